/** The server's own types under short names. */
import type { components, operations } from "./schema";

type Schemas = components["schemas"];

export type Message = Schemas["Words"];
export type Problem = Schemas["Problem"];
export type Me = Schemas["Me"];
export type GamesTold = Schemas["GamesTold"];
export type GameTold = Schemas["GameTold"];
export type ChoicesTold = Schemas["ChoicesTold"];
export type OptionTold = Schemas["OptionTold"];
export type FigureTold = Schemas["FigureTold"];
export type OptionValue = GameTold["options"][number]["default"];
export type TableAsked = Schemas["TableAsked"];
export type SeatAsked = Schemas["SeatAsked"];
export type TableTold = Schemas["TableTold"];
export type TableMessage = Schemas["TableMessage"];
export type SeatTold = Schemas["SeatTold"];
export type View = Schemas["View"];
export type LegalAction = Schemas["LegalAction"];
export type GameEvent = Schemas["Event"];
export type Result = Schemas["Result"];
export type Summary = Schemas["Summary"];
export type Invitation = Schemas["Invitation"];
export type MoveTold = Schemas["MoveTold"];
export type AbsenceTold = Schemas["AbsenceTold"];
export type AbsentAsked = Schemas["AbsentAsked"];
export type WaitingRule = Schemas["WaitingRule"];
export type WhyTold = Schemas["WhyTold"];
export type RulesTold = Schemas["RulesTold"];
export type RuleSection = Schemas["RuleSection"];
export type TourTold = Schemas["TourTold"];
export type PreviewTold = Schemas["PreviewTold"];
export type HintTold = Schemas["HintTold"];
export type RecordTold = Schemas["RecordTold"];
export type TableFrame = Schemas["TableFrame"];
export type LobbyFrame = Schemas["LobbyFrame"];
export type RefusedFrame = Schemas["RefusedFrame"];
export type Beat = Schemas["Beat"];

/** The languages that the server speaks. */
export type Language = NonNullable<NonNullable<operations["rules"]["parameters"]["query"]>["language"]>;
