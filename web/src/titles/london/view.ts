/** Types of London's view: short names for the generated ones. */
import type { components } from "../../lib/wire";

type Schemas = components["schemas"];
export type LondonView = Schemas["LondonView"];
export type SheetView = Schemas["SheetView"];
export type LineView = Schemas["LineView"];
export type Move = Schemas["LondonView"]["moves"][number];
export type Draw = Schemas["Draw"];
export type Pass = Schemas["Pass"];
export type Circle = Schemas["Circle"];
export type LondonAction = Draw | Pass | Circle;
