import "server-only";
import { unitNamed } from "@/server/solver/expression/units";
import { type Concept, isManner, phraseAt } from "@/server/solver/lexicon/lexicon";
import { LIMITING } from "@/server/solver/lexicon/manners";
import { numberAt } from "@/server/solver/lexicon/number-words";
import { commandElsewhere } from "./commands-elsewhere";
import { embeddedIn } from "./embedded";
import { reportedEquation } from "./reported-equation";
import { harmlessIn, introducesOwnWork } from "./talk";
import { isTalkElsewhere } from "./talk-elsewhere";
import { TALK } from "./talk-words";
import { type TurnToken, tokensOf } from "./tokens";

/** Where a problem may stand in a turn. */
export interface Stretch {
  /** What may be the problem, the likeliest first: everything outside them says nothing of it. */
  readonly candidates: readonly string[];
  /** The mathematics alone. */
  readonly core: string;
  /** A number that says where a problem stands is right before it, and would be taken for one of its own. */
  readonly isLabelled: boolean;
  /** Words outside the mathematics that may say something of it. */
  readonly telling: readonly string[];
}

/** The longest stretch of a turn outside of which is nothing but talk: no mathematics, number, condition or denial that
 * could change the problem.
 * @returns null where there is no mathematics, or it is a student's own line */
export function stretchOf(turn: string): Stretch | null {
  const tokens = tokensOf(turn);
  const harmless = harmlessTokens(tokens);
  const core = ends(tokens, (_, at) => tokens[at]?.kind === "maths" && !harmless[at]);
  if (!core) return null;
  const embedded = embeddedIn(turn, tokens, core);
  if (introducesOwnWork(clauseBefore(tokens, core.from)))
    return embedded.length === 0 ? null : { candidates: embedded, core: "", isLabelled: false, telling: [] };
  const all = ends(tokens, (_, at) => !harmless[at]) ?? core;
  const from = phraseStart(tokens, all.from, core.from);
  const text = (first: number, last: number) => turn.slice(tokens[first]?.start, tokens[last]?.end).trim();
  const starts = [from, askStart(tokens, from)].filter((start) => start !== null);
  const candidates = starts.map((start) => text(start, all.to));
  const command = commandFor(tokens, all, core);
  const wordTexts = tokens.map((token) => token.text);
  const reported = reportedEquation(turn, tokens, {
    isFree: (at) => harmless[at] === true,
    names: (at) => isTelling(wordTexts, at),
  });
  const pointed = candidates.map((each) => each.replace(POINTED, " "));
  return {
    candidates: [
      ...new Set([
        ...candidates,
        ...pointed,
        ...(command ? [`${command} ${text(core.from, core.to)}`] : []),
        ...embedded,
        ...(reported === null ? [] : [reported]),
        ...quotedIn(turn),
      ]),
    ].filter((candidate) => !isCutOff(turn, candidate)),
    core: text(core.from, core.to),
    isLabelled: tokens[all.from - 1]?.kind === "maths",
    telling: tokens
      .filter((_, at) => !harmless[at] && (at < core.from || at > core.to))
      .map(({ text: word }) => word),
  };
}

/** "the mean of these numbers: 3, 7": a word that points to what comes behind the colon. */
const POINTED =
  /\s+(?:these|those|this|the following|following)(?:\s+(?:numbers|values|data|figures|ones))?\s*:\s*/i;

/** "- 2 = 4" of "x/3 - 2 = 4": the mathematics begins before it. */
const isCutOff = (turn: string, candidate: string): boolean =>
  /^[-+*/^=<>≤≥×÷·−]/.test(candidate) &&
  /(?:\d|\)|(?<![\p{L}])\p{L})\s*$/u.test(turn.slice(0, Math.max(0, turn.lastIndexOf(candidate))));

