import { placeName } from "../../expression/place-names";
import type { NameNumberTask } from "../../tasks/digits";
import type { Derivation } from "../../types";
import { groupName, SCALES } from "./group-names";

/** 2051 → "two thousand, fifty-one"; 3.07 → "three and seven hundredths". Null beyond the names. */
export function nameNumber({ written }: NameNumberTask): Derivation | null {
  const [whole = "", part = ""] = written.replace("-", "").split(".");
  const places = part && placeName(-part.length);
  const [front, behind] = [wholeName(whole || "0"), part ? wholeName(part.replace(/^0+(?=.)/, "")) : ""];
  if (front === null || behind === null || places === null) return null;
  const single = /^0*1$/.test(part) ? places.replace(/s$/, "") : places;
  const decimal = part ? `${behind} ${single.replace(/^(ten|hundred) /, "$1-")}` : "";
  const size = !part ? front : /^0*$/.test(whole) ? decimal : `${front} and ${decimal}`;
  const name = written.startsWith("-") ? `negative ${size}` : size;
  return {
    method: "number-words",
    steps: [
      {
        rule: "name-groups",
        title: "Name the number group by group.",
        latex: `\\text{${name}}`,
        why: "Each group of three digits is read with its own name; after “and” the decimals are read with the name of the last place.",
      },
    ],
    answer: { kind: "word", word: name },
  };
}

function wholeName(digits: string): string | null {
  const groups = digits
    .replace(/^0+(?=.)/, "")
    .replace(/\B(?=(?:\d{3})+$)/g, ",")
    .split(",")
    .map(Number);
  if (groups.length > SCALES.length) return null;
  const names = groups.flatMap((value, at) => {
    const scale = SCALES[groups.length - 1 - at];
    return value === 0 ? [] : [scale ? `${groupName(value)} ${scale}` : groupName(value)];
  });
  return names.length === 0 ? "zero" : names.join(", ");
}
