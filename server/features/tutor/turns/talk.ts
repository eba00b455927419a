import "server-only";
import { numberAt } from "@/server/solver/lexicon/number-words";
import { slipOf } from "@/server/solver/lexicon/spelling";
import { isTalkElsewhere } from "./talk-elsewhere";
import {
  ASKERS,
  LABELS,
  NAMES_FOR_IT,
  NEGATIONS,
  NOT_DONE,
  OWN_WORK,
  TALK,
  TIME_BEFORE,
  TIMES,
} from "./talk-words";
import type { TurnToken } from "./tokens";

const ORDINAL = /^\d+(?:st|nd|rd|th)$/;

/** Whether a name of mathematics, a condition or a number begins at a place, of so many words at least. */
export type IsTelling = (words: readonly string[], at: number, shortest: number) => boolean;

/** Which tokens of a row say nothing of a problem that stands beside them.
 * @param isTelling what is more than talk */
export function harmlessIn(tokens: readonly TurnToken[], isTelling: IsTelling): readonly boolean[] {
  const words = tokens.map(({ text }) => text);
  return tokens.map((token, at) => {
    if (token.kind === "mark") return true;
    if (token.kind === "maths") return isLabel(tokens, at) || isTime(tokens, at);
    if (ORDINAL.test(token.text)) return LABELS.has(words[at + 1] ?? "") || words[at + 1] === "one";
    if (NEGATIONS.has(token.text)) return isOfAsker(tokens, at);
    if (NAMES_FOR_IT.has(token.text)) return words[at + 1] !== "of";
    if (TALK.has(token.text) || LABELS.has(token.text) || isTalkElsewhere(token.text))
      return !isTelling(words, at, 2);
    if (isTelling(words, at, 1)) return isCount(words, at);
    return isSlip(token.text) || isTold(tokens, at) || isDetached(tokens, at);
  });
}

/** What somebody did, or how: "my teacher scribbled", "i have been pondering", "spectacularly". */
function isTold(tokens: readonly TurnToken[], at: number): boolean {
  const [before, word] = [tokens[at - 1], tokens[at]?.text ?? ""];
  if (word.length > 4 && word.endsWith("ly")) return true;
  if (before?.kind !== "word") return false;
  if (word.endsWith("ed"))
    return DOERS.has(before.text) || before.text === "and" || before.text.endsWith("ly");
  return DOERS.has(before.text) || (word.endsWith("ing") && BEING.has(before.text));
}

/** "three attempts". */
const isCount = (words: readonly string[], at: number): boolean =>
  numberAt(words.slice(at, at + 1)) !== null && TIMES.has(words[at + 1] ?? "");

/** Whether the mathematics behind a word is joined to another one: "the booklet says …", "a doubt about …". What is asked
 * for would be joined to it itself: "find the eccentricity of …". */
function isDetached(tokens: readonly TurnToken[], at: number): boolean {
  const start = clauseStart(tokens, at);
  if (at === start || tokens.slice(start, at).some(({ text }) => WANTING.has(text))) return false;
  let end = at + 1;
  while (tokens[end]?.kind === "word") end += 1;
  const last = tokens.slice(at + 1, end).findLast(({ text }) => !POINTERS.has(text));
  return tokens[end]?.kind === "maths" && last !== undefined && LINKS.has(last.text);
}

const WANTING: ReadonlySet<string> = new Set(
  "find what whats which calculate compute determine evaluate need needs want wants must should state write draw give get".split(
    " ",
  ),
);
const LINKS: ReadonlySet<string> = new Set(
  "about is was says said reads do doing does did solve on".split(" "),
);
const POINTERS: ReadonlySet<string> = new Set(
  "this that the question problem exercise number equation".split(" "),
);

/** Whoever does something that is told. */
const DOERS: ReadonlySet<string> = new Set(
  "i ive we weve he she they who teacher mum mom dad brother sister cousin friend mate tutor prof professor boss".split(
    " ",
  ),
);
const BEING: ReadonlySet<string> = new Set(
  "am im was were been be being keep kept is are of without".split(" "),
);

const slipped = new Map<string, boolean>();

/** A word of talk, typed with one slip. */
function isSlip(word: string): boolean {
  const known = slipped.get(word);
  if (known !== undefined) return known;
  const found = word.length > 3 && [...TALK].some((talk) => talk.length > 3 && slipOf(word, talk) !== null);
  if (slipped.size > 2_000) slipped.clear();
  slipped.set(word, found);
  return found;
}

/** "question 12:", "on page 37", "#6". Before a sign the number belongs to what comes. */
function isLabel(tokens: readonly TurnToken[], at: number): boolean {
  const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!token) return false;
  if (token.text === "#") return /^\d/.test(after?.text ?? "");
  if (!/^\d{1,3}$/.test(token.text)) return isNumbering(tokens, at);
  if (before?.text === "#" || isNumbering(tokens, at)) return true;
  if (before?.kind !== "word" || !LABELS.has(before.text)) return false;
  if (after?.kind !== "maths" || /^[a-h]$/.test(after.text)) return true;
  return QUESTIONS.has(before.text) && after.start > token.end && /^[\da-z(]/i.test(after.text);
}

