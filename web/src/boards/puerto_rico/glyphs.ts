/** Line drawings that tell buildings and roles apart, each in a square from -12 to 12. */
const COG =
  "M0-9V-6M0 6V9M-9 0H-6M6 0H9M-6.4-6.4L-4.2-4.2M4.2 4.2L6.4 6.4M-6.4 6.4L-4.2 4.2M4.2-4.2L6.4-6.4" +
  "M-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0M-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0";
const ANCHOR = "M0-6V9M-4-3H4M-8 3Q-7 9 0 9Q7 9 8 3M-2-8a2 2 0 1 0 4 0a2 2 0 1 0-4 0";
const SCALES = "M0-9V9M-5 9H5M-8-6H8M-8-6L-11 2H-5zM8-6L5 2H11z";

export const BUILDING_GLYPHS: Readonly<Record<string, string>> = {
  small_market: "M-8-2H8L6-8H-6zM-6-2V9M6-2V9M-8 9H8",
  large_market: "M-11-2H11L9-8H-9zM-9-2V9M0-2V9M9-2V9M-11 9H11M-11-2Q-8 2-5.5-2Q-3 2 0-2Q3 2 5.5-2Q8 2 11-2",
  hacienda: "M-10 9V-2L0-9L10-2V9zM-3 9V3Q0-1 3 3V9",
  construction_hut: "M-8 9L4-3M-4-8Q7-8 8 4",
  small_warehouse: "M-8 9V-3L-5-9H5L8-3V9zM-4 9V0H4V9zM-4 0L4 9M4 0L-4 9",
  large_warehouse: "M-11 9V-3L-8-9H8L11-3V9zM-8 9V1H-1V9zM-8 1L-1 9M-1 1L-8 9M1 9V1H8V9zM1 1L8 9M8 1L1 9",
  hospice: "M-8 9V-3L0-9L8-3V9zM0-3V5M-4 1H4",
  office: SCALES,
  factory: "M-10 9V0L-4-4V0L2-4V0L8-4V9zM5-3V-9H8V-4",
  university: "M-10-3L0-8L10-3L0 2zM-6-1V5Q0 9 6 5V-1M10-3V5",
  harbor: ANCHOR,
  wharf: "M-10 3H10L6 9H-6zM0-9V3M0-8Q8-6 7 0H0M-2-6Q-8-3-8 1H-2",
  guild_hall: "M-8-8H8V0Q8 7 0 10Q-8 7-8 0zM-4-3H4M0-3V6",
  residence: "M-10 9V-1L0-8L10-1V9zM-7 2H-4V5H-7zM4 2H7V5H4zM-2 9V4H2V9",
  fortress: "M-9 9V-7H-5V-4H-2V-7H2V-4H5V-7H9V9zM-3 9V4Q0 1 3 4V9",
  customs_house: "M-7-9H7V9H-7zM-4-5H4M-4-1H4M-1 5a2.500 2.500 0 1 0 5 0a2.500 2.500 0 1 0-5 0",
  city_hall: "M-10 9H10M-8 9V-1M-3 9V-1M3 9V-1M8 9V-1M-10-1H10L0-6zM0-6V-11L4-9.500L0-8",
  aqueduct: "M-11-6H11M-11 9V-6M11 9V-6M-7 9V1Q-3.500-4 0 1V9M0 1Q3.500-4 7 1V9",
  black_market: "M-10-2Q-5-6 0-2Q5-6 10-2Q9 6 4 4L0 1L-4 4Q-9 6-10-2zM-6 0H-4M4 0H6",
  forest_house: "M-4-9L2 3H-10zM-4 3V9M3 9V2L7-2L11 2V9z",
  storehouse: "M-9 9V1H-1V9zM1 9V1H9V9zM-4 1V-7H4V1z",
  guesthouse: "M-10 8V-6M-10 4H10V8M10 4Q10-1 4-1H-3V4M-8-1a2 2 0 1 0 4 0a2 2 0 1 0-4 0",
  trading_post: "M0 9V-9M0-7H7L10-4.500L7-2H0M0 0H-7L-10 2.500L-7 5H0",
  church: "M-7 9V1L0-4L7 1V9zM0-4V-11M-2.500-8.500H2.500M-2 9V4H2V9",
  small_wharf: "M-9 4H9L6 9H-6zM0 4V-8L7 1H0",
  lighthouse: "M-4 9L-2-4H2L4 9zM-3-4H3V-9H-3zM-6-8L-10-10M6-8L10-10M-6-5H-10M6-5H10",
  library: "M0-5Q-5-9-10-6V7Q-5 4 0 8Q5 4 10 7V-6Q5-9 0-5V8",
  specialty_factory: COG,
  union_hall: "M-7 9V-8H8V-4M-7-3L-2-8M5-4H11V2H5zM-10 9H-4",
  cloister: "M-10 9V-1H10V9M-10 9Q-6.500 0-3.300 9Q0 0 3.300 9Q6.500 0 10 9M0-1V-10M-2.500-7.500H2.500",
  statue: "M-6 9H6V5H-6zM-3 5V-1Q-3-4 0-4Q3-4 3-1V5M-2-7a2 2 0 1 0 4 0a2 2 0 1 0-4 0M3-2L8-8",
  land_office: "M-10-6L-3-9L3-6L10-9V6L3 9L-3 6L-10 9zM-3-9V6M3-6V9",
  chapel: "M-8 6Q-5 4-5-2Q-5-8 0-8Q5-8 5-2Q5 4 8 6zM0-8V-10M-2 6Q0 11 2 6",
  hunting_lodge: "M-6-9Q5-6 5 0Q5 6-6 9zM-9 0H10L7-3M10 0L7 3",
  masons_guild: "M0-7L-7 9M0-7L7 9M-4.500 3H4.500M-2-9a2 2 0 1 0 4 0a2 2 0 1 0-4 0",
  royal_supplier: "M-9 8L-10-4L-5 0L0-8L5 0L10-4L9 8z",
  villa: "M-11 9V2L-5-3L1 2V9zM7 9V-3M7-3Q4-8 1-4M7-3Q11-8 12-2M7-3Q8-9 3-9",
  jeweler: "M-10-3L-5-9H5L10-3L0 9zM-10-3H10M-5-9L-2-3L0 9L2-3L5-9",
  royal_garden: "M0 9V0M0 0Q-9 1-9-6Q-3-6 0 0Q3-6 9-6Q9 1 0 0M-6 9H6M0-4V-9",
};

