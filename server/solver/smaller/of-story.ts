import type { Expression } from "../expression/ast";
import { product, sum } from "../expression/build";
import { children } from "../expression/walk";
import { toLatex } from "../printer/latex";
import type { StoryRow } from "../situations/evidence/types";
import type { SmallerStep, Step } from "../types";
import { parsed } from "./parsed";

type Facts = readonly Pick<StoryRow, "sentence" | "said">[];

/** The calculation that a story asks for, put together from what it tells: each part with the facts its numbers are from.
 * @returns null where a number of it is told by no fact */
export function fromFacts(
  { rule, latex }: Pick<Step, "rule" | "latex">,
  facts: Facts,
): readonly SmallerStep[] | null {
  const line = rule === "write-calculation" && facts.length > 0 ? parsed(latex) : null;
  if (!line || line.kind === "relation") return null;
  const told = facts.map(({ sentence, said }) => ({ sentence, numbers: numbersIn(`${sentence} ${said}`) }));
  const stages = grown(line);
  const lines: SmallerStep[] = [];
  const used = new Set<string>();
  for (const { whole, added } of stages) {
    const from = numbersOf(added).map((value) => told.find(({ numbers }) => numbers.has(value))?.sentence);
    if (!from.every((sentence) => sentence !== undefined)) return null;
    const fresh = [...new Set(from)].filter((sentence) => !used.has(sentence));
    for (const sentence of fresh) used.add(sentence);
    lines.push({ latex: toLatex(whole), why: fresh.join(" ") || "As it is told." });
  }
  return lines.length > 1 ? lines : null;
}

/** A sum or a product as it grows, and what is new each time. */
function grown(line: Expression): readonly { readonly whole: Expression; readonly added: Expression }[] {
  const parts = children(line);
  if (line.kind === "sum") return parts.map((added, at) => ({ whole: sum(parts.slice(0, at + 1)), added }));
  if (line.kind === "product")
    return parts.map((added, at) => ({ whole: product(parts.slice(0, at + 1), line.explicit), added }));
  if (line.kind === "quotient")
    return [
      { whole: line.numerator, added: line.numerator },
      { whole: line, added: line.denominator },
    ];
  return [];
}

function numbersOf(node: Expression): readonly number[] {
  return node.kind === "number"
    ? [Number(node.value.n) / Number(node.value.d)]
    : children(node).flatMap(numbersOf);
}

const MARKS = ".,;:!?%";
const SIGNS = ["£", "$", "€", "("];

/** The numbers that words are written with, those of a fraction among them. */
function numbersIn(said: string): ReadonlySet<number> {
  const written = said.split(" ").flatMap((word) => word.split("/"));
  const bare = written.map((word) => {
    const start = SIGNS.includes(word.charAt(0)) ? 1 : 0;
    let end = word.length;
    while (end > start && MARKS.includes(word.charAt(end - 1))) end -= 1;
    return word.slice(start, end).replaceAll(",", "");
  });
  return new Set(bare.filter((word) => word !== "").map(Number));
}
