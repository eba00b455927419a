/** One sign, word or number of a text. */
interface Atom {
  readonly text: string;
  readonly start: number;
  /** A word of the sentence, which ends mathematics outside of brackets. */
  readonly isWord: boolean;
}

const ATOM = /\\[a-zA-Z]+|\\[^a-zA-Z]|[a-zA-Z]+|\d+(?:\.\d+)?|\s+|[^\s]/g;
/** What mathematics is marked by already. */
const MARKED = /\$|\\[([]/;
const COMMAND = /^\\[a-zA-Z]+$/;
/** Words that are mathematics themselves: functions, the letter that is integrated over, and products of letters. */
const OWN =
  /^(?:sin|cos|tan|cot|sec|csc|ln|log|exp|arcsin|arccos|arctan|sinh|cosh|tanh|d[a-z]|[xyzuvwr]{2,3})$/;
const OPEN: ReadonlySet<string> = new Set(["{", "(", "[", "\\{"]);
const CLOSED: ReadonlySet<string> = new Set(["}", ")", "]", "\\}"]);
/** Signs of the sentence and not of the mathematics where they stand at its edge. */
const EDGE = /^(?:\s+|[.,;:?])$/;

/** LaTeX as it is pasted, without the dollars that mark it, in dollars: "Simplify \frac{x^2-1}{x-1}" is
 * "Simplify $\frac{x^2-1}{x-1}$".
 * @returns null where there is none, or where it is marked */
export function withMarks(text: string): string | null {
  if (MARKED.test(text) || !/\\[a-zA-Z]/.test(text)) return null;
  let [result, from] = ["", 0];
  for (const [start, end] of runsIn(text)) {
    result += `${text.slice(from, start)}$${text.slice(start, end)}$`;
    from = end;
  }
  return from === 0 ? null : result + text.slice(from);
}

/** Where mathematics with a command in it begins and ends. */
function runsIn(text: string): [start: number, end: number][] {
  const runs: [number, number][] = [];
  let run: Atom[] = [];
  let depth = 0;
  const close = () => {
    const own = trimmed(run);
    const [first, last] = [own[0], own.at(-1)];
    if (first && last && own.some((atom) => COMMAND.test(atom.text)))
      runs.push([first.start, last.start + last.text.length]);
    run = [];
  };
  for (const atom of atomsOf(text)) {
    if (OPEN.has(atom.text)) depth += 1;
    if (CLOSED.has(atom.text)) depth = Math.max(0, depth - 1);
    if (depth === 0 && atom.isWord) close();
    else run.push(atom);
  }
  close();
  return runs;
}

/** A full stop before a capital ends a sentence, and mathematics with it. */
function atomsOf(text: string): Atom[] {
  return [...text.matchAll(ATOM)].map(({ 0: atom, index }) => {
    const isStop = /^[.?]$/.test(atom) && /^(?:\s|$)/.test(text.slice(index + 1));
    return { text: atom, start: index, isWord: isStop || (/^[a-zA-Z]{2,}$/.test(atom) && !OWN.test(atom)) };
  });
}

/** Without the spaces and punctuation at either end, nor a single letter there that the sentence needs: "at a". */
function trimmed(run: readonly Atom[]): readonly Atom[] {
  let [from, to] = [0, run.length];
  while (from < to && EDGE.test((run[from] as Atom).text)) from += 1;
  while (to > from && EDGE.test((run[to - 1] as Atom).text)) to -= 1;
  if (isArticleAt(run, from, 1)) return trimmed(run.slice(from + 1, to));
  return isArticleAt(run, to - 1, -1) ? trimmed(run.slice(from, to - 1)) : run.slice(from, to);
}

/** "a", apart from what stands on its inner side by a space, where that is no sign that joins it. */
function isArticleAt(run: readonly Atom[], at: number, inwards: 1 | -1): boolean {
  const [space, beyond] = [run[at + inwards]?.text ?? "", run[at + 2 * inwards]?.text ?? ""];
  return run[at]?.text === "a" && /^\s/.test(space) && !/^[-+*/=<>^_]$/.test(beyond);
}
