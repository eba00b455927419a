import { decimalValue } from "../../expression/figures";
import { compare, divide, fromInt, ZERO } from "../../expression/rational";
import type { PhysicsTask, Validity } from "../../tasks/physics";
import { SPEED_OF_LIGHT } from "./constants";
import type { Role } from "./law";
import { sameDimension, unitOf } from "./units";

type Letters = Readonly<Record<string, Pick<Role, "name" | "unit" | "fixed" | "least">>>;

const has = ({ unit }: Pick<Role, "unit">, named: string): boolean =>
  sameDimension(unitOf(unit).dimension, unitOf(named).dimension);

const LIGHT = decimalValue(SPEED_OF_LIGHT.fixed);
/** Up to here the laws of Newton are as exact as a book's figures: what they leave out grows with the square. */
const SLOW = divide(LIGHT, fromInt(10));

/** The bounds within which a law holds, from the kinds of its quantities alone: whatever joins a mass with a speed is a
 * law of slow bodies, nothing is faster than light, nothing gives more than is put in, no time is negative, and no temperature is below absolute zero. */
export function validityOf(roles: Letters): Validity[] {
  const all = Object.entries(roles);
  const hasMass = all.some(([, role]) => has(role, "kg") || has(role, "kg/mol"));
  return all.flatMap(([letter, role]): Validity[] => {
    if (role.least) return [{ letter, above: decimalValue(role.least[0]), because: role.least[1] }];
    if (typeof role.fixed === "string") return [];
    if (has(role, "m/s"))
      return [
        hasMass
          ? {
              letter,
              below: SLOW,
              because:
                "At more than a tenth of the speed of light this law does not hold: it needs relativity, which I do not use here.",
            }
          : { letter, below: LIGHT, because: "Nothing moves faster than light." },
      ];
    if (role.name === "efficiency")
      return [{ letter, below: fromInt(1), because: "No efficiency is above $100\\%$: check the values." }];
    if (has(role, "s")) return [{ letter, above: ZERO, because: "No time is negative: check the values." }];
    return has(role, "K") && !/change|difference|rise/.test(role.name)
      ? [{ letter, above: ZERO, because: "No temperature is below absolute zero." }]
      : [];
  });
}

/** Why a law does not hold for what is told; null where it does. */
export function outsideOf({ known, validity }: PhysicsTask): string | null {
  const broken = validity.find(({ letter, above, below }) =>
    known.some(
      (each) =>
        each.letter === letter &&
        ((below !== undefined && compare(each.si, below) > 0) ||
          (above !== undefined && compare(each.si, above) < 0)),
    ),
  );
  return broken?.because ?? null;
}
