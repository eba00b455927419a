import type { Token } from "../lexicon/tokens";
import { isArrow, isClosing, isLetter, isNamed, isOpening, isOperator, isRelation } from "./token-kinds";

/** Whether another piece of mathematics begins at a token, although nothing stands between it and the run before. */
export function endsRun(run: readonly Token[], tokens: readonly Token[], at: number): boolean {
  const [last, token] = [run.at(-1), tokens[at] as Token];
  if (!last || !token.spaced || depthOf(run) > 0) return false;
  if (last.kind === "number" && beginsSigned(tokens, at) && isInSpacedList(tokens, at)) return true;
  if (last.kind === "maths" || token.kind === "maths") return !isOperator(last) && !isOperator(token);
  if (isSide(run)) return true;
  if (endsList(run) && beginsList(tokens, at)) return true;
  if ((isOperator(last) && !endsList(run)) || isOperator(token)) return false;
  if (last.kind === "number" && token.kind === "number")
    return !(isMixed(run, tokens, at) || isIntegral(run));
  if (isLetter(last) && last.text === token.text && tokens[at + 1]?.text !== "'") return true;
  if (run.some(isArrow)) return run[0]?.text !== "\\lim";
  if (isUseBehind(run, tokens, at) || isCallBehind(run, tokens, at) || isNextEquation(run, tokens, at))
    return true;
  return (
    beginsStatement(tokens, at) && (run.some(isRelation) || endsList(run) || isValueBehind(run, tokens, at))
  );
}

/** "∫_0^1 2x dx": what is integrated stands behind the ends, up to its differential. */
const isIntegral = (run: readonly Token[]): boolean =>
  (run[0]?.text === "∫" || run[0]?.text === "\\int") && !run.some(({ text }) => DIFFERENTIALS.has(text));

const DIFFERENTIALS: ReadonlySet<string> = new Set([..."abcdefghijklmnopqrstuvwxyz"].map((by) => `d${by}`));

/** "x -> 0+": the side that a letter comes from. */
const isSide = (run: readonly Token[]): boolean =>
  isArrow(run.at(-3)) && run.at(-1)?.spaced === false && ["+", "-"].includes(run.at(-1)?.text ?? "");

/** "f(x) = 2x + 1 f(3)", "f(x) = x^3 f'(2)": behind its rule a function is called with something that its letter does not
 * occur in. With the letter in it, "f(n) = 2 f(n-1)", the call belongs to the rule. */
function isCallBehind(run: readonly Token[], tokens: readonly Token[], at: number): boolean {
  const [name, open, letter, close, equals] = run;
  const isRule = isLetter(name) && isOpening(open) && isLetter(letter) && isClosing(close);
  if (!isRule || equals?.text !== "=" || tokens[at]?.text !== name?.text) return false;
  let next = at + 1;
  while (tokens[next]?.text === "'") next += 1;
  if (!isOpening(tokens[next]) || tokens[next]?.spaced) return false;
  const length = tokens.slice(next).findIndex((token) => isClosing(token));
  return length > 0 && tokens.slice(next, next + length).every(({ text }) => text !== letter?.text);
}

/** "a=5 b=3 a+b": behind the number that a letter is, something begins in which the letter stands again. */
function isUseBehind(run: readonly Token[], tokens: readonly Token[], at: number): boolean {
  const [name, equals, value, ...others] = run;
  if (!isLetter(name) || equals?.text !== "=" || value?.kind !== "number" || others.length > 0) return false;
  const rest = tokens.slice(at);
  const end = rest.findIndex((token) => !isOfSide(token));
  const used = end < 0 ? rest : rest.slice(0, end);
  return rest[end]?.text !== "=" && used.some(({ text }) => text === name?.text);
}

/** "2x + 3y = 12 x - y = 1": of two equations with nothing between them the second begins at the only place between
 * their signs where two factors stand apart. */
function isNextEquation(run: readonly Token[], tokens: readonly Token[], at: number): boolean {
  const equals = run.findIndex(isRelation);
  if (equals < 0 || run[equals]?.text !== "=" || run.filter(isRelation).length > 1) return false;
  const rest = tokens.slice(at);
  const end = rest.findIndex((token) => !isOfSide(token));
  if (end < 1 || rest[end]?.text !== "=") return false;
  const between = [...run.slice(equals + 1), ...rest.slice(0, end)];
  const gaps = between.flatMap((token, place) => (isGap(between, place) ? [token] : []));
  return gaps.length === 1 && gaps[0] === tokens[at];
}

