import type { Expression } from "../expression/ast";
import { int, negation, product, quotient } from "../expression/build";
import { symbolsOf } from "../expression/walk";
import { words } from "../word-list";
import type { Cursor } from "./cursor";
import type { Token } from "./token";

type Read = (cursor: Cursor) => Expression;

const call = (name: string, args: readonly Expression[]): Expression => ({ kind: "function", name, args });

/** \lim_{x \to a} body is the function `limit` of body, variable, target and side (1 from above, −1 from below, 0
 * both). The body reaches as far as the sum goes. */
export function readLimit(cursor: Cursor, readPrimary: Read): Expression {
  const below = cursor.accept("operator", "_") !== null;
  const close = cursor.accept("open", "{") ? "}" : cursor.accept("open", "(") ? ")" : null;
  const unclear = () => cursor.failure("Write the limit as \\lim_{x \\to a}.");
  if (below && !close) throw unclear();
  const letter = cursor.accept("letter");
  if (!letter || !cursor.accept("operator", "→")) throw unclear();
  cursor.side = 0;
  cursor.readsSide = true;
  const target = close ? cursor.expression() : boundAt(cursor, readPrimary);
  cursor.readsSide = false;
  if (!close) acceptTypedSide(cursor);
  const side = cursor.side;
  if (close) cursor.expect("close", close, "A closing bracket is missing after the limit.");
  cursor.accept("separator", ",");
  const body = cursor.expression();
  return call("limit", [body, symbolNode(letter.text), target, side < 0 ? negation(int(1)) : int(side)]);
}

/** Takes the sign of x -> 0+ 1/x: it is typed right behind the target and apart from what follows. */
function acceptTypedSide(cursor: Cursor): void {
  const sign = cursor.peek();
  if (sign?.kind !== "operator" || !/^[+-]$/.test(sign.text) || sign.spaced) return;
  if (!cursor.peek(1)?.spaced)
    throw cursor.failure("Put a space after the side of the limit, as in x -> 0+ 1/x.");
  cursor.next();
  cursor.side = sign.text === "+" ? 1 : -1;
}

/** Takes the sign of 3⁺ or 3^{-} below a limit. */
export function acceptSide(cursor: Cursor): boolean {
  if (!cursor.readsSide || !cursor.is("operator", "^")) return false;
  const braced = cursor.peek(1)?.kind === "open";
  const sign = cursor.peek(braced ? 2 : 1);
  const after = cursor.peek(braced ? 3 : 2);
  if (sign?.kind !== "operator" || !/^[+-]$/.test(sign.text) || (braced && after?.kind !== "close"))
    return false;
  if (!braced && after && after.kind !== "close") return false;
  for (let count = braced ? 4 : 2; count > 0; count -= 1) cursor.next();
  cursor.side = sign.text === "+" ? 1 : -1;
  return true;
}

/** \int body dx and \int_a^b body dx: the function `integral` of body and variable, with the bounds after them. */
export function readIntegral(cursor: Cursor, readBound: Read): Expression {
  const outside = cursor.integrates;
  const bounds: { low?: Expression; high?: Expression } = bareBounds(cursor, readBound) ?? {};
  for (let left = 2; left > 0; left -= 1) {
    if (cursor.accept("operator", "_")) bounds.low = boundAt(cursor, readBound);
    else if (cursor.accept("operator", "^")) bounds.high = boundAt(cursor, readBound);
  }
  if (!bounds.low !== !bounds.high) throw cursor.failure("The integral has one bound only.");
  cursor.integrates = true;
  const written = cursor.expression();
  const found = withoutDifferential(written) ?? ofOneLetter(written);
  cursor.integrates = outside;
  if (!found) throw cursor.failure("Say with dx at the end what the integral is over.");
  const variable = symbolNode(found.variable);
  return call(
    "integral",
    bounds.low && bounds.high ? [found.body, variable, bounds.low, bounds.high] : [found.body, variable],
  );
}

function boundAt(cursor: Cursor, readBound: Read): Expression {
  if (cursor.accept("open", "{")) {
    const inner = cursor.expression();
    cursor.expect("close", "}", "A closing brace is missing after the bound.");
    return inner;
  }
  if (cursor.accept("operator", "-")) return negation(boundAt(cursor, readBound));
  return withTypedFactor(cursor, readBound);
}

