/** Spellings of one unit, the short one first. */
const SPELLINGS: readonly (readonly string[])[] = [
  ["mph", "mi/h", "mi/hr", "milesperhour", "mileperhour", "miles/hour"],
  ["km/h", "kmh", "kph", "kilometersperhour", "kilometresperhour"],
  ["m/s", "meterspersecond", "metrespersecond"],
  ["h", "hr", "hrs", "hour", "hours"],
  ["min", "mins", "minute", "minutes"],
  ["s", "sec", "secs", "second", "seconds"],
  ["m", "meter", "meters", "metre", "metres"],
  ["cm", "centimeter", "centimeters", "centimetre", "centimetres"],
  ["mm", "millimeter", "millimeters", "millimetre", "millimetres"],
  ["km", "kilometer", "kilometers", "kilometre", "kilometres"],
  ["in", "inch", "inches"],
  ["ft", "foot", "feet"],
  ["yd", "yard", "yards"],
  ["mi", "mile", "miles"],
  ["g", "gram", "grams"],
  ["kg", "kilogram", "kilograms"],
  ["lb", "lbs", "pound", "pounds"],
  ["oz", "ounce", "ounces"],
  ["L", "l", "liter", "liters", "litre", "litres"],
  ["°", "deg", "degree", "degrees"],
];

/** Whether two units are the same in another spelling; one that is left out counts as the same. */
export function isSameUnit(a: string, b: string): boolean {
  const [left, right] = [spelling(a), spelling(b)];
  return left === "" || right === "" || left === right;
}

/** Whether a word of two letters or more is a unit. */
export const isUnit = (word: string): boolean => {
  const bare = word.replace(/[\s.]/g, "");
  return bare.length > 1 && SPELLINGS.some((names) => names.includes(bare));
};

function spelling(unit: string): string {
  const bare = unit
    .replace(/[\s.]|\^|square|sq/g, (found) => (found.startsWith("sq") ? "2" : ""))
    .replace("²", "2")
    .replace("³", "3");
  const known = SPELLINGS.find((names) => names.includes(bare) || names.includes(bare.toLowerCase()));
  return known?.[0] ?? bare.toLowerCase().replace(/s$/, "");
}
