const OPPOSITES: readonly (readonly [string, string])[] = [
  ["yes", "no"],
  ["true", "false"],
  ["True", "False"],
  ["even", "odd"],
  ["prime", "composite"],
  ["up", "down"],
  ["left", "right"],
  ["increasing", "decreasing"],
  ["rational", "irrational"],
  ["parallel", "perpendicular"],
  ["maximum", "minimum"],
  ["identity", "contradiction"],
  ["expression", "equation"],
  ["circle", "ellipse"],
  ["parabola", "hyperbola"],
];

/** Opposites, neighbours of the numbers in it, words dropped, swapped and added, nonsense. */
export function otherWords(word: string): string[] {
  const swapped = OPPOSITES.flatMap(([a, b]) => [
    ...(new RegExp(`\\b${a}\\b`).test(word) ? [word.replace(a, b)] : []),
    ...(new RegExp(`\\b${b}\\b`).test(word) ? [word.replace(b, a)] : []),
  ]);
  const numbers = [...word.matchAll(/\d/g)].map(
    ({ index }) => `${word.slice(0, index)}${(Number(word[index]) + 1) % 10}${word.slice(index + 1)}`,
  );
  const letters = [...word.matchAll(/[A-Za-z]/g)]
    .slice(0, 6)
    .map(({ index }) => `${word.slice(0, index)}${word[index] === "z" ? "y" : "z"}${word.slice(index + 1)}`);
  const parts = word.split(" ");
  const shorter = parts.length > 1 ? parts.map((_, i) => parts.toSpliced(i, 1).join(" ")) : [];
  const turned = parts.length > 1 ? [parts.toReversed().join(" ")] : [];
  return [
    ...swapped,
    ...numbers,
    ...letters,
    ...shorter,
    ...turned,
    `not ${word}`,
    `${word} 1`,
    "banana",
    "",
  ];
}

/** Of the same dimension, of another one, and none. */
const UNITS = [
  "",
  "kg",
  "g",
  "mg",
  "m",
  "cm",
  "km",
  "m/s",
  "s",
  "min",
  "mol",
  "L",
  "N",
  "J",
  "°C",
  "°",
  "%",
  "$",
];

/** Other units for a unit. */
export const otherUnits = (unit: string): string[] => [
  ...UNITS.filter((each) => each !== unit),
  `k${unit}`,
  `${unit}^2`,
  "bananas",
];
