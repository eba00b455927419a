import type { DrawTask, Stock } from "../tasks/draws";
import { questionOf } from "./number-parts";
import { countNamed } from "./number-words";
import type { SourceRecogniser } from "./sentence";

const PROB = "(?:(?:what is|calculate|find|give|work out|determine|compute) (?:the )?)(?:prob|probability)";
const DRAWN =
  "([a-z-]+|\\d+) letters? (?:(?:is|are) )?(?:picked|drawn|chosen|taken) without replacement from (.+?)";
const EVENT = "of (?:(?:the )?sequence ([a-z]+)|(?:picking|drawing|choosing|getting) (.+?))";
const FORMS: readonly (readonly [RegExp, readonly [number, number, number, number]])[] = [
  [new RegExp(`^${DRAWN}[.,;] ${PROB} ${EVENT}$`, "i"), [1, 2, 3, 4]],
  [new RegExp(`^${PROB} ${EVENT} (?:when|if) ${DRAWN}$`, "i"), [3, 4, 1, 2]],
];
const MOST = 200;

/** "Two letters picked without replacement from {a: 3, b: 2}. What is prob of sequence ab?" */
export const recogniseDraws: SourceRecogniser = (source) => {
  if (!/without replacement from/i.test(source.prose)) return null;
  const text = questionOf(source);
  for (const [pattern, [count, from, sequence, picked]] of FORMS) {
    const found = pattern.exec(text);
    const stock = found && stockIn(found[from] as string);
    const number = found && countNamed(found[count] as string);
    if (!found || !stock || !number) continue;
    const task = eventIn(stock, found[sequence], found[picked]);
    if (!task || sizeOf(task) !== number) return null;
    return {
      mathematics: task,
      instruction: "Find the probability, without putting back",
      latex: [...stock].map(([kind, amount]) => `${amount}\\,\\text{${kind}}`).join(",\\ "),
    };
  }
  return null;
};

function eventIn(stock: Stock, sequence: string | undefined, picked: string | undefined): DrawTask | null {
  if (sequence !== undefined) return { task: "draw-sequence", stock, sequence: [...sequence] };
  const drawn = countsIn(picked ?? "");
  return drawn && { task: "draw-counts", stock, drawn };
}

const sizeOf = (task: DrawTask): number =>
  task.task === "draw-sequence"
    ? task.sequence.length
    : [...task.drawn.values()].reduce((sum, count) => sum + count, 0);

/** "{a: 3, b: 2}" or "aabab". */
function stockIn(text: string): Stock | null {
  const listed = /^\\?\{(.+?)\\?\}$/.exec(text.trim());
  const stock = new Map<string, number>();
  if (listed) {
    for (const part of (listed[1] as string).split(",")) {
      const found = /^\s*([a-z])\s*:\s*(\d{1,3})\s*$/i.exec(part);
      if (!found || stock.has(found[1] as string) || Number(found[2]) === 0) return null;
      stock.set(found[1] as string, Number(found[2]));
    }
  } else {
    if (!/^[a-z]{1,200}$/i.test(text)) return null;
    for (const letter of text) stock.set(letter, (stock.get(letter) ?? 0) + 1);
  }
  const total = [...stock.values()].reduce((sum, count) => sum + count, 0);
  return total > 0 && total <= MOST ? stock : null;
}

/** "2 c, 1 i and 1 l". */
function countsIn(text: string): Stock | null {
  const counts = new Map<string, number>();
  for (const part of text.split(/,? and |, ?/)) {
    const found = /^(\d{1,3}) ([a-z])(?:'?s)?$/i.exec(part.trim());
    if (!found || counts.has(found[2] as string) || Number(found[1]) === 0) return null;
    counts.set(found[2] as string, Number(found[1]));
  }
  return counts;
}
