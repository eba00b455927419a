import type { ChemistryQuestion } from "../../tasks/chemistry";

/** Not read yet. */
export function readStoichiometry(_text: string): ChemistryQuestion | null {
  return null;
}
