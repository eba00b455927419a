import { isAmong } from "../word-list";

/** No command is longer; one that is tells something as well. */
const LONGEST = 200;

const WORDS =
  "solve simplify expand factor factorise factorize evaluate calculate compute find work out what whats the value of for and then equation equations expression system following completely fully please answer";
/** Letters of numbers, as far as no unit, function, point or vector is called by them. */
const LETTERS = "a b c e k m n p q r s t u v w x y z";
const LATEX = "frac dfrac tfrac sqrt cdot times div left right";
const SIGNS = new Set("0123456789 +-*/^()=.,?:|{}$·×÷−√²³\n");

/** Whether a text is one of the commands that are asked most, in the fewest words, with nothing in its mathematics but
 * numbers, letters and the signs of arithmetic. Such a text is about numbers, terms and equations: the readers of
 * particular subjects have no word or sign in it that is theirs, and need not be there for it. */
export function isPlainCommand(text: string): boolean {
  if (text.length > LONGEST || text.includes("..")) return false;
  let before = "";
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] as string;
    if (isLetter(sign) || sign === "\\") {
      const word = wordAt(text, at);
      if (!isPlainWord(word, before)) return false;
      before = word.toLowerCase();
      at += word.length - 1;
      continue;
    }
    if (!SIGNS.has(sign)) return false;
    depth += sign === "(" ? 1 : sign === ")" ? -1 : 0;
    // Points and lists are no numbers, and "3 : 4" is a ratio.
    if (sign === "," && (depth > 0 || !text.includes("="))) return false;
    if (sign === ":" && !(isLetter(text[at - 1]) && isSpace(text[at + 1]))) return false;
  }
  return true;
}

const isLetter = (sign: string | undefined): boolean =>
  sign !== undefined && sign.toLowerCase() !== sign.toUpperCase();

const isSpace = (sign: string | undefined): boolean => sign === undefined || sign.trim() === "";

/** The letters from here on, behind the backslash of a command. */
function wordAt(text: string, start: number): string {
  let end = start + 1;
  while (isLetter(text[end])) end += 1;
  return text.slice(start, end);
}

function isPlainWord(word: string, before: string): boolean {
  if (word.startsWith("\\")) return isAmong(word.slice(1), LATEX);
  if (word.length === 1) return isAmong(word, LETTERS);
  const lower = word.toLowerCase();
  if (lower === "is") return before === "what";
  return isAmong(lower, WORDS) || isProduct(word);
}

/** "xy", "abc": no word and no unit has these letters. */
const isProduct = (word: string): boolean =>
  word.length <= 3 && [...word].every((letter) => isAmong(letter, "x y z"));
