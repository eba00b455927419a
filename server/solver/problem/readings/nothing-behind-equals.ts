import type { Detector } from "./unclear";

const OPEN = /^(\s*(?:solve )?)([^=<>≤≥≠\n]*?)(\s*=[\s?_]*)$/i;
const LETTER = /(?<![a-zA-Z\\])[a-z](?![a-zA-Z])/;
const OPERATION = /[\d)]\s*[a-z(]|[-+*/^()²³]/;
/** A word, a unit, a differential, a chemical symbol, or a function at a number. */
const ELSE = /[a-z]{2}|[A-Z'′\\]|\b[fgh]\s*\(/;

/** "2x + 3 =": with a letter in it, what stands before an equals sign is simplified, or is an equation whose other side was
 * left out. Numbers are worked out. */
export const nothingBehindEquals: Detector = (text) => {
  const [, command = "", body = "", sign = ""] = OPEN.exec(text) ?? [];
  if (sign === "" || !LETTER.test(body) || !OPERATION.test(body) || ELSE.test(body)) return null;
  const end = { start: command.length + body.length, end: text.length };
  const alone = { start: 0, end: command.length, text: "" };
  return {
    question: "There is nothing after the equals sign. Which do you want?",
    ways: [
      { edits: [alone, { ...end, text: "" }], meaning: "simplify it" },
      { edits: [{ ...end, text: " = 0" }], meaning: "solve it with 0 there" },
    ],
    asItStands: "or",
  };
};
