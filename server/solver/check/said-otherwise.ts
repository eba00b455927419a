import { toText } from "../printer/text";
import { table } from "../table";
import type { AnswerValue, Problem } from "../types";
import { words } from "../word-list";
import { inDigits } from "./other-writings";
import { splitOutside } from "./split";

/** Names of one thing, of which the question uses one and the answer another. */
const SAME_NAMES: readonly ReadonlySet<string>[] = ["mean average avg", "gcd gcf hcf", "lcm lcd"].map(words);

const NAMED = /^\s*(?:the\s+)?([a-z][a-z -]{2,30}?)\s*(?:=|:|\bis\b)\s*(.+?)\.?\s*$/i;
const NUMERIC = /^[-−+\d√\\(.$π]/;
/** "5/8 is greater" */
const COMPARED =
  /^(.*\d\S*)\s+is\s+(?:the\s+)?(greater|larger|bigger|smaller|less|greatest|largest|biggest|smallest|least)(?:\s+(?:one|number|fraction|value))?\.?\s*$/i;

/** "the mean is 8", "gcd = six", "5/8 is greater": a name or a word that the question uses is no part of the answer. */
export function withoutName(text: string, { text: question }: Problem): string {
  const asked = words(
    question
      .toLowerCase()
      .replace(/[^a-z]+/g, " ")
      .trim(),
  );
  const [, compared = "", degree = ""] = COMPARED.exec(text) ?? [];
  if (compared !== "" && asked.has(degree.toLowerCase())) return compared;
  const [, name = "", said = ""] = NAMED.exec(text) ?? [];
  const number = NUMERIC.test(said) ? said : inDigits(said);
  // "slope is 3 and y-intercept is -4": names of several things.
  const isNumber = NUMERIC.test(number) && !/[a-z]{3,}\s*(?:=|:|\bis\b)/i.test(number);
  return name !== "" &&
    isNumber &&
    name
      .toLowerCase()
      .split(/[\s-]+/)
      .every((word) => isNamed(word, question))
    ? number
    : text;
}

const isNamed = (word: string, question: string): boolean => {
  const asked = question.toLowerCase();
  const others = SAME_NAMES.find((names) => names.has(word)) ?? [word];
  return [...others].some((each) => asked.includes(each));
};

const REMAINDER =
  /^(.+?)[,;\s]*(?<![a-z])(?:and\s+|with\s+)?(?:an?\s+|the\s+)?(?:remainder|rem|r)(?![a-z])\.?\s*(?:of\b|is\b|=|:)?\s*([-−]?[^=,;]+)$/i;

/** "2 r 1", "quotient 2, remainder 1": each under its letter, or as the sum that a division comes to. */
export function withRemainder(text: string, problem: Problem, like: AnswerValue): string {
  const isApart = like.kind === "named" && like.values.some(({ name }) => name === "remainder");
  const divisor =
    problem.task === "simplify" && problem.expression.kind === "quotient" && like.kind === "expression"
      ? problem.expression.denominator
      : null;
  if (!isApart && !divisor) return text;
  const [, first = "", rest = ""] = REMAINDER.exec(text.trim()) ?? [];
  const quotient = first.replace(/^(?:the\s+)?(?:quotient|q)\b\s*(?:is\b|=|:)?\s*/i, "");
  if (quotient === "" || rest === "") return text;
  return divisor ? `${quotient} + (${rest})/(${toText(divisor)})` : `q = ${quotient}, r = ${rest}`;
}

/** The letters of what has a name of its own. */
const LETTERS: Readonly<Record<string, string>> = table({
  slope: "m",
  gradient: "m",
  "y-intercept": "b",
  intercept: "b",
  radius: "r",
  r: "r",
  m: "m",
  b: "b",
});
const UNDER_NAME =
  /^(?:the\s+)?(?:(center|centre|c)|(slope|gradient|(?:y-)?intercept|radius|[rmb]))?\s*(?:is\b|at\b|=|:)?\s*(.+)$/i;
const PAIR = /^\(([^(),]+),([^(),]+)\)$/;

/** "center (1, -2), radius 3", "slope 3, y-intercept (0, -4)": each value under its letter. */
export function underLetters(text: string, like: AnswerValue): string {
  const letters = like.kind === "named" ? like.values.map(({ name }) => name) : [];
  const isCircle = letters.includes("h") && letters.includes("k");
  if (!isCircle && !letters.includes("b")) return text;
  const parts = splitOutside(text.replace(/\band\b/gi, ",")).map((part) => {
    const [, center, name = "", said = ""] = UNDER_NAME.exec(part) ?? [];
    const [, x = "", y = ""] = PAIR.exec(said.trim()) ?? [];
    const letter = LETTERS[name.toLowerCase()] ?? "";
    if (isCircle && x !== "" && name === "") return `h = ${x}, k = ${y}`;
    if (center !== undefined || said.includes("=")) return null;
    if (isCircle && name === "") return `r = ${said}`;
    if (x !== "") return letter === "b" && x.trim() === "0" ? `b = ${y}` : null;
    return letters.includes(letter) ? `${letter} = ${said}` : null;
  });
  return parts.includes(null) ? text : parts.join(", ");
}

const PROPERTIES = words("neither parallel perpendicular even odd increasing decreasing rational irrational");
const YES_OR_NO = /^\s*(yes|no)\b/i;

/** "Are the lines parallel?": yes names what is asked for, where the answer is such a name. */
export function asProperty(text: string, { text: question }: Problem, like: AnswerValue): string {
  const said = YES_OR_NO.exec(text)?.[1]?.toLowerCase();
  const asked = (question.toLowerCase().match(/[a-z]+/g) ?? []).filter(
    (word) => word !== "neither" && PROPERTIES.has(word),
  );
  const [only, ...others] = new Set(asked);
  if (said === undefined || like.kind !== "word" || only === undefined || others.length > 0) return text;
  if (!/^\s*(?:is|are)\b/i.test(question) || !PROPERTIES.has(like.word.replace(/^not /, ""))) return text;
  return said === "yes" ? only : `not ${only}`;
}

const MANY =
  /^(?:there (?:is|are)(?: an)? |(?:it|the system) has )?(?:infinite(?:ly many)?(?: (?:number of )?solutions)?|∞(?: many)?(?: solutions)?)$|^(?:(?:it|the system) is )?(?:consistent and )?dependent(?: system)?$/;

/** Whether words say that a system has infinitely many solutions, and not that any numbers are one. */
export const isManySolutions = (text: string): boolean =>
  MANY.test(
    text
      .toLowerCase()
      .replace(/[$.!\s]+$/, "")
      .replace(/\s+/g, " ")
      .trim(),
  );
