import "server-only";
import { wholeLength } from "./sentences";

/** What a reply says once in place of all it may not say. */
export const STAYS_CLOSED =
  "I am keeping the answer closed, so that you can find it yourself. “Next hint” opens one more hint, and “Show the answer” opens the rest.";

/** The same where no problem is open step by step, so that no buttons are there. */
export const STAYS_CLOSED_UNREAD =
  "I am keeping the answer closed, so that you can find it yourself. Tell me what you would work out first.";

interface Held<Ending> {
  /** What it says once in place of all it may not say. */
  readonly staysClosed?: string;
  readonly words: AsyncGenerator<string, Ending>;
  /** What the reply began with, which has been looked at before. */
  readonly resumedFrom: string;
  /** Whether the words came to their own end. */
  readonly hasEnded: (ending: Ending) => boolean;
}

/** Whether a sentence may not be said.
 * @param place `before`: the end of what was said before it */
export type LeaksInContext = (place: {
  readonly before: string;
  readonly sentence: string;
}) => Promise<boolean>;

/** The words of a reply without those that give away what is closed. Sentences come when they are whole, so that
 * nothing is said before it is known what it says; everything else comes as it was written.
 * @param isClosed whether a sentence gives away what is closed, on its own or together with what precedes it */
export async function* withoutLeaks<Ending>(
  { words, resumedFrom, hasEnded, staysClosed = STAYS_CLOSED }: Held<Ending>,
  isClosed: LeaksInContext,
): AsyncGenerator<string, Ending> {
  let before = tailOf(resumedFrom);
  let held = "";
  let left = resumedFrom.includes(staysClosed);
  let missing = false;
  const judged = async (sentence: string): Promise<string> => {
    const closed = sentence.trim() !== "" && (await isClosed({ before, sentence }));
    before = closed ? "" : tailOf(before + sentence);
    missing ||= closed;
    return closed ? (/(?<!\s)\s+$/.exec(sentence)?.[0] ?? "") : sentence;
  };
  let next = await words.next();
  for (; !next.done; next = await words.next()) {
    held += next.value;
    for (let length = wholeLength(held); length > 0; length = wholeLength(held)) {
      const text = await judged(held.slice(0, length));
      held = held.slice(length);
      if (text !== "") yield text;
    }
  }
  const rest = held === "" ? "" : await judged(held);
  if (rest !== "") yield rest;
  left = left || !missing || !hasEnded(next.value);
  if (!left) yield `\n\n${staysClosed}`;
  return next.value;
}

const CONTEXT = 200;
const tailOf = (text: string): string =>
  text
    .slice(-CONTEXT)
    .split(/\n\s*\n/)
    .at(-1) ?? "";
