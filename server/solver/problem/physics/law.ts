import type { Relation } from "../../expression/ast";
import { parseStatement } from "../../parser/parse";
import type { MaterialProperty } from "./materials";

/** One letter of a law. */
export interface Role {
  /** To follow "the": "mass". */
  readonly name: string;
  /** The SI unit it is calculated in, and the one its answer is given in. */
  readonly unit: string;
  /** The noun phrases that ask for it (see `cues.ts`). Absent: it cannot be asked for. */
  readonly asked?: string;
  /** Words around it when it is told, and words that tell another. Absent: any place will do. */
  readonly told?: string;
  readonly never?: string;
  /** Of the values of its kind that are told, it is the one: the hot reservoir has the greatest temperature. */
  readonly extreme?: "greatest" | "least";
  /** It is found on the way to what is asked, and told nowhere. */
  readonly found?: true;
  /** The one value in SI units that it may be told to have. */
  readonly only?: string;
  /** It cannot be below this value in SI units where the law holds; a sentence says why. */
  readonly least?: readonly [value: string, because: string];
  /** A constant of nature, or a value that words fix ("from rest"). */
  readonly fixed?: string | readonly [words: string, value: string];
  /** The molar mass of the one substance that the text names. */
  readonly substance?: true;
  /** The mass number of the one isotope that the text names. */
  readonly isotope?: true;
  /** A property of the one material that the text names, out of the table. */
  readonly material?: MaterialProperty;
}

/** A letter that can be asked for. */
export const role = (name: string, unit: string, asked: string, more: Partial<Role> = {}): Role => ({
  name,
  unit,
  asked,
  ...more,
});

/** Laws that belong together, with the words by which a text speaks of them. */
export interface Law {
  /** To follow "Write down": "Ohm's law". */
  readonly title: string;
  readonly equations: readonly string[];
  readonly roles: Readonly<Record<string, Role>>;
  /** Cues that the text must all hold; and those that tell of a situation the law is too simple for. */
  readonly about: string | readonly string[];
  readonly not?: string;
  /** Further words of physics that may stand in the text and change nothing. */
  readonly beside?: string;
  /** The law itself speaks of angles and orders, which stand in the way of others. */
  readonly twisted?: true;
  /** Terms of the law that hold a word which would otherwise turn a quantity into something else: "percent yield". */
  readonly terms?: string;
  /** Letters of the same quantity for two things, or for one thing at two times, which are told in the same order. */
  readonly states?: readonly (readonly [one: string, other: string])[];
  /** How the figures of an answer follow from those of the data where the law is no product (see `figures.ts`). */
  readonly figures?: "logarithm" | "power" | "difference";
}

const cache = new Map<string, Relation>();

/** The equation that a law writes as text.
 * @throws {RangeError} when the text is no equation */
export function equationOf(text: string): Relation {
  const known = cache.get(text);
  if (known) return known;
  const statement = parseStatement(text);
  if (statement.kind !== "relation") throw new RangeError(`no equation: ${text}`);
  cache.set(text, statement);
  return statement;
}
