import type { Expression, Statement, SymbolNode } from "../expression/ast";
import { product } from "../expression/build";
import { some, symbolsOf } from "../expression/walk";
import { unclearAngle, unclearExponent, unclearTower } from "./ambiguity";
import { isBareAngle, isCircular } from "./angle-unit";
import {
  acceptDashes,
  acceptSide,
  acceptTypedOperator,
  appliedOperator,
  type DerivativeOperator,
  operatorOf,
  readIntegral,
  readLimit,
} from "./calculus-notation";
import { readBinomial, readSummation, withFactorials } from "./counting-notation";
import type { Cursor } from "./cursor";
import { readFraction } from "./fraction";
import { opensAbsolute, readAbsolute, readGroup } from "./group";
import { readLetter } from "./letter";
import { readLiteral, readScriptNumber, vulgar } from "./literal";
import { numberNode } from "./number";
import { readRoot } from "./root";

const INVERSES: ReadonlyMap<string, string> = new Map([
  ["sin", "arcsin"],
  ["cos", "arccos"],
  ["tan", "arctan"],
]);
const UNREAD = new Set(["max", "min", "gcd", "det"]);

/** A factor with any signs before it, as it may stand after an operator: 3 · -4. */
export function readSigned(cursor: Cursor, tight: boolean): Expression {
  if (cursor.accept("operator", "-")) {
    return { kind: "negation", operand: cursor.nested(() => readSigned(cursor, tight)) };
  }
  if (cursor.accept("operator", "+")) return cursor.nested(() => readSigned(cursor, tight));
  return readPower(cursor, tight);
}

/** A primary with its exponents, percent and degree signs. `tight`: a typed fraction of whole numbers counts as one. */
export function readPower(cursor: Cursor, tight: boolean): Expression {
  const start = cursor.position;
  const base = withFactorials(cursor, readPrimary(cursor, tight));
  const raised = readExponents(cursor, base, start);
  if (raised !== base && namesFunction(cursor, base) && cursor.is("open", "(")) {
    throw cursor.failure("I can’t read powers or inverses of a function yet.");
  }
  if (raised.kind !== "symbol" && cursor.accept("radian")) return raised;
  if (cursor.accept("degree")) return { kind: "function", name: "degree", args: [raised] };
  return cursor.accept("percent") ? { kind: "percent", operand: raised } : raised;
}

/** @param start where the base begins */
function readExponents(cursor: Cursor, base: Expression, start: number): Expression {
  const exponent = readExponent(cursor, { node: base, start });
  if (!exponent) return base;
  if (cursor.is("superscript") || cursor.is("operator", "^")) {
    throw cursor.failure("Put brackets to show which power comes first.");
  }
  return { kind: "power", base, exponent };
}

interface Base {
  readonly node: Expression;
  /** Where it begins. */
  readonly start: number;
}

/** What stands after ^ or as superscript digits; null when nothing does.
 * @param base null for the exponent of a function's name */
function readExponent(cursor: Cursor, base: Base | null): Expression | null {
  const superscript = cursor.accept("superscript");
  if (superscript) {
    const digits = numberNode(superscript.text.replace("-", ""), cursor.limits);
    return superscript.text.startsWith("-") ? { kind: "negation", operand: digits } : digits;
  }
  if (acceptSide(cursor)) return null;
  if (!cursor.accept("operator", "^")) return null;
  return cursor.nested(() => readBareExponent(cursor, base));
}

function readBareExponent(cursor: Cursor, base: Base | null): Expression {
  if (cursor.accept("operator", "-")) {
    return { kind: "negation", operand: cursor.nested(() => readBareExponent(cursor, base)) };
  }
  const typed = cursor.peek();
  const start = cursor.position;
  const bracketed = cursor.is("open");
  const inner = withFactorials(cursor, readScript(cursor, false));
  if (typed?.kind === "number" && mayGoOn(cursor, base, typed.text)) throw unclearExponent(cursor);
  // 2^3^4 reads from the right; \frac and braces end the exponent.
  if (bracketed || typed?.kind === "fraction") return inner;
  const numbers = base?.node.kind === "number" && inner.kind === "number";
  if (cursor.notation.asks && numbers && cursor.is("operator", "^"))
    throw unclearTower(cursor, base.start, start);
  return readExponents(cursor, inner, start);
}