const isOfSide = (token: Token): boolean =>
  !isRelation(token) &&
  (token.kind === "number" || isLetter(token) || isOperator(token) || isOpening(token) || isClosing(token));

/** Two operands stand apart with nothing but a space between them. */
const isGap = (tokens: readonly Token[], place: number): boolean => {
  const [before, token] = [tokens[place - 1], tokens[place] as Token];
  const isEnded = before !== undefined && !isOperator(before) && !isOpening(before);
  return isEnded && token.spaced && !isOperator(token) && !isClosing(token);
};

const MINUS = /^[-−–]$/;

/** "-2" behind a space: in "3 9 -2 14" a number of its own, in "9 -2" a difference. */
const beginsSigned = (tokens: readonly Token[], at: number): boolean =>
  MINUS.test(tokens[at]?.text ?? "") &&
  tokens[at]?.spaced === true &&
  tokens[at + 1]?.kind === "number" &&
  !tokens[at + 1]?.spaced;

/** Whether numbers with nothing but spaces between them are beside a place, so that the spaces part a list. */
function isInSpacedList(tokens: readonly Token[], at: number): boolean {
  const isOfList = (place: number): boolean =>
    tokens[place]?.kind === "number" || beginsSigned(tokens, place) || (place === at && place >= 0);
  let [from, to] = [at, at];
  while (from > 0 && isOfList(from - 1)) from -= 1;
  while (isOfList(to + 1)) to += 1;
  return tokens.slice(from, to + 1).some((token, index) => {
    const [before, slash] = [tokens[from + index - 1], tokens[from + index + 1]];
    const isFree = token.kind === "number" && token.spaced && index > 0 && before?.kind === "number";
    return isFree && !(slash?.text === "/" && !slash.spaced);
  });
}

/** "2k+1 k=4": without spaces within, the value of a letter stands behind what the letter occurs in. */
const isValueBehind = (run: readonly Token[], tokens: readonly Token[], at: number): boolean =>
  run.slice(1).every(({ spaced }) => !spaced) &&
  run.some(({ text }) => text === tokens[at]?.text) &&
  tokens[at + 1]?.spaced === false &&
  tokens[at + 2]?.spaced === false;

const depthOf = (run: readonly Token[]): number =>
  run.reduce((depth, token) => depth + (isOpening(token) ? 1 : isClosing(token) ? -1 : 0), 0);

/** "2 1/3": a whole number before a fraction of two. In "x -> 2 1/2 x" the fraction begins what the limit is of. */
function isMixed(run: readonly Token[], tokens: readonly Token[], at: number): boolean {
  const goesOn = [isOperator, isOpening, isLetter, isNamed].some((begins) => begins(tokens[at + 3]));
  if (run.some(isArrow) && goesOn) return false;
  const isAlone = run.length === 1 || isOperator(run.at(-2)) || isOpening(run.at(-2));
  const [slash, bottom] = [tokens[at + 1], tokens[at + 2]];
  const isFraction = slash?.text === "/" && !slash.spaced && bottom?.kind === "number" && !bottom.spaced;
  return isAlone && isFraction && !run.at(-1)?.text.includes(".");
}

/** "(2, 3)" or "<6, 8>" stands at the end of a run. */
function endsList(run: readonly Token[]): boolean {
  const last = run.at(-1);
  if (!isClosing(last) && last?.text !== ">") return false;
  const open = run.findLastIndex((token) => token.text === "(" || token.text === "<" || token.text === "[");
  return open >= 0 && run.slice(open).some(({ text }) => text === ",");
}

function beginsList(tokens: readonly Token[], at: number): boolean {
  const first = tokens[at]?.text;
  if (first !== "(" && first !== "<" && first !== "[") return false;
  const close = tokens.findIndex((token, index) => index > at && (isClosing(token) || token.text === ">"));
  return close > 0 && tokens.slice(at, close).some(({ text }) => text === ",");
}

/** Tokens of "(-π/2)" and the like. */
const LONGEST_ARGUMENT = 6;

/** "y =", "f(x) =", "f'(x) =", "σ =". */
function beginsStatement(tokens: readonly Token[], at: number): boolean {
  if (!isLetter(tokens[at]) && !/^[α-ω]$/.test(tokens[at]?.text ?? "")) return false;
  let next = at + 1;
  while (tokens[next]?.text === "'" || tokens[next]?.text === "_" || tokens[next - 1]?.text === "_")
    next += 1;
  if (tokens[next]?.text === "(") {
    const close = tokens.slice(next, next + LONGEST_ARGUMENT).findIndex((token) => isClosing(token));
    if (close > 1) next += close + 1;
  }
  return tokens[next]?.text === "=";
}
