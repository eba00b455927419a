import { placeName } from "../../expression/place-names";
import type { DigitPlaceTask } from "../../tasks/digits";
import type { Derivation } from "../../types";

/** 7 in 4726 → hundreds. Null when the digit occurs more than once or not at all. */
export function namePlace({ written, digit }: DigitPlaceTask): Derivation | null {
  const at = written.indexOf(digit);
  if (at < 0 || written.indexOf(digit, at + 1) >= 0) return null;
  const point = written.includes(".") ? written.indexOf(".") : written.length;
  const name = placeName(at < point ? point - at - 1 : point - at);
  if (name === null) return null;
  return {
    method: "place-value",
    steps: [
      {
        rule: "mark-digit",
        title: "Mark the digit and count its place.",
        latex: `${written.slice(0, at)}\\underline{${digit}}${written.slice(at + 1)}`,
        why: "Left of the point the places are ones, tens, hundreds …, right of it tenths, hundredths …",
      },
      {
        rule: "name-place",
        title: "Name the place.",
        latex: `\\text{${name}}`,
        why: "That is what the digit counts.",
      },
    ],
    answer: { kind: "word", word: name },
  };
}