/** Whether a fraction that begins with the exponent just read may be the exponent: in 8^1/3 always, in 16^3/4 where
 * nothing but numbers shows what is meant. x^2/9 is a square over nine. */
function mayGoOn(cursor: Cursor, base: Base | null, exponent: string): boolean {
  const slash = cursor.peek();
  const below = cursor.peek(1);
  if (slash?.text !== "/" || below?.kind !== "number" || !/^\d+$/.test(below.text)) return false;
  if (exponent === "1") return true;
  const apart = slash.spaced || below.spaced;
  const numbers = base?.node.kind === "number" || base?.node.kind === "quotient";
  return cursor.notation.asks === true && numbers && !apart && /^\d+$/.test(exponent);
}

function readPrimary(cursor: Cursor, tight: boolean): Expression {
  const token = cursor.peek();
  switch (token?.kind) {
    case "number":
      return readLiteral(cursor, tight);
    case "vulgar":
      return vulgar(cursor);
    case "letter":
    case "constant":
      return readLetterOrCall(cursor);
    case "open":
      return readGroup(cursor);
    case "bar":
      return readAbsolute(cursor);
    case "fraction":
      return readFractionOrOperator(cursor);
    case "root":
      return readRoot(cursor);
    case "function":
      return readFunction(cursor);
    case "text":
      throw cursor.failure(`I can’t read the words “${token.text}” inside the mathematics.`);
    default:
      throw cursor.failure("I expected a number, a letter or a bracket here.");
  }
}

/** What stands above or below the line, or below a limit. */
const readScript = (cursor: Cursor, tight: boolean): Expression =>
  cursor.peek()?.kind === "number" ? readScriptNumber(cursor, tight) : readPrimary(cursor, tight);

/** A fraction, or \frac{d}{dx} with what it is applied to. */
function readFractionOrOperator(cursor: Cursor): Expression {
  const begins = isBeginning(cursor);
  const fraction = readFraction(cursor);
  const operator = operatorOf(fraction);
  // Behind d/dx a number is no second factor: it begins what is differentiated.
  const isApplied = operator && (isJuxtaposed(cursor) || cursor.is("number") || cursor.is("vulgar"));
  return isApplied ? readDifferentiated(cursor, operator, begins) : fraction;
}

/** What an operator is applied to. One that begins the expression is applied to all of it, as in d/dx x^2 + 3x, unless
 * brackets show where it ends; any other one to the factors that follow. */
function readDifferentiated(cursor: Cursor, operator: DerivativeOperator, begins: boolean): Expression {
  if (begins && !isBracketed(cursor)) {
    const operand = cursor.expression();
    if (some(operand, (node) => node.kind === "function" && node.name === "derivative"))
      throw cursor.failure("Put brackets around what is differentiated.");
    return appliedOperator(operator, operand);
  }
  const factors = [readPower(cursor, true)];
  while (isJuxtaposed(cursor)) factors.push(readPower(cursor, true));
  return appliedOperator(operator, product(factors));
}

/** Whether nothing of the same expression stands before. */
function isBeginning(cursor: Cursor): boolean {
  const before = cursor.peek(-1)?.kind;
  return before === undefined || before === "open" || before === "relation" || before === "separator";
}

/** Whether one pair of brackets holds all up to the next sign. */
function isBracketed(cursor: Cursor): boolean {
  if (!cursor.is("open")) return false;
  let depth = 0;
  for (let ahead = 0; ; ahead += 1) {
    const token = cursor.peek(ahead);
    if (!token) return true;
    if (token.kind === "open") depth += 1;
    if (token.kind === "close") depth -= 1;
    if (depth > 0) continue;
    const next = cursor.peek(ahead + 1);
    return next?.kind === "operator" && (next.text === "+" || next.text === "-");
  }
}

/** f(x) where the letter names a function and the bracket follows at once; else the letter. */
function readLetterOrCall(cursor: Cursor): Expression {
  const begins = isBeginning(cursor);
  const operator = acceptTypedOperator(cursor);
  if (operator) return readDifferentiated(cursor, operator, begins);
  const letter = readLetter(cursor);
  const dashes = letter.kind === "symbol" ? acceptDashes(cursor) : "";
  if (!namesFunction(cursor, letter) || !cursor.is("open", "(") || cursor.peek()?.spaced) {
    return dashes && letter.kind === "symbol" ? { kind: "symbol", name: letter.name + dashes } : letter;
  }
  return { kind: "function", name: letter.name + dashes, args: readArguments(cursor) };
}

