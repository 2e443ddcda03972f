/** The server's own types under short names. */
import type { components, operations } from "./schema";

type Schemas = components["schemas"];

export type Message = Schemas["MessageInfo"];
export type Problem = Schemas["ErrorResponse"];
export type Me = Schemas["MeResponse"];
export type GamesResponse = Schemas["GamesResponse"];
export type GameInfo = Schemas["GameInfo"];
export type ChoicesResponse = Schemas["ChoicesResponse"];
export type OptionInfo = Schemas["OptionInfo"];
export type FigureInfo = Schemas["FigureInfo"];
export type OptionValue = GameInfo["options"][number]["default"];
export type TableRequest = Schemas["TableRequest"];
export type SeatRequest = Schemas["SeatRequest"];
export type TableResponse = Schemas["TableResponse"];
export type TableMessage = Schemas["EntryInfo"];
export type SeatInfo = Schemas["SeatInfo"];
export type View = Schemas["ViewInfo"];
export type LegalAction = Schemas["LegalAction"];
export type GameEvent = Schemas["EventInfo"];
export type Result = Schemas["ResultInfo"];
export type Summary = Schemas["TableSummary"];
export type Invitation = Schemas["InvitationInfo"];
export type MoveResponse = Schemas["MoveResponse"];
export type AbsenceResponse = Schemas["AbsenceResponse"];
export type AbsenceRequest = Schemas["AbsenceRequest"];
export type WaitingRule = Schemas["WaitingRuleInfo"];
export type WhyResponse = Schemas["WhyResponse"];
export type RulesResponse = Schemas["RulesResponse"];
export type RuleSection = Schemas["RuleSection"];
export type TourResponse = Schemas["TourResponse"];
export type PreviewResponse = Schemas["PreviewResponse"];
export type HintResponse = Schemas["HintResponse"];
export type RecordResponse = Schemas["RecordResponse"];
export type TableFrame = Schemas["TableFrame"];
export type LobbyFrame = Schemas["LobbyFrame"];
export type RefusedFrame = Schemas["RefusedFrame"];
export type Beat = Schemas["HeartbeatFrame"];

/** The languages that the server speaks. */
export type Language = NonNullable<NonNullable<operations["rules"]["parameters"]["query"]>["language"]>;
