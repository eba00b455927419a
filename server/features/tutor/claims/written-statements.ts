import "server-only";
import { isSupposed } from "./mathematics-in-words";
import { isCalculation } from "./sayings";
import { tokensOf } from "./tokens";
import type { Span, Token } from "./types";
import { is } from "./wording";

const RELATION = /[=≈<>≤≥≠]/;
/** Letters, or a sign of calculus, on the left or between bounds: more is said there than a number behind other words. */
const WRITTEN_OUT = /^[^=≈<>≤≥≠]*(?:[<>≤≥]=?[^=≈<>≤≥≠]*)?[a-zA-Z∫√π]/u;

/** Statements in signs within a line of prose, each as far as its mathematics goes: "f'(x) = 3x^2 + 1", "x < -4",
 * "3 km = 3000 m". One behind a word that may belong to it is doubtful. */
export function writtenStatements(line: string): Span[] {
  if (!RELATION.test(line)) return [];
  const tokens = tokensOf(line);
  return tokens.flatMap((token, index): Span[] => {
    if (token.kind !== "math" || token.formula || !isRelation(token.text)) return [];
    const { at, end } = token;
    const latex = line.slice(at, end);
    const isWhole = WRITTEN_OUT.test(latex) || isCalculated(tokens, index);
    const doubtful = isPart(tokens, index) || !isWhole || isSupposed(line.slice(0, at));
    return [{ latex, at, end, display: false, ...(doubtful && { doubtful }) }];
  });
}

/** A calculation behind nothing but a word that leads to it: "indeed 5² + 12² = 169". */
function isCalculated(tokens: readonly Token[], index: number): boolean {
  const [before, here, after] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  const isLed = before === undefined || before.kind === "mark" || is("light", before.text);
  const isFollowed = after?.kind === "word" && !is("light", after.text);
  const [left = ""] = here?.text.split(RELATION) ?? [];
  return isLed && !isFollowed && !is("prepositions", before?.text ?? "") && isCalculation(left);
}

/** There is something on either side of the sign. */
const isRelation = (text: string): boolean =>
  /^[^=≈<>≤≥≠]*[^\s=≈<>≤≥≠].*[=≈<>≤≥≠]\s*[^\s=≈<>≤≥≠]/u.test(text);

/** "the sum of x and y = 5", "half of x = 6", "x = 3 apples": something before or behind it goes with it. */
function isPart(tokens: readonly Token[], index: number): boolean {
  const [before, after] = [tokens[index - 1], tokens[index + 1]];
  if (before?.kind === "word" && /^(?:of|than|per|times|over|plus|minus)$/.test(before.text)) return true;
  if (before?.text === "and" && !RELATION.test(tokens[index - 2]?.text ?? "=")) return true;
  return (
    after?.kind === "word" &&
    /^(?:times|plus|minus|over|of|more|less|r|rem|remainder|mod|modulo)$/.test(after.text)
  );
}

/** Statements found in other ways, and the written ones, each as far as it goes. One that begins where another finder
 * is sure of a statement is no part of something longer. */
export function withWritten(found: readonly Span[], written: readonly Span[]): Span[] {
  const whole = written.map((span): Span => {
    const same = found.find(({ at }) => at === span.at);
    const { doubtful: _before, ...sure } = span;
    return same && !same.doubtful ? sure : span;
  });
  const kept = found.filter((span) => !whole.some(({ at, end }) => at <= span.at && span.end <= end));
  const others = whole.filter(({ at, end }) => !kept.some((span) => span.at < end && at < span.end));
  return [...kept, ...others].sort((a, b) => a.at - b.at);
}
