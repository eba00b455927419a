import { tokenize } from "../lexicon/tokenize";
import type { Token } from "../lexicon/tokens";
import type { Edit } from "../parser/parse-error";
import { edited } from "./edits";

/** What a question begins with; where a second word is named, it has to follow. */
const OPENINGS: ReadonlyMap<string, readonly string[] | null> = new Map<string, readonly string[] | null>([
  ["how", ["much", "many", "long", "far", "old", "fast", "high", "tall", "wide"]],
  ["what", ["is", "are", "was", "were", "percent"]],
  ["whats", null],
  ["what's", null],
  ["find", ["the", "them", "both", "his", "her", "their", "its"]],
]);

/** Behind these a question goes on, or is no question of its own: "by how much", "and how many", "to find the". */
const LEADING: ReadonlySet<string> = new Set(
  "and or but by to of in at for on from with exactly me out know about if so then decide determine see".split(
    " ",
  ),
);

/** Told without a number there is nothing to be asked about. */
const FEWEST_WORDS = 3;

/** "3 pens cost $2 how much do 9 pens cost": the question as a sentence of its own, for every reader alike.
 * @returns null where the text has no question that begins in the middle of a sentence */
export function withoutRunOn(text: string): string | null {
  const tokens = tokenize(text);
  const starts = tokens.flatMap((_, at) => (opensQuestion(tokens, at) ? [at] : []));
  const [at, ...more] = starts;
  if (at === undefined || more.length > 0) return null;
  return edited(text, [stopBefore(tokens, at), ...questionMark(tokens, text)]);
}

function opensQuestion(tokens: readonly Token[], at: number): boolean {
  const [before, token, after] = [tokens[at - 1], tokens[at] as Token, tokens[at + 1]];
  const follows = OPENINGS.get(token.text);
  if (token.kind !== "word" || follows === undefined) return false;
  if (follows !== null && !follows.includes(after?.text ?? "")) return false;
  const isJoined = before?.kind === "mark" ? before.text === "," : !LEADING.has(before?.text ?? "");
  const told = tokens.slice(0, at);
  return (
    isJoined && told.length > FEWEST_WORDS && told.some(({ kind }) => kind === "number" || kind === "word")
  );
}

/** A condition is parted from its question by a comma, everything else by a full stop. */
function stopBefore(tokens: readonly Token[], at: number): Edit {
  const { start } = tokens[at] as Token;
  const before = tokens[at - 1] as Token;
  const sentence = tokens.slice(tokens.findLastIndex(({ text }, i) => i < at && SENTENCE_ENDS.has(text)) + 1);
  const stop = sentence[0]?.text === "if" ? "," : ".";
  const from = before.text === "," ? before.start : before.end;
  return { start: from, end: start, text: `${stop} ` };
}

const SENTENCE_ENDS: ReadonlySet<string> = new Set([".", "?", "!", "\n", ";"]);

function questionMark(tokens: readonly Token[], text: string): readonly Edit[] {
  const last = tokens.at(-1);
  return last && last.kind !== "mark" ? [{ start: last.end, end: text.length, text: "?" }] : [];
}
