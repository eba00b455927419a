import "server-only";
import { mayMeanOther } from "./antecedent";
import { type Alone, checkAlone, held, sideTexts } from "./check-statement";
import { isOnTheWay, judgedClosing } from "./closing-claim";
import { numbersIn } from "./closing-form";
import { judgedWord } from "./closing-word";
import { checkBeside, checkFinalAnswer, type GivenAnswer } from "./final-answer";
import { type Given, givenIn } from "./given-values";
import { isDisputed, supposedAmong } from "./meaning";
import type { Meter } from "./meter";
import { judgedConstants } from "./natural-constants";
import { isSumOfAll } from "./provable";
import { judgedReactions } from "./reactions";
import type { ReplyRead } from "./reply-reader";
import { selfContained } from "./self-contained";
import { type Setting, settingOf } from "./setting";
import { supposedIn } from "./supposition";
import { tokensOf } from "./tokens";
import type { ClaimCheck, JudgedAnswer, ReplyCheck, Statement } from "./types";
import { UNDECIDED, type Verdict, within } from "./verdict";
import { type CheckLines, checkWorkingLines, createCheckLines, type Step, solvedIn } from "./working";

/** Judges a reply by one problem, time and again as it grows. What has been judged is not judged again. */
export interface ClaimChecker {
  judge(read: ReplyRead, meter: Meter): Promise<ReplyCheck>;
}

/** While a reply grows its working is judged when it has grown by this part: a line is judged by all before it. */
const GROWTH = 1.5;

type Open = Extract<Alone, { readonly kind: "open" }>;

interface Looked {
  readonly statement: Statement;
  readonly given: boolean;
  readonly alone: Alone;
  readonly sides: readonly string[];
}

interface State {
  readonly setting: Setting;
  readonly isAbout: boolean;
  /** What was found of the first statements, in order. */
  readonly looked: Looked[];
  steps: { readonly of: readonly Open[]; readonly claims: readonly ClaimCheck[] };
  readonly answers: Map<string, Verdict | null>;
  readonly checkLines: CheckLines;
}

/** @param problem as the student put it
 * @param options whether the reply answers what was asked of it */
export function createClaimChecker(
  problem: string | null,
  { isAbout = true }: { readonly isAbout?: boolean } = {},
): ClaimChecker {
  const state: State = {
    setting: settingOf(problem),
    isAbout,
    looked: [],
    steps: { of: [], claims: [] },
    answers: new Map(),
    checkLines: createCheckLines(),
  };
  return {
    async judge(read, meter) {
      await lookAt(state, read, meter);
      const alone = state.looked.flatMap(({ statement, alone }) =>
        alone && alone.kind !== "open" ? [claim(alone.kind, statement, alone.verdict)] : [],
      );
      // Where time runs out, what the reply comes to has been looked at.
      const answers = await judgedAnswers(state, read, meter);
      const steps = await judgedSteps(state, read, meter);
      const others = [...alone, ...steps].filter((each) => !answers.some((answer) => isWithin(each, answer)));
      const claims = [...others, ...answers.map(({ end, ...answer }) => answer)].sort((a, b) => a.at - b.at);
      return { claims, left: read.count - state.looked.length };
    },
  };
}

const claim = (
  kind: ClaimCheck["kind"],
  { latex, at }: Pick<Statement, "latex" | "at">,
  verdict: Verdict,
): ClaimCheck => ({ kind, latex, at, ...verdict });

/** Looks at the statements one by one, at the ones that are not what they were again. */
async function lookAt({ setting, looked }: State, { statements }: ReplyRead, meter: Meter): Promise<void> {
  const supposed = supposedAmong(statements);
  for (const [index, statement] of statements.entries()) {
    const given = supposed.has(statement);
    const before = looked[index];
    if (before?.given === given && isSame(before.statement, statement)) continue;
    looked.length = Math.min(index, looked.length);
    if (meter.isOut()) return;
    const known = looked.flatMap(({ sides }) => sides);
    const alone = await meter.run(() => checkAlone(statement, { setting, known, given }));
    looked.push({ statement, given, alone, sides: sideTexts(statement) });
  }
  looked.length = Math.min(statements.length, looked.length);
}

