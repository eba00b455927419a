import type { Edit } from "../../parser/parse-error";
import { type Detector, mentions } from "./unclear";

/** Numbers with commas between them and no space. */
const RUN = /(?<![\w.,{])-?\d+(?:\.\d+)?(?:,-?\d+(?:\.\d+)?)+(?![\w]|,\d)/g;
/** Groups of three digits, as a large number is written. */
const GROUPED = /^-?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/;
const JOINABLE = /(?<![\d.])[1-9]\d{0,2},\d{3}(?!\d)/;
export const LIST_WORDS =
  "mean|median|mode|range|average|data|values|numbers|terms?|sequence|series|lcm|gcd|gcf|hcf|factors?|multiples?|sort|order|" +
  "points?|vectors?|set|variance|deviation|quartiles?|iqr|maximum|minimum|coordinates|midpoint|distance|slope|gradient";

interface Run {
  readonly start: number;
  readonly written: string;
}

/** 3,3,4,100,100: commas that part the numbers of a list look like those inside a large number. Where one of them
 * cannot be inside a number, all of them part; 1,701 alone is one number, unless a list or a pair is spoken of. */
export const numberCommas: Detector = (text) => {
  const runs = [...text.matchAll(RUN)].map(({ index, 0: written }): Run => ({ start: index, written }));
  for (const run of runs) {
    if (!JOINABLE.test(run.written)) continue;
    const apart = { edits: spaced(run, /,/g), meaning: "the commas part the numbers of a list" };
    if (!consistsOfGrouped(run.written)) return { question: "", ways: [apart] };
    const joined = { edits: together(run), meaning: "the commas group the digits of a large number" };
    if (mayBeList(text, run, runs)) return { question: "What do the commas mean?", ways: [joined, apart] };
  }
  return null;
};

/** Whether the run is one large number, or several with nothing else between them: 3,500,4,200. */
const consistsOfGrouped = (written: string): boolean =>
  largeNumbers(written).every((number) => GROUPED.test(number));

/** The run with as many commas as possible inside numbers. */
function largeNumbers(written: string): string[] {
  const numbers: string[] = [];
  for (const group of written.split(",")) {
    const before = numbers.at(-1);
    if (before !== undefined && GROUPED.test(`${before},${group}`))
      numbers[numbers.length - 1] = `${before},${group}`;
    else numbers.push(group);
  }
  return numbers;
}

function mayBeList(text: string, { start, written }: Run, runs: readonly Run[]): boolean {
  if (largeNumbers(written).length > 1) return true;
  const [before, after] = [text[start - 1] ?? "", text[start + written.length] ?? ""];
  if (/[([<{]/.test(before) && /[)\]>}]/.test(after)) return true;
  const others = runs.length > 1 || /\d/.test(text.slice(0, start) + text.slice(start + written.length));
  return mentions(text, LIST_WORDS) && (!others || written.split(",").length > 2) && !/round/i.test(text);
}

const spaced = ({ start, written }: Run, commas: RegExp): Edit[] =>
  [...written.matchAll(commas)].map(({ index }) => {
    const at = start + index + 1;
    return { start: at, end: at, text: " " };
  });

/** Spaces between the numbers, none inside; a number that stands alone loses its commas. */
function together({ start, written }: Run): Edit[] {
  const text = largeNumbers(written)
    .map((number) => number.replaceAll(",", ""))
    .join(", ");
  return [{ start, end: start + written.length, text }];
}
