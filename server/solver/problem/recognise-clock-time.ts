import { clockText, DAY_MINUTES as DAY } from "../expression/clock";
import { cardinalAt } from "./phrase/number-name";
import type { Recognition, SourceRecogniser } from "./sentence";

const TIME = "(\\d{1,2})(?:[:.](\\d{2}))? ?([ap])\\.?m\\.?|(noon|midnight)";
const SPAN =
  "(?:(?:an?|[\\w.]+(?: and a half)?) (?:hours?|hrs?|h|minutes?|mins?|days?)(?:,? (?:and )?)?){1,3}";
const SHIFTS: readonly RegExp[] = [
  new RegExp(
    `^what (?:is(?: the time)?|time is it|time is|will the time be|was the time) (${SPAN}) ?(after|before|from|past) (?:${TIME})$`,
    "i",
  ),
  new RegExp(`^(?:find the time )?(${SPAN}) ?(after|before) (?:${TIME})$`, "i"),
];
/** As people type it into a calculator: "3pm + 2 hours". */
const TYPED = new RegExp(`^(?:what is )?(?:${TIME}) ?(\\+|plus|[-−]|minus) ?(${SPAN})=?$`, "i");
const BETWEEN = new RegExp(
  `^how many minutes (?:are(?: there)?|is it|pass|lie)? ?(?:between|from) (?:${TIME}) (?:and|to|until) (?:${TIME})$`,
  "i",
);
const LENGTHS: readonly (readonly [RegExp, number])[] = [
  [/^(?:hours?|hrs?|h)$/, 60],
  [/^(?:minutes?|mins?)$/, 1],
  [/^days?$/, DAY],
];

/** "What is 521 minutes before 4:50 AM?", "How many minutes are there between 3:06 AM and 10:03 AM?" */
export const recogniseClockTime: SourceRecogniser = ({ prose }) => {
  if (!/\b(?:minutes?|mins?|hours?|hrs?)\b/i.test(prose) || prose.length > 200) return null;
  const text = prose.replace(/(?<![\s.?])[\s.?]+$/, "").replace(/([ap])\.m$/i, "$1m");
  const between = BETWEEN.exec(text);
  if (between) {
    const start = timeOf(between.slice(1, 5));
    const end = timeOf(between.slice(5, 9));
    if (start === null || end === null) return null;
    return {
      mathematics: { task: "clock-time", asked: "between", start, end },
      instruction: "Find the number of minutes between two times",
      latex: `\\text{${clockText(start)} to ${clockText(end)}}`,
    };
  }
  const typed = TYPED.exec(text);
  if (typed) return shifted(timeOf(typed.slice(1, 5)), typed[6], /[-−m]/i.test(typed[5] ?? ""));
  for (const pattern of SHIFTS) {
    const found = pattern.exec(text);
    const shift = found && shifted(timeOf(found.slice(3, 7)), found[1], /before/i.test(found[2] ?? ""));
    if (shift) return shift;
  }
  return null;
};

function shifted(start: number | null, span: string | undefined, back: boolean): Recognition | null {
  const minutes = minutesOf(span ?? "");
  if (minutes === null || start === null || minutes > 100 * DAY) return null;
  return {
    mathematics: { task: "clock-time", asked: "shift", start, minutes: back ? -minutes : minutes },
    instruction: back ? "Find the earlier time" : "Find the later time",
    latex: `\\text{${clockText(start)}} ${back ? "-" : "+"} ${minutes}\\text{ minutes}`,
  };
}

/** Minutes after midnight; null for 13:00 PM. */
function timeOf([hour, minute, half, word]: readonly (string | undefined)[]): number | null {
  if (word !== undefined) return word.toLowerCase() === "noon" ? DAY / 2 : 0;
  const hours = Number(hour);
  const minutes = Number(minute ?? 0);
  if (!(hours >= 1 && hours <= 12) || minutes > 59) return null;
  return (hours % 12) * 60 + minutes + (half?.toLowerCase() === "p" ? DAY / 2 : 0);
}

/** "521 minutes", "3 hours and 20 minutes", "two hours"; null when a count is not a whole number. */
function minutesOf(span: string): number | null {
  const words = span
    .toLowerCase()
    .trim()
    .split(/,? and |,? /);
  let total = 0;
  for (let at = 0; at < words.length; at += 2) {
    const count = /^\d{1,6}$/.test(words[at] ?? "") ? Number(words[at]) : countNamed(words[at] ?? "");
    const length = LENGTHS.find(([name]) => name.test(words[at + 1] ?? ""))?.[1];
    if (count === null || length === undefined) return null;
    total += count * length;
  }
  return total;
}

function countNamed(word: string): number | null {
  if (/^an?$/.test(word)) return 1;
  const words = word.split("-");
  const named = cardinalAt(words, 0);
  return named && named.length === words.length ? Number(named.value.n) : null;
}
