import { isAmong } from "../word-list";
import type { Cursor } from "./cursor";
import { AmbiguityError, type Edit, type ParseError } from "./parse-error";

const put = (at: number, text: string): Edit => ({ start: at, end: at, text });

/** Brackets around what stands from `start` to `end`. */
const bracketed = (start: number, end: number): readonly Edit[] => [put(start, "("), put(end, ")")];

/** x/2y, 1/2x, 8 ÷ 2(1 + 3): after a division something follows its divisor without a sign.
 * @param start where the divisor begins; the cursor stands behind the factor that follows it */
export function unclearDenominator(cursor: Cursor, start: number, factor: number): AmbiguityError {
  const end = cursor.behind;
  return new AmbiguityError("What belongs below the line?", factor, [
    { edits: bracketed(start, end), meaning: "everything after the division sign is below the line" },
    { edits: [put(factor, "*")], meaning: "only the first part is below the line, the rest multiplies" },
  ]);
}

/** 8^1/3: the cursor stands before the slash, with the number just read. */
export function unclearExponent(cursor: Cursor): AmbiguityError {
  const start = cursor.peek(-1)?.start ?? 0;
  const end = cursor.peek(1)?.end ?? start;
  return new AmbiguityError("How far does the exponent reach?", cursor.position, [
    { edits: bracketed(start, end), meaning: "the whole fraction is the exponent" },
    { edits: bracketed(start, cursor.behind), meaning: "the power is divided" },
  ]);
}

/** 2^3^2: the cursor stands before the second sign.
 * @param base where the first number begins
 * @param exponent where the second begins */
export function unclearTower(cursor: Cursor, base: number, exponent: number): AmbiguityError {
  const middle = cursor.behind;
  const last = cursor.peek(1)?.end ?? middle;
  return new AmbiguityError("Which power comes first?", cursor.position, [
    { edits: bracketed(exponent, last), meaning: "the upper power comes first, as in mathematics" },
    { edits: bracketed(base, middle), meaning: "from left to right, as on some calculators" },
  ]);
}

/** sqrt 16 + 9: the cursor stands before the sign.
 * @param start where the radicand begins */
export function unclearRoot(cursor: Cursor, start: number): AmbiguityError {
  const first = cursor.behind;
  return new AmbiguityError("How far does the root reach?", start, [
    { edits: bracketed(start, first), meaning: "only the first number is under the root" },
    { edits: bracketed(start, endOfSum(cursor)), meaning: "everything that follows is under the root" },
  ]);
}

/** Where the sum that goes on at the cursor ends: before a closing bracket, a relation or a comma. */
function endOfSum(cursor: Cursor): number {
  let depth = 0;
  let end = cursor.behind;
  for (let ahead = 0; ; ahead += 1) {
    const token = cursor.peek(ahead);
    if (!token || (depth === 0 && isAmong(token.kind, "close relation separator end"))) return end;
    if (token.kind === "open") depth += 1;
    if (token.kind === "close") depth -= 1;
    end = token.end;
  }
}

export const ANGLE_QUESTION = "Are the angles in degrees or in radians?";

interface BareAngle {
  /** Where the function's name ends. */
  readonly behindName: number;
  /** Where the argument begins, with its bracket and without. */
  readonly outside: number;
  readonly inside: number;
  readonly isOneNumber: boolean;
}

/** sin 45: without a unit the number is an angle in degrees or in radians. The cursor stands behind the argument. */
export function unclearAngle(
  cursor: Cursor,
  { behindName, outside, inside, isOneNumber }: BareAngle,
): AmbiguityError {
  const isBracketed = inside > outside;
  const end = isBracketed ? (cursor.peek(-1)?.start ?? inside) : cursor.behind;
  const inUnit = (unit: string): readonly Edit[] => {
    const close = isOneNumber ? unit : `)${unit}`;
    const open = { start: behindName, end: outside, text: isBracketed ? "" : "(" };
    return [open, put(inside, isOneNumber ? "" : "("), put(end, isBracketed ? close : `${close})`)];
  };
  return new AmbiguityError(ANGLE_QUESTION, outside, [
    { edits: inUnit("°"), meaning: "in degrees, as in a triangle" },
    { edits: inUnit(" rad"), meaning: "in radians, as in calculus" },
  ]);
}

interface PercentTerm {
  /** Where the sum begins and where its terms before the percentage end. */
  readonly whole: readonly [start: number, end: number];
  /** Where the percentage begins, where its sign stands and where that ends. */
  readonly percent: readonly [start: number, sign: number, end: number];
  readonly isOneToken: boolean;
}

/** 80 + 15%: a percentage of what stands before it, or of one. */
export function unclearPercent({ whole, percent, isOneToken }: PercentTerm): AmbiguityError {
  const [from, to] = whole;
  const [start, sign, end] = percent;
  return new AmbiguityError("A percentage of what?", start, [
    {
      edits: [put(from, "("), put(to, ")(100%"), put(end, ")")],
      meaning: "a percentage of what stands before it",
    },
    {
      edits: [
        put(start, isOneToken ? "(" : "(("),
        { start: sign, end, text: isOneToken ? "/100)" : ")/100)" },
      ],
      meaning: "the percentage is a number of its own, in hundredths",
    },
  ]);
}

/** 100/10%: the cursor stands before the slash, with the number above it just read. */
export function unclearPercentage(cursor: Cursor): AmbiguityError {
  const start = cursor.peek(-1)?.start ?? 0;
  const [below, sign] = [cursor.peek(1), cursor.peek(2)];
  const end = sign?.end ?? start;
  return new AmbiguityError("What is the percentage?", cursor.position, [
    { edits: bracketed(below?.start ?? start, end), meaning: "the number below the line" },
    { edits: bracketed(start, below?.end ?? end), meaning: "the whole fraction" },
  ]);
}

/** x2 or (x + 3)2: where a superscript may have been lost.
 * @returns the error for a number that stands where a sign is missing, with two readings where there are two */
export function unclearNumber(cursor: Cursor): ParseError {
  const message = "Put a sign such as + or × before this number.";
  const before = cursor.peek(-1);
  const number = cursor.peek();
  const follows = before?.kind === "letter" || before?.text === ")";
  if (!number || !follows || number.spaced || !/^\d$/.test(number.text)) return cursor.failure(message);
  return new AmbiguityError("Is the small number an exponent?", number.start, [
    { edits: [put(number.start, "^")], meaning: "it is an exponent" },
    { edits: [put(number.start, "*")], meaning: "it is a factor" },
  ]);
}
