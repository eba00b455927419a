import { int } from "../../expression/build";
import { ELEMENTS } from "../../expression/elements";
import type { ChemistryQuestion } from "../../tasks/chemistry";
import { quantityAnswer, type Worked } from "./worked";

/** Protons, neutrons or electrons of one atom or ion. */
export function countParticles(question: Extract<ChemistryQuestion, { ask: "particles" }>): Worked | null {
  const protons = ELEMENTS.get(question.symbol)?.number;
  if (protons === undefined) return null;
  const { which, mass, charge } = question;
  const count = which === "protons" ? protons : which === "neutrons" ? mass - protons : protons - charge;
  const why = {
    protons: "The atomic number in the periodic table is the number of protons.",
    neutrons: "The mass number counts protons and neutrons together.",
    electrons: "An atom has as many electrons as protons; a charge is what is missing or too many.",
  }[which];
  const title = {
    protons: "Read the atomic number.",
    neutrons: `Take the atomic number from the mass number: $${mass} - ${protons}$.`,
    electrons: `Take the charge from the atomic number: $${protons} - ${charge < 0 ? `(${charge})` : charge}$.`,
  }[which];
  return {
    answer: quantityAnswer(int(count), ""),
    steps: [{ rule: `count-${which}`, title, latex: String(count), why }],
  };
}
