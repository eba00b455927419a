import "server-only";
import { setImmediate as breathe } from "node:timers/promises";
import { type GivenAnswer, judgeAnswer } from "./final-answer";
import { type Alone, held, judgeAlone } from "./judge-statement";
import { CHECK_TIME_MAX_MS, CLAIMS_MAX } from "./limits";
import { isDisputed, supposedAmong } from "./meaning";
import { answersTo, type Setting, settingOf } from "./setting";
import { statementsOf } from "./statements";
import type { ClaimCheck, ReplyCheck, Statement } from "./types";
import { UNDECIDED, type Verdict, within } from "./verdict";
import { judgeWorking, type Step, solvedIn } from "./working";

export interface ReplyToCheck {
  readonly text: string;
  /** The problems it may be about, as the student put them, the likeliest first. */
  readonly problems: readonly string[];
}

/** Other problems than the likeliest one are looked at when that one speaks against the reply. */
const PROBLEMS_MAX = 2;

/** Reads the mathematics of a reply and has the engine judge it: calculations by themselves, equations by the ones
 * before them and by the problem, answers by the problem. What is only supposed is passed over, and what may be meant
 * otherwise is never called wrong. Other work goes on between two statements.
 * @param now for the time limit, in milliseconds */
export async function checkReply({ text, problems }: ReplyToCheck, now: () => number): Promise<ReplyCheck> {
  const deadline: Deadline = { until: now() + CHECK_TIME_MAX_MS, now };
  const [likeliest = null, ...others] = problems.slice(0, PROBLEMS_MAX);
  let best = await checkAgainst(text, likeliest, deadline);
  for (const other of others) {
    if (refutedIn(best) === 0 || now() > deadline.until) break;
    const found = await checkAgainst(text, other, deadline);
    if (refutedIn(found) < refutedIn(best)) best = found;
  }
  return best;
}

interface Deadline {
  readonly until: number;
  readonly now: () => number;
}

const refutedIn = ({ claims }: ReplyCheck): number =>
  claims.filter(({ outcome }) => outcome === "refuted").length;

async function checkAgainst(
  text: string,
  problem: string | null,
  { until, now }: Deadline,
): Promise<ReplyCheck> {
  const all = statementsOf(text);
  const setting = settingOf(text, problem);
  const supposed = supposedAmong(all.slice(0, CLAIMS_MAX));
  const claims: ClaimCheck[] = [];
  const open: { readonly step: Step; readonly calculation: Verdict | null }[] = [];
  let looked = 0;
  for (const statement of all.slice(0, CLAIMS_MAX)) {
    if (now() > until) break;
    await breathe();
    const alone = judgeAlone(statement, {
      setting,
      earlier: all.slice(0, looked),
      given: supposed.has(statement),
    });
    if (alone?.kind === "open") open.push(alone);
    else if (alone) claims.push(claim(alone.kind, statement, alone.verdict));
    looked += 1;
  }
  if (now() <= until) claims.push(...judgedSteps(open, setting));
  await breathe();
  const steps = open.map(({ step }) => step);
  const answers = now() <= until ? judgedAnswers(text, { setting, statements: all, steps }) : [];
  const others = claims.filter((each) => !answers.some((answer) => isWithin(each, answer)));
  const checked = [...others, ...answers.map(({ end, ...answer }) => answer)].sort((a, b) => a.at - b.at);
  return { claims: checked, left: all.length - looked };
}

const claim = (
  kind: Exclude<NonNullable<Alone>["kind"], "open">,
  { latex, at }: Pick<Statement, "latex" | "at">,
  verdict: Verdict,
): ClaimCheck => ({ kind, latex, at, ...verdict });

const isWithin = ({ at }: ClaimCheck, answer: JudgedAnswer): boolean => answer.at <= at && at < answer.end;

/** Statements before and after the turn to another problem are judged apart. */
function judgedSteps(
  open: readonly { readonly step: Step; readonly calculation: Verdict | null }[],
  { problem, end }: Setting,
): ClaimCheck[] {
  const steps = open.map(({ step }) => step);
  const turn = steps.findIndex(({ statement }) => statement.at >= end);
  const own = turn < 0 ? steps : steps.slice(0, turn);
  const verdicts = within(
    () => [...judgeWorking(own, problem), ...judgeWorking(steps.slice(own.length), null)],
    [],
  );
  return open.flatMap(({ step: { statement, given }, calculation }, index) => {
    if (given) return [];
    const verdict = held(verdicts[index] ?? UNDECIDED, isDisputed(statement));
    if (verdict.outcome !== "unchecked" || !calculation) return claim("step", statement, verdict);
    return claim("arithmetic", statement, calculation);
  });
}

type JudgedAnswer = ClaimCheck & { readonly end: number };

interface Read {
  readonly setting: Setting;
  readonly statements: readonly Statement[];
  readonly steps: readonly Step[];
}

function judgedAnswers(text: string, { setting, statements, steps }: Read): JudgedAnswer[] {
  const { problem } = setting;
  if (!problem) return [];
  const given = answersTo(text, setting, statements);
  const last = given.length === 0 ? lastSolved(setting, steps) : null;
  return (last ? [last] : given).flatMap((answer): JudgedAnswer[] => {
    const verdict = within(() => judgeAnswer(problem.text, answer), null);
    const { latex, at, end } = answer;
    return verdict ? [{ kind: "answer", latex, at, end, ...verdict }] : [];
  });
}

/** Without an announcement the last value of the unknown is the answer, along with those before it. */
function lastSolved({ unknown, end }: Setting, steps: readonly Step[]): GivenAnswer | null {
  const own = steps.filter(({ statement }) => statement.at < end && !isDisputed(statement));
  const last = own.findLast((step) => solvedIn([step])[0]?.startsWith(`${unknown} =`));
  if (!last || unknown === null) return null;
  const latex = solvedIn(own)
    .filter((each) => each.startsWith(`${unknown} =`))
    .join(" or ");
  return { latex, at: last.statement.at, end: last.statement.end, said: "last" };
}
