import "server-only";
import { wordsOf } from "./sentences";
import type { Token } from "./types";
import { is } from "./wording";

interface Around {
  readonly value: string;
  readonly unknown: string | null;
  /** What is behind the value. */
  readonly rest: readonly Token[];
}

/** "x has to stay below 3", "anything bigger than 5", "4 or more": a bound in words. */
export function boundIn(lead: readonly Token[], { value, unknown, rest }: Around): string | null {
  if (unknown === null || !/^-?[\d./]+$/.test(value)) return null;
  const words = wordsOf({ tokens: lead, mark: "" });
  if (words.some((word) => is("quantities", word))) return null;
  const isOfUnknown = lead.some((token) =>
    token.kind === "math" ? token.text === unknown : is("anything", token.text),
  );
  const sign = signOf(words, wordsOf({ tokens: rest, mark: "" }));
  return sign && isOfUnknown ? `${unknown} ${sign} ${value}` : null;
}

/** Every number with words of a bound beside it, whatever it is said of. */
export function boundsIn(tokens: readonly Token[], unknown: string): readonly string[] {
  return tokens.flatMap(({ kind, text: written }, index) => {
    const text = written.replace(/^[−–]/, "-");
    if (kind !== "math" || !/^-?[\d./]+$/.test(text)) return [];
    const before = runOf(tokens.slice(0, index).reverse()).reverse();
    const sign = signOf(before, runOf(tokens.slice(index + 1)));
    return sign ? [`${unknown} ${sign} ${text}`] : [];
  });
}

/** The words up to the next mark or piece of mathematics. */
function runOf(tokens: readonly Token[]): string[] {
  const end = tokens.findIndex(({ kind }) => kind !== "word");
  return (end < 0 ? tokens : tokens.slice(0, end)).map(({ text }) => text);
}

function signOf(before: readonly string[], after: readonly string[]): string | undefined {
  if (before.some((word) => is("opposing", word))) return undefined;
  const [lead, rest] = [` ${before.join(" ")}`, `${after.join(" ")} `];
  return (BOUNDS.find(([phrase]) => lead.endsWith(` ${phrase}`)) ??
    BOUNDS_BEHIND.find(([phrase]) => rest.startsWith(`${phrase} `)))?.[1];
}

const BOUNDS_BEHIND: readonly (readonly [phrase: string, sign: string])[] = [
  ...["more", "greater", "bigger", "larger", "higher", "above", "over"].flatMap(
    (word) =>
      [
        [`or ${word}`, "≥"],
        [`and ${word}`, "≥"],
      ] as const,
  ),
  ...["less", "smaller", "fewer", "lower", "below", "under"].flatMap(
    (word) =>
      [
        [`or ${word}`, "≤"],
        [`and ${word}`, "≤"],
      ] as const,
  ),
  ["and up", "≥"],
  ["upwards", "≥"],
  ["upward", "≥"],
  ["onwards", "≥"],
  ["downwards", "≤"],
  ["downward", "≤"],
];

const BOUNDS: readonly (readonly [phrase: string, sign: string])[] = [
  ["at most", "≤"],
  ["at least", "≥"],
  ["no more than", "≤"],
  ["no less than", "≥"],
  ["less than", "<"],
  ["smaller than", "<"],
  ["lower than", "<"],
  ["below", "<"],
  ["under", "<"],
  ["more than", ">"],
  ["greater than", ">"],
  ["bigger than", ">"],
  ["larger than", ">"],
  ["higher than", ">"],
  ["above", ">"],
  ["over", ">"],
];
