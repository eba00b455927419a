import type { Expression } from "../../expression/ast";
import type { Line } from "./line";
import type { Start } from "./start";
import type { Subject } from "./subject";

/** Where a line stands in the working. */
export interface Position {
  readonly start: Start;
  /** What the line before says; null while nothing has been said. */
  readonly before: Subject | null;
  /** Conditions accepted before that may be gone back to, the problem itself among them. */
  readonly earlier: readonly Subject[];
  /** The line before, whose left side a line that begins with "=" goes on from. */
  readonly lineBefore: Line | null;
  /** Lines that come after. */
  readonly ahead: readonly Line[];
  /** A value has been rounded in a line before. */
  readonly rounded: boolean;
  /** A line before does not follow. */
  readonly spoilt: boolean;
  /** Letters the student has named: u = x². */
  readonly named: ReadonlyMap<string, Expression>;
}
