import { role } from "../law";
import type { Field } from "./field";

const ENGINE = "engine|efficien*|motor|power plant|power station";
const WASTES = [
  "waste",
  "wasted",
  "exhaust*",
  "reject*",
  "discard*",
  "expel*",
  "cold",
  "environment",
  "surroundings",
];
const WASTE = WASTES.map((word) => `${word} … @|@ … ${word}`).join("|");
const DONE = "work … @|@ of [useful mechanical] work|does … @|doing … @|output … @|deliver … @";

/** Engines and what they do with heat. */
export const ENGINES: Field = {
  beside: "heat reservoir power maximum",
  quantities: {
    E: role(
      "energy taken in",
      "J",
      "heat input|heat supplied|heat absorbed|energy input|energy supplied|energy absorbed",
      { never: `${DONE}|${WASTES.map((word) => `${word} … @`).join("|")}` },
    ),
    W: role("work", "J", "work [output]|[how] much work [output]|useful work [output]", { told: DONE }),
    q: role(
      "heat given off",
      "J",
      "[waste] heat [transfer]|[waste] energy [transfer]|how much [waste] heat [transfer]|how much [waste] energy [transfer]",
      { told: WASTE },
    ),
    eta: role("efficiency", "%", "[thermal] efficiency", { told: "efficien*" }),
  },
  formulas: [
    {
      title: "the definition of efficiency",
      equation: "η = W/E",
      needs: ENGINE,
      not: "Carnot|maximum efficiency|ideal",
    },
    {
      title: "the balance of energy of an engine",
      equation: "q = E - W",
      needs: WASTES.join("|"),
      not: "Carnot|ideal|pump|refrigerator",
    },
  ],
};
