import type { Expression } from "../expression/ast";
import { product } from "../expression/build";
import { some } from "../expression/walk";
import { unclearDenominator, unclearNumber } from "./ambiguity";
import type { Cursor } from "./cursor";
import { isJuxtaposed, readPower, readSigned } from "./factor";
import { isLiteralFraction } from "./literal";
import { ParseError } from "./parse-error";

/** The product read so far. `open`: how the last division was written, while its divisor is the last thing read. */
interface Reading {
  factors: Expression[];
  explicit: boolean;
  open: "bar" | "sign" | null;
  /** Where the last denominator after a typed slash begins. */
  denominator: number;
}

/** Factors under · × * / ÷ and side by side, from the left.
 *
 * Rules where writing is ambiguous: 1/2x is (1/2)x, since a typed fraction of whole numbers counts as one number
 * (so 3/4 ÷ 5/6 divides two fractions); 12x ÷ 4x divides by 4x; a/bc, (x + 1)/2x and x÷y/z are refused. */
export function readTerm(cursor: Cursor): Expression {
  const reading: Reading = {
    factors: [readPower(cursor, true)],
    explicit: false,
    open: null,
    denominator: 0,
  };
  while (readMore(cursor, reading));
  if (cursor.is("number") || cursor.is("vulgar")) {
    throw unclearNumber(cursor);
  }
  return product(reading.factors, reading.explicit);
}

function readMore(cursor: Cursor, reading: Reading): boolean {
  if (cursor.is("operator", "·") || cursor.is("operator", "*")) readMultiplied(cursor, reading);
  else if (cursor.is("operator", "/")) readOver(cursor, reading);
  else if (cursor.is("operator", "÷")) readDivided(cursor, reading);
  else if (isJuxtaposed(cursor) || isTrailingFactor(cursor)) readBeside(cursor, reading);
  else return false;
  return true;
}

/** Behind a bracket in formulas that are set, and behind a factorial anywhere: 3!5!. */
const isTrailingFactor = (cursor: Cursor): boolean => {
  const before = cursor.peek(-1)?.text;
  const mayStand = before === "!" || (before === ")" && cursor.notation.trailingFactor === true);
  return mayStand && cursor.is("number");
};

function readMultiplied(cursor: Cursor, reading: Reading): void {
  const typed = cursor.next().text === "*";
  const left = reading.factors.at(-1) as Expression;
  const right = readSigned(cursor, true);
  // A typed asterisk is only how keyboards write a product; it stays where xx would stand otherwise.
  if (!typed || base(left) === base(right)) reading.explicit = true;
  reading.factors.push(right);
  reading.open = null;
}

/** The letter of x or x², so that x * x² keeps its sign. */
function base(node: Expression): string | Expression {
  const inner = node.kind === "power" ? node.base : node;
  return inner.kind === "symbol" ? inner.name : node;
}

function readOver(cursor: Cursor, reading: Reading): void {
  if (reading.open === "sign") throw cursor.failure("Put brackets to show what is divided first.");
  cursor.next();
  reading.denominator = cursor.position;
  const denominator = readSigned(cursor, false);
  reading.factors = [
    { kind: "quotient", numerator: product(reading.factors, reading.explicit), denominator },
  ];
  reading.explicit = false;
  reading.open = "bar";
}

function readDivided(cursor: Cursor, reading: Reading): void {
  cursor.next();
  reading.denominator = cursor.position;
  const apart = cursor.peek()?.spaced === true;
  let divisor = [readSigned(cursor, true)];
  const letters = cursor.position;
  while (cursor.is("letter") || cursor.is("constant")) divisor.push(readPower(cursor, false));
  // 12x ÷ 4x divides by 4x; what 8 ÷ 2x divides by, only the writer knows.
  if (cursor.notation.asks && divisor.length > 1 && reading.factors.every(isNumber))
    throw unclearDenominator(cursor, reading.denominator, letters);
  if (apart && isTightSlash(cursor)) {
    cursor.next();
    divisor = [{ kind: "quotient", numerator: product(divisor), denominator: readSigned(cursor, false) }];
  }
  const numerator = product(reading.factors, reading.explicit);
  reading.factors = [{ kind: "quotient", numerator, denominator: product(divisor), inline: true }];
  reading.explicit = false;
  reading.open = "sign";
}

const isNumber = (factor: Expression): boolean => factor.kind === "number";

/** In 3/5 ÷ p/7 the spaces show that p/7 is one fraction. */
const isTightSlash = (cursor: Cursor): boolean =>
  cursor.is("operator", "/") && cursor.peek()?.spaced === false && cursor.peek(1)?.spaced === false;

const unbracketed = (position: number): ParseError =>
  new ParseError("Put brackets around the denominator, or a multiplication sign.", position);

function readBeside(cursor: Cursor, reading: Reading): void {
  const from = cursor.position;
  const bracketed = cursor.is("open");
  if (cursor.isDifferential()) reading.open = null;
  const typedBelow = cursor.isDifferential() ? null : belowTypedSlash(cursor, reading);
  const factor = readPower(cursor, true);
  if (reading.open === "bar") throw unclearDenominator(cursor, reading.denominator, from);
  if (cursor.notation.asks && typedBelow !== null) throw unclearDenominator(cursor, typedBelow, from);
  if (cursor.notation.asks && reading.open === "sign")
    throw unclearDenominator(cursor, reading.denominator, from);
  const whole = reading.factors[0] as Expression;
  // 8 ÷ 2(1 + 3) goes from the left, as arithmetic does; with letters nobody can say.
  if (
    reading.open === "sign" &&
    [factor, whole].some((part) => some(part, (node) => node.kind === "symbol"))
  ) {
    throw unbracketed(from);
  }
  if (!bracketed && isLiteralFraction(factor) && reading.factors.at(-1)?.kind === "number")
    throw unbracketed(from);
  reading.factors.push(factor);
  reading.open = null;
}

/** Where the denominator of a fraction typed right before the cursor begins, as in 1/2x; else null. A space shows
 * that the fraction ends there. */
function belowTypedSlash(cursor: Cursor, { factors }: Reading): number | null {
  const [slash, below] = [cursor.peek(-2), cursor.peek(-1)];
  const typed = slash?.kind === "operator" && slash.text === "/" && below?.kind === "number";
  const last = factors.at(-1);
  return typed && last && isLiteralFraction(last) && !cursor.peek()?.spaced ? below.start : null;
}