/** "It says: “Solve x² = 9” and I get one": an exercise between quotation marks, with all of the mathematics. */
function quotedIn(turn: string): readonly string[] {
  const [whole = "", inner = ""] = /["“„'‘«]([^"”“'’»]{6,})["”“'’»](?!\p{L})/u.exec(turn) ?? [];
  const isExercise =
    commandIn((inner.trim().split(" ")[0] ?? "").toLowerCase()) !== null ||
    /^(?:find|work out|what is)\b/i.test(inner);
  const outside = turn.replace(whole, " ");
  return isExercise && !/[\d=<>]/.test(outside) && !/\b(?:not|never|instead|except|without)\b/i.test(outside)
    ? [inner.trim()]
    : [];
}

interface Ends {
  readonly from: number;
  readonly to: number;
}

function ends(tokens: readonly TurnToken[], isIn: (token: TurnToken, at: number) => boolean): Ends | null {
  const from = tokens.findIndex(isIn);
  return from < 0 ? null : { from, to: tokens.findLastIndex(isIn) };
}

/** A clause about whoever asks may hold words nobody knows, as long as nothing is asked for in it. */
function harmlessTokens(tokens: readonly TurnToken[]): readonly boolean[] {
  const alone = harmlessIn(tokens, isTelling).map(
    (harmless, at) => harmless && !limits(tokens, at) && !counts(tokens, at),
  );
  const result = [...alone];
  for (const { from, to } of clausesOf(tokens)) {
    const clause = tokens.slice(from, to);
    const words = clause.map(({ text }) => text);
    const isOfAsker =
      clause.every(({ kind }) => kind === "word") && words.some((word) => STRICT_ASKERS.has(word));
    const isAside =
      isOfAsker &&
      !words.some((word) => REQUESTS.has(word)) &&
      !words.some((_, at) => isTelling(words, at)) &&
      !words.some((_, at) => limits(clause, at));
    if (isAside || (isOfAsker && words.every((word, at) => TALK.has(word) && !counts(clause, at))))
      result.fill(true, from, to);
  }
  return result;
}

const STRICT_ASKERS: ReadonlySet<string> = new Set("i im ive id ill me my we our us".split(" "));
/** What follows one of these may be what is asked for. */
const REQUESTS: ReadonlySet<string> = new Set(
  "find what whats which give gives calculate compute determine evaluate need needs want wants wanted must should show tell work get got answer state write draw sketch plot prove use using by without with in as".split(
    " ",
  ),
);

/** Clauses that hold no mathematics, as half-open ranges; behind the mathematics another one begins with "and". */
function clausesOf(tokens: readonly TurnToken[]): readonly Ends[] {
  const clauses: Ends[] = [];
  let from = 0;
  for (let at = 0; at <= tokens.length; at += 1) {
    const token = tokens[at];
    const isMark = token === undefined || token.kind === "mark";
    if (!isMark && !(token.kind === "word" && JOINING.has(token.text) && hasMathematics(tokens, from, at)))
      continue;
    if (at > from) clauses.push({ from, to: at });
    from = isMark ? at + 1 : at;
  }
  return clauses;
}

const JOINING: ReadonlySet<string> = new Set(
  "and but so cuz coz because since then while although though or which who where could can would please i im my".split(
    " ",
  ),
);

const hasMathematics = (tokens: readonly TurnToken[], from: number, to: number): boolean =>
  tokens.slice(from, to).some(({ kind }) => kind === "maths");

/** Phrases that mean nothing outside a question. */
const EMPTY: ReadonlySet<Concept> = new Set<Concept>(
  "is and or of for on at in to as with from by given suppose whether reported question-word reference all through there solve thing not".split(
    " ",
  ) as Concept[],
);

/** Whether a word begins a name of mathematics, a unit or a number. */
function isTelling(words: readonly string[], at: number, shortest = 1): boolean {
  const found = phraseAt(words, at);
  if (found && namesMore(words.slice(at, at + found.length), shortest) && !isSaying(found.concept))
    return true;
  if (shortest > 1) return false;
  const word = words[at] as string;
  return LIMITING.has(word) || unitNamed(word) !== null || numberAt(words.slice(at, at + 1)) !== null;
}

const isSaying = (concept: Concept): boolean => isManner(concept) || EMPTY.has(concept);

