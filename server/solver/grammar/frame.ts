import type { Concept } from "../lexicon/lexicon";
import type { Recognition } from "../problem/sentence";
import type { Face } from "./faces";
import type { Context } from "./sentence";

/** A place in a question that a piece of mathematics fills. */
export interface Slot<T> {
  readonly face: Face<unknown>;
  /** One of these stands directly before what fills it, articles and "of" aside. Absent: nothing is needed. */
  readonly after?: readonly Concept[];
  /** One of these stands directly behind it. */
  readonly before?: readonly Concept[];
  /** Nothing but an article may stand between the mark before and the piece. */
  readonly beside?: boolean;
  /** None of these stands directly behind it. */
  readonly unless?: readonly Concept[];
  /** What fills it stands in one row: nothing but commas and "and" between one piece and the next. */
  readonly inRow?: boolean;
  /** None of these stands directly before it, articles aside. */
  readonly notAfter?: readonly Concept[];
  readonly least: number;
  readonly most: number;
  /** Makes what the slot stands for out of all that fills it. */
  readonly gather: (found: readonly unknown[]) => T;
}

type Marks = Pick<Slot<unknown>, "after" | "before" | "beside" | "unless" | "notAfter" | "inRow">;

/** Exactly one. */
export const one = <T>(face: Face<T>, marks: Marks = {}): Slot<T> => ({
  face,
  ...marks,
  least: 1,
  most: 1,
  gather: (found) => found[0] as T,
});

/** One or none. */
export const maybe = <T>(face: Face<T>, marks: Marks = {}): Slot<T | undefined> => ({
  face,
  ...marks,
  least: 0,
  most: 1,
  gather: (found) => found[0] as T | undefined,
});

const MOST_OF_A_KIND = 60;

/** A list of at least so many. The mark is needed before the first only. */
export const several = <T>(
  face: Face<T>,
  { least = 1, most = MOST_OF_A_KIND, ...marks }: Marks & { least?: number; most?: number } = {},
): Slot<readonly T[]> => ({
  face,
  ...marks,
  least,
  most,
  gather: (found) => found as readonly T[],
});

export type Slots = Readonly<Record<string, Slot<unknown>>>;

export type ValuesOf<S extends Slots> = {
  readonly [Name in keyof S]: S[Name] extends Slot<infer T> ? T : never;
};

/** One kind of question: the words that name it, the mathematics it is about, and the task that comes of both. The words
 * may stand in any order; each has to be accounted for. */
export interface Frame<S extends Slots = Slots> {
  readonly id: string;
  /** One phrase of each group must occur. None: mathematics alone asks this. */
  readonly heads: readonly (readonly Concept[])[];
  /** Words that say nothing more where the heads stand: "of the line" behind a slope. */
  readonly idle?: readonly Concept[];
  /** Heads behind which no mark is looked for: "area, radius 5" tells no area. */
  readonly closed?: readonly Concept[];
  /** How many things may be named that the question is about: "a jacket", "8 pens". Absent: none. */
  readonly things?: number;
  readonly slots: S;
  /** Null: what fills the slots does not make such a question. */
  build(values: ValuesOf<S>, context: Context, words: ReadonlySet<Concept>): Recognition | null;
}

/** Keeps the kinds of the slots for `build`. */
export const frame = <S extends Slots>(given: Frame<S>): Frame => given as unknown as Frame;
