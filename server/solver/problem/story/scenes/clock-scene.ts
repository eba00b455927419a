import { clockText, DAY_MINUTES, type Dial } from "../../../expression/clock";
import type { ClockShift } from "../../../situations/clock-told";
import type { Recognition } from "../../sentence";
import { draft } from "../draft";
import type { Reading } from "../reading";
import type { Quantity, Story } from "../story";
import { allSaid, hasCue, markIn, onlySaid, readScene, type Scene, type Told, wordsIn } from "./scene";

const clock = (n = ""): string =>
  `( #h${n}:N : #i${n}:N [&z${n}:am|pm|a.m.|p.m.|a.m|p.m] / #h${n}:N &z${n}:am|pm|a.m.|p.m.|a.m|p.m|o'clock / &w${n}:noon|midnight )`;
const AT = `at ${clock()} [in the (morning / afternoon / evening)]`;
const DURATION = "( #d:T [and / ,] [#e:T] )";
const TO = "[$p / home / there / school / work] [~]";

/** When something begins and ends, and how long it goes on: two of them are told. */
export const clockScene: Scene = {
  cues: ["> am", "> pm", "> a.m", "> p.m", "o'clock", "noon", "midnight", "at <N", "from <N", "between <N"],
  clauses: {
    start: [
      `%a (@leave / @start / sets off / set off / takes off / gets on / boards / falls asleep / fell asleep / goes to bed / went to bed) ${TO} ${AT} ${TO}`,
      `%a (@leave / @start / sets off / set off) ${TO} at ${clock()} to @go ${TO}`,
      `at ${clock()} [,] %a (@leave / @start / sets off) ${TO}`,
      `(@leave / @start) ${TO} ${AT} ${TO}`,
    ],
    end: [
      `[%b] [@aux] (@arrive / @end / gets / got / lands / landed / wakes up / woke up) ${TO} ${AT} ${TO}`,
      `[%b] (gets / got / arrives / arrived / comes / came) back ${TO} ${AT}`,
    ],
    both: [
      `%a (@verb / is open / is) ${TO} from ${clock()} (to / until / till) ${clock("2")} [~]`,
      `%a (@verb) ${TO} (between) ${clock()} and ${clock("2")}`,
    ],
    lasts: [
      `[%b] [which] @last ${DURATION}`,
      `[%b] @verb for ${DURATION}`,
      `(it takes / it took) %b ${DURATION} to (get / @verb) ${TO}`,
      `%b is ${DURATION} long`,
      `after a $b (of / that took / lasting) ${DURATION}`,
    ],
    "ask long": [
      "how long (does / did / will / do) %q (take / last / run / stay / work / sleep / drive / walk / study) [~]",
      "how long (is / was) $q [~]",
      `how long (does / did) it take [%q] (to @verb ${TO} [~])`,
      "how many &u:hours|minutes (does / did / will / is / was) %q [@verb / open] [long] [~]",
      "how many &u:hours and minutes (does / did / will / is / was) %q [@verb] [long] [~]",
      "how much time (does / did) %q (take / spend) [@verb] [~]",
    ],
    "ask end": [
      `(what time / at what time / when) (does / will / did) %q (@arrive / @end / get there / get home) ${TO}`,
      `(what time / at what time / when) (is / was) %q (over / finished)`,
    ],
    "ask start": [
      `(what time / at what time / when) (does / must / did / should) %q (@leave / @start) ${TO}`,
    ],
  },
  build(told, _, story) {
    if (!isOfOne(told) || !onlySaid(told, "ask long") || allSaid(told, "lasts").length > 0) return null;
    return timeBetween(told, story);
  },
};

/** One thing begins and ends: what begins is what ends, or a pronoun stands for it. */
function isOfOne(told: readonly Told[]): boolean {
  const starts = allSaid(told, "start", "both");
  const own = starts.flatMap((each) => wordsIn(each, "a"));
  const others = told.flatMap((each) => [...wordsIn(each, "b"), ...wordsIn(each, "q")]);
  return others.every((word) => own.includes(word) || NEUTRAL.has(word));
}
const NEUTRAL: ReadonlySet<string> = new Set(
  "it he she they we i him her them trip journey ride flight drive day school lesson way bus film movie game".split(
    " ",
  ),
);

interface Clock {
  /** In hours, in the names of the story's numbers. */
  readonly text: string;
  readonly minutes: number;
  /** Whether it says which half of the day. */
  readonly isMarked: boolean;
  readonly dial: Dial;
}

type Take = (mark: string | undefined) => Quantity;

const NOON = DAY_MINUTES / 2;

