export type TokenKind =
  | "number" // digits, perhaps with a point; thousands separators are gone
  | "vulgar" // ½: text is "1/2"
  | "letter" // a variable: "x", "theta", "x_1"
  | "constant" // "pi", "infinity"
  | "function" // "sin", "log"; roots and \frac have kinds of their own
  | "fraction" // \frac
  | "root" // text is the index, or "" when an optional [n] may follow
  | "operator" // + - * · / ÷ ^ _
  | "relation" // = < <= > >= !=
  | "open" // ( [ { and \{, which is "\\{"
  | "close"
  | "bar" // |; text is "open" or "close" after \left and \right, else ""
  | "superscript" // ²: text is "2"
  | "percent"
  | "degree" // ° and ^{\circ}
  | "radian" // rad
  | "dash" // ' of f'(x); text is one dash for each
  | "separator" // , ; and \\
  | "begin" // \begin{…}: text is the environment
  | "end"
  | "text"; // \text{…}

export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
  /** Offsets into the text. */
  readonly start: number;
  readonly end: number;
  /** White space stands before it. */
  readonly spaced: boolean;
}
