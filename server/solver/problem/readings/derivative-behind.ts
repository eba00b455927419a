import { isDifferential, isLetter } from "../../grammar/token-kinds";
import { tokenize } from "../../lexicon/tokenize";
import type { Token } from "../../lexicon/tokens";
import { words } from "../../word-list";
import type { Detector } from "./unclear";

/** Words of a differential equation, which may end in a derivative. */
const OF_DIFFERENTIAL: ReadonlySet<string> = words(
  "solve solution solutions solving differential ode general particular integrate satisfies",
);

/** "y=(2x+1)^5 dy/dx", "y = 3x^2 y'": a derivative at the end of what a letter is. It is asked for, or a factor of a
 * differential equation; behind what is written without a space it is asked for. */
export const derivativeBehind: Detector = (text) => {
  const tokens = tokenize(text).filter(
    ({ text: word }, at, all) => !(at === all.length - 1 && ENDS.has(word)),
  );
  const at = derivativeAt(tokens);
  const equals = tokens.findIndex(({ text: sign }) => sign === "=");
  const [name, derivative, first] = [tokens[equals - 1], tokens[at], tokens[0]];
  if (!derivative?.spaced || !name || !first || at < equals + 2 || !isOf(tokens, at, name)) return null;
  if (tokens.some(({ text: word }) => OF_DIFFERENTIAL.has(word))) return null;
  const body = tokens.slice(equals, at);
  if (
    body
      .slice(1)
      .some(({ kind, text: word }) => kind === "mark" || word === "=" || (kind === "word" && word.length > 4))
  )
    return null;
  const asked = {
    edits: [{ start: derivative.start, end: derivative.start, text: ", find " }],
    meaning: "the derivative is asked for",
  };
  const solved = {
    edits: [{ start: first.start, end: first.start, text: "solve " }],
    meaning: "it is a differential equation",
  };
  const isGlued = body.every(({ spaced }) => !spaced);
  return {
    question: "Is the derivative asked for, or is this a differential equation?",
    ways: isGlued ? [asked] : [asked, solved],
  };
};

const ENDS: ReadonlySet<string> = new Set(["?", "."]);
const DIFFERENTIAL_LENGTH = 3;

/** Where dy/dx or y' stands, with nothing behind it. */
function derivativeAt(tokens: readonly Token[]): number {
  const end = tokens.at(-1)?.text === "=" ? tokens.length - 1 : tokens.length;
  if (tokens[end - 1]?.text === "'") return end - 2;
  return isDifferential(tokens, end - DIFFERENTIAL_LENGTH) ? end - DIFFERENTIAL_LENGTH : -1;
}

/** The derivative of a letter. */
const isOf = (tokens: readonly Token[], at: number, name: Token): boolean =>
  isLetter(name) && (tokens[at]?.text === name.text || tokens[at]?.text === `d${name.text}`);
