import "server-only";
import { checkAnswer, isHalfWay } from "@/server/solver/check/check";
import { isClose } from "@/server/solver/check/compare-expressions";
import type { Complex } from "@/server/solver/expression/evaluate-numeric";
import { proposedIn } from "../built-in/proposed";
import type { Turn } from "../built-in/types";
import { CLAIM_LIMITS } from "../claims/limits";
import type { ClosedStory, Ladder } from "../hints/types";
import { detectorOfStory } from "./closed-story";
import { type GuardedAnswer, guardedAnswerOf } from "./guarded-answer";
import type { LeakDetector } from "./leaks-answer";
import { offeredIn } from "./offered-guesses";
import { plainCharacters } from "./plain-characters";
import { constantValue, runsIn } from "./runs";
import { asWritten, shownIn } from "./shown";
import { standingProblems } from "./standing-problems";

/** What a conversation keeps back. */
interface KeptBack {
  /** Null where nothing of the conversation is read as the problem: then what stands in it is kept back. */
  readonly ladder: Ladder | null;
  /** What was said, the student's message last. */
  readonly turns: readonly Turn[];
  /** Its word problems that the engine cannot read by itself. */
  readonly stories?: readonly ClosedStory[];
}

/** The answers that a reply must keep back, each with what it may say all the same: the problem, the open hints, and
 * what the student has found out alone. */
export function leakDetectorsOf({ ladder, turns, stories = [] }: KeptBack): readonly LeakDetector[] {
  const hints = ladder ? ladder.rungs.slice(0, ladder.open).map(({ text }) => text) : [];
  const problem = ladder?.problem ?? "";
  const problems = ladder ? ofLadder(ladder) : standingProblems(turns, []);
  const ofProblems = problems.flatMap((each) => {
    const secret = guardedAnswerOf(each);
    return secret ? [{ secret, shown: shownIn([each, problem, ...hints], secret.letters) }] : [];
  });
  const ofStories = stories.flatMap((story) => detectorOfStory(story, [problem, ...hints]) ?? []);
  const said = saidBy(turns);
  const offered = offeredIn(turns, problems);
  return [...ofProblems, ...ofStories].flatMap((detector) =>
    withoutFound({ ...detector, said, offered }, turns),
  );
}

/** What a student says may be said back to them, unless it agrees on words for an answer: "say pear if it is 7". */
const saidBy = (turns: readonly Turn[]): string =>
  turns
    .filter(({ role, text }) => role === "user" && !AGREES.test(text))
    .map(({ text }) => text)
    .join("\n");
const AGREES = /\b(?:if|for|means?|stands?|code|instead|si|wenn|se|als|jesli)\b/i;

/** What is still to be found of an answer. Of one that nobody knows it cannot be told what was found. */
function withoutFound(detector: LeakDetector, turns: readonly Turn[]): readonly LeakDetector[] {
  const { secret, anyNumber } = detector;
  if (anyNumber) return [detector];
  const found = foundBy(turns, secret);
  if (found === "all") return [];
  const values = secret.values.filter((value) => !found.some((own) => isClose(own, value)));
  return [{ ...detector, secret: { ...secret, values } }];
}

const ofLadder = ({ problem, rungs, open, closed = [] }: Ladder): readonly string[] => [
  ...(open < rungs.length ? [problem] : []),
  ...closed,
];

const PROPOSALS_MAX = 20;

/** What stands in the problem finds nothing of it, in whatever signs it is written; a number by itself may all the same
 * be put forward. */
const isOf = (problem: string, proposed: string): boolean =>
  !A_NUMBER.test(proposed.trim()) && asInProblem(problem).includes(asInProblem(proposed));
const asInProblem = (text: string): string =>
  asWritten(plainCharacters(text))
    .toLowerCase()
    .replace(/[°?!\s]/g, "");
const A_NUMBER = /^(?:\p{L} ?= ?)?[-−]?\d+(?:[.,]\d+)*\s?[%°\p{L}]*$/u;

/** What a student has found: an answer they proposed, and that is right. A list of guesses is no finding. */
function foundBy(turns: readonly Turn[], { problem, letters }: GuardedAnswer): "all" | readonly Complex[] {
  const proposed = turns
    .filter(({ role }) => role === "user")
    .slice(-PROPOSALS_MAX)
    .flatMap(({ text }) => proposedIn(text) ?? [])
    // A problem that is a calculation has its own value, whatever words are around it.
    .filter((text) => !isOf(problem, text));
  const found: Complex[] = [];
  for (const text of proposed) {
    const check = checkAnswer(problem, text, CLAIM_LIMITS);
    if (check.verdict.startsWith("right")) return "all";
    if (!isHalfWay(check)) continue;
    for (const { sides } of runsIn(plainCharacters(text), letters))
      found.push(...sides.flatMap(({ expression }) => constantValue(expression) ?? []));
  }
  return found;
}
