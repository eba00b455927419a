import { problemText } from "../generate";
import type { Random } from "../random";

/** A text and how long the process held for it at worst, in milliseconds. */
interface Found {
  readonly text: string;
  readonly ms: number;
}

const KEPT = 60;
const LENGTH_MAX = 2_000;

/** What has held a process before. */
const WORST: readonly string[] = [
  `Let f(x) = x^3 + x. What is ${"f(".repeat(24)}x${")".repeat(24)}?`,
  `Simplify ${Array.from({ length: 40 }, (_, n) => `sqrt(${n + 2})`).join(" + ")}`,
  `Expand (${Array.from({ length: 12 }, (_, n) => `sqrt(${n + 2})`).join(" + ")})^4`,
  "Expand (x + y + z)^40",
  "Find the partial fraction decomposition of 1/((x-1)^9 (x-2)^9 (x-3)^9)",
  "Simplify (2^(1/3) + 3^(1/5) + 5^(1/7))^9",
  "Solve x^40 - 3x^39 + 7x^20 - x + 1 = 0",
  "d/dx (((x^2+1)^9+1)^9+1)^9",
  `${"(".repeat(900)}x${")".repeat(900)}`,
  `$${"\\frac{1}{".repeat(180)}x${"}".repeat(180)}$`,
  `$\\def\\a{${"x".repeat(900)}}${"\\a".repeat(180)}$`,
  `$${"\\sqrt{".repeat(300)}x${"}".repeat(300)}$`,
  `${"> ".repeat(900)}a`,
  "*a **b _c ".repeat(190),
  "[".repeat(1_900),
  `${"$x^2$ ".repeat(330)}`,
];

/** Texts for a server: problems as in books, what was made of them by chance, and more and more of what took longest. */
export class Texts {
  private found: Found[] = WORST.map((text) => ({ text, ms: 0 }));

  constructor(private readonly random: Random) {}

  next(): string {
    const { random } = this;
    if (random.below(3) > 0) return problemText(random).slice(0, LENGTH_MAX) || "1 + 1";
    return this.mutated(random.pick(this.found).text);
  }

  /** Takes note of a text for which the process was held. */
  keep(text: string, ms: number): void {
    if (text.length > LENGTH_MAX) return;
    this.found = [...this.found.filter((one) => one.text !== text), { text, ms }]
      .sort((one, other) => other.ms - one.ms)
      .slice(0, KEPT);
  }

  private mutated(text: string): string {
    const { random } = this;
    const at = random.below(text.length + 1);
    const other = random.oneIn(2) ? problemText(random) : random.pick(this.found).text;
    const changes: readonly (() => string)[] = [
      () => text,
      () => `${text.slice(0, at)}${other.slice(0, random.below(other.length + 1))}${text.slice(at)}`,
      () => text.slice(0, at) + text.slice(at, at + 40).repeat(1 + random.below(20)) + text.slice(at + 40),
      () => text.replace(/\d+/g, (digits) => (random.oneIn(2) ? `${digits}${random.below(100)}` : digits)),
      () => text.replace(/([a-z])/, `($1 + ${random.below(9)})^${random.below(30)}`),
      () => text.replace(/\(([^()]*)\)/g, (whole) => (random.oneIn(2) ? `(${whole})^2` : whole)),
      () => text.slice(0, at) + text.slice(at + 1 + random.below(9)),
      () =>
        text.replaceAll(
          random.pick([..."xyn+-^"]),
          random.pick(["x^2", "sqrt(x)", "(x+1)", "+", "\\frac{x}{2}"]),
        ),
    ];
    return random.pick(changes)().slice(0, LENGTH_MAX).trim() || "x";
  }
}

const PIECES: readonly string[] = [
  "> ",
  "- ",
  "1. ",
  "*a ",
  "**b ",
  "_c_ ",
  "`d",
  "[e](",
  "[f](http://g.h)",
  "![i](",
  "<j ",
  "&amp;",
  "&#120;",
  "$",
  "$$",
  "\\[",
  "\\(",
  "$x^2$ ",
  "$\\frac{1}{2}$ ",
  "\\sqrt{",
  "{",
  "}",
  "^",
  "_",
  "\\hat{",
  "\\begin{matrix}",
  "x&",
  "\\\\",
  "\\end{matrix}",
  "\n",
  "\n\n",
  "  ",
  "|",
  "|-",
  "|a",
  "```\n",
  "~~~",
  "\\def\\a{",
  "\\a",
  "\\left(",
  "\\right)",
  "é",
  "𝑥",
  "a ",
];

/** A message made to be dear to show: a few pieces of Markdown and LaTeX, many times, some of them well formed. */
export function markdownBomb(random: Random, length: number): string {
  const unit = Array.from({ length: 1 + random.below(5) }, () => random.pick(PIECES)).join("");
  const wrapped = random.oneIn(3) ? `$${unit}$ ` : random.oneIn(3) ? `\n\n$$${unit.repeat(20)}$$\n\n` : unit;
  return wrapped.repeat(Math.ceil(length / wrapped.length)).slice(0, length);
}
