import { evaluateExact } from "../expression/evaluate-exact";
import type { AnswerValue, Budget, Check, Problem } from "../types";

const DAY = 24 * 60;
const refuted: Check = { status: "refuted", reason: "The clock shows another time." };

/** Goes the way back from the answer to the time in the question. */
export function verifyClockTime(problem: Problem, value: AnswerValue, budget: Budget): Check {
  if (problem.task !== "clock-time") return refuted;
  if (problem.asked === "shift") {
    const time = value.kind === "word" ? minutesOf(value.word) : null;
    const back = time === null ? null : time - problem.minutes - problem.start;
    if (back === null || back % DAY !== 0) return refuted;
    return {
      status: "verified",
      evidence: ["Go the same time the other way: the clock shows the first time again."],
    };
  }
  const isBare = value.kind === "quantity" && value.unit === "";
  const minutes = isBare ? evaluateExact(value.value, new Map(), budget) : null;
  if (minutes?.d !== 1n || minutes.n < 0n || minutes.n >= BigInt(DAY)) return refuted;
  const rest = problem.start + Number(minutes.n) - problem.end;
  if (rest % DAY !== 0) return refuted;
  return {
    status: "verified",
    evidence: ["Add these minutes to the first time: the clock shows the second one."],
  };
}

/** A time as a clock of twelve hours shows it: "9:05 PM", never "13:05 PM" or "9:75 AM". */
function minutesOf(written: string): number | null {
  const [, hour, minute, half] = /^([1-9]|1[0-2]):([0-5]\d) ([AP])M$/.exec(written) ?? [];
  if (hour === undefined) return null;
  return (Number(hour) % 12) * 60 + Number(minute) + (half === "P" ? DAY / 2 : 0);
}
