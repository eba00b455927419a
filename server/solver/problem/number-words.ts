const UNITS =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "_ _ twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const ORDINAL_UNITS =
  "zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth".split(
    " ",
  );

/** "five", "twenty-five", "30": a whole number below 1000 in words or digits; null for anything else. */
export function countNamed(words: string): number | null {
  const text = words.toLowerCase().trim();
  if (/^\d{1,4}$/.test(text)) return Number(text);
  if (text === "hundred" || text === "one hundred") return 100;
  return tensAnd(text, UNITS, (ten) => ten);
}

/** "fifth", "twenty-seventh", "12th": a position in words or digits; null for anything else. */
export function positionNamed(words: string): number | null {
  const text = words.toLowerCase().trim();
  const digits = /^(\d{1,4})\s*\^?\{?\s*(?:st|nd|rd|th)\}?$/.exec(text);
  if (digits) return Number(digits[1]);
  if (text === "hundredth" || text === "one hundredth") return 100;
  return tensAnd(text, ORDINAL_UNITS, (ten) => ten.replace(/y$/, "ieth"));
}

function tensAnd(text: string, units: readonly string[], alone: (ten: string) => string): number | null {
  const unit = units.indexOf(text);
  if (unit >= 0) return unit;
  const ten = TENS.findIndex((name) => alone(name) === text);
  if (ten >= 2) return ten * 10;
  const [first = "", rest = ""] = text.split(/[- ]/, 2);
  const tens = TENS.indexOf(first);
  const ones = units.indexOf(rest);
  return tens >= 2 && ones >= 1 && ones <= 9 ? tens * 10 + ones : null;
}