const isSame = (a: Statement, b: Statement): boolean =>
  a === b ||
  (a.at === b.at &&
    a.end === b.end &&
    a.latex === b.latex &&
    a.before === b.before &&
    a.after === b.after &&
    a.gap === b.gap);

/** The claims among the steps; while the reply grows, the ones found last where there is little more. */
async function judgedSteps(state: State, read: ReplyRead, meter: Meter): Promise<readonly ClaimCheck[]> {
  const open = state.looked.flatMap(({ alone }) => (alone?.kind === "open" ? [alone] : []));
  const { of, claims } = state.steps;
  const kept = of.every((each, index) => each === open[index]);
  const isDue = open.length >= of.length * GROWTH;
  if (kept && !read.ended && (!isDue || open.length === 0)) return claims;
  if (meter.isOut()) return kept ? claims : [];
  state.steps = { of: open, claims: await stepClaims(open, { state, read, meter }) };
  return state.steps.claims;
}

interface Judging {
  readonly state: State;
  readonly read: ReplyRead;
  readonly meter: Meter;
}

/** Statements before and after the turn to another problem are judged apart. */
async function stepClaims(open: readonly Open[], { state, read, meter }: Judging): Promise<ClaimCheck[]> {
  const steps = open.map(({ step }) => step);
  const turn = steps.findIndex(({ statement }) => statement.at >= read.end);
  const own = turn < 0 ? steps : steps.slice(0, turn);
  const { problem } = state.setting;
  const { checkLines } = state;
  const growing = !read.ended;
  const named = solvedIn(state.looked.filter(({ alone, given }) => alone?.kind !== "open" && !given));
  const others = { steps: steps.slice(own.length), problem: null, growing, checkLines };
  const verdicts = [
    ...(await checkWorkingLines({ steps: own, problem, growing, checkLines, named }, meter)),
    ...(await checkWorkingLines(others, meter)),
  ];
  const supposed = supposedIn(read.text, state.looked, state.setting.known);
  return open.flatMap(({ step: { statement, given }, calculation }, index) => {
    if (given) return [];
    const unsure = isDisputed(statement) || supposed.has(statement);
    const verdict = held(verdicts[index] ?? UNDECIDED, unsure);
    if (verdict.outcome !== "unchecked" || !calculation) return claim("step", statement, verdict);
    return claim("arithmetic", statement, calculation);
  });
}

/** An equality and no other relation. */
const EQUATION = /^[^<>≤≥\\]*=[^<>≤≥\\]*$/;

const isWithin = ({ at }: ClaimCheck, answer: JudgedAnswer): boolean => answer.at <= at && at < answer.end;

async function judgedAnswers(state: State, read: ReplyRead, meter: Meter): Promise<JudgedAnswer[]> {
  const { problem } = state.setting;
  const said = givenIn(state.setting, read);
  const boxed = problem
    ? read.answers.map((answer) => ({ ...answer, question: problem.text, own: true, weak: false }))
    : [];
  const given: Given[] = [...boxed, ...said, ...selfContained(read)];
  if (problem && read.ended && !given.some(({ own }) => own)) {
    const last = lastSolved(state, read);
    if (last) given.push({ ...last, question: problem.text, own: true, weak: false });
  }
  const judged: JudgedAnswer[] = [...judgedReactions(read, state.setting), ...judgedConstants(read)];
  for (const answer of given) {
    const { own, question, latex } = answer;
    if (own && state.setting.bounding && EQUATION.test(latex)) continue;
    if (!own && (isSettled(state, answer) || judged.some((each) => isSaidOf(each, answer)))) continue;
    const key = JSON.stringify([own, question, answer.said, latex]);
    if (!state.answers.has(key)) {
      if (meter.isOut()) break;
      state.answers.set(key, await meter.run(() => within(() => judgedGiven(state, answer), null)));
    }
    const found = state.answers.get(key);
    // What is only said of "it" is not corrected. Behind other numbers it is called wrong only where it is none that
    // comes up on the way.
    const isWeak = answer.weak && found?.outcome === "refuted";
    const isLater = /\d/.test(read.text.slice(0, answer.at));
    const isSolved = latex.trim().startsWith(`${state.setting.unknown} =`);
    const isOpen =
      isWeak &&
      ((isLater && isOnTheWay(state.setting, latex)) ||
        isTotal(state.setting, latex) ||
        (!isSolved && mayMeanOther(read.text, answer.at, state.setting.asked)));
    const verdict = isOpen ? UNDECIDED : found;
    // The problem in another form is no answer where the reply goes on from there.
    const isPassed = found?.outcome === "verified" && found.note !== null && isFollowed(answer, read);
    const kind = own && !isWeak && !isPassed ? "answer" : hasLetters(latex) ? "step" : "arithmetic";
    if (verdict) judged.push({ ...claim(kind, answer, verdict), end: answer.end });
  }
  if (problem && state.isAbout && read.ended && !judged.some(({ kind }) => kind === "answer")) {
    const last = meter.isOut()
      ? null
      : await meter.run(() =>
          within(() => judgedWord(state.setting, read) ?? judgedClosing(state.setting, read), null),
        );
    if (last) judged.push(last);
  }
  return judged;
}

