import { role } from "../law";
import type { Field } from "./field";

/** Radioactive decay: activity, half-life and mass. */
export const NUCLEAR: Field = {
  beside: "radioactive isotope decay activity",
  quantities: {
    R: role("activity", "Bq", "[initial] activity|[decay] rate"),
    N: { name: "number of nuclei", unit: "", found: true },
    T: role("half-life", "s", "half-life", { told: "half-li*|t_1/2" }),
    m: role("mass", "kg", "mass"),
    M: { name: "molar mass", unit: "g/mol", isotope: true },
    A: { name: "Avogadro constant", unit: "mol^-1", fixed: "6.02214076e23" },
  },
  formulas: [
    {
      title: "the law of activity",
      equation: "R = ln(2)*N/T",
      needs: "activity|decay rate|Bq|Ci",
      not: "after|remain*|initial*|years old|dose",
    },
    {
      title: "the number of nuclei in a mass",
      equation: "m = N*M/A",
      not: "molecul*|percent|compound",
    },
  ],
};
