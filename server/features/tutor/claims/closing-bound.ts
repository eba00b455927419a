import "server-only";
import type { Token } from "./tokens";
import { is } from "./wording";

/** "x has to stay below 3", "anything bigger than 5": a bound in words. */
export function boundIn(
  lead: readonly Token[],
  { value, unknown }: { readonly value: string; readonly unknown: string | null },
): string | null {
  if (unknown === null || !/^-?[\d./]+$/.test(value)) return null;
  const words = lead.filter(({ kind }) => kind === "word").map(({ text }) => text);
  if (words.some((word) => is("quantities", word))) return null;
  const isOfUnknown = lead.some((token) =>
    token.kind === "math" ? token.text === unknown : is("anything", token.text),
  );
  const sign = BOUNDS.find(([phrase]) => ` ${words.join(" ")}`.endsWith(` ${phrase}`))?.[1];
  return sign && isOfUnknown ? `${unknown} ${sign} ${value}` : null;
}

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