/** A phrase that begins with a word of talk names something only with a word that is none: "complete the square". */
const namesMore = (phrase: readonly string[], shortest: number): boolean =>
  phrase.length >= shortest && (shortest === 1 || phrase.some((word) => !TALK.has(word)));

/** Words that limit an answer, but for those that count problems and people: "my last question". */
function limits(tokens: readonly TurnToken[], at: number): boolean {
  const word = tokens[at]?.text ?? "";
  if (tokens[at]?.kind !== "word" || !LIMITING.has(word) || SPOKEN.has(word)) return false;
  return !COUNTED.has(tokens[at + 1]?.text ?? "");
}

const SPOKEN: ReadonlySet<string> = new Set(
  "right all even never always whole each every most real constant both".split(" "),
);
const COUNTED: ReadonlySet<string> = new Set(
  "one ones question questions problem problems exercise exercises thing things time bit step night week year day month lesson class part task page row sum for of i try attempt move step steps idea go day thought".split(
    " ",
  ),
);

/** "how many solutions has …" asks for another thing. */
const counts = (tokens: readonly TurnToken[], at: number): boolean =>
  tokens[at]?.text === "many" && tokens[at - 1]?.text === "how";

/** Words between which the name of something stands. */
const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  (
    "the a an this that these my your our what whats is are be find finding calculate compute give get getting me us do doing for with on to how in at about and so " +
    "then please pls can you u i need want solve work out evaluate determine tell show know ask asks asked says said it of into try"
  ).split(" "),
);

/** The whole name of what is asked for: "the second derivative" begins before "derivative". */
function phraseStart(tokens: readonly TurnToken[], first: number, core: number): number {
  let start = first;
  if (first === core) return start;
  while (start > 0) {
    const before = tokens[start - 1];
    if (before?.kind !== "word" || FUNCTION_WORDS.has(before.text)) break;
    start -= 1;
  }
  return start;
}

const ASKS: ReadonlySet<string> = new Set(
  "find what whats calculate compute evaluate determine solve simplify expand factor".split(" "),
);

/** Where the request begins that stands right before a place; null where none does. */
function askStart(tokens: readonly TurnToken[], from: number): number | null {
  for (let at = from - 1; at >= 0; at -= 1) {
    const token = tokens[at];
    if (token?.kind !== "word" || !FUNCTION_WORDS.has(token.text)) return null;
    if (ASKS.has(token.text)) return at;
  }
  return null;
}

const COMMANDS: ReadonlySet<string> = new Set(
  "factor factorise factorize expand simplify differentiate integrate evaluate calculate compute solve".split(
    " ",
  ),
);

/** The one word outside the mathematics that says what to do with it: "x^2 - 49, can you factor this". */
function commandFor(tokens: readonly TurnToken[], all: Ends, core: Ends): string | null {
  const outside = tokens
    .map((token, at) => ({ token, at }))
    .filter(({ at }) => (at >= all.from && at < core.from) || (at > core.to && at <= all.to));
  const [only] = outside.filter(({ token }) => commandIn(token.text) !== null);
  const others = outside.filter(
    ({ token }) => token.kind === "word" && token !== only?.token && !isAroundCommand(token.text),
  );
  return only && others.length === 0 ? commandIn(only.token.text) : null;
}

const commandIn = (word: string): string | null => (COMMANDS.has(word) ? word : commandElsewhere(word));

const isAroundCommand = (word: string): boolean => AROUND_COMMANDS.has(word) || isTalkElsewhere(word);

const AROUND_COMMANDS: ReadonlySet<string> = new Set(
  "this it that these expression equation for me please pls can you u i how do the to and need".split(" "),
);

/** The words between the mark before a place and the place. */
function clauseBefore(tokens: readonly TurnToken[], place: number): readonly TurnToken[] {
  let start = place;
  while (start > 0 && (tokens[start - 1]?.kind !== "mark" || isSoft(tokens[start - 1]))) start -= 1;
  return tokens.slice(start, place);
}

/** Marks that do not end what is said of the mathematics: quotation marks, a comma. */
const isSoft = (token: TurnToken | undefined): boolean => /^["“”«»*_`~]$/.test(token?.text ?? "");
