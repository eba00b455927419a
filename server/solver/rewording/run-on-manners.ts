import type { Concept } from "../lexicon/lexicon";
import { phraseAt } from "../lexicon/lexicon";
import { HEADING, IDLE, MANNERLY, OF_JUDGING } from "../lexicon/manners";
import { tokenize } from "../lexicon/tokenize";
import type { Token } from "../lexicon/tokens";
import { words } from "../word-list";

/** Where no stop parts them from the question: what whoever asks says of themselves, of their school and of their day,
 * before it and behind it, "my teacher says factor x² − 1 but idk how". It may say something of a story.
 * @returns null where nothing of the kind stands there */
export function withoutRunOnManners(text: string): string | null {
  const tokens = tokenize(text);
  const from = endOfLead(tokens);
  const to = startOfTail(tokens, from);
  const [first, last] = [tokens[from], tokens[to - 1]];
  if (!first || !last || (from === 0 && to === tokens.length)) return null;
  if (tokens.slice(from, to).every((token) => token.kind === "mark" || isIdleWord(token))) return null;
  return text.slice(first.start, last.end);
}

/** At the beginning of what is left they are the question. */
const ASKING_VERBS: ReadonlySet<string> = words("is are does solve what whats what's which");

/** "(3 marks)", "5 marks": what an exercise counts for. */
const OF_MARKS: ReadonlySet<string> = words("mark marks pts");
const WORTH = ["( # )", "#"].map((shape) => shape.split(" "));

/** How many tokens from a place on say what the exercise counts for. */
function worthAt(tokens: readonly Token[], at: number): number {
  const shape = WORTH.find((each) => {
    const number = at + each.indexOf("#");
    const isBracketed = each.length === 1 || (tokens[at]?.text === "(" && tokens[number + 2]?.text === ")");
    return isBracketed && tokens[number]?.kind === "number" && OF_MARKS.has(tokens[number + 1]?.text ?? "");
  });
  return shape ? shape.length + 1 : 0;
}

const isIdleWord = ({ kind, text }: Token): boolean =>
  kind === "word" && (IDLE.has(text) || MANNERLY.has(text));

/** Where a question begins behind what is said before it; 0 where nothing is. */
function endOfLead(tokens: readonly Token[]): number {
  let at = 0;
  while (at < tokens.length) {
    const [before, token] = [tokens[at - 1], tokens[at] as Token];
    const isAsked = ASKING_VERBS.has(token.text) || asksHowMany(token, tokens[at + 1]);
    const isWord = isIdleWord(token) && !isAsked;
    const isOfPaper = token.kind === "number" && HEADING.has(before?.text ?? "") && !goesOn(tokens[at + 1]);
    const length = isWord || isOfPaper || (token.kind === "mark" && at > 0) ? 1 : worthAt(tokens, at);
    if (length === 0) break;
    at += length;
  }
  const isAsked = beginsQuestion(tokens, at);
  // "For the data 3, 5, 9": they lead on to what they stand before.
  while (at > 0 && OF_WHAT_FOLLOWS.has(tokens[at - 1]?.text ?? "")) at -= 1;
  const said = tokens.slice(0, at);
  return saysManners(said) && isAsked ? at : 0;
}

const OF_WHAT_FOLLOWS: ReadonlySet<string> = words("for the a an of in on at with from if when between");
const OF_AMOUNTS: ReadonlySet<string> = words("many much long far old big tall fast often");
const asksHowMany = ({ text }: Token, next: Token | undefined): boolean =>
  text === "how" && OF_AMOUNTS.has(next?.text ?? "");

const goesOn = (token: Token | undefined): boolean =>
  token === undefined || (token.kind !== "mark" && token.kind !== "word");

/** "If you could …" asks somebody, and "not sure" says something of oneself. */
const ASKED: ReadonlySet<string> = words("you u someone anyone somebody anybody sure");

/** "Don't solve" takes back what is asked; "I don't get it" says something of oneself. */
const NEGATING: ReadonlySet<string> = words("don't dont not never");
const ONESELF: ReadonlySet<string> = words("i we im i'm she he they teacher u it its it's");
const REACH = 4;

const takesBack = (said: readonly Token[]): boolean =>
  said.some(
    ({ text }, at) =>
      NEGATING.has(text) && !said.slice(Math.max(0, at - REACH), at).some((word) => ONESELF.has(word.text)),
  );

const saysManners = (said: readonly Token[]): boolean =>
  !takesBack(said) &&
  said.some(({ text }) => MANNERLY.has(text) || OF_MARKS.has(text)) &&
  !said.some(({ text }, at) => OF_JUDGING.has(text) && !ASKED.has(said[at + 1]?.text ?? ""));

/** Phrases that ask for nothing. */
const EMPTY: ReadonlySet<Concept> = new Set<Concept>([
  "skip",
  "of",
  "and",
  "in",
  "to",
  "for",
  "as",
  "not",
  "at",
]);

/** Mathematics, or a word that asks or names something. */
function beginsQuestion(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (!token || token.kind === "mark") return false;
  if (token.kind !== "word" || token.text.length === 1 || ASKING_VERBS.has(token.text)) return true;
  const end = tokens.findIndex(({ kind }, place) => place > at && kind !== "word");
  const said = tokens.slice(at, end < 0 ? undefined : end).map(({ text }) => text);
  const found = phraseAt(said, 0);
  return found !== null && !EMPTY.has(found.concept);
}

/** They lead on to what is said of oneself: "but", "because i". */
const LEADING: ReadonlySet<string> = words("and but because cause coz cuz so its it's it i im i'm ive my u");

/** Where what is said behind a question begins; the end where nothing is. */
function startOfTail(tokens: readonly Token[], from: number): number {
  let start = tokens.length;
  while (start > from + 1) {
    const before = tokens[start - 1] as Token;
    if (before.kind !== "mark" && !isIdleWord(before)) break;
    start -= 1;
  }
  const said = tokens.slice(start);
  const first = said.findIndex(({ text }) => MANNERLY.has(text) || LEADING.has(text));
  const tail = said.slice(Math.max(0, first));
  const isCut = first >= 0 && saysManners(tail) && !partsPhrase(tokens, start + first);
  return isCut ? start + first : tokens.length;
}

/** "each | year" means something as a whole. */
function partsPhrase(tokens: readonly Token[], cut: number): boolean {
  const from = Math.max(0, cut - REACH);
  const said = tokens.slice(from).map(({ text }) => text);
  return said.slice(0, cut - from).some((_word, at) => at + (phraseAt(said, at)?.length ?? 0) > cut - from);
}
