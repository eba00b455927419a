import { words } from "../../../word-list";
import type { Draft } from "../draft";
import { allSaid, markIn, onlySaid, type Scene, type Told, wordsIn } from "./scene";

const JOB = "[%j / the same $j] [~]";
const FIRST = "[working alone [,]]";
const CAN = "[can / could / will / would]";
const ALONE =
  "[alone / by itself / by himself / by herself / working alone / on its own / on her own / on his own]";
const BOTH =
  "( they / both / both of them / both $p / the two / the two $p / the #c:N $p / all #c:N [$p] / all three / all )";
const WORKING =
  "[working / work / are opened / are open / are used / are turned on] [at the same time] [together]";
const LONG = "( how long / how many $u )";

/** Several do one piece of work: what each does in one unit of time adds up, and what a drain takes is taken away. */
export const togetherScene: Scene = {
  cues: ["together", "both", " all ", "same time", " help", " alone", "itself", " another"],
  clauses: {
    alone: [
      `${FIRST} %w ${CAN} @d:verb ${JOB} ${ALONE} in #t:T ${ALONE}`,
      `%w ${CAN} [do / does] (the same job / it / the same / the job) ${ALONE} in #t:T ${ALONE}`,
      `%w ${CAN} [do / does] so in #t:T ${ALONE}`,
      `%w [can / could / will / would] in #t:T ${ALONE}`,
      `%w in #t:T ${ALONE}`,
      `one of (them / the $p) (needs / takes / can do it in / would need) #t:T ${ALONE}`,
      `it takes %w #t:T to @d:verb ${JOB} ${ALONE}`,
      `it takes %w #t:T ${ALONE}`,
      `%w (takes / needs / take / need / would take / would need / took) #t:T ${ALONE} [to @d:verb ${JOB}] ${ALONE}`,
      `%w (takes / needs) #t:T (for / to do) the same job`,
    ],
    together: [
      `#c:N $p ${CAN} @verb ${JOB} in #t:T [together]`,
      `${WORKING} [together] [,] ${BOTH} ${CAN} @verb ${JOB} in #t:T`,
      `${BOTH} ${CAN} @verb ${JOB} in #t:T [working] together`,
      `together [,] they ${CAN} [@verb] ${JOB} in #t:T`,
      `together [,] they (take / need) #t:T [to @verb ${JOB}]`,
      `working together [,] %w and $v ${CAN} @verb ${JOB} in #t:T`,
      `%w and $v ${CAN} @verb ${JOB} in #t:T [working] together`,
      `%w and $v ${CAN} @verb ${JOB} together in #t:T`,
      `together with %v [,] %w ${CAN} [@verb] ${JOB} [in] #t:T`,
      `it takes them #t:T [to @verb ${JOB}] [working] together`,
      `[working] together it takes them #t:T [to @verb ${JOB}]`,
    ],
    "ask together": [
      `${LONG} (will / would / does / do / did) it take ( them / ${BOTH} / %w and $v ) [to @verb ${JOB}] ${WORKING}`,
      `${LONG} (will / would / do / does / did) ${BOTH} (take / need) [to @verb ${JOB}] ${WORKING}`,
      `${LONG} (will / would / does) it take to @verb ${JOB} if ( they / both $p / both / ${BOTH} ) ${WORKING}`,
      `if ${BOTH} ${WORKING} [,] ${LONG} (will / would / does) it take [them] [to @verb ${JOB}]`,
      `if ${BOTH} ${WORKING} [,] ${LONG} (will / would) they (take / need) [to @verb ${JOB}]`,
      `${WORKING} [together] [,] ${LONG} (will / would / does) it take [them] [to @verb ${JOB}]`,
      `${WORKING} [together] [,] ${LONG} (will / would / do) they (take / need) [to @verb ${JOB}]`,
      `in how many $u (will / would / can / could) they @verb ${JOB} ${WORKING}`,
      `( what time / how much time ) (will / would / do) they need ${WORKING} [to @verb ${JOB}]`,
    ],
    "ask alone": [
      `${LONG} (will / would / does / do) it take %a ${ALONE} [to @verb ${JOB}] ${ALONE}`,
      `${LONG} (will / would / does / do) %a ${ALONE} (take / need) ${ALONE} [to @verb ${JOB}] ${ALONE}`,
      `${LONG} (will / would / does) it take for %a to @verb ${JOB} ${ALONE}`,
    ],
    "ask full": [
      `${LONG} (will / would / does) it take to fill ${JOB} (if both [the] [$p] are / with both [the] [$p]) (open / opened)`,
    ],
  },
  build(told, reading) {
    const workers = allSaid(told, "alone");
    const question = onlySaid(told, "ask together", "ask alone", "ask full");
    if (!question || workers.length === 0 || !isOneJob(told)) return null;
    const times = workers.map((each) => reading.take(markIn(each, "t")));
    const units = new Set(times.map(({ unit }) => unit));
    const whole = onlySaid(told, "together");
    if (whole === null && allSaid(told, "together").length > 0) return null;
    const all = whole ? reading.take(markIn(whole, "t")) : null;
    if (all) units.add(all.unit);
    const [unit = ""] = units;
    const asked = wordsIn(question, "u")[0];
    if (units.size > 1 || (asked !== undefined && !unit.startsWith(asked))) return null;
    if (!isCounted(told, workers.length + Number(question.says === "ask alone"), reading)) return null;
    if (!isAnother(workers, question, told)) return null;
    const drains = drainsIn(workers);
    const isDrained = drains.every(Boolean);
    if (new Set(workers.map(nameOf)).size < workers.length || (!isDrained && drains[0])) return null;
    const shares = times.map(({ text }, i) => `${!isDrained && drains[i] ? "-" : "+"} 1/${text}`);
    const sum = shares.join(" ").slice(2);
    const isAlone = question.says === "ask alone";
    if (isAlone !== (all !== null) || (!isAlone && workers.length < 2)) return null;
    reading.unknown("t", isAlone ? "the time the other one needs alone" : "the time they need together");
    reading.condition(
      isAlone ? `${sum} + 1/t = 1/${all?.text}` : `${sum} = 1/t`,
      "The share of the work done in one unit of time is one over the time needed; the shares add.",
    );
    reading.ask({ value: "t", unit: unit === "hours" ? "hours and minutes" : unit });
    return reading.done();
  },
};

