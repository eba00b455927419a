import { toLatex } from "../../printer/latex";
import type { StoryTask } from "../../tasks/story";
import type { Step } from "../../types";
import { equations } from "./substitute-relation";

/** The first steps: a letter for each unknown, and what the story says as equations (or as one calculation). */
export function setUp({ unknowns, conditions, asked }: StoryTask): Step[] {
  const steps: Step[] = [];
  if (unknowns.length > 0) {
    steps.push({
      rule: "introduce-unknowns",
      title: `Let ${unknowns.map(({ letter, means }) => `$${letter}$ be ${means}`).join(" and ")}.`,
      latex: unknowns
        .map(({ letter, means }) => `${letter} = \\text{${means.replace(/[%$#&_]/g, "\\$&")}}`)
        .join(", \\; "),
      why: "We use a letter for what we don’t know.",
    });
  }
  if (conditions.length > 0) {
    steps.push({
      rule: "write-conditions",
      title:
        conditions.length > 1
          ? "Write what the story says as equations."
          : "Write what the story says as an equation.",
      latex: equations(conditions.map(({ relation }) => relation)),
      why: conditions.map(({ says }) => says).join(" "),
      ...equationByEquation(conditions),
    });
  } else {
    steps.push({
      rule: "write-calculation",
      title: "Write the calculation the story asks for.",
      latex: asked.map(({ value }) => toLatex(value)).join(", \\; "),
      why: "All the numbers it needs are told in the story.",
    });
  }
  return steps;
}

/** Which fact each equation is from, where there are several. */
function equationByEquation(conditions: StoryTask["conditions"]): Pick<Step, "smaller"> {
  if (conditions.length < 2) return {};
  return {
    smaller: conditions.map(({ says }, at) => ({
      latex: equations(conditions.slice(0, at + 1).map(({ relation }) => relation)),
      why: says,
    })),
  };
}