const namesFunction = (cursor: Cursor, node: Expression): node is SymbolNode =>
  node.kind === "symbol" && cursor.notation.functions.has(node.name);

function readArguments(cursor: Cursor): Expression[] {
  cursor.next();
  const args = [cursor.expression()];
  while (cursor.accept("separator", ",")) args.push(cursor.expression());
  cursor.expect("close", ")", "A closing “)” is missing here.");
  return args;
}

/** sin x, \sin^2 x, log_2(8), ln x. */
function readFunction(cursor: Cursor): Expression {
  const name = cursor.next().text;
  if (UNREAD.has(name)) throw cursor.failure(`I can’t read “${name}” yet.`);
  if (name === "lim") return cursor.nested(() => readLimit(cursor, (inner) => readScript(inner, true)));
  if (name === "int") return cursor.nested(() => readIntegral(cursor, (inner) => readScript(inner, true)));
  if (name === "sum") return readSummation(cursor);
  if (name === "binom") return readBinomial(cursor);
  if (name === "abs") return { kind: "absolute", operand: readGroup(cursor) };
  const base = cursor.accept("operator", "_") ? readScript(cursor, false) : undefined;
  const exponent = readExponent(cursor, null);
  // What an inverse takes is no angle.
  const args = [readOperand(cursor, exponent?.kind === "negation" ? null : name)];
  if (exponent?.kind === "negation") {
    const inverse = INVERSES.get(name);
    if (!inverse || !isOne(exponent.operand)) throw cursor.failure("I can’t read this power of a function.");
    return { kind: "function", name: inverse, args };
  }
  const call: Expression = base ? { kind: "function", name, args, base } : { kind: "function", name, args };
  return exponent ? { kind: "power", base: call, exponent } : call;
}

const isOne = (node: Expression): boolean =>
  node.kind === "number" && node.value.n === 1n && node.value.d === 1n;

/** What a function is applied to, in brackets or bare.
 * @param name of a function that takes an angle */
function readOperand(cursor: Cursor, name: string | null): Expression {
  const behindName = cursor.behind;
  const outside = cursor.position;
  const isBracketed = cursor.is("open");
  const inside = isBracketed ? (cursor.peek(1)?.start ?? outside) : outside;
  const operand = isBracketed ? readGroup(cursor) : overNumber(cursor, readBareArgument(cursor), name);
  if (cursor.notation.asksAngle && name !== null && isCircular(name) && isBareAngle(operand)) {
    const last = cursor.peek(isBracketed ? -2 : -1);
    const isOneNumber = operand.kind === "number" && last?.start === inside;
    if (last?.kind !== "radian") throw unclearAngle(cursor, { behindName, outside, inside, isOneNumber });
  }
  return operand;
}

/** The argument of sin 2x: everything set side by side, up to the next sign, bracket or function. */
function readBareArgument(cursor: Cursor): Expression {
  const factors = [cursor.nested(() => readPower(cursor, true))];
  while (["letter", "constant", "root"].some((kind) => cursor.peek()?.kind === kind)) {
    factors.push(readPower(cursor, false));
  }
  return factors.length === 1 ? (factors[0] as Expression) : { kind: "product", factors };
}

/** "cos 2π/3": a multiple of π over a number is one angle, as everybody writes it. What goes on behind the number may
 * belong to the angle or not. */
function overNumber(cursor: Cursor, angle: Expression, name: string | null): Expression {
  const isAngle = name !== null && isCircular(name) && symbolsOf(angle).length === 0 && some(angle, isPi);
  if (!isAngle || !cursor.is("operator", "/") || cursor.peek(1)?.kind !== "number") return angle;
  cursor.next();
  const denominator = readPower(cursor, false);
  if (cursor.is("letter") || cursor.is("open") || cursor.is("operator", "/"))
    throw cursor.failure("Put brackets around the angle.");
  return { kind: "quotient", numerator: angle, denominator };
}

const isPi = (node: Statement): boolean => node.kind === "constant" && node.name === "pi";

/** Whether what comes next multiplies what stands before it without a sign. */
export function isJuxtaposed(cursor: Cursor): boolean {
  switch (cursor.peek()?.kind) {
    case "letter":
    case "constant":
    case "function":
    case "root":
    case "open":
    case "fraction":
      return true;
    case "bar":
      return opensAbsolute(cursor);
    default:
      return false;
  }
}
