import { evaluateExact } from "../expression/evaluate-exact";
import { is } from "./claims";
import { refuted, type Verifier, verified } from "./obligations";

const DAY = 24 * 60;
const OTHER = refuted("The clock shows another time.");

/** Goes the way back from the answer to the time in the question. */
export const CLOCK_TIME: Verifier<"clock-time"> = {
  word: (problem, { word }) => ({
    word: () => {
      if (problem.asked !== "shift") return OTHER;
      const time = problem.dial === 24 ? minutesOfDay(word) : minutesOf(word);
      if (time === null || (time - problem.minutes - problem.start) % DAY !== 0) return OTHER;
      return verified("Go the same time the other way: the clock shows the first time again.");
    },
  }),
  quantity: (problem, { value, unit }, budget) => ({
    value: () => {
      const minutes = problem.asked === "between" ? evaluateExact(value, new Map(), budget) : null;
      if (problem.asked !== "between" || minutes?.d !== 1n) return OTHER;
      if (minutes.n < 0n || minutes.n >= BigInt(DAY)) return OTHER;
      if ((problem.start + Number(minutes.n) - problem.end) % DAY !== 0) return OTHER;
      return verified("Add these minutes to the first time: the clock shows the second one.");
    },
    unit: is(unit, ""),
  }),
};

/** A time as a clock of twelve hours shows it: "9:05 PM", never "13:05 PM" or "9:75 AM". */
function minutesOf(written: string): number | null {
  const [, hour, minute, half] = /^([1-9]|1[0-2]):([0-5]\d) ([AP])M$/.exec(written) ?? [];
  if (hour === undefined) return null;
  return (Number(hour) % 12) * 60 + Number(minute) + (half === "P" ? DAY / 2 : 0);
}

/** A time as a clock of 24 hours shows it: "09:05" or "21:05", never "24:05" or "9:75". */
function minutesOfDay(written: string): number | null {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(written) ?? [];
  return hour === undefined ? null : Number(hour) * 60 + Number(minute);
}
