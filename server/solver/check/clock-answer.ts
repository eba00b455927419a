import { clockText, DAY_MINUTES } from "../expression/clock";
import type { AnswerValue, Problem } from "../types";

const SAID = /^\s*(?:at\s+)?(\d{1,2})(?:\s*[:.]\s*(\d{2}))?\s*(?:([ap])\.?\s*m\.?)?(?:\s*o'?clock)?[\s.]*$/i;
const SHOWN = /^(\d{1,2}):(\d{2})(?: ([AP])M)?$/i;
const HOUR = 60;
const NOON = 12;

/** A time of day in the writing of the question, however it is typed: "8.20pm" for 20:20. One that leaves out its half of the
 * day is taken for the half of the answer.
 * @returns null where no time is asked for or said */
export function timeSaid(text: string, problem: Problem, like: AnswerValue): AnswerValue | null {
  if (problem.task !== "clock-time" || like.kind !== "word") return null;
  const [, hour = "", minute, half] = SAID.exec(text) ?? [];
  if (hour === "" || (minute === undefined && half === undefined)) return null;
  const time = minutesOf(hour, minute, half ?? (isOfTwelve(Number(hour)) ? halfOf(like.word) : undefined));
  return time === null ? null : { kind: "word", word: clockText(time, problem.dial) };
}

/** Whether a word is a time of day, of which no two are the same. */
export const isOnTheClock = (word: string): boolean => SHOWN.test(word);

/** Whether a clock of twelve hours has this one; 00 is midnight on one of 24. */
const isOfTwelve = (hour: number): boolean => hour >= 1 && hour <= NOON;

/** The half of the day that an answer says or, of 24 hours, is in. */
function halfOf(word: string): string | undefined {
  const [, hour = "", , half] = SHOWN.exec(word) ?? [];
  return half ?? (Number(hour) >= NOON ? "p" : "a");
}

function minutesOf(hour: string, minute: string | undefined, half: string | undefined): number | null {
  const [hours, minutes] = [Number(hour), Number(minute ?? 0)];
  if (minutes >= HOUR || hours >= 2 * NOON || (half !== undefined && !isOfTwelve(hours))) return null;
  const shift = half === undefined ? hours : (hours % NOON) + (half.toLowerCase() === "p" ? NOON : 0);
  return (shift * HOUR + minutes) % DAY_MINUTES;
}
