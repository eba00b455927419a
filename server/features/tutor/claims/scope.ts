import "server-only";
import { type Segment, type Sentence, wordsOf } from "./sentences";
import { is } from "./wording";

/** How a claim is meant. Only what is asserted is compared with anything. */
export type Scope =
  | "asserted"
  | "hypothetical"
  | "quoted"
  | "rejected"
  | "definition"
  | "approximate"
  | "other problem";

/** The scope of what one part of a sentence says. */
export function scopeOf(segment: Segment, { segments, asks }: Sentence): Scope {
  const own = [...joinedTo(segment, segments), ...wordsOf(segment)];
  const all = segments.flatMap(wordsOf);
  const has = (role: Parameters<typeof is>[0], words: readonly string[]) =>
    words.some((word) => is(role, word));
  if (has("rejecting", own) || isTakenBack(segment, segments)) return "rejected";
  if ((asks && segment === segments.at(-1)) || has("supposing", all) || isConditional(segment, segments))
    return "hypothetical";
  if (isQuoted(all)) return "quoted";
  if (has("foreign", all)) return "other problem";
  if (
    has("general", all) ||
    wordsOf(segment).some((word, index, all) => word === "rule" && !isMeans(all, index))
  )
    return "definition";
  if (
    has("systems", all.some(isOfFigure) ? all.filter((word) => word !== "base") : all) ||
    has("rough", own) ||
    /\bat (?:least|most)\b/.test(own.join(" "))
  )
    return "approximate";
  return "asserted";
}

/** The base of a triangle is no base of numbers. */
const isOfFigure = (word: string): boolean =>
  /^(?:height|area|triangle|parallelogram|pyramid|prism|cone|cylinder|trapezi\w+|volume)$/.test(word);

/** "By the product rule": the rule is what is used, and the sentence says what it gives. */
const isMeans = (words: readonly string[], index: number): boolean =>
  words.slice(Math.max(0, index - 4), index).some((word) => is("using", word));

/** "Forget a sign and you get 5": what is before the "and" goes for what is behind it, and so does a label. */
function joinedTo(segment: Segment, segments: readonly Segment[]): readonly string[] {
  const before = segments[segments.indexOf(segment) - 1];
  const isJoined = before && (segment.tokens[0]?.text === "and" || isLabel(before));
  return isJoined ? wordsOf(before) : [];
}

/** "Wrong: x < -4". */
const isLabel = ({ tokens, mark }: Segment): boolean =>
  mark === ":" && tokens.length <= 3 && tokens.every(({ kind }) => kind === "word");

/** Whether a sentence speaks of another problem. */
export const isForeign = ({ segments }: Sentence): boolean =>
  segments.flatMap(wordsOf).some((word) => is("foreign", word));

/** "…, which is wrong": a later part without mathematics of its own. */
function isTakenBack(segment: Segment, segments: readonly Segment[]): boolean {
  const next = segments[segments.indexOf(segment) + 1];
  if (!next || next.tokens.some(({ kind }) => kind === "math")) return false;
  return wordsOf(next).some((word) => is("rejecting", word));
}

/** "If x is 5, the left side is 13" says nothing of either; "if we work out 7 × 8, the result is 56" does. */
function isConditional(segment: Segment, segments: readonly Segment[]): boolean {
  return segments.slice(0, segments.indexOf(segment) + 1).some((each) => {
    const words = wordsOf(each);
    if (!words.some((word) => word === "if" || word === "when" || word === "whenever")) return false;
    return each === segment || words.some((word) => is("states", word)) || each.tokens.some(isEquation);
  });
}

const isEquation = ({ kind, text }: Segment["tokens"][number]): boolean =>
  text === "=" || (kind === "math" && /[=<>≤≥≈]/.test(text));

/** "Your problem" is what the reply speaks of. */
const TASK = /^(?:problem|question|equation|exercise|case)$/;

/** "Your answer should be 5" is the reply's own word, "your answer is 5" the student's. */
function isQuoted(words: readonly string[]): boolean {
  const told = words.some((word) => word === "should" || word === "must" || word === "will");
  return words.some(
    (word, index) =>
      is("quoting", word) &&
      !(word === "written" && /^(?:as|in|out)$/.test(words[index + 1] ?? "")) &&
      !(word === "your" && (told || TASK.test(words[index + 1] ?? ""))),
  );
}
