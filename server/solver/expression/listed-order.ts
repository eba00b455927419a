import { toLatex } from "../printer/latex";
import type { Expression } from "./ast";
import { evaluateComplex } from "./evaluate-numeric";
import { symbolsOf } from "./walk";

const PLACES = 24;
const POSITIVE_PLACES = 8;

/** Formulas in the order in which they are listed: from the smallest to the largest at the first place of a fixed list at
 * which all of them are real, letters being positive to begin with; by their writing where there is no such place. */
export function inListedOrder(formulas: readonly Expression[]): readonly Expression[] {
  const letters = [...new Set(formulas.flatMap(symbolsOf))].sort();
  for (let place = 0; place < PLACES; place += 1) {
    const at = new Map(letters.map((name, i) => [name, { re: letterAt(place, i), im: 0 }]));
    const sizes = new Map(formulas.map((each) => [each, evaluateComplex(each, at)]));
    if ([...sizes.values()].every((size) => size?.im === 0))
      return [...formulas].sort((a, b) => (sizes.get(a)?.re ?? 0) - (sizes.get(b)?.re ?? 0));
  }
  return [...formulas].sort((a, b) => (toLatex(a) < toLatex(b) ? -1 : 1));
}

function letterAt(place: number, letter: number): number {
  const size = 0.5 + ((place * 5 + letter * 7) % 11) / 2;
  return place >= POSITIVE_PLACES && (place + letter) % 3 === 1 ? -size : size;
}
