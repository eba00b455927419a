import { equivalent } from "@/server/solver/check/check";

export type Grade = "correct" | "wrong" | "undecided";

const SAME_WORDS: readonly (readonly [RegExp, string])[] = [
  [/^(?:no|empty set|∅|\\varnothing|\\emptyset)$|no (?:real )?solutions?/i, "no solution"],
  [/^(?:yes|true)\b/i, "yes"],
  [/^(?:no|false)\b/i, "no"],
  [/not (?:a )?real/i, "not real"],
  [/undefined|not defined|does not exist/i, "undefined"],
  [/all real|infinitely many/i, "all"],
];

/** The name an amount stands under; books print the amounts alone. */
const NAME = /\\text\{[^{}]*\} = /g;

/** An answer beside the one a book prints. A key in decimals allows half a unit of its last place. */
export function gradeAnswer(named: string, key: string): Grade {
  const answer = named.replace(NAME, "");
  const [ours, theirs] = [answer, key].map(wordsOf);
  if (ours !== null && theirs !== null) return ours === theirs ? "correct" : "wrong";
  const cleaned = key.replace(/[.\s]+$/, "");
  if (answer === cleaned) return "correct";
  if (sameAmounts(answer, cleaned)) return "correct";
  const { verdict } = equivalent(answer, cleaned, "positive");
  if (verdict === "same") return "correct";
  if (isRoundedTo(answer, cleaned)) return "correct";
  return verdict === "different" ? "wrong" : "undecided";
}

function wordsOf(text: string): string | null {
  const plain = text
    .replace(/\\text\s*\{([^{}]*)\}|\$/g, "$1")
    .trim()
    .replace(/\.$/, "");
  const known = SAME_WORDS.find(([pattern]) => pattern.test(plain))?.[1];
  return known ?? (/^[a-z][a-z -]{2,}$/i.test(plain) ? plain.toLowerCase() : null);
}

const AMOUNT =
  /^(?:[a-z]\s*=\s*)?([$]?)(-?)((?:\d+\s+)?\d+\/\d+|\d*\.?\d+)\s*([a-zA-Zµ°%Ω][\w µ°%Ω/^.²³-]*)?$/;

/** Numbers with units on at least one side, in any order: a missing or shortened unit is no other answer. */
function sameAmounts(answer: string, key: string): boolean {
  const [ours, theirs] = [answer, key].map(amountsOf);
  if (!ours || !theirs || ours.length !== theirs.length) return false;
  if (![...ours, ...theirs].some(({ unit }) => unit !== "")) return false;
  const inOrder = (amounts: readonly Amount[]) => amounts.toSorted((a, b) => a.value - b.value);
  const printed = inOrder(theirs);
  return inOrder(ours).every(({ value }, index) => {
    const other = printed[index];
    return other !== undefined && Math.abs(value - other.value) <= other.slack + 1e-9 * Math.abs(value);
  });
}

interface Amount {
  readonly value: number;
  readonly unit: string;
  /** Half a unit of the last decimal printed. */
  readonly slack: number;
}

function amountsOf(text: string): Amount[] | null {
  const plain = text
    .replace(/\\text\s*\{([^{}]*)\}/g, " $1")
    .replace(/\\[,; ]|\{,\}|(?<=\d),(?=\d{3}(?!\d))|\\(?=[$%])/g, "")
    .replace(/(\d)\s*\\frac\{(\d+)\}\{(\d+)\}/g, "$1 $2/$3")
    .replace(/\\frac\{(\d+)\}\{(\d+)\}/g, "$1/$2")
    .replace(/[−–]/g, "-")
    .replace(/^\$(.*[^\d].*)\$$/s, "$1");
  const parts = plain.split(/,| and /).map((part) => amountOf(part.trim().replace(/^\$(.*)\$$/, "$1")));
  return parts.includes(null) ? null : (parts as Amount[]);
}

function amountOf(text: string): Amount | null {
  const [, money = "", sign = "", number = "", unit = ""] = AMOUNT.exec(text) ?? [];
  if (number === "") return null;
  const value = number
    .split(/\s+/)
    .map((part) => part.split("/").map(Number))
    .reduce((total, [top = 0, bottom = 1]) => total + top / bottom, 0);
  const decimals = /\.(\d+)$/.exec(number)?.[1]?.length ?? 0;
  const slack = decimals > 0 ? 0.5 * 10 ** -decimals : 0;
  return { value: sign ? -value : value, unit: money + unit, slack };
}

function isRoundedTo(answer: string, key: string): boolean {
  const [exact, printed] = [answer, key].map(numberIn);
  const decimals = /\.(\d+)/.exec(key)?.[1]?.length;
  if (exact === null || printed === null || decimals === undefined) return false;
  return Math.abs((exact ?? 0) - (printed ?? 0)) <= 0.5 * 10 ** -decimals * 1.000001;
}

function numberIn(text: string): number | null {
  const found = /-?\d+(?:\.\d+)?/.exec(text.replace(/[$,\\\s]|\{,\}/g, "").replace("−", "-"));
  return found ? Number(found[0]) : null;
}
