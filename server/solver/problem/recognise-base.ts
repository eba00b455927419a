import type { DigitsTask } from "../tasks/digits";
import { questionOf } from "./number-parts";
import type { SourceRecogniser } from "./sentence";

const NUMERAL = "(-?[0-9a-z]{1,60})";
const BASE = "(\\d{1,2})";
const CONVERSIONS: readonly RegExp[] = [
  `(?:convert|change|write|express|rewrite) ${NUMERAL},? (?:\\(?(?:from |in |written in )?base ${BASE}\\)?) (?:to|into|in|as) base ${BASE}`,
  `(?:what is )?${NUMERAL} \\((?:in )?base ${BASE}\\) (?:in|to|into|as) base ${BASE}`,
  `(?:convert|change|write|express|rewrite) ${NUMERAL} from base ${BASE} (?:to|into) base ${BASE}`,
  `(?:convert|change|write|express|rewrite) (?:the )?(?:base[- ]10 |decimal )?(?:number )?(-?\\d{1,60})() (?:to|into|in) base ${BASE}`,
].map((words) => new RegExp(`^${words}$`, "i"));
const ARITHMETIC = new RegExp(
  `^(?:in base ${BASE},? (?:what is|calculate|work out|find) ${NUMERAL} ?([-+*]) ?${NUMERAL}|(?:what is|calculate|work out|find) ${NUMERAL} ?([-+*]) ?${NUMERAL} in base ${BASE})$`,
  "i",
);
const MIN = 2;
const MAX = 36;

/** "Convert 17e63 (base 15) to base 4", "In base 7, what is 2245 + 4?" */
export const recogniseBase: SourceRecogniser = (source) => {
  if (!/\bbase \d/i.test(source.prose) && !/base[- ]10/i.test(source.prose)) return null;
  const text = questionOf(source);
  const task = conversion(text) ?? arithmetic(text);
  if (!task) return null;
  return task.task === "base-conversion"
    ? {
        mathematics: task,
        instruction: `Write in base $${task.to}$`,
        latex: `${task.written}_{${task.from}}`,
      }
    : {
        mathematics: task,
        instruction: `Work out in base $${task.base}$`,
        latex: `${task.left} ${task.operator === "*" ? "\\cdot" : task.operator} ${task.right}`,
      };
};

function conversion(text: string): Extract<DigitsTask, { task: "base-conversion" }> | null {
  for (const pattern of CONVERSIONS) {
    const found = pattern.exec(text);
    if (!found) continue;
    const [from, to] = [Number(found[2] || "10"), Number(found[3])];
    const written = (found[1] as string).toLowerCase();
    return fits(written, from) && isBase(to) ? { task: "base-conversion", written, from, to } : null;
  }
  return null;
}

function arithmetic(text: string): Extract<DigitsTask, { task: "base-arithmetic" }> | null {
  const found = ARITHMETIC.exec(text);
  if (!found) return null;
  const base = Number(found[1] ?? found[8]);
  const [left, right] = [
    (found[2] ?? found[5] ?? "").toLowerCase(),
    (found[4] ?? found[7] ?? "").toLowerCase(),
  ];
  const operator = (found[3] ?? found[6]) as "+" | "-" | "*";
  return fits(left, base) && fits(right, base)
    ? { task: "base-arithmetic", left, right, operator, base }
    : null;
}

const isBase = (base: number): boolean => base >= MIN && base <= MAX;

/** Every digit is below the base. */
export const fits = (written: string, base: number): boolean =>
  isBase(base) && [...written.replace("-", "")].every((digit) => Number.parseInt(digit, MAX) < base);
