import { evaluateExact } from "../expression/evaluate-exact";
import { budget, DEFAULT_LIMITS } from "../limits";
import { toLatex } from "../printer/latex";
import type { SmallerStep, Step } from "../types";
import { sameValue } from "./changed-part";
import { parsed } from "./parsed";
import { writtenOut } from "./written-out";

type Lines = readonly SmallerStep[];
type Told = Pick<Step, "rule" | "title" | "latex">;

const GAPS = [", \\quad ", ",\\quad ", ", \\; ", ",\\; ", ",\\ "] as const;
const ENTRY = " & ";
const ROW = " \\\\ ";
const BEGIN = "\\begin{bmatrix} ";
const END = " \\end{bmatrix}";
const ITEMS_MAX = 5;

/** Several values side by side, each of which stays what it is: one after the other. */
export function itemByItem(before: string, { latex }: Told): Lines | null {
  const gap = GAPS.find((each) => latex.includes(each));
  const own = GAPS.find((each) => before.includes(each));
  if (!gap || !own || latex.includes(BEGIN)) return null;
  const [from, to] = [before.split(own), latex.split(gap)];
  if (from.length !== to.length || to.length > ITEMS_MAX) return null;
  if (!to.every((item, at) => isSame(from[at] ?? "", item))) return null;
  return to.map((item, at) => ({
    latex: [...to.slice(0, at + 1), ...from.slice(at + 1)].join(gap),
    why: reasonOf(from[at] ?? "", item),
  }));
}

/** A matrix whose entries are worked out: row by row. */
export function rowByRow(before: string, { latex }: Told): Lines | null {
  const [from, to] = [rowsIn(before), rowsIn(latex)];
  if (!from || from.length !== to?.length || to.length < 2 || to.length > ITEMS_MAX) return null;
  const entries = (row: string) => row.split(ENTRY);
  const stays = to.every((row, at) => {
    const [now, old] = [entries(row), entries(from[at] ?? "")];
    return now.length === old.length && now.every((entry, place) => isSame(old[place] ?? "", entry));
  });
  if (!stays) return null;
  return to.map((_, at) => ({
    latex: `${BEGIN}${[...to.slice(0, at + 1), ...from.slice(at + 1)].join(ROW)}${END}`,
    why: `Row $${at + 1}$.`,
  }));
}

function rowsIn(latex: string): readonly string[] | null {
  if (!latex.startsWith(BEGIN) || !latex.endsWith(END)) return null;
  const inside = latex.slice(BEGIN.length, -END.length);
  return inside.includes(BEGIN) ? null : inside.split(ROW);
}

/** The last side of "84 = 2 · 42". */
const lastSide = (item: string): string => item.split(" = ").at(-1) ?? "";

function isSame(from: string, to: string): boolean {
  const [a, b] = [parsed(from), parsed(lastSide(to))];
  return !!a && !!b && a.kind !== "relation" && b.kind !== "relation" && sameValue(a, b);
}

function reasonOf(from: string, to: string): string {
  const [a, b] = [parsed(from), parsed(lastSide(to))];
  if (!a || !b || a.kind === "relation" || b.kind === "relation") return "One at a time.";
  const between = writtenOut(a, b).map(([line]) => toLatex(line));
  return from === lastSide(to)
    ? "This one stays."
    : `$${[from, ...between.slice(0, 1), lastSide(to)].join(" = ")}$`;
}

const PLACES = 10n;

/** n = q · d + r: what the divisor holds of each place of the quotient is taken away in turn. */
export function longDivision(_before: string, { rule, latex }: Told): Lines | null {
  const line = rule === "divide-whole-numbers" ? parsed(latex) : null;
  if (line?.kind !== "relation") return null;
  const terms = line.right.kind === "sum" ? line.right.terms : [line.right];
  const [times, left] = terms;
  const [quotient, divisor] = times?.kind === "product" ? times.factors.map(wholeOf) : [];
  const all = wholeOf(line.left);
  if (all === null || !quotient || !divisor || (left && wholeOf(left) === null)) return null;
  const digits = [...String(quotient)];
  const lines: SmallerStep[] = [];
  let rest = all;
  for (const [at, digit] of digits.entries()) {
    const part = BigInt(digit) * PLACES ** BigInt(digits.length - 1 - at);
    if (part === 0n) continue;
    const taken = part * divisor;
    lines.push({
      latex: `${rest} = ${part} \\cdot ${divisor}${rest === taken ? "" : ` + ${rest - taken}`}`,
      why: `$${part} \\cdot ${divisor} = ${taken}$ is the most of this place that goes into $${rest}$.`,
    });
    rest -= taken;
  }
  const said = left ? wholeOf(left) : 0n;
  if (rest !== said || lines.length < 2) return null;
  return [...lines, { latex, why: "Put the parts of the quotient together." }];
}

const wholeOf = (node: Parameters<typeof toLatex>[0]): bigint | null =>
  node.kind === "number" && node.value.d === 1n ? node.value.n : null;

/** Numbers of a list over their count: the sum is worked out on its own. */
export function meanOf(before: string, { rule, latex }: Told): Lines | null {
  const items =
    rule === "sum-over-count" ? before.split(GAPS.find((gap) => before.includes(gap)) ?? " ") : [];
  const [written, value] = [`\\frac{${items.join(" + ")}}{${items.length}}`, lastSide(latex)];
  const [a, b] = [parsed(written), parsed(value)];
  if (items.length < 2 || !a || !b || a.kind === "relation" || b.kind === "relation" || !sameValue(a, b))
    return null;
  const total = a.kind === "quotient" ? evaluateExact(a.numerator, new Map(), budget(DEFAULT_LIMITS)) : null;
  const added = total?.d === 1n ? `\\frac{${total.n}}{${items.length}}` : latex;
  return [
    { latex: written, why: "Add all values, and divide by how many there are." },
    { latex: added, why: "Add from left to right." },
    { latex, why: "Then divide." },
  ];
}