function clockOf(told: Told, take: Take, n = ""): Clock | null {
  const [word = ""] = wordsIn(told, `w${n}`);
  if (word !== "")
    return {
      text: word === "noon" ? "12" : "0",
      minutes: word === "noon" ? NOON : 0,
      isMarked: true,
      dial: 12,
    };
  const hours = take(markIn(told, `h${n}`));
  const mark = markIn(told, `i${n}`);
  const past = mark === undefined ? null : take(mark);
  const [h, m] = [Number(hours.value.n), Number(past?.value.n ?? 0n)];
  if (hours.value.d !== 1n || (past && past.value.d !== 1n) || h > 24 || m > 59) return null;
  const [half = ""] = wordsIn(told, `z${n}`);
  const isHalf = half.startsWith("a") || half.startsWith("p");
  if (isHalf && (h > 12 || h === 0)) return null;
  const shift = isHalf ? (half.startsWith("p") ? 12 : 0) - (h === 12 ? 12 : 0) : 0;
  const text = `${hours.text}${past ? ` + ${past.text}/60` : ""}${shift === 0 ? "" : ` + (${shift})`}`;
  return { text, minutes: (h + shift) * 60 + m, isMarked: isHalf || h > 12, dial: isHalf ? 12 : 24 };
}

/** The next time that the clock shows the end, less the start. */
function timeBetween(told: readonly Told[], story: Story): Reading | null {
  const reading = draft(story);
  const both = onlySaid(told, "both");
  const [start, end] = both ? [both, both] : [onlySaid(told, "start"), onlySaid(told, "end")];
  const question = onlySaid(told, "ask long");
  if (!start || !end || !question) return null;
  const [from, to] = [clockOf(start, reading.take), clockOf(end, reading.take, both ? "2" : "")];
  if (!from || !to) return null;
  const isMarked = from.isMarked && to.isMarked;
  const turn = isMarked ? DAY_MINUTES : NOON;
  const apart = (((to.minutes - from.minutes) % turn) + turn) % turn;
  if (apart === 0) return null;
  const added = (apart - (to.minutes - from.minutes)) / 60;
  const hours = `(${to.text}) - (${from.text})${added === 0 ? "" : ` + (${added})`}`;
  const [unit] = wordsIn(question, "u");
  reading.ask(
    unit === "minutes" || (unit === undefined && apart < 60)
      ? { value: `60*(${hours})`, unit: "minutes" }
      : { value: hours, unit: "hours and minutes" },
  );
  return reading.done({
    assumption: isMarked ? undefined : "The two times are taken to be less than twelve hours apart.",
  });
}

/** "A bus leaves at 10:15 am and travels for 2 hours": the time of day at the other end. */
export function timeOfDay(story: Story): Recognition | null {
  const found = new Map<string, Recognition>();
  if (!hasCue(clockScene, story)) return null;
  for (const told of readScene(clockScene, story)) {
    const shift = shiftIn(told, story);
    if (shift) found.set(`${shift.start} ${shift.minutes}`, shiftOf(shift));
  }
  const [only] = found.values();
  return found.size === 1 && only ? only : null;
}

function shiftIn(told: readonly Told[], story: Story): ClockShift | null {
  const question = onlySaid(told, "ask end", "ask start");
  const lasts = onlySaid(told, "lasts");
  const isEnd = question?.says === "ask end";
  const known = onlySaid(told, isEnd ? "start" : "end");
  if (!question || !lasts || !known || told.length !== 3) return null;
  const own = [...wordsIn(known, "a"), ...wordsIn(known, "b")];
  const others = [lasts, question].flatMap((each) => [...wordsIn(each, "b"), ...wordsIn(each, "q")]);
  if (!others.every((word) => own.includes(word) || NEUTRAL.has(word))) return null;
  const at = clockOf(known, (mark) => story.quantities[Number(mark)] as Quantity);
  const minutes = minutesIn([markIn(lasts, "d"), markIn(lasts, "e")], story);
  if (!at?.isMarked || minutes === null) return null;
  return { start: at.minutes, minutes: isEnd ? minutes : -minutes, dial: at.dial };
}

const LENGTHS: readonly (readonly [string, bigint])[] = [
  ["hour", 60n],
  ["hr", 60n],
  ["min", 1n],
];

/** Null where it is no whole number of minutes. */
function minutesIn(marks: readonly (string | undefined)[], { quantities }: Story): number | null {
  let total = 0;
  for (const mark of marks) {
    if (mark === undefined) continue;
    const { value, unit } = quantities[Number(mark)] as Quantity;
    const length = LENGTHS.find(([name]) => unit.startsWith(name))?.[1];
    if (length === undefined || (value.n * length) % value.d !== 0n) return null;
    total += Number((value.n * length) / value.d);
  }
  return total;
}

/** The time of day that is so much later or earlier. */
export const shiftOf = ({ start, minutes, dial }: ClockShift): Recognition => ({
  mathematics: { task: "clock-time", asked: "shift", start, minutes, dial },
  instruction: minutes < 0 ? "Find the earlier time" : "Find the later time",
  latex: `\\text{${clockText(start, dial)}} ${minutes < 0 ? "-" : "+"} ${Math.abs(minutes)}\\text{ minutes}`,
});
