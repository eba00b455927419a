/** What a key does. The texts are for a field of plain text, where the mathematics field could not be loaded. */
export interface Key {
  readonly face: string;
  readonly name: string;
  /** What goes into the mathematics field: `#0` is what is selected, `#@` what is before the caret, `#?` a box
   * to fill in. */
  readonly latex: string;
  readonly before: string;
  readonly after?: string;
}

/** A key that moves or deletes. */
export interface EditKey {
  readonly face: string;
  readonly name: string;
  readonly command: "moveToPreviousChar" | "moveToNextChar" | "deleteBackward";
}

const plain = (face: string): Key => ({ face, name: face, latex: face, before: face });

const ROOT: Key = { face: "√", name: "Square root", latex: "\\sqrt{#0}", before: "√(", after: ")" };
const CUBE_ROOT: Key = { face: "∛", name: "Cube root", latex: "\\sqrt[3]{#0}", before: "∛(", after: ")" };
const FRACTION: Key = {
  face: "a/b",
  name: "Fraction",
  latex: "\\frac{#@}{#?}",
  before: "(",
  after: ")/()",
};
const SQUARED: Key = { face: "x²", name: "Squared", latex: "#@^{2}", before: "²" };
const CUBED: Key = { face: "x³", name: "Cubed", latex: "#@^{3}", before: "³" };
const POWER: Key = { face: "xⁿ", name: "Power", latex: "#@^{#?}", before: "^(", after: ")" };
const BRACKETS: Key = { face: "( )", name: "Brackets", latex: "\\left(#0\\right)", before: "(", after: ")" };
const BARS: Key = {
  face: "|x|",
  name: "Absolute value",
  latex: "\\left|#0\\right|",
  before: "|",
  after: "|",
};
const PI: Key = { face: "π", name: "Pi", latex: "\\pi", before: "π" };
const TIMES: Key = { face: "×", name: "Times", latex: "\\times", before: "×" };
const DIVIDED: Key = { face: "÷", name: "Divided by", latex: "\\div", before: "÷" };
const MINUS: Key = { face: "−", name: "Minus", latex: "-", before: "−" };
const PLUS: Key = { face: "+", name: "Plus", latex: "+", before: "+" };
const EQUALS: Key = { face: "=", name: "Equals", latex: "=", before: " = " };
const PERCENT: Key = { face: "%", name: "Percent", latex: "\\%", before: "%" };
const AT_MOST: Key = { face: "≤", name: "Less than or equal", latex: "\\le", before: " ≤ " };
const AT_LEAST: Key = { face: "≥", name: "Greater than or equal", latex: "\\ge", before: " ≥ " };
const COMMA: Key = { face: ",", name: "Comma", latex: ",", before: ", " };
const POINT: Key = { face: ".", name: "Point", latex: ".", before: "." };

/** Signs that are hard to find on a keyboard. */
export const SIGNS: readonly Key[] = [
  ...[ROOT, CUBE_ROOT, FRACTION, SQUARED, CUBED, POWER, BRACKETS, BARS],
  ...[PI, TIMES, DIVIDED, MINUS, EQUALS, PERCENT, AT_MOST, AT_LEAST],
];

/** Seven in a row: what a telephone, whose own keyboard knows no mathematics, needs for a problem from school. */
export const NUMBERS: readonly Key[] = [
  ...[plain("7"), plain("8"), plain("9"), DIVIDED, FRACTION, SQUARED, ROOT],
  ...[plain("4"), plain("5"), plain("6"), TIMES, POWER, BRACKETS, BARS],
  ...[plain("1"), plain("2"), plain("3"), MINUS, plain("x"), plain("y"), PI],
  ...[plain("0"), POINT, EQUALS, PLUS, AT_MOST, AT_LEAST, PERCENT],
  ...[CUBED, CUBE_ROOT, COMMA],
];

const named = (name: string): Key => ({
  face: name,
  name,
  latex: `\\${name}\\left(#0\\right)`,
  before: `${name}(`,
  after: ")",
});

export const LETTERS: readonly Key[] = [
  ...[..."abcdefghijklmnopqrstuvwxyz"].map(plain),
  ...["sin", "cos", "tan", "ln", "log"].map(named),
];

export const EDITS: readonly EditKey[] = [
  { face: "←", name: "Left", command: "moveToPreviousChar" },
  { face: "→", name: "Right", command: "moveToNextChar" },
  { face: "⌫", name: "Delete", command: "deleteBackward" },
];

/** Types a key into a field of plain text: it wraps what is selected and leaves the caret inside. */
export function pressIn(field: HTMLTextAreaElement, { before, after = "" }: Key): void {
  const { selectionStart, selectionEnd, value } = field;
  const selected = value.slice(selectionStart, selectionEnd);
  field.setRangeText(before + selected + after, selectionStart, selectionEnd, "end");
  const caret = selectionStart + before.length + selected.length;
  field.setSelectionRange(caret, caret);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.focus();
}
