import type { Detector } from "./unclear";

const BRACKET = "\\((?:[^()]|\\((?:[^()]|\\([^()]*\\))*\\))*\\)";
/** d/dx before one bracket over another. */
const OVER = new RegExp(`(?<![a-zA-Z\\\\])d/d([a-z])\\s*(${BRACKET}\\s*/\\s*${BRACKET})(?=\\s*[.?]?\\s*$)`);

/** d/dx (x + 1)/(x − 1) typed in a line is the derivative of the whole fraction. */
export const derivativeReach: Detector = (text) => {
  const found = OVER.exec(text);
  const [all, letter, fraction] = found ?? [];
  if (!found || all === undefined) return null;
  const edit = { start: found.index, end: found.index + all.length, text: `d/d${letter} [${fraction}]` };
  return { question: "", ways: [{ edits: [edit], meaning: "the derivative of the whole fraction" }] };
};
