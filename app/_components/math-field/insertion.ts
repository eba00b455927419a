/** How mathematics is written in a text: between dollar signs among words, or as it is where all is mathematics. */
export type Notation = "between-dollars" | "bare";

interface Place {
  readonly before: string;
  readonly after: string;
}

/** What is put into a text for a formula, with the spaces that keep it apart from its neighbours.
 * @param place the text on both sides of the caret */
export function insertionOf(formula: string, notation: Notation, { before, after }: Place): string {
  if (notation === "between-dollars" && isWithinDollars(before)) return formula;
  const written = notation === "between-dollars" ? `$${formula}$` : formula;
  const left = needsSpace(before.at(-1), notation, /[\s([{«“"'−+=]/) ? " " : "";
  const right = needsSpace(after.at(0), notation, /[\s)\]}»”"'.,;:!?]/) ? " " : "";
  return left + written + right;
}

/** A dollar sign with nothing but one line of text behind it opens a formula. */
function isWithinDollars(before: string): boolean {
  const line = before.slice(before.lastIndexOf("\n") + 1);
  const signs = line.match(/(?<!\\)\$/g)?.length ?? 0;
  return signs % 2 === 1 && !/\$\d[\d.,]*(?:\s|$)/.test(line);
}

/** Bare mathematics goes on where it is: only words are kept apart from it. */
function needsSpace(neighbour: string | undefined, notation: Notation, apart: RegExp): boolean {
  if (neighbour === undefined) return false;
  return notation === "bare" ? /[\p{L}\p{N}]/u.test(neighbour) : !apart.test(neighbour);
}

/** Puts a text in place of what is selected in a field, as if it had been typed: it can be taken back, and anyone who
 * listens to the field hears of it. The caret ends up behind it. */
export function typeInto(field: HTMLTextAreaElement, text: string): void {
  field.focus();
  // The only way that leaves the browser's own undo in place.
  if (document.execCommand("insertText", false, text)) return;
  field.setRangeText(text, field.selectionStart, field.selectionEnd, "end");
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Puts a formula where the caret of a field is. */
export function insertFormula(field: HTMLTextAreaElement, formula: string, notation: Notation): void {
  const { value, selectionStart, selectionEnd } = field;
  const place = { before: value.slice(0, selectionStart), after: value.slice(selectionEnd) };
  typeInto(field, insertionOf(formula, notation, place));
}
