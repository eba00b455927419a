import { int } from "../../expression/build";
import { placeName } from "../../expression/place-names";
import type { PlaceDigitTask } from "../../tasks/digits";
import type { Derivation } from "../../types";

/** 16614494, ten thousands → 1: the digit that many places from the right. */
export function markDigit({ number, place }: PlaceDigitTask): Derivation | null {
  const name = placeName(place);
  const digits = String(number < 0n ? -number : number);
  const at = digits.length - 1 - place;
  if (name === null || place < 0) return null;
  const digit = digits[at] ?? "0";
  const padded = at < 0 ? digits.padStart(place + 1, "0") : digits;
  const index = padded.length - 1 - place;
  return {
    method: "place-value",
    steps: [
      {
        rule: "mark-place",
        title: `Find the ${name} place: count $${place + 1}$ from the right.`,
        latex: `${padded.slice(0, index)}\\underline{${digit}}${padded.slice(index + 1)}`,
        why: "From the right the places are ones, tens, hundreds, thousands and so on.",
      },
      { rule: "read-digit", title: "Read the digit.", latex: digit, why: "It stands in that place." },
    ],
    answer: { kind: "expression", expression: int(BigInt(digit)) },
  };
}
