import "server-only";
import { plainCharacters } from "./plain-characters";
import { numbersInDigits } from "./wording";

/** "5 euros 60", "five pounds and sixty pence". */
const IN_TWO =
  /(?<![\d.,])(\d+) ?(euros?|dollars?|pounds?|francs?|pesos|reais|€|£|\$)(?:,? (?:and|y|et|und|e))? (\d{1,2})(?![\d.,]*\d)(?: ?(?:cents?|centimes|centimos|centavos|pence|p)\b)?/giu;
/** "5,60", as most of Europe writes it. */
const COMMA = /(?<![\d.,])(\d+),(\d{1,2})(?![\d,.]*\d)/g;

/** A sentence with its amounts of money in one number each, and with its decimal commas as points; none where it has
 * neither. */
export function amountsInOneNumber(sentence: string): readonly string[] {
  const digits = numbersInDigits(plainCharacters(sentence));
  const money = digits.replace(
    IN_TWO,
    (_all, whole: string, unit: string, part: string) => `${whole}.${part.padStart(2, "0")} ${unit}`,
  );
  const points = money.replace(COMMA, "$1.$2");
  return points === digits ? [] : [points];
}
