import { table } from "../table";
import type { VariationFactor } from "../tasks/variation";

const HOW = "(directly|inversely|jointly|proportionally|in direct proportion|in inverse proportion)";
const POWER = "(?:the )?(?:(square root|cube root|square|cube|second power|third power|fourth power) of )?";
const FACTOR = `${POWER}(?:the )?([A-Za-z])`;
const PRODUCT = `(?:the product of )?${FACTOR.replaceAll("(square", "(?:square").replace("([A-Za-z])", "[A-Za-z]")}`;
const LIST = `${PRODUCT}(?: (?:and )?${PRODUCT}(?![a-z]))*`;
const LINK = "(?:as|with|to)";

/** "y varies jointly as x and z and inversely as w": output, how, list, and a second how and list. */
export const RELATION = new RegExp(
  `^([A-Za-z]) (?:varies|is|vary) (?:proportional )?${HOW}(?: proportional)? ${LINK} (${LIST})(?: and ${HOW}(?: proportional)? ${LINK} (${LIST}))?(?= |$)`,
);

const POWERS: Readonly<Record<string, VariationFactor["power"]>> = table({
  square: "square",
  "second power": "square",
  cube: "cube",
  "third power": "cube",
  "fourth power": "fourth",
  "square root": "square-root",
  "cube root": "cube-root",
});

/** The letters of a list such as "x z and the square of w"; null when a letter comes twice. */
export function factorsIn(list: string, how: string): VariationFactor[] | null {
  const below = how.includes("inverse");
  const factors = [...list.matchAll(new RegExp(`(?<![A-Za-z])${FACTOR}(?![A-Za-z])`, "g"))].map(
    ([, power = "", letter = ""]): VariationFactor => ({ letter, power: POWERS[power] ?? "first", below }),
  );
  const letters = new Set(factors.map(({ letter }) => letter));
  return factors.length > 0 && letters.size === factors.length ? factors : null;
}