/** The same value has been judged. */
const isSaidOf = (each: JudgedAnswer, value: Given): boolean =>
  each.outcome !== "unchecked" && each.at < value.end && value.at < each.end;

/** Mathematics comes behind it. */
const isFollowed = ({ end }: Given, { text }: ReplyRead): boolean =>
  tokensOf(text.slice(end)).some(({ kind }) => kind === "math");

const isTotal = ({ asked }: Setting, latex: string): boolean =>
  numbersIn(latex).some((value) => isSumOfAll(value, (asked?.maths ?? []).flatMap(numbersIn)));

/** What is wrong for something beside the problem, and right for the problem, is said of the problem. */
function judgedGiven({ setting: { problem } }: State, answer: Given): Verdict | null {
  // What is only said of "it" may be one of several.
  if (answer.own)
    return checkFinalAnswer(answer.question, answer.weak ? { ...answer, said: "last" } : answer);
  const beside = checkBeside(answer.question, answer);
  if (beside?.outcome !== "refuted" || problem === null) return beside;
  const own = within(() => checkFinalAnswer(problem.text, { ...answer, said: "last" }), null);
  return own?.outcome === "verified" || own?.outcome === "sampled" ? null : beside;
}

/** A statement that holds this value has been judged by itself. */
const isSettled = ({ looked }: State, value: Given): boolean =>
  looked.some(
    ({ statement: { at, end }, alone }) =>
      at < value.end &&
      value.at < end &&
      alone &&
      alone.kind !== "open" &&
      alone.verdict.outcome !== "unchecked",
  );

const hasLetters = (latex: string): boolean => /(?<![\\a-zA-Z])[a-zA-Z](?![a-zA-Z])/.test(latex);

/** Without an announcement the last value of the unknown is the answer, along with those before it. */
function lastSolved({ setting, looked }: State, { end, text }: ReplyRead): GivenAnswer | null {
  const { unknown, known, problem } = setting;
  if (unknown === null) return null;
  const supposed = supposedIn(text, looked, known);
  const own: Step[] = looked.flatMap(({ statement, alone }) =>
    alone?.kind === "open" && statement.at < end && !isDisputed(statement) && !supposed.has(statement)
      ? [alone.step]
      : [],
  );
  const last = own.findLast((step) => solvedIn([step])[0]?.startsWith(`${unknown} =`));
  if (!last) return null;
  const all = solvedIn(own).filter((each) => each.startsWith(`${unknown} =`));
  const place = { at: last.statement.at, end: last.statement.end, said: "last" } as const;
  // One that is all of the answer leaves behind what was said before.
  const [alone = ""] = all.slice(-1);
  const whole = () => problem && checkFinalAnswer(problem.text, { ...place, latex: alone, said: "answer" });
  const isWhole = all.length > 1 && within(whole, null)?.outcome === "verified";
  return { ...place, latex: isWhole ? alone : all.join(" or ") };
}