/** "_0^2π sin x", "_0^π/2 cos x": what is typed on without a space belongs to the bound. With no space behind it nobody
 * can tell where it ends. */
function withTypedFactor(cursor: Cursor, readBound: Read): Expression {
  const first = readBound(cursor);
  const factor = cursor.peek();
  const isFactor = isTypedPi(factor) && !factor?.spaced;
  let bound = isFactor ? product([first, readBound(cursor)]) : first;
  const [slash, below] = [cursor.peek(), cursor.peek(1)];
  if (isTypedPi(cursor.peek(-1)) && slash?.text === "/" && !slash.spaced && below?.kind === "number") {
    cursor.next();
    bound = quotient(bound, readBound(cursor));
  }
  const isOpen = bound !== first && cursor.peek()?.spaced === false;
  if (isOpen) throw cursor.failure("Put brackets around the bound, or a space behind it.");
  return bound;
}

/** In LaTeX only what stands in braces is more than one sign. */
const isTypedPi = (token: Token | undefined): boolean =>
  token?.text === "pi" && token.end - token.start < "\\pi".length;

/** ∫0^π, ∫-1^2: numbers right behind the sign, one raised over the other, are its bounds; a power of numbers would be no
 * thing to integrate. In ∫2^x x dx it is one. */
function bareBounds(cursor: Cursor, readBound: Read): { low: Expression; high: Expression } | null {
  const signed = cursor.is("operator", "-") ? 1 : 0;
  const [low, raised, ...high] = [0, 1, 2, 3].map((ahead) => cursor.peek(signed + ahead));
  const top = high.find((token) => token?.text !== "-");
  const isNumber = top?.kind === "number" || top?.kind === "constant" || top?.text === "e";
  if (low?.kind !== "number" || raised?.text !== "^" || !isNumber) return null;
  const first = boundAt(cursor, readBound);
  cursor.next();
  const last = boundAt(cursor, readBound);
  const behind = cursor.peek();
  cursor.integrates = true;
  if (!behind?.spaced || cursor.isDifferential() || behind.kind === "operator")
    throw cursor.failure("Write the bounds as ∫_0^1, with a space behind them.");
  return { low: first, high: last };
}

interface Stripped {
  readonly body: Expression;
  readonly variable: string;
}

/** ∫ x²: with one letter in it, dx is left out. */
function ofOneLetter(body: Expression): Stripped | null {
  const [variable, ...others] = symbolsOf(body);
  return variable && others.length === 0 ? { body, variable } : null;
}

/** Takes dx off the end of what is integrated: x² dx, dx/x, (x + 1) dx, sin x dx, 3x² + 2 dx. */
export function withoutDifferential(e: Expression): Stripped | null {
  switch (e.kind) {
    case "sum": {
      const last = withoutDifferential(e.terms.at(-1) as Expression);
      return last && { ...last, body: { kind: "sum", terms: [...e.terms.slice(0, -1), last.body] } };
    }
    case "negation": {
      const inner = withoutDifferential(e.operand);
      return inner && { ...inner, body: negation(inner.body) };
    }
    case "quotient": {
      const inner = withoutDifferential(e.numerator);
      return inner && { ...inner, body: { ...e, numerator: inner.body } };
    }
    case "product":
      return fromProduct(e.factors);
    case "function": {
      const inner =
        e.args.length === 1 && e.args[0]?.kind === "product" ? withoutDifferential(e.args[0]) : null;
      return inner && { ...inner, body: { ...e, args: [inner.body] } };
    }
    case "power": {
      const inner = e.base.kind === "function" ? withoutDifferential(e.base) : null;
      return inner && { ...inner, body: { ...e, base: inner.body } };
    }
    default:
      return null;
  }
}

function fromProduct(factors: readonly Expression[]): Stripped | null {
  const [d, x] = factors.slice(-2);
  if (d?.kind === "symbol" && d.name === "d" && x?.kind === "symbol") {
    return { body: product(factors.slice(0, -2)), variable: x.name };
  }
  const rest = factors.slice(0, -1);
  const last = withoutDifferential(factors.at(-1) as Expression);
  if (last) return { ...last, body: product([...rest, last.body]) };
  const first = factors[0];
  const inner = first?.kind === "quotient" ? withoutDifferential(first) : null;
  return inner && { ...inner, body: product([inner.body, ...factors.slice(1)]) };
}

