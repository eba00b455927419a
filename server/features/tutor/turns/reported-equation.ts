import "server-only";
import { LIMITING } from "@/server/solver/lexicon/manners";
import { numberAt } from "@/server/solver/lexicon/number-words";
import { words } from "@/server/solver/word-list";
import { NEGATIONS } from "./talk-words";
import type { TurnToken } from "./tokens";

/** Whoever an equation is told of. */
const PEOPLE = words(
  "i im ive id we my our us me teacher tutor prof professor miss sir brother sister mum mom dad friend book textbook worksheet sheet exam test quiz homework board paper class been equations",
);
const TIMES = words("second seconds minute minutes hour hours day days week weeks times equations unknowns");
/** What is asked for behind one of these, unless it is the letter. */
const REQUESTS = words(
  "find what whats which give calculate compute determine evaluate need needs want wants wanted show tell draw sketch plot graph prove state how",
);
/** What stands behind one of these may change what an equation asks. */
const CHANGING = words(
  "in over modulo mod by as with without using unless except of under into where if when not",
);
const EQUATING = words(
  "give gives gave have has had got is are equation equations system problem question one",
);

/** Equations within a sentence about people, and about how long and where: "our teacher wrote … on the board and wants
 * x". No word beside them is a name of mathematics, a number of theirs, a denial or a limit.
 * @param isFree whether a word says nothing
 * @param names whether a word names mathematics, a unit or a number
 * @returns null where something else may be meant */
export function reportedEquation(
  turn: string,
  tokens: readonly TurnToken[],
  { isFree, names }: { readonly isFree: (at: number) => boolean; readonly names: (at: number) => boolean },
): string | null {
  const runs = runsOf(tokens);
  const equations = runs.filter(({ from, to }) => isEquation(tokens.slice(from, to)));
  const others = runs.filter((run) => !equations.includes(run));
  if (
    equations.length === 0 ||
    equations.length > 3 ||
    !others.every(({ from, to }) => isLetter(tokens, from, to))
  )
    return null;
  const isAsked = (at: number) => others.some(({ from }) => from > at && from - at <= 2);
  let isTold = false;
  for (const [at, { kind, text }] of tokens.entries()) {
    if (kind !== "word") continue;
    isTold ||= PEOPLE.has(text);
    if (EQUATING.has(text) || PEOPLE.has(text)) continue;
    if (REQUESTS.has(text) && !isAsked(at)) return null;
    if (CHANGING.has(text) && !isAsked(at)) return null;
    if (isFree(at) || REQUESTS.has(text)) continue;
    const isTime = TIMES.has(tokens[at + 1]?.text ?? "");
    if (TIMES.has(text) || (isTime && numberAt([text]) !== null)) continue;
    if (NEGATIONS.has(text) || LIMITING.has(text) || names(at)) return null;
  }
  if (!isTold) return null;
  const text = equations.map(({ from, to }) => turn.slice(tokens[from]?.start, tokens[to - 1]?.end));
  return `Solve ${text.join(" and ")}`;
}

interface Run {
  readonly from: number;
  readonly to: number;
}

/** Mathematics that stands together. */
function runsOf(tokens: readonly TurnToken[]): readonly Run[] {
  const runs: Run[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    if (tokens[at]?.kind !== "maths") continue;
    let to = at;
    while (tokens[to]?.kind === "maths") to += 1;
    runs.push({ from: at, to });
    at = to;
  }
  return runs;
}

const isEquation = (run: readonly TurnToken[]): boolean =>
  run.length > 2 &&
  run.filter(({ text }) => /^[=<>≤≥]/.test(text)).length === 1 &&
  run.some(({ text }) => /^[a-z]$/i.test(text));

const isLetter = (tokens: readonly TurnToken[], from: number, to: number): boolean =>
  to - from === 1 && /^[a-z]$/i.test(tokens[from]?.text ?? "");
