/** An amount in the parser's notation, in which q_0 stands for a number of the story and SUM and the like for what is
 * said of all members together. */
export interface Amount {
  readonly text: string;
  readonly marks: readonly string[];
  /** Numbers that only say how many members there are. */
  readonly counts: readonly string[];
}

/** What a sentence says, in order. */
export type Said =
  | Equation
  /** These stand to one another as those numbers. */
  | { readonly kind: "ratio"; readonly marks: readonly string[] }
  /** A number that says how many members there are. */
  | { readonly kind: "count"; readonly mark: string }
  | { readonly kind: "ask"; readonly letters: readonly string[] }
  /** All members, or the dimensions of a figure. */
  | { readonly kind: "ask all" }
  /** One of the members by its place, which may be the greatest. */
  | { readonly kind: "ask place"; readonly row: number };

export interface Equation {
  readonly kind: "equal";
  readonly left: Amount;
  readonly right: Amount;
}

/** One way to read on from a place, up to another. */
export interface Way<Value> {
  readonly end: number;
  readonly value: Value;
}
export type Ways<Value> = readonly Way<Value>[];

/** The letter of each row of places (see words.ts), and that of a number or an angle alone. */
export const LETTERS = ["x", "y", "z", "u", "v", "m"] as const;
export const ALONE = "n";

/** @param parts whose numbers are in it */
export const amount = (text: string, ...parts: readonly Amount[]): Amount => ({
  text,
  marks: parts.flatMap(({ marks }) => marks),
  counts: parts.flatMap(({ counts }) => counts),
});

export const countsIn = (said: readonly Said[]): string[] =>
  said.flatMap((each) => (each.kind === "count" ? each.mark : []));

/** The way on from a statement that two amounts are equal. */
export function equal(
  end: number,
  left: Amount,
  right: Amount,
  more: readonly Said[] = [],
): Way<readonly Said[]> {
  const counts = [...left.counts, ...right.counts].map((mark) => ({ kind: "count", mark }) as const);
  return { end, value: [...more, ...counts, { kind: "equal", left, right }] };
}
