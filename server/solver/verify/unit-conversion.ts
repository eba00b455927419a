import type { Expression } from "../expression/ast";
import { roundTo, terminatingDigits } from "../expression/decimal";
import { evaluateExact } from "../expression/evaluate-exact";
import { add, divide, equals, isOne, multiply, type Rational, ZERO } from "../expression/rational";
import { dimensionOf, sizeOf, type UnitPower, unitNamed } from "../expression/units";
import { toLatex } from "../printer/latex";
import type { Amount, NamedUnit, UnitConversionTask } from "../tasks/unit-conversion";
import type { Check } from "../types";
import { exactly, type ProblemOf, refuted, spotChecked, type Verifier, verified } from "./obligations";
import { readWritten } from "./written-figures";

type Conversion = ProblemOf<"unit-conversion">;

const OTHER = refuted("Converted back, this is another amount.");
const USUAL_PLACES = 2;
const MOST_PLACES = 30;

/** Converts the amounts by the defined sizes of their units (or by the equality that the text gives) and compares
 * number and unit with what is asked for. */
export const UNIT_CONVERSION: Verifier<"unit-conversion"> = {
  quantity: (problem, { value, unit }, budget) => {
    const answer = evaluateExact(value, new Map(), budget);
    return {
      value: () => checkAmount(problem, value, answer),
      unit: () =>
        exactly(answer !== null && names(unit, problem.to, answer), "The answer is in another unit."),
    };
  },
};

function checkAmount(problem: Conversion, value: Expression, answer: Rational | null): Check {
  const exact = converted(problem);
  if (!exact || !answer) return refuted("These are amounts of different kinds.");
  const evidence = [
    `Both are amounts of the same kind (${spoken(dimensionOf(problem.to.units))}).`,
    problem.given
      ? `By the equality in the question, the exact number is $${shown(exact)}$.`
      : `By the defined sizes of the units, the exact number is $${shown(exact)}$.`,
  ];
  const found = problem.told ? spotChecked : verified;
  const { decimals } = problem.form;
  if (decimals === undefined && isWrittenOut(problem, exact))
    return equals(answer, exact) && !hasIdleDigits(problem, value, exact) ? found(...evidence) : OTHER;
  const written = readWritten(value);
  const places = decimals ?? usualPlaces(exact);
  if (!written) return OTHER;
  if (equals(answer, exact)) return written.places > Math.max(0, places) ? OTHER : found(...evidence);
  return written.places === Math.max(0, places) && equals(answer, roundTo(exact, places))
    ? found(...evidence, "Rounded once, it is the answer.")
    : OTHER;
}

/** Noughts behind the last figure, or a fraction where nobody writes in fractions. */
function hasIdleDigits({ fraction }: Conversion, value: Expression, exact: Rational): boolean {
  const written = readWritten(value);
  return written ? written.places !== terminatingDigits(exact) : !fraction && value.kind === "quotient";
}

/** The amounts together in the unit asked for, before any rounding. */
function converted({ amounts, to, given }: UnitConversionTask): Rational | null {
  const dimension = dimensionOf(to.units);
  if (amounts.some(({ unit }) => dimensionOf(unit.units) !== dimension)) return null;
  const total = amounts.reduce((sum, { value, unit }) => add(sum, multiply(value, sizeOf(unit.units))), ZERO);
  const plain = divide(total, sizeOf(to.units));
  const told = given ? toldCorrection(amounts, to, given) : null;
  return given ? told && multiply(plain, told) : plain;
}

/** By how much an equality of the text ("1 kg = 2.2 lb") makes one of its units larger than by definition, in the
 * direction of the conversion; null when it does not join the two systems. */
function toldCorrection(
  amounts: readonly Amount[],
  to: NamedUnit,
  given: readonly [Amount, Amount],
): Rational | null {
  const systemOf = ({ units }: NamedUnit) => units[0]?.unit.system;
  const [first] = amounts;
  const side = given.find(({ unit }) => unit.units[0]?.unit === first?.unit.units[0]?.unit);
  const start = side ?? given.find(({ unit }) => first && systemOf(unit) === systemOf(first.unit));
  const end = given.find((each) => each !== start);
  if (!start || !end || !first || systemOf(end.unit) !== systemOf(to)) return null;
  const size = ({ value, unit }: Amount) => multiply(value, sizeOf(unit.units));
  return divide(size(end), size(start));
}

/** The unit is the one asked for, under the name it was asked by or another form of the same word. */
function names(unit: string, to: NamedUnit, answer: Rational): boolean {
  if (unit === to.one || unit === to.many) return true;
  const [only] = to.units;
  const meant: UnitPower["unit"] | null = unitNamed(unit);
  const isWord = unit.length > 3 && to.units.length === 1 && only?.power === 1;
  return (
    isWord && meant === only.unit && isOne(answer) !== /(?:s|feet|centuries|millennia|inches)$/.test(unit)
  );
}

/** Whether the exact number needs no rounding that was not asked for: its decimals end at once, or it is a fraction
 * among fractions. */
function isWrittenOut({ fraction, ...task }: UnitConversionTask, exact: Rational): boolean {
  const ends = terminatingDigits(exact);
  return crosses(task) ? ends !== null && ends <= USUAL_PLACES : ends !== null || fraction;
}

function crosses({ amounts, to }: Pick<UnitConversionTask, "amounts" | "to">): boolean {
  const systems = [...amounts.map(({ unit }) => unit), to]
    .flatMap(({ units }) => units)
    .map(({ unit }) => unit.system)
    .filter((system) => system !== "time");
  return new Set(systems).size > 1;
}

/** Hundredths, or as many pairs of digits as the first one that is not zero needs. */
function usualPlaces(exact: Rational): number {
  let places = USUAL_PLACES;
  while (places < MOST_PLACES && exact.n !== 0n && roundTo(exact, places).n === 0n) places += USUAL_PLACES;
  return places;
}

const SHOWN_PLACES = 10;

function shown(exact: Rational): string {
  const ends = terminatingDigits(exact);
  if (ends === 0) return String(exact.n);
  return ends !== null && ends <= SHOWN_PLACES
    ? toLatex({ kind: "number", value: exact, decimals: ends })
    : `\\frac{${exact.n}}{${exact.d}}`;
}

/** "length 2" as "length squared". */
const spoken = (dimension: string): string =>
  dimension
    .replace(/ 1(?=,|$)/g, "")
    .replace(/ 2(?=,|$)/g, " squared")
    .replace(/ 3(?=,|$)/g, " cubed")
    .replace(/(\w+), (\w+) -1$/, "$1 per $2");
