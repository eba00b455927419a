import { readFormula } from "../chemistry/formula";
import type { Detector } from "./unclear";

const ALONE = /^\s*(?:[Ss]implify |[Ww]hat is |[Cc]alculate )?([A-Z][A-Za-z\d()]*\d[A-Za-z\d()]*)[\s.?=]*$/;

/** H2O alone: elements with counts are a substance, of which nothing is asked. */
export const chemicalFormula: Detector = (text) => {
  const written = ALONE.exec(text)?.[1];
  const formula = written === undefined ? null : readFormula(written);
  if (!formula || formula.atoms.size < 2) return null;
  return {
    question: `${written} looks like a chemical formula. Say what you want to know of it, such as its molar mass.`,
    ways: [],
  };
};
