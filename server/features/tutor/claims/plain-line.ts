import "server-only";

/** A line of prose in plain characters, and where each of them stood. */
export interface PlainLine {
  readonly text: string;
  /** Where a character began. */
  readonly at: readonly number[];
  /** Where it ended. */
  readonly to: readonly number[];
}

const SIGNS: ReadonlyMap<string, string> = new Map([
  ...["✕", "✖", "⨯", "⨉"].map((sign) => [sign, "×"] as const),
  ...["∙", "⋅", "•"].map((sign) => [sign, "·"] as const),
  ...["⁄", "∕"].map((sign) => [sign, "/"] as const),
  ...["–", "‒", "﹣", "－"].map((sign) => [sign, "−"] as const),
  ["½", "(1/2)"],
  ["¼", "(1/4)"],
  ["¾", "(3/4)"],
  ["⅓", "(1/3)"],
  ["⅔", "(2/3)"],
]);
const RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const KEPT = /[\x20-\x7e×÷·−√≈≠≤≥π]/;

/** Writes digits and signs of every kind as the usual ones and leaves out what only makes words bold or slanted. */
export function plainLine(line: string): PlainLine {
  let text = "";
  const at: number[] = [];
  const to: number[] = [];
  const add = (written: string, from: number, end: number) => {
    for (let i = 0; i < written.length; i += 1) {
      at.push(from);
      to.push(end);
    }
    text += written;
  };
  let i = 0;
  for (const character of line) {
    const from = i;
    i += character.length;
    if (isMark(line, from)) continue;
    const power = RAISED.indexOf(character);
    if (power >= 0) add(RAISED.includes(line[from - 1] ?? " ") ? String(power) : `^${power}`, from, i);
    else if (KEPT.test(character)) add(character, from, i);
    else add(inPlain(character, line[from - 1] ?? " "), from, i);
  }
  return { text, at, to };
}

function inPlain(character: string, before: string): string {
  const sign = SIGNS.get(character) ?? character.normalize("NFKC");
  return sign.startsWith("(") && /\d/.test(before) ? ` ${sign.slice(1, -1)}` : sign;
}

/** A star or an underscore on one side of a word, two of them, or the dollar sign of an amount. */
function isMark(line: string, at: number): boolean {
  const sign = line[at];
  if (sign === "$" || (sign === "\\" && line[at + 1] === "$")) return /^\\?\$\d/.test(line.slice(at, at + 3));
  if (sign !== "*" && sign !== "_") return false;
  if (line[at - 1] === sign || line[at + 1] === sign) return true;
  const [before, after] = [line[at - 1] ?? " ", line[at + 1] ?? " "];
  return /[\s("“.,;:]/.test(before) !== /[\s)"”.,;:!?]/.test(after);
}
