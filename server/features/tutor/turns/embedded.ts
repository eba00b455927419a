import "server-only";
import { LIMITING } from "@/server/solver/lexicon/manners";
import { numberAt } from "@/server/solver/lexicon/number-words";
import WORDINGS from "./embedded.json";
import { NEGATIONS, TALK } from "./talk-words";
import type { TurnToken } from "./tokens";

const OPENERS = WORDINGS.openers.map((phrase) => phrase.split(" "));
const FREEING = WORDINGS.freeing.map((phrase) => phrase.split(" "));
const SCHOOLING: ReadonlySet<string> = new Set(WORDINGS.schooling.split(" "));
const OWNERS: ReadonlySet<string> = new Set(WORDINGS.owners.split(" "));
const TURNING: ReadonlySet<string> = new Set(["but", "so", "because", "cuz", "coz", "and", "or"]);
const ENDS: ReadonlySet<string> = new Set([".", "!", "?", ";", "\n"]);
/** A question of its own that is asked about the problem, and asks for nothing of it. */
const ASKING: ReadonlySet<string> = new Set([
  "what",
  "how",
  "why",
  "help",
  "any",
  "can",
  "could",
  "i",
  "we",
  "im",
  "its",
]);

/** Problems that are told or asked about within a sentence: "my brother asked me what 13 times 17 is", "does anyone know
 * the mean of …". What is before is about people, without mathematics, a number, a denial or a limit; a sentence about
 * what was done in class goes before it, and a question about the words behind.
 * @param core where the mathematics begins and ends among the tokens
 * @returns what may be the problem, the likeliest first */
export function embeddedIn(
  turn: string,
  tokens: readonly TurnToken[],
  core: { readonly from: number; readonly to: number },
): readonly string[] {
  const to = withoutQuestion(tokens, core.to);
  const text = (from: number) => turn.slice(tokens[from]?.start, tokens[to]?.end).trim();
  const freed = freedIn(turn, tokens, core);
  const starts = [behindOpener(tokens, core.from), behindLesson(tokens, core.from)];
  return [...freed, ...starts.flatMap((start) => (start === null ? [] : [text(start)]))];
}

/** Behind the last phrase that leads to a question. */
function behindOpener(tokens: readonly TurnToken[], core: number): number | null {
  for (let at = core; at > 0; at -= 1)
    for (const phrase of OPENERS) {
      const from = at - phrase.length;
      if (from < 0 || !phrase.every((word, place) => tokens[from + place]?.text === word)) continue;
      return saysNothing(tokens.slice(0, from)) ? at : null;
    }
  return null;
}

/** Behind a sentence about what was done in class: "we just started systems." */
function behindLesson(tokens: readonly TurnToken[], core: number): number | null {
  const end = tokens.slice(0, core).findLastIndex(({ text }) => ENDS.has(text));
  if (end < 0) return null;
  const words = tokens.slice(0, end);
  const isLesson =
    words.some(({ text }) => OWNERS.has(text)) && words.some(({ text }) => SCHOOLING.has(text));
  return isLesson && saysNothing(words) ? end + 1 : null;
}

const saysNothing = (tokens: readonly TurnToken[]): boolean =>
  tokens.every(
    ({ kind, text }) =>
      kind === "mark" ||
      (kind === "word" &&
        !NEGATIONS.has(text) &&
        (!LIMITING.has(text) || SPOKEN.has(text)) &&
        (text === "one" || numberAt([text]) === null)),
  );
const SPOKEN: ReadonlySet<string> = new Set(
  "right all even never always whole each every most real both just last".split(" "),
);

/** The last token before a clause that turns to the words of the problem: "… but what does that even mean". */
function withoutQuestion(tokens: readonly TurnToken[], core: number): number {
  for (let at = core + 1; at < tokens.length; at += 1) {
    const [token, next] = [tokens[at], tokens[at + 1]];
    const isTurn = token !== undefined && (TURNING.has(token.text) || token.kind === "mark");
    if (isTurn && next && ASKING.has(next.text) && isTalk(tokens.slice(at))) return at - 1;
    if (isTurn && next && isOnDoing(tokens.slice(at + 1))) return at - 1;
  }
  const last = tokens.length - 1;
  return tokens[last]?.kind === "mark" ? last - 1 : last;
}

/** "When do I flip the sign": a question about what whoever asks is to do, without mathematics of its own. */
const isOnDoing = (tokens: readonly TurnToken[]): boolean =>
  /^(?:when|where|why|how|what|which|do|does|should)$/.test(tokens[0]?.text ?? "") &&
  tokens[1]?.text !== "many" &&
  tokens.slice(1, 4).some(({ text }) => /^(?:i|we|you|u)$/.test(text)) &&
  tokens.every(({ kind }) => kind !== "maths");

const isTalk = (tokens: readonly TurnToken[]): boolean =>
  tokens.every(
    ({ kind, text }) =>
      kind === "mark" || (kind === "word" && (TALK.has(text) || TURNING.has(text) || text === "mean")),
  );

/** "get x out of x/5 - 2 = 1": an equation is solved for a letter. */
function freedIn(
  turn: string,
  tokens: readonly TurnToken[],
  core: { readonly from: number; readonly to: number },
): readonly string[] {
  for (const phrase of FREEING)
    for (let from = 0; from + phrase.length <= core.to; from += 1) {
      const said = tokens.slice(from, from + phrase.length);
      if (!phrase.every((word, place) => (word === "*" ? isLetter(said[place]) : said[place]?.text === word)))
        continue;
      const equation = turn.slice(tokens[from + phrase.length]?.start, tokens[core.to]?.end);
      const letter = said[phrase.indexOf("*")]?.text ?? "";
      return equation.includes(letter) && saysNothingBut(tokens.slice(0, from))
        ? [`Solve ${equation} for ${letter}`]
        : [];
    }
  return [];
}

const isLetter = (token: TurnToken | undefined): boolean => /^[a-z]$/i.test(token?.text ?? "");

/** Of whoever asks a denial may be said: "I don't understand how to". */
const saysNothingBut = (tokens: readonly TurnToken[]): boolean =>
  saysNothing(tokens.filter(({ text }) => !NEGATIONS.has(text)));
