import { table } from "../table";

const WHOLE =
  "one,ten,hundred,thousand,ten thousand,hundred thousand,million,ten million,hundred million,billion,ten billion,hundred billion,trillion,ten trillion,hundred trillion".split(
    ",",
  );
const PARTS = "tenth,hundredth,thousandth,ten thousandth,hundred thousandth,millionth".split(",");
const OTHER: Readonly<Record<string, number>> = table({
  unit: 0,
  "whole number": 0,
  integer: 0,
  "whole dollar": 0,
  dollar: 0,
  cent: -2,
  penny: -2,
});

/** The power of ten a place counts: "ten thousands" 4, "hundredth" −2, "100000" 5, "cent" −2; null for any other
 * word. Singular or plural, with or without a hyphen or "one" before it. */
export function placeNamed(words: string): number | null {
  const name = words
    .toLowerCase()
    .replace(/[-\s]+/g, " ")
    .trim();
  const figures = /^(?:10*|0?\.0*1)$/.test(name) ? name : null;
  if (figures) return figures.includes(".") ? -(figures.split(".")[1] as string).length : figures.length - 1;
  const single = name
    .replace(/^one (?=\w)/, "")
    .replace(/^pennies$/, "penny")
    .replace(/s$/, "");
  const whole = WHOLE.indexOf(single);
  if (whole >= 0) return whole;
  const part = PARTS.indexOf(single);
  return part >= 0 ? -part - 1 : (OTHER[single] ?? null);
}

/** The name of a place as a plural: 4 "ten thousands", −2 "hundredths"; null beyond the names. */
export function placeName(power: number): string | null {
  const single = power >= 0 ? WHOLE[power] : PARTS[-power - 1];
  return single === undefined ? null : `${single}s`;
}
