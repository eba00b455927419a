import { ELEMENTS } from "../../expression/elements";
import type { ChemicalFormula } from "../../tasks/chemistry";

/** How a formula is written inside a text that has gone through `plainChemistry`: element symbols, brackets, counts
 * and a hydrate dot, then perhaps a charge. */
export const FORMULA =
  "(?:[A-Z][a-z]?\\d*|[([](?:[A-Z][a-z]?\\d*|\\((?:[A-Z][a-z]?\\d*)+\\)\\d*)+[)\\]]\\d*)+(?:[·•]\\d*(?:[A-Z][a-z]?\\d*)+)?(?:\\^\\d?[+-])?";

const MAX_COUNT = 10_000n;

/** The text with chemical notation in one plain form: subscripts as digits after the symbol, charges as ^2+,
 * arrows as →, no LaTeX and no states of matter.
 * @example plainChemistry("$\\text{2Ag}(s)+\\text{Cl}_{2}(g) \\to 2\\text{AgCl}(s)$") // "2Ag+Cl2 → 2AgCl" */
export function plainChemistry(text: string): string {
  return text
    .replace(/\$/g, " ")
    .replace(/\\(?:rightleftharpoons|leftrightarrow)|⇌/g, " ⇌ ")
    .replace(/\\(?:to|rightarrow|longrightarrow)(?![a-z])|⟶|-+>|=+>/g, " → ")
    .replace(/\\(?:text|mathrm)\s*\{([^{}]*)\}/g, "$1")
    .replace(/_\{(\d+)\}|_(\d)/g, "$1$2")
    .replace(/[−–]/g, "-")
    .replace(/\^\{\s*(\d?)\s*([+-])\s*\}/g, "^$1$2")
    .replace(/\^\{\s*(-?\d+)\s*\}/g, "^$1")
    .replace(/\\times|×/g, "*")
    .replace(/\\cdot|⋅/g, "·")
    .replace(/\((?:s|l|g|aq)\)/g, "")
    .replace(/(?<=[A-Za-z)]\d) (?=[A-Z][A-Za-z]?\d)/g, "")
    .replace(/[’]/g, "'")
    .replace(/\s+/g, " ")
    .replace(/ ([.,;:?!])/g, "$1")
    .trim();
}

/** The formula that a whole text is; null when it is not one, or names an element that does not exist.
 * @example readFormula("Ca(NO3)2")?.atoms // Ca 1, N 2, O 6 */
export function readFormula(text: string): ChemicalFormula | null {
  const [body = "", charge] = text.split("^");
  const [main = "", water] = body.split(/[·•]/);
  const atoms = new Map<string, bigint>();
  if (!addGroups(main, 1n, atoms)) return null;
  if (water !== undefined) {
    const [, count = "", rest = ""] = /^(\d*)(.*)$/.exec(water) ?? [];
    if (!addGroups(rest, BigInt(count || "1"), atoms)) return null;
  }
  if (atoms.size === 0 || [...atoms.values()].some((count) => count > MAX_COUNT)) return null;
  return { latex: setFormula(text), atoms, charge: chargeOf(charge) };
}

function chargeOf(charge: string | undefined): number {
  if (!charge) return 0;
  const size = Number(charge.replace(/\D/g, "") || "1");
  return charge.endsWith("-") ? -size : size;
}

/** Adds what "Ca(NO3)2" stands for; false when a bracket or symbol is wrong. */
function addGroups(text: string, times: bigint, atoms: Map<string, bigint>): boolean {
  let at = 0;
  while (at < text.length) {
    const opening = text[at];
    if (opening === "(" || opening === "[") {
      const end = closingOf(text, at);
      if (end < 0) return false;
      const count = /^\d*/.exec(text.slice(end + 1))?.[0] ?? "";
      if (count.length > 4 || !addGroups(text.slice(at + 1, end), times * BigInt(count || "1"), atoms))
        return false;
      at = end + 1 + count.length;
      continue;
    }
    const found = /^([A-Z][a-z]?)(\d{0,4})/.exec(text.slice(at));
    const symbol = found?.[1];
    if (!found || !symbol || !ELEMENTS.has(symbol)) return false;
    atoms.set(symbol, (atoms.get(symbol) ?? 0n) + times * BigInt(found[2] || "1"));
    at += found[0].length;
  }
  return text.length > 0;
}

function closingOf(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if ("([".includes(text[at] as string)) depth += 1;
    if (")]".includes(text[at] as string)) depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}

/** LaTeX of a plain formula: digits after a symbol or bracket go down, a charge goes up. */
const setFormula = (plain: string): string =>
  plain
    .replace(/(?<=[A-Za-z)\]])(\d+)/g, "_{$1}")
    .replace(/[·•]/g, " \\cdot ")
    .replace(/\^(\d?[+-])$/, "^{$1}");
