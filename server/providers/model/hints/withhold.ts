import "server-only";
import { givesAway, type Watch } from "./gives-away";
import { wholeLength } from "./sentences";

/** What a reply says once in place of all it may not say. */
export const STAYS_CLOSED =
  "I am keeping the answer closed, so that you can find it yourself. “Next hint” opens one more hint, and “Show the answer” opens the rest.";

interface Held<Ending> {
  readonly words: AsyncGenerator<string, Ending>;
  /** What the reply began with, which has been looked at before. */
  readonly begun: string;
  /** Whether the words came to their own end. */
  readonly hasEnded: (ending: Ending) => boolean;
}

/** The words of a reply without those that give away what is closed. Sentences come when they are whole, so that
 * nothing is said before it is known what it says; everything else comes as it was written.
 * @param watched what is closed: see watchesOf */
export async function* withheld<Ending>(
  { words, begun, hasEnded }: Held<Ending>,
  watched: readonly Watch[],
): AsyncGenerator<string, Ending> {
  let before = tailOf(begun);
  let held = "";
  let left = begun.includes(STAYS_CLOSED);
  let missing = false;
  const judged = (sentence: string): string => {
    const closed = watched.some((watch) => isClosed({ before, sentence }, watch));
    before = closed ? "" : tailOf(before + sentence);
    missing ||= closed;
    return closed ? (/(?<!\s)\s+$/.exec(sentence)?.[0] ?? "") : sentence;
  };
  let next = await words.next();
  for (; !next.done; next = await words.next()) {
    held += next.value;
    for (let length = wholeLength(held); length > 0; length = wholeLength(held)) {
      const text = judged(held.slice(0, length));
      held = held.slice(length);
      if (text !== "") yield text;
    }
  }
  const rest = held === "" ? "" : judged(held);
  if (rest !== "") yield rest;
  left = left || !missing || !hasEnded(next.value);
  if (!left) yield `\n\n${STAYS_CLOSED}`;
  return next.value;
}

const CONTEXT = 200;
/** A pronoun, or a digit alone, takes its meaning from the sentence before. */
const LEANS =
  /\b(?:it|that|this|them|those|both|then|now|next|second|other|another|last|more)\b|^\W*\d[\d\s]*\W*$/i;

function isClosed(
  { before, sentence }: { readonly before: string; readonly sentence: string },
  watch: Watch,
): boolean {
  if (sentence.trim() === "") return false;
  if (givesAway(sentence, watch)) return true;
  if (before.trim() === "") return false;
  const unfinished = !/[.!?:\n]\s*$/.test(before);
  if (unfinished && givesAway(`${before}${sentence}`, watch)) return true;
  return LEANS.test(sentence) && givesAway(leaning(before, sentence), watch);
}

/** "Take 11. Add 1 to it." as one calculation. */
function leaning(before: string, sentence: string): string {
  const number =
    /(-?\d+(?:\.\d+)?)(?!.*\d)|\b((?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)?[- ]?(?:one|two|three|four|five|six|seven|eight|nine)|ten|eleven|twelve|\w+teen|\w+ty)\b(?!.*\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen)\b)/i.exec(
      before,
    )?.[0];
  return number ? sentence.replace(/\b(?:it|that|this)\b(?: number| one)?/gi, number) : sentence;
}

const tailOf = (text: string): string =>
  text
    .slice(-CONTEXT)
    .split(/\n\s*\n/)
    .at(-1) ?? "";
