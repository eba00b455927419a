import { elementNamed } from "../../expression/elements";

const NAMED = /\b([A-Za-z]+)-(\d{1,3})\b/g;

/** The mass number of the one isotope that a text names: "thorium-229", "K-40".
 * @returns null when it names none or several */
export function massNumberIn(prose: string): number | null {
  const found = new Set(
    [...prose.matchAll(NAMED)]
      .filter(([, name = ""]) => elementNamed(name.toLowerCase()) !== null || SYMBOL.test(name))
      .map(([, , mass]) => Number(mass)),
  );
  const [only] = found;
  return found.size === 1 && only !== undefined ? only : null;
}

const SYMBOL = /^[A-Z][a-z]?$/;

/** ^{40}K as K-40, so that the mass number is no number of the text. Behind a number or a letter it is a power, and
 * what follows a unit: "10^{5} K". */
export const withIsotopes = (text: string): string =>
  text.replace(
    /(?<![\w)}\]]\s*)\^\{?(\d{1,3})\}?\s*(?:\\(?:text|mathrm)\{)?([A-Z][a-z]?)\}?(?![A-Za-z])/g,
    (_, mass: string, symbol: string) => `${symbol}-${mass}`,
  );
