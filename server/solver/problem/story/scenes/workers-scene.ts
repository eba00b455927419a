import { equals, isZero } from "../../../expression/rational";
import { many, markIn, onlySaid, type Scene, wordsIn } from "./scene";

const TIME = "#t:T";
const JOB = "[$j] [~]";
const CAN = "[can / could / will / would]";

/** So many hands do a piece of work in so long: twice as many need half the time. */
export const workersScene: Scene = {
  cues: [
    "worker",
    "men",
    "women",
    "people",
    "machine",
    "pump",
    "tap",
    "pipe",
    "painter",
    "builder",
    "printer",
    "student",
    "farmer",
    "gardener",
    "robot",
    "cleaner",
    "tractor",
    "hose",
  ],
  clauses: {
    told: [
      `[if] #n:N $w ${CAN} [to] @work ${JOB} in ${TIME}`,
      `it takes #n:N $w ${TIME} to @work ${JOB}`,
      `[if] #n:N $w (take / need / took / needed) ${TIME} to @work ${JOB}`,
    ],
    "ask time": [
      `how (long / many $u) (would / will / does / do) it take #m:N $w to @work ${JOB}`,
      `how (long / many $u) (would / will / does / do) it take #m:N [of] [such / these] $w [working at the same rate]`,
      `how (long / many $u) (would / will / do / does) #m:N [such] $w (take / need) [to @work ${JOB}]`,
      `how (long / many $u) (would / will / do) be needed by #m:N $w`,
      `how long for #m:N [such] $w`,
      `in how many $u (would / will / can / could) #m:N $w @work ${JOB}`,
    ],
    "ask workers": [
      `how many $w (are / would be / will be) needed to @work ${JOB} in #s:T`,
      `how many $w (can / could / would / will) @work ${JOB} in #s:T`,
      `how many $w (would / will / does) it take to @work ${JOB} in #s:T`,
    ],
    same: [
      "they all work at the same (rate / speed)",
      "all [the] $w work at the same (rate / speed)",
      "(working / assuming) [they work] at the same (rate / speed)",
      "assuming (they / all $w) work at the same (rate / speed)",
    ],
  },
  build(told, reading, story) {
    const [work, question] = [onlySaid(told, "told"), onlySaid(told, "ask time", "ask workers")];
    if (
      !work ||
      !question ||
      wordsIn(work, "j").length === 0 ||
      wordsIn(work, "w").at(-1) !== wordsIn(question, "w").at(-1)
    )
      return null;
    if (!isSameJob(wordsIn(work, "j"), wordsIn(question, "j"))) return null;
    const [count, time] = [reading.take(markIn(work, "n")), reading.take(markIn(work, "t"))];
    const other = reading.take(markIn(question, question.says === "ask time" ? "m" : "s"));
    if (isZero(other.value) || story.quantities.length !== 3) return null;
    const isTime = question.says === "ask time";
    const asked = wordsIn(question, "u")[0];
    if (!isTime && other.unit !== time.unit) return null;
    if (isTime && asked !== undefined && !time.unit.startsWith(asked)) return null;
    if (isTime && equals(other.value, count.value)) return null;
    reading.ask({
      value: `${count.text}*${time.text}/${other.text}`,
      unit: isTime ? time.unit : many(wordsIn(question, "w")),
    });
    return reading.done({
      whole: isTime ? undefined : "up",
      assumption: "Everyone is taken to work at the same rate.",
    });
  },
};

/** A wall, and no other thing: "the same wall", "it". */
const isSameJob = (one: readonly string[], other: readonly string[]): boolean =>
  other.length === 0 || one.at(-1) === other.at(-1) || other.at(-1) === "job" || other.at(-1) === "work";
