import type { Expression } from "../expression/ast";

/** A sum in sigma notation whose value is asked for; `last` null: without end. */
export interface SeriesTask {
  readonly task: "series";
  readonly body: Expression;
  readonly index: string;
  readonly first: bigint;
  readonly last: bigint | null;
}