/** The order and the variable of the operator \frac{d^n}{dx^n}; null for every other fraction. */
export function operatorOf(e: Expression): DerivativeOperator | null {
  if (e.kind !== "quotient") return null;
  const order = orderOf(e.numerator);
  const [d, x] = e.denominator.kind === "product" ? e.denominator.factors : [];
  if (!order || e.denominator.kind !== "product" || e.denominator.factors.length !== 2) return null;
  if (d?.kind !== "symbol" || d.name !== "d" || !x) return null;
  if (order === 1) return x.kind === "symbol" ? { order, variable: x.name } : null;
  const raised = x.kind === "power" && x.base.kind === "symbol" && x.exponent.kind === "number" ? x : null;
  if (raised?.base.kind !== "symbol" || raised.exponent.kind !== "number") return null;
  return raised.exponent.value.n === BigInt(order) ? { order, variable: raised.base.name } : null;
}

export interface DerivativeOperator {
  readonly order: number;
  readonly variable: string;
}

/** Takes d/dx or d^2/dx^2 as they are typed on a line, where something follows that is differentiated. */
export function acceptTypedOperator(cursor: Cursor): DerivativeOperator | null {
  if (!cursor.is("letter", "d")) return null;
  const above = powerAt(cursor, 1);
  const [slash, d, x] = [0, 1, 2].map((i) => cursor.peek(above.end + i));
  if (slash?.text !== "/" || d?.kind !== "letter" || d.text !== "d") return null;
  if (x?.kind !== "letter" || x.spaced) return null;
  const below = powerAt(cursor, above.end + 3);
  if (above.order !== below.order || !beginsOperand(cursor, below.end)) return null;
  for (let count = below.end; count > 0; count -= 1) cursor.next();
  return { order: above.order, variable: x.text };
}

/** Whether what stands there can be differentiated; with a minus sign of its own, as in d/dx -3x. */
function beginsOperand(cursor: Cursor, at: number): boolean {
  const [next, after] = [cursor.peek(at), cursor.peek(at + 1)];
  const isNegative = next?.text === "-" && next.spaced && after?.spaced === false;
  return next !== undefined && (isNegative || OPERANDS.has(next.kind));
}

const OPERANDS: ReadonlySet<string> = words("number vulgar letter constant function fraction root open bar");

/** The order in d^2 or d², one without it, and the place behind it. */
function powerAt(cursor: Cursor, at: number): { readonly order: number; readonly end: number } {
  const [sign, digit] = [cursor.peek(at), cursor.peek(at + 1)];
  if (sign?.kind === "superscript" && /^[2-9]$/.test(sign.text))
    return { order: Number(sign.text), end: at + 1 };
  const isPower = sign?.text === "^" && digit?.kind === "number" && /^[2-9]$/.test(digit.text);
  return isPower ? { order: Number(digit.text), end: at + 2 } : { order: 1, end: at };
}

/** 1 for d, n for dⁿ. */
function orderOf(e: Expression): number | null {
  if (e.kind === "symbol") return e.name === "d" ? 1 : null;
  const whole =
    e.kind === "power" && e.base.kind === "symbol" && e.base.name === "d" && e.exponent.kind === "number";
  return whole && e.exponent.kind === "number" && e.exponent.value.n < 10n
    ? Number(e.exponent.value.n)
    : null;
}

/** \frac{d}{dx} with what it is applied to: a bracket, or the factors that follow. */
export function appliedOperator(operator: DerivativeOperator, operand: Expression): Expression {
  return call("derivative", [operand, symbolNode(operator.variable), int(operator.order)]);
}

/** The dashes of f'(x) and y''. */
export function acceptDashes(cursor: Cursor): string {
  let dashes = "";
  const raised =
    cursor.is("operator", "^") && cursor.peek(cursor.peek(1)?.kind === "open" ? 2 : 1)?.kind === "dash";
  if (raised) cursor.next();
  const braced = raised && cursor.accept("open") !== null;
  for (let found = cursor.accept("dash"); found; found = cursor.accept("dash")) dashes += found.text;
  if (braced && !cursor.accept("close")) throw cursor.failure("A closing brace is missing here.");
  return dashes;
}

const symbolNode = (name: string): Expression => ({ kind: "symbol", name });
