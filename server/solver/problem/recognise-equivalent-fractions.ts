import type { Recognition, SourceRecogniser } from "./sentence";

const FRACTION = "-? ?\\d{1,12}/\\d{1,12}";
const LIST = `(${FRACTION}(?:,? (?:and )?${FRACTION}){0,5})`;
const COMMON = "(?:LCD|least common denominator|common denominator|denominator)";
const CHANGE = "(?:change|convert|rewrite|write|express|find)";
const GIVEN = "(?:the )?(?:given |indicated )?";
const EQUIVALENT = "(?:an? |the )?(?:equivalent )?fractions?";
const PATTERNS: readonly RegExp[] = [
  new RegExp(
    `^${CHANGE} to equivalent fractions (?:using|with) ${GIVEN}${COMMON}[:.]? ${LIST}[,;]? (?:with )?${COMMON} ?(?:=|of|is)? ?(\\d{1,12})\\.?$`,
    "i",
  ),
  new RegExp(
    `^find ${EQUIVALENT} (?:that is )?equivalent to ${LIST} (?:with|that has|having) (?:a |the )?denominator (?:of )?(\\d{1,12})\\.?$`,
    "i",
  ),
  new RegExp(
    `^${CHANGE} ${LIST} (?:as|to|into) (?:an? )?equivalent fractions? (?:with|that has|that have|having|whose) (?:a |the )?${COMMON} (?:of |is |= ?)?(\\d{1,12})\\.?$`,
    "i",
  ),
  new RegExp(`^(?:what is )?${CHANGE}? ?${LIST} with (?:a |the )?${COMMON} (?:of )?(\\d{1,12})[.?]?$`, "i"),
];

/** "Find a fraction equivalent to 5/8 with denominator 48", "Change to equivalent fractions using the given LCD:
 * 3/8 and 5/6, LCD = 24". Null when a denominator does not fit. */
export const recogniseEquivalentFractions: SourceRecogniser = ({ prose }) => {
  if (!/denominator|LCD/i.test(prose)) return null;
  for (const pattern of PATTERNS) {
    const found = pattern.exec(prose);
    const recognised = found && asked(found[1] as string, BigInt(found[2] as string));
    if (recognised) return recognised;
  }
  return null;
};

function asked(list: string, denominator: bigint): Recognition | null {
  const fractions = [...list.matchAll(/(-?) ?(\d+)\/(\d+)/g)].map(([, minus, top = "", bottom = ""]) => ({
    numerator: minus ? -BigInt(top) : BigInt(top),
    denominator: BigInt(bottom),
  }));
  const fits = fractions.every(
    (fraction) => fraction.denominator > 0n && denominator % fraction.denominator === 0n,
  );
  if (!fits || denominator === 0n) return null;
  const latex = fractions
    .map(({ numerator, denominator: bottom }) =>
      numerator < 0n ? `-\\frac{${-numerator}}{${bottom}}` : `\\frac{${numerator}}{${bottom}}`,
    )
    .join(",\\ ");
  return {
    mathematics: { task: "equivalent-fractions", fractions, denominator },
    instruction: `Write with the denominator $${denominator}$`,
    latex,
  };
}
