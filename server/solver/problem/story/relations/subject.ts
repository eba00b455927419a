import { ASSUMED, ASSUMED_NOUNS, FIGURES, type Figure } from "./figures";
import type { Token } from "./tokens";
import { ANGLE_NOUNS, COPULAS, JOINTS, NUMBER_NOUNS, RELATIVE, SIDE_NOUNS } from "./words";

/** What a story's relations are about. */
export type Subject =
  | {
      readonly kind: "figure";
      readonly figure: Figure;
      readonly nouns: ReadonlySet<string>;
      readonly assumed: boolean;
    }
  | { readonly kind: "members"; readonly nouns: ReadonlySet<string>; readonly total: Total | null }
  /** Numbers that follow one another. */
  | { readonly kind: "consecutive"; readonly step: 1 | 2; readonly parity: "even" | "odd" | null }
  /** One angle beside its complement or supplement. */
  | { readonly kind: "single"; readonly rest: Rest };

/** What an angle and its "complement" add up to. */
interface Rest extends Total {
  readonly name: string;
}

/** What the members add up to by what they are. */
export interface Total {
  readonly value: string;
  /** How many they are. */
  readonly count?: 2 | 3;
  /** One more of them, which is known. */
  readonly beside?: string;
  readonly says: string;
}

const COMPLEMENTARY: Rest = {
  name: "complement",
  value: "90",
  count: 2,
  says: "Complementary angles add up to 90 degrees.",
};
const SUPPLEMENTARY: Rest = {
  name: "supplement",
  value: "180",
  count: 2,
  says: "Supplementary angles add up to 180 degrees.",
};
const ACUTE: Total = {
  value: "90",
  count: 2,
  beside: "90",
  says: "The small angles of a right triangle add up to 90 degrees.",
};
const TRIANGLE: Total = { value: "180", count: 3, says: "The angles of a triangle add up to 180 degrees." };
const PERIMETER: Total = { value: "P", count: 3, says: "The sides add up to the perimeter." };

/** @returns null where a story speaks of nothing of the kind, or of two */
export function subjectOf(sentences: readonly (readonly Token[])[]): Subject | null {
  const words = new Set(
    sentences.flatMap((tokens) => tokens.flatMap((token) => (token.kind === "word" ? token.word : []))),
  );
  const has = (...some: readonly string[]) => some.some((word) => words.has(word));
  const hasAny = (some: ReadonlySet<string>) => [...some].some((word) => words.has(word));
  if (has("consecutive")) return consecutive(has("even"), has("odd"));
  if (hasAny(ANGLE_NOUNS)) return angles(has);
  if (has("triangle") && hasAny(SIDE_NOUNS))
    return has("perimeter") ? { kind: "members", nouns: SIDE_NOUNS, total: PERIMETER } : null;
  // "Its square" is no figure where a number is spoken of.
  if (hasAny(NUMBER_NOUNS)) return numbers(has);
  const named = FIGURES.filter(({ nouns }) => has(...nouns));
  const figures = named.length > 0 ? named : FIGURES.filter(({ adjectives = [] }) => has(...adjectives));
  const [figure = null] = figures;
  if (figures.length > 1) return null;
  if (figure) return { kind: "figure", figure, nouns: nounsOf(figure, sentences), assumed: false };
  const taken = [...ASSUMED_NOUNS].filter((noun) => words.has(noun));
  if (taken.length === 1 && (has("length", "long", "longer") || has("width", "wide")))
    return { kind: "figure", figure: ASSUMED, nouns: new Set(taken), assumed: true };
  return null;
}

function consecutive(even: boolean, odd: boolean): Subject | null {
  if (even && odd) return null;
  if (!even && !odd) return { kind: "consecutive", step: 1, parity: null };
  return { kind: "consecutive", step: 2, parity: even ? "even" : "odd" };
}

function angles(has: (...some: readonly string[]) => boolean): Subject | null {
  const rests = [COMPLEMENTARY, SUPPLEMENTARY].filter(({ name }) => has(name));
  const isRight = has("right") && has("small", "acute", "smaller", "smallest");
  const totals = [
    ...rests,
    ...(has("complementary") ? [COMPLEMENTARY] : []),
    ...(has("supplementary") ? [SUPPLEMENTARY] : []),
    ...(has("triangle") ? [isRight ? ACUTE : TRIANGLE] : []),
  ];
  const [total = null] = totals;
  // Of such a triangle more is known than the sum.
  const isSpecial =
    has("isosceles", "equilateral", "exterior", "base", "vertex") || (has("right") && !isRight);
  if (totals.length !== 1 || isSpecial) return null;
  const [rest] = rests;
  return rest ? { kind: "single", rest } : { kind: "members", nouns: ANGLE_NOUNS, total };
}

/** One number alone is an equation in words, which is read as one. */
function numbers(has: (...some: readonly string[]) => boolean): Subject | null {
  const areSeveral = has(
    "numbers",
    "integers",
    "one",
    "other",
    "another",
    "second",
    "larger",
    "smaller",
    "greater",
  );
  return areSeveral ? { kind: "members", nouns: NUMBER_NOUNS, total: null } : null;
}

/** The longest name of a thing that an adjective makes a figure of. */
const NAME_LENGTH = 3;
const ENDS: ReadonlySet<string> = new Set([
  ...COPULAS,
  ...JOINTS,
  ...RELATIVE,
  "of",
  "in",
  "on",
  "by",
  "measures",
  "'s",
]);

/** The words a figure is named by: of "a rectangular swimming pool" also "pool". */
function nounsOf(figure: Figure, sentences: readonly (readonly Token[])[]): ReadonlySet<string> {
  const nouns = new Set([...figure.nouns, ...(figure.adjectives ?? [])]);
  for (const tokens of sentences)
    tokens.forEach((token, at) => {
      if (token.kind !== "word" || !figure.adjectives?.includes(token.word)) return;
      let together = "";
      for (const next of tokens.slice(at + 1, at + 1 + NAME_LENGTH)) {
        if (next.kind !== "word" || ENDS.has(next.word)) break;
        together += next.word;
        // A place mat is a placemat to the next sentence.
        nouns.add(next.word).add(together);
      }
    });
  return nouns;
}
