import { decimalText } from "../../expression/decimal";
import { decimalValue } from "../../expression/figures";
import { compare, divide, equals, fromInt, rational } from "../../expression/rational";
import type { KnownQuantity } from "../../tasks/physics";
import { Cues } from "./cues";
import { massNumberIn } from "./isotope";
import type { Law, Role } from "./law";
import { materialIn } from "./materials";
import type { Quantity } from "./quantities";
import type { LawQuestion } from "./question";
import { molarMassIn } from "./substance-mass";
import { sameDimension, unitOf } from "./units";

/** More ways to place the quantities than this are no reading. */
const MOST_PLACES = 12;

type Roles = readonly (readonly [letter: string, role: Role])[];
type Telling = Pick<LawQuestion, "prose" | "quantities" | "question">;

/** Every way to give each quantity a letter of its own, whose unit and words fit. */
export function assignments(law: Law, asked: string, telling: Telling): KnownQuantity[][] {
  const { prose, quantities } = telling;
  const roles = Object.entries(law.roles).filter(([letter]) => letter !== asked);
  const choices = quantities.map((quantity, i) => {
    const marked = markedText(prose, quantities, i);
    return roles.filter(
      ([, role]) =>
        !role.found &&
        (typeof role.fixed !== "string" || role.told !== undefined) &&
        !(typeof role.fixed === "object" && role.asked !== undefined && isFixed(role.fixed, prose)) &&
        sameDimension(unitOf(role.unit).dimension, quantity.unit.dimension) &&
        (role.only === undefined || equals(decimalValue(role.only), quantity.si)) &&
        !(DIFFERENCES.isIn(role.name) && quantity.unit.shift.n !== 0n) &&
        isExtreme(role, quantity, quantities) &&
        (role.told === undefined || Cues.of(role.told).isIn(marked)) &&
        !(role.never !== undefined && Cues.of(role.never).isIn(marked)),
    );
  });
  const found: KnownQuantity[][] = [];
  const place = (i: number, taken: readonly KnownQuantity[]): void => {
    if (found.length > MOST_PLACES) return;
    const quantity = quantities[i];
    if (!quantity) {
      found.push([...taken]);
      return;
    }
    for (const [letter, role] of choices[i] ?? []) {
      if (taken.some((each) => each.letter === letter)) continue;
      place(i + 1, [...taken, knownOf(letter, role, quantity)]);
    }
  };
  place(0, []);
  return law.states ? found.filter((places) => areInOrder(law, asked, places, telling)) : found;
}

/** Words that tell which of two things is meant without their order. */
const BY_NAME = Cues.of(
  "larger|smaller|large|small|bigger|big|wider|wide|narrower|narrow|thicker|thinner|master|slave|former|latter|respectively",
);

/** Whether the quantities of two things, or of one thing at two times, are told in the same order: each thing by itself,
 * or kind after kind where nothing but the order says which is whose. */
function areInOrder(
  { states = [] }: Law,
  asked: string,
  places: readonly KnownQuantity[],
  { quantities, question, prose }: Telling,
): boolean {
  const at = new Map(places.map(({ letter }, i) => [letter, quantities[i]?.start ?? 0]));
  at.set(asked, question.at);
  const told = states.filter((pair) => pair.every((letter) => at.has(letter)));
  const gaps = told.map(([one, other]) => (at.get(one) ?? 0) - (at.get(other) ?? 0));
  if (!gaps.every((gap) => gap < 0) && !gaps.every((gap) => gap > 0)) return false;
  const starts = (index: 0 | 1): number[] => told.map((pair) => at.get(pair[index]) ?? 0);
  const [one, other] = [starts(0), starts(1)];
  const isApart = Math.max(...one) < Math.min(...other) || Math.max(...other) < Math.min(...one);
  return isApart || !BY_NAME.isIn(prose);
}

/** Names of quantities that do not count from the zero of a scale. */
const DIFFERENCES = Cues.of("change|difference|rise");

/** Whether a value is on the side of the others of its kind where a role has to be. */
function isExtreme({ extreme }: Role, { unit, si }: Quantity, quantities: readonly Quantity[]): boolean {
  if (extreme === undefined) return true;
  const sign = extreme === "greatest" ? 1 : -1;
  return quantities.every(
    (other) => !sameDimension(other.unit.dimension, unit.dimension) || compare(si, other.si) * sign >= 0,
  );
}

const isFixed = ([words]: readonly [words: string, value: string], prose: string): boolean =>
  Cues.of(words).isIn(prose);

const knownOf = (letter: string, { name }: Role, { si, written }: Quantity): KnownQuantity => ({
  letter,
  name,
  si,
  written,
});

const BEFORE = 90;
const AFTER = 60;

/** The words around a quantity: @ in its place, # for the others. */
function markedText(prose: string, quantities: readonly Quantity[], own: number): string {
  let result = "";
  let at = 0;
  quantities.forEach(({ start, end }, i) => {
    result += prose.slice(at, start) + (i === own ? "@" : "#");
    at = end;
  });
  result += prose.slice(at);
  const place = result.indexOf("@");
  return result.slice(Math.max(0, place - BEFORE), place + AFTER);
}

/** Constants, values that words fix and the molar mass of the substance, for letters that are not told. */
export function fixedValues(
  roles: Roles,
  { prose }: Pick<LawQuestion, "prose">,
  told: ReadonlySet<string>,
): KnownQuantity[] {
  return roles.flatMap(([letter, { name, fixed: value, substance, material, isotope }]) => {
    if (told.has(letter)) return [];
    if (isotope) {
      const mass = massNumberIn(prose);
      const written = `${mass}.0`;
      return mass === null
        ? []
        : [{ letter, name, si: rational(BigInt(mass), 1000n), written, constant: true as const }];
    }
    if (material) {
      const found = materialIn(prose, material);
      return found
        ? [{ letter, name, si: found.value, written: found.written, constant: true as const }]
        : [];
    }
    if (substance) {
      const mass = molarMassIn(prose);
      return mass === null
        ? []
        : [
            {
              letter,
              name,
              si: divide(mass, fromInt(1000)),
              written: `${decimalText(mass)} g/mol`,
              constant: true,
            },
          ];
    }
    if (value === undefined) return [];
    if (typeof value === "string")
      return [{ letter, name, si: decimalValue(value), written: value, constant: true }];
    const [, meant] = value;
    return isFixed(value, prose) ? [{ letter, name, si: decimalValue(meant), written: meant }] : [];
  });
}
