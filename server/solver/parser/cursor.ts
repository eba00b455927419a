import type { Expression } from "../expression/ast";
import { charge } from "../ledger";
import type { Limits } from "../limits";
import { LimitReached } from "../types";
import { isAmong } from "../word-list";
import { ParseError } from "./parse-error";
import type { Token, TokenKind } from "./token";

/** How letters with two meanings are to be read. The reader of the problem decides from the context. */
export interface Notation {
  /** `i` is the imaginary unit. */
  readonly imaginary: boolean;
  /** `e` is Euler's number. */
  readonly euler: boolean;
  /** Letters that name a function when a bracket follows at once: f(x). */
  readonly functions: ReadonlySet<string>;
  /** A number may follow a bracket as a factor: (x + 1)2. In pasted text that is a lost superscript. */
  readonly trailingFactor?: boolean;
  /** Writing that convention reads in one way although people also mean another (1/2x, 2^3^2, 80 + 15%) is an
   * AmbiguityError. */
  readonly asks?: boolean;
  /** The same for sin 45, where nothing says whether angles are in degrees or in radians. */
  readonly asksAngle?: boolean;
  /** Something is integrated: dx behind a denominator stands beside the fraction, as in 1/x dx. */
  readonly integrates?: boolean;
}

/** A walk over the tokens, shared by the parts of the grammar. `expression` reads a whole sum; it is handed in
 * so that the parts can call each other without importing each other. */
export class Cursor {
  private index = 0;
  private depth = 0;
  /** Bars opened and not yet closed: inside them a bar closes, outside it opens. */
  openBars = 0;
  /** Below a limit sign: whether 3^+ is read as "3 from above", and the side that was read. */
  readsSide = false;
  side: -1 | 0 | 1 = 0;
  /** Behind an integral sign. */
  integrates: boolean;

  constructor(
    private readonly tokens: Token[],
    readonly limits: Limits,
    readonly notation: Notation,
    private readonly readSum: (cursor: Cursor) => Expression,
  ) {
    this.integrates = notation.integrates === true;
  }

  peek(ahead = 0): Token | undefined {
    return this.tokens[this.index + ahead];
  }

  is(kind: TokenKind, text?: string): boolean {
    const token = this.peek();
    return token?.kind === kind && (text === undefined || token.text === text);
  }

  /** dx, with nothing behind it that it could be a factor of, where something is integrated. */
  isDifferential(): boolean {
    const [letter, behind] = [this.peek(1), this.peek(2)];
    const ends = !behind || isAmong(behind.kind, "close relation separator end");
    return this.integrates && this.is("letter", "d") && letter?.kind === "letter" && !letter.spaced && ends;
  }

  next(): Token {
    const token = this.peek();
    if (!token) throw this.failure("Something is missing at the end.");
    charge();
    this.index += 1;
    return token;
  }

  /** Moves on when the next token is this one. */
  accept(kind: TokenKind, text?: string): Token | null {
    return this.is(kind, text) ? this.next() : null;
  }

  /** @throws {ParseError} saying `message` when the next token is another one */
  expect(kind: TokenKind, text: string, message: string): void {
    if (!this.accept(kind, text)) throw this.failure(message);
  }

  /** TeX takes one digit where no braces stand (\frac12); the rest of the number stays. */
  takeDigit(): Token | null {
    const token = this.peek();
    if (token?.kind !== "number" || token.text.length === 1) return this.accept("number");
    if (!/^\d+$/.test(token.text)) throw this.failure("Put braces around what belongs together here.");
    const split = token.start + 1;
    this.tokens[this.index] = { ...token, text: token.text.slice(1), start: split, spaced: false };
    return { ...token, text: token.text.slice(0, 1), end: split };
  }

  /** Where the next token begins, or the text ends. */
  get position(): number {
    return this.peek()?.start ?? this.behind;
  }

  /** Where the token that was taken last ends. */
  get behind(): number {
    return this.peek(-1)?.end ?? 0;
  }

  expression(): Expression {
    return this.nested(() => this.readSum(this));
  }

  /** Runs `read` one level deeper.
   * @throws {LimitReached} past limits.depth */
  nested<T>(read: () => T): T {
    this.depth += 1;
    if (this.depth > this.limits.depth) throw new LimitReached("depth");
    const result = read();
    this.depth -= 1;
    return result;
  }

  failure(message: string): ParseError {
    const last = this.tokens.at(-1);
    return new ParseError(message, this.peek()?.start ?? last?.end ?? 0);
  }
}
