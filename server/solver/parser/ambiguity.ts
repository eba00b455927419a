import type { Cursor } from "./cursor";
import { AmbiguityError, type ParseError } from "./parse-error";

/** After a typed slash and a number or letter something follows without a sign: x/2y.
 * @param start where the denominator begins; the cursor stands behind the factor that follows it */
export function unclearDenominator(cursor: Cursor, start: number, factor: number): AmbiguityError {
  return new AmbiguityError(
    "Put brackets around the denominator, or a multiplication sign.",
    factor,
    "I put everything that is written right after the slash below the line. Strictly, only the first part of it belongs there.",
    [
      [
        { at: start, text: "(" },
        { at: endOf(cursor, factor), text: ")" },
      ],
      [{ at: factor, text: "*" }],
    ],
  );
}

/** 8^1/3: the cursor stands before the slash, with the one just read. */
export function unclearExponent(cursor: Cursor): AmbiguityError {
  const one = cursor.peek(-1);
  const below = cursor.peek(1);
  const start = one?.start ?? 0;
  return new AmbiguityError(
    "Put brackets around the exponent.",
    cursor.peek()?.start ?? start,
    "I read the whole fraction as the exponent. Strictly, only the number right after the sign is.",
    [
      [
        { at: start, text: "(" },
        { at: below?.end ?? start, text: ")" },
      ],
      [
        { at: start, text: "(" },
        { at: one?.end ?? start, text: ")" },
      ],
    ],
  );
}

/** x2 or (x + 3)2: where a superscript may have been lost.
 * @returns the error for a number that stands where a sign is missing, with two readings where there are two */
export function unclearNumber(cursor: Cursor): ParseError {
  const message = "Put a sign such as + or × before this number.";
  const before = cursor.peek(-1);
  const number = cursor.peek();
  const follows = before?.kind === "letter" || before?.text === ")";
  if (!number || !follows || number.spaced || !/^\d$/.test(number.text)) return cursor.failure(message);
  return new AmbiguityError(
    message,
    number.start,
    "I read the small number after it as an exponent. It could also be a factor.",
    [[{ at: number.start, text: "^" }], [{ at: number.start, text: "*" }]],
  );
}

const endOf = (cursor: Cursor, fallback: number): number => cursor.peek(-1)?.end ?? fallback;
