import { decimalValue } from "../../expression/figures";
import type { Rational } from "../../expression/rational";

/** Properties of substances that texts leave to the reader's table, in SI units. */
export type MaterialProperty =
  | "specificHeat"
  | "heatOfFusion"
  | "heatOfVaporization"
  | "density"
  | "linearExpansion"
  | "conductivity"
  | "resistivity";

/** Names | specific heat | heat of fusion | heat of vaporization | density | linear expansion | thermal conductivity |
 * electrical resistivity
 * Near room temperature and at ordinary pressure, to three figures; a dash where books differ by more. */
const TABLE = `
water lake river pool|4186|334000|2256000|1000|-|0.6|-
ice|2090|334000|-|917|-|2.2|-
steam|-|-|2256000|-|-|-|-
sea water|-|-|-|1025|-|-|-
salt water|-|-|-|1025|-|-|-
aluminum aluminium|900|-|-|2700|25e-6|220|2.65e-8
copper|387|-|-|8960|17e-6|390|1.72e-8
iron|452|-|-|7860|12e-6|80|9.71e-8
lead|128|-|-|11300|29e-6|35|22e-8
silver|235|-|-|10500|18e-6|420|1.59e-8
gold|129|-|-|19300|14e-6|318|2.44e-8
mercury|139|-|-|13600|-|-|96e-8
glass|840|-|-|-|9e-6|0.84|-
ethanol|2450|-|-|789|-|-|-
gasoline|-|-|-|680|-|-|-
concrete|-|-|-|-|12e-6|0.84|-
steel|-|-|-|-|12e-6|-|-
brass|-|-|-|-|19e-6|-|-
air|-|-|-|1.29|-|0.023|-
tungsten|-|-|-|-|-|-|5.6e-8
platinum|-|-|-|-|-|-|10.6e-8
nichrome|-|-|-|-|-|-|100e-8
constantan|-|-|-|-|-|-|49e-8
manganin|-|-|-|-|-|-|44e-8`;

const COLUMNS: readonly MaterialProperty[] = [
  "specificHeat",
  "heatOfFusion",
  "heatOfVaporization",
  "density",
  "linearExpansion",
  "conductivity",
  "resistivity",
];

const ROWS = TABLE.trim()
  .split("\n")
  .map((line) => {
    const [names = "", ...values] = line.split("|");
    const words = names.startsWith("sea") || names.startsWith("salt") ? [names] : names.split(" ");
    return { words: new RegExp(`\\b(?:${words.join("|")})\\b`, "gi"), values };
  });

/** A property of the one substance that a text names.
 * @returns null when it names none that has it, or several */
export function materialIn(
  prose: string,
  property: MaterialProperty,
): { readonly value: Rational; readonly written: string } | null {
  const column = COLUMNS.indexOf(property);
  const salty = prose.replace(/\b(?:salt|sea) ?water\b/gi, (name) => name.replace(/water/i, "brine"));
  const found = ROWS.filter(
    ({ words }, i) => prose.search(words) >= 0 && (i > 0 || salty.search(words) >= 0),
  );
  const [only] = found;
  const written = only?.values[column];
  if (found.length !== 1 || written === undefined || written === "-") return null;
  return { value: decimalValue(written), written };
}