const PAN = "M-10-2H10Q8 8 0 8Q-8 8-10-2zM-4 2H-2M1 4H3M3 1H5M-6-5L-3-9M6-5L3-9M0-5V-9";

export const ROLE_GLYPHS: Readonly<Record<string, string>> = {
  settler: "M0 10V-2M0 2Q-9 2-9-6Q-1-6 0 2M0-2Q0-10 9-10Q9-2 0-2M-7 10H7",
  mayor: "M-8 10Q-8 0 0 0Q8 0 8 10zM-4-5a4 4 0 1 0 8 0a4 4 0 1 0-8 0M-4 1L0 7L4 1",
  builder: "M-9 9L2-2M-2-6L4-10L10-4L6 2zM-9 9L-6 11L4 1",
  craftsman: COG,
  trader: SCALES,
  captain: "M-10 4H10L6 10H-6zM0-10V4M0-9Q9-7 8 1H0M-2-7Q-9-4-9 2H-2",
  prospector_1: PAN,
  prospector_2: PAN,
  buccaneer: "M-9-9L7 7M9-9L-7 7M-10 4L-4 10M10 4L4 10M-7 7L-9 9M7 7L9 9",
};

export const PICK = BUILDING_GLYPHS["construction_hut"]!;
export const LAUREL =
  "M-3 9Q-10 5-9-4M3 9Q10 5 9-4M-9-1L-12-3M-8 3L-11 3M-6 7L-9 8M9-1L12-3M8 3L11 3M6 7L9 8";
export const TREE = "M0-11L7-1H3L9 7H-9L-3-1H-7zM0 7V11";
export const STONES = "M-11 8L-9 1L-3-1L1 4L0 8zM1 8L3 2L8 1L11 8zM-6-2L-3-8L3-9L7-1L2 2L-1-2z";