/** "(3)" at the beginning, before something with a sign of its own. */
const isNumbering = (tokens: readonly TurnToken[], at: number): boolean =>
  at < 3 &&
  tokens[0]?.text === "(" &&
  /^\d{1,2}$/.test(tokens[1]?.text ?? "") &&
  tokens[2]?.text === ")" &&
  (tokens[3]?.start ?? 0) > tokens[2].end &&
  /^[\da-z]/i.test(tokens[3]?.text ?? "");

const QUESTIONS: ReadonlySet<string> = new Set("question q qn problem exercise ex hw homework".split(" "));

/** "in 10 minutes", "at 3". */
function isTime(tokens: readonly TurnToken[], at: number): boolean {
  const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!token || !/^\d{1,3}$/.test(token.text)) return false;
  if (after?.kind === "word" && TIMES.has(after.text)) return true;
  return (
    before?.kind === "word" &&
    TIME_BEFORE.has(before.text) &&
    after?.kind !== "maths" &&
    Number(token.text) <= 24
  );
}

/** "i do not get it" denies nothing of a problem; "it is not 3x = 15" does, and so does "don't solve". */
function isOfAsker(tokens: readonly TurnToken[], at: number): boolean {
  const clause = clauseStart(tokens, at);
  const hasSubject = tokens.slice(clause, at).some(({ text }) => ASKERS.has(text));
  const next = tokens[at + 1];
  if (next?.kind !== "word") return false;
  // "no i meant …" answers what was said before.
  if (tokens[at]?.text === "no" && at === clause && CORRECTING.has(next.text)) return true;
  const [denied, said] = [tokens[at]?.text ?? "", next.text];
  if (BARE.has(denied) || hasSubject) return NOT_DONE.has(said) || isSlipOf(said, IN_MIND);
  return IN_MIND.has(said) || isSlipOf(said, IN_MIND);
}

/** They deny what follows, whoever it is said of. */
const BARE: ReadonlySet<string> = new Set(["no", "not", "without", "neither"]);
const CORRECTING: ReadonlySet<string> = new Set("i im sorry wait its it my that no oops".split(" "));
/** What only a person does not do: "dont get it", and never "don't solve". */
const IN_MIND: ReadonlySet<string> = new Set(
  "get understand know see remember figure follow recall grasp believe".split(" "),
);

const isSlipOf = (word: string, words: ReadonlySet<string>): boolean =>
  [...words].some((known) => slipOf(word, known) !== null);

function clauseStart(tokens: readonly TurnToken[], at: number): number {
  let start = at;
  while (start > 0 && tokens[start - 1]?.kind !== "mark" && tokens[start - 1]?.kind !== "maths") start -= 1;
  return start;
}

/** Whether what stands before a stretch makes it a student's own line, or a doubt about one. */
export function introducesOwnWork(before: readonly TurnToken[]): boolean {
  const words = before.filter(({ kind }) => kind === "word").map(({ text }) => text);
  const [first = ""] = words.filter((word) => !OPENING.has(word));
  if (ASKED_ABOUT.has(first)) return true;
  const last = words.at(-1) ?? "";
  const pair = words.slice(-2).join(" ");
  if (POINTED.has(last) || POINTED.has(pair)) return true;
  return words.some((word, at) => OWN_WORK.has(word) && !isGiven(words, at));
}

const OPENING: ReadonlySet<string> = new Set(
  "ok okay so and but well um hmm hey hi hello then now wait".split(" "),
);
/** A sentence that begins so asks about what follows. */
const ASKED_ABOUT: ReadonlySet<string> = new Set(["is", "was", "are", "does", "did"]);
const POINTED: ReadonlySet<string> = new Set(["thats", "it is", "is it", "was this", "is this", "is that"]);

/** "i can't get this one": no result of anyone's. "i got this one": given. */
function isGiven(words: readonly string[], at: number): boolean {
  const before = words.slice(Math.max(0, at - 3), at);
  const after = words.slice(at + 1);
  if (CAUSES.has(words[at] ?? "")) return after.length > 0;
  return (
    before.some((word) => NEGATIONS.has(word) || GIVEN_BY.has(word)) || after.some((word) => GIVEN.has(word))
  );
}

const CAUSES: ReadonlySet<string> = new Set(
  "if when because cause coz cuz bc becuz since or from before after by than".split(" "),
);
const GIVEN_BY: ReadonlySet<string> = new Set(
  "to the an me us help please this my how what where can could would will should must we u you".split(" "),
);
const GIVEN: ReadonlySet<string> = new Set(
  "this these that one problem question exercise homework hw equation to stuck help the how for about on with".split(
    " ",
  ),
);
