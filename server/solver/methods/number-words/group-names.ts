const UNITS =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "_ _ twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
/** The names of 1000, 1000², …; the first is none. */
export const SCALES = ["", "thousand", "million", "billion", "trillion", "quadrillion"] as const;

/** 412 → "four hundred twelve"; 0 to 999. */
export function groupName(value: number): string {
  const hundreds = Math.floor(value / 100);
  const rest = value % 100;
  const small =
    rest < 20 ? UNITS[rest] : `${TENS[Math.floor(rest / 10)]}${rest % 10 ? `-${UNITS[rest % 10]}` : ""}`;
  if (hundreds === 0) return small as string;
  return rest === 0 ? `${UNITS[hundreds]} hundred` : `${UNITS[hundreds]} hundred ${small}`;
}

/** "four hundred twelve" → 412, from words without hyphens and "and"; null for anything else. */
export function groupNamed(words: readonly string[]): number | null {
  if (words[1] === "hundred") {
    const hundreds = UNITS.indexOf(words[0] ?? "");
    const rest = words.length === 2 ? 0 : groupNamed(words.slice(2));
    return hundreds < 1 || hundreds > 9 || rest === null || rest > 99 ? null : hundreds * 100 + rest;
  }
  const tens = TENS.indexOf(words[0] ?? "");
  const unit = UNITS.indexOf(words.at(-1) ?? "");
  if (tens >= 2) {
    if (words.length === 1) return tens * 10;
    return words.length === 2 && unit >= 1 && unit <= 9 ? tens * 10 + unit : null;
  }
  return words.length === 1 && unit >= 0 ? unit : null;
}
