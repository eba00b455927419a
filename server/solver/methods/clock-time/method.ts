import { int } from "../../expression/build";
import { clockText, DAY_MINUTES, type Dial } from "../../expression/clock";
import type { ClockTimeTask } from "../../tasks/unit-conversion";
import type { AnswerValue, Derivation, Method, Step } from "../../types";

/** Times of day: hours first, then minutes, and past midnight where the day ends. */
export const clockTime: Method = {
  id: "clock-time",
  tasks: ["clock-time"],
  work(problem): Derivation | null {
    if (problem.task !== "clock-time") return null;
    return problem.asked === "shift" ? shifted(problem) : between(problem);
  },
};

const shown = (time: number, dial?: Dial): string => `\\text{${clockText(time, dial)}}`;
const wrapped = (time: number): number => ((time % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;

function shifted({ start, minutes, dial }: ClockTimeTask & { readonly asked: "shift" }): Derivation {
  const size = Math.abs(minutes);
  const back = minutes < 0;
  const hours = Math.floor(size / 60);
  const rest = size % 60;
  const steps: Step[] = [];
  if (hours > 0 && rest > 0)
    steps.push({
      rule: "split-off-hours",
      title: "Write the minutes as hours and minutes.",
      latex: `${size}\\text{ min} = ${hours}\\text{ h } ${rest}\\text{ min}`,
      why: "An hour has $60$ minutes, and whole hours leave the minutes on the clock alone.",
    });
  let time = start;
  for (const [name, count, length] of [
    ["hours", hours, 60],
    ["minutes", rest, 1],
  ] as const) {
    if (count === 0) continue;
    const next = wrapped(time + (back ? -1 : 1) * count * length);
    steps.push({
      rule: back ? `go-back-${name}` : `go-on-${name}`,
      title: `Go ${back ? "back" : "on"} by the ${name}.`,
      latex: `${shown(time, dial)} ${back ? "-" : "+"} ${count}\\text{ ${name}} = ${shown(next, dial)}`,
      why:
        dial === 24
          ? "An hour has $60$ minutes, and after 23:59 a new day begins with 00:00."
          : "After 12 noon comes PM, after 12 midnight a new day with AM.",
    });
    time = next;
  }
  return { method: "clock-time", steps, answer: wordAnswer(clockText(time, dial)) };
}

const wordAnswer = (word: string): AnswerValue => ({ kind: "word", word });

function between({ start, end, dial }: ClockTimeTask & { readonly asked: "between" }): Derivation {
  const total = wrapped(end - start);
  const hours = Math.floor(total / 60);
  const steps: Step[] = [];
  if (hours > 0)
    steps.push({
      rule: "count-whole-hours",
      title: "Count the whole hours first.",
      latex: `${shown(start, dial)} + ${hours}\\text{ hours} = ${shown(wrapped(start + hours * 60), dial)}`,
      why: "Another whole hour would go past the end.",
    });
  steps.push({
    rule: "add-up-minutes",
    title: "Add up the minutes.",
    latex: hours > 0 ? `${hours} \\cdot 60 + ${total % 60} = ${total}` : `${total}`,
    why: "Every hour has $60$ minutes, and the rest is counted on to the end.",
  });
  return {
    method: "clock-time",
    steps,
    answer: { kind: "quantity", value: int(total), unit: "" },
  };
}
