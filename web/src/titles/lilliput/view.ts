/** Types of 18Lilliput's view: short names for the generated ones. */
import type { components } from "../../lib/wire";

type Schemas = components["schemas"];
export type LilliputView = Schemas["LilliputView"];
export type CompanyView = Schemas["CompanyView"];
export type PlayerView = Schemas["PlayerView"];
export type FieldView = Schemas["FieldView"];
export type StackView = Schemas["StackView"];
export type DepotView = Schemas["DepotView"];
export type TrainView = Schemas["TrainView"];
export type CardView = Schemas["CardView"];
export type HalfView = Schemas["HalfView"];
export type CellView = Schemas["CellView"];
export type RouteTaken = Schemas["RouteTaken"];
export type Effect = Schemas["Effect"];
export type Move = LilliputView["moves"][number];
export type LilliputAction = Move["action"];
export type ActionType = LilliputAction["type"];
export type ActionOf<T extends ActionType> = Extract<LilliputAction, { type: T }>;
export type MoveOf<T extends ActionType> = Omit<Move, "action"> & { action: ActionOf<T> };
