import { table } from "@/server/solver/table";

const SYMBOLS: Readonly<Record<string, string>> = table({
  alpha: "α",
  angle: "∠",
  approx: "≈",
  beta: "β",
  bot: "⊥",
  cap: "∩",
  cdot: "·",
  cdots: "…",
  circ: "°",
  colon: ":",
  cup: "∪",
  degree: "°",
  delta: "δ",
  Delta: "Δ",
  div: "÷",
  dots: "…",
  emptyset: "∅",
  epsilon: "ε",
  equiv: "≡",
  gamma: "γ",
  ge: "≥",
  geq: "≥",
  implies: "⇒",
  in: "∈",
  infty: "∞",
  int: "∫",
  lambda: "λ",
  ldots: "…",
  le: "≤",
  leq: "≤",
  lt: "<",
  gt: ">",
  mid: "|",
  mp: "∓",
  mu: "μ",
  ne: "≠",
  neq: "≠",
  notin: "∉",
  omega: "ω",
  Omega: "Ω",
  parallel: "∥",
  perp: "⊥",
  phi: "φ",
  pi: "π",
  pm: "±",
  Rightarrow: "⇒",
  rightarrow: "→",
  sigma: "σ",
  sum: "∑",
  tau: "τ",
  theta: "θ",
  times: "×",
  to: "→",
  varphi: "φ",
});
/** Commands that say how something looks and mean nothing. */
const LOOKS = /\\(?:left|right|bigl?|bigr|Bigl?|Bigr|displaystyle|textstyle|limits|nolimits)(?![a-zA-Z])\.?/g;
const ENVIRONMENT = /\\(?:begin|end)\{[a-z]*\*?\}(?:\{[lcr|\s]*\})?/g;
const SPACE = /\\(?:[,;:!>\s]|q?quad(?![a-zA-Z]))|~/g;
/** Braces that are written, out of the way of those that group. */
const [OPEN, CLOSE] = ["\ue010", "\ue011"];

/** What is done to a command whose arguments hold no groups any more; the first that fits is done first. */
const GROUPS: readonly (readonly [RegExp, (...parts: string[]) => string])[] = [
  // A number and a fraction of numbers behind it are one number, of two parts.
  [/(\d)\s*\\[dtc]?frac\s*\{(\d+)\}\s*\{(\d+)\}/, (_, whole, top, below) => `${whole} ${top}/${below}`],
  [/\\[dtc]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/, (_, top = "", below = "") => `${one(top)}/${one(below)}`],
  [/\\[dtc]?frac\s*(\d)\s*(\d)/, (_, top, below) => `${top}/${below}`],
  [/\\sqrt\s*\[([^[\]{}]*)\]\s*\{([^{}]*)\}/, (_, index = "", of = "") => `${one(of)}^(1/${one(index)})`],
  [/\\sqrt\s*\{([^{}]*)\}/, (_, of = "") => `√${one(of)}`],
  [/\\mathbb\s*\{([CNQRZ])\}/, (_, name = "") => SETS[name] ?? name],
  [/\^\s*\{\s*\\circ\s*\}|\^\s*\\circ(?![a-zA-Z])/, () => "°"],
  [/([\^_])\s*\{([^{}]*)\}/, (_, mark = "", of = "") => mark + one(of)],
  [/\\[a-zA-Z]+\s*\{([^{}]*)\}/, (_, of = "") => of],
  [/\{([^{}]*)\}/, (_, of = "") => of],
];
const SETS: Readonly<Record<string, string>> = table({ C: "ℂ", N: "ℕ", Q: "ℚ", R: "ℝ", Z: "ℤ" });
const ROUNDS_MAX = 500;

/** LaTeX as it is typed on one line where nothing is typeset.
 * @example mathAsText("\\frac{x+1}{2} \\le \\sqrt{5}") // "(x+1)/2 ≤ √5" */
export function mathAsText(latex: string): string {
  const bare = latex
    .replace(/\\\{/g, OPEN)
    .replace(/\\\}/g, CLOSE)
    .replace(ENVIRONMENT, "")
    .replace(/\\\\(?:\[[^\]]*\])?/g, "\n")
    .replace(SPACE, " ")
    .replace(LOOKS, "")
    .replace(/&/g, " ");
  return withoutGroups(bare)
    .replace(/\\([a-zA-Z]+)/g, (_, name: string) => SYMBOLS[name] ?? name)
    .replace(/\\([%$#&_|])/g, "$1")
    .replaceAll(OPEN, "{")
    .replaceAll(CLOSE, "}")
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .trim();
}

/** Groups are taken apart from the inside out. */
function withoutGroups(latex: string): string {
  let text = latex;
  for (let round = 0; round < ROUNDS_MAX; round++) {
    const rule = GROUPS.find(([pattern]) => pattern.test(text));
    if (!rule) break;
    text = text.replace(rule[0], rule[1]);
  }
  return text;
}

/** In brackets unless it is one number or one letter. */
function one(term: string): string {
  const bare = term.trim();
  return /^(?:\d+(?:\.\d+)?|\p{L}|\\[a-zA-Z]+)$/u.test(bare) ? bare : `(${bare})`;
}
