import { TEXT_LENGTH_MAX } from "@/server/typeset/limits";

/** Characters between two empty lines. What is read within a paragraph can take time that grows with its square. */
const PARAGRAPH_LENGTH_MAX = 6_000;

/** Marks that could each be the beginning of something, in one paragraph and in a text. */
const OPENERS_MAX = 400;
const OPENERS_OF_TEXT_MAX = 1_500;
/** Each of them may be looked for to the end of its paragraph: marks times characters, of all paragraphs. */
const LOOKING_MAX = 1_000_000;
const OPENERS = /[[!<`*_~$]|\\[[(]/g;

/** Quotes and lists in one another on one line. */
const NESTING_MAX = 12;
const NESTED = new RegExp(`^[ \\t]*(?:(?:>|[-+*]|\\d{1,9}[.)])[ \\t]*){${NESTING_MAX + 1}}`, "m");

/** Spaces before all items of lists together: a list is read again for each one it stands in, and each needs some more. */
const INDENTS_MAX = 3_000;
const INDENTS = /^[ \t]+(?=[-+*>]|\d{1,9}[.)])/gm;

/** Cells of one table: each row has as many as the first one, however few are written. */
const CELLS_MAX = 2_000;
const TABLE_RULE = /^[ \t>]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/m;

const LINES_MAX = 1_200;

/** Whether a text can be read as Markdown within a bounded time: looked at in one pass, before any of it is read.
 * What cannot is shown as it was written. */
export function isReadable(text: string): boolean {
  if (text.length > TEXT_LENGTH_MAX || text.split("\n").length > LINES_MAX) return false;
  if (NESTED.test(text) || indentsIn(text) > INDENTS_MAX || openersIn(text) > OPENERS_OF_TEXT_MAX)
    return false;
  const paragraphs = text.split(/\n[ \t]*\n/);
  const looking = paragraphs.reduce((sum, one) => sum + one.length * openersIn(one), 0);
  return looking <= LOOKING_MAX && paragraphs.every(isReadableParagraph);
}

const indentsIn = (text: string): number =>
  (text.match(INDENTS) ?? []).reduce((sum, { length }) => sum + length, 0);

const openersIn = (text: string): number => text.match(OPENERS)?.length ?? 0;

const isReadableParagraph = (paragraph: string): boolean =>
  paragraph.length <= PARAGRAPH_LENGTH_MAX &&
  openersIn(paragraph) <= OPENERS_MAX &&
  cellsOf(paragraph) <= CELLS_MAX;

function cellsOf(paragraph: string): number {
  const rule = TABLE_RULE.exec(paragraph)?.[0];
  if (!rule?.includes("|")) return 0;
  return (rule.split("|").length + 1) * paragraph.split("\n").length;
}