/** Which of them work against what fills; where no verb is said, it is the one before. */
function drainsIn(workers: readonly Told[]): readonly boolean[] {
  let isDraining = false;
  return workers.map((each) => {
    const [verb] = wordsIn(each, "d");
    if (verb !== undefined) isDraining = EMPTYING.has(verb);
    return isDraining;
  });
}
const EMPTYING: ReadonlySet<string> = words("empty empties emptied drain drains drained");

const nameOf = (told: Told): string => wordsIn(told, "w").join(" ");

/** One thing is done in the whole of the story. */
function isOneJob(told: readonly Told[]): boolean {
  const jobs = told
    .flatMap((each) => wordsIn(each, "j").at(-1) ?? [])
    .filter((job) => job !== "job" && !PRONOUNS.has(job));
  return new Set(jobs).size <= 1;
}

/** "All three": as many as are told of. */
const isCounted = (told: readonly Told[], count: number, reading: Draft): boolean =>
  told.every((each) => {
    const mark = markIn(each, "c");
    return mark === undefined || reading.counts(mark, count);
  });

/** The one whose time alone is asked for is none of those whose time is told, and one of those who work together. */
function isAnother(workers: readonly Told[], question: Told, told: readonly Told[]): boolean {
  if (question.says !== "ask alone") return true;
  const asked = wordsIn(question, "a").join(" ");
  const pair = onlySaid(told, "together");
  const named = pair
    ? [wordsIn(pair, "w").join(" "), wordsIn(pair, "v").join(" ")].filter((name) => name !== "")
    : [];
  if (named.length === 2 && !named.includes(asked)) return false;
  return workers.length === 1 && nameOf(workers[0] as Told) !== asked && !PRONOUNS.has(asked);
}
const PRONOUNS: ReadonlySet<string> = new Set([
  "he",
  "she",
  "it",
  "they",
  "we",
  "i",
  "you",
  "him",
  "her",
  "them",
]);
