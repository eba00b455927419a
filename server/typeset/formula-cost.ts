import { FORMULA_COST_MAX, FORMULA_DEPTH_MAX, FORMULA_LENGTH_MAX } from "./limits";

/** Commands that give others a meaning, and those that write to a log. With the former a short formula stands for a long
 * one, so that its length would tell nothing; no homework needs any of them. */
const REFUSED =
  /\\(?:[egx]?def|let|futurelet|global|long|(?:re)?newcommand|providecommand|expandafter|noexpand|message|errmessage|show)(?![a-zA-Z])/;

/** A piece of LaTeX: a command, a number, a mark with a meaning, or another character. */
const PIECE = /\\(?:[a-zA-Z]+|[\s\S])|\d+|[\s\S]/gu;

/** Markup in characters, for the eye and for screen readers together: the most that is seen of each. */
const COST = {
  base: 600,
  letter: 110,
  digit: 20,
  command: 450,
  script: 420,
  cell: 600,
  prime: 60,
  foreign: 500,
} as const;

/** Arrows, braces, roots and a few names are drawn from several parts. */
const STRETCHED = /^\\(?:x\w+|over\w+|under\w+|wide\w+|sqrt|utilde|var\w+lim|\w*TeX|oi+nt|d{3,4}ot)$/i;
const STRETCHED_COST = 2_400;

/** What opens one more level without a brace: a command that takes what follows it. */
const TAKES = /^\\(?:sqrt|[dtc]?frac|[dt]?binom|over\w*|under\w*|hat|bar|vec|tilde|dot|ddot|wide\w+|not)$/;

/** What setting a formula costs, as the length of the markup it comes to at most, before anything is set.
 * @returns Infinity for a formula that is to be shown as it was written: too long, nested too deeply, or with commands
 * that define others */
export function formulaCost(latex: string): number {
  if (latex.length > FORMULA_LENGTH_MAX || REFUSED.test(latex)) return Number.POSITIVE_INFINITY;
  let cost: number = COST.base;
  let depth = 0;
  let run = 0;
  for (const [piece] of latex.matchAll(PIECE)) {
    cost += costOf(piece);
    run = opensByItself(piece) ? run + 1 : piece === "{" || piece.trim() === "" ? run : 0;
    if (piece === "{" || /^\\(?:begin|left|middle)$/.test(piece)) depth += 1;
    if (piece === "}" || /^\\(?:end|right)$/.test(piece)) depth = Math.max(0, depth - 1);
    if (depth + run > FORMULA_DEPTH_MAX) return Number.POSITIVE_INFINITY;
  }
  return cost > FORMULA_COST_MAX ? Number.POSITIVE_INFINITY : cost;
}

const opensByItself = (piece: string): boolean => piece === "^" || piece === "_" || TAKES.test(piece);

function costOf(piece: string): number {
  if (piece === "\\\\" || piece === "&" || piece === "\\cr") return COST.cell;
  if (piece.startsWith("\\")) return STRETCHED.test(piece) ? STRETCHED_COST : COST.command;
  if (piece === "^" || piece === "_") return COST.script;
  if (piece === "'") return COST.prime;
  if (/^\d/.test(piece)) return COST.letter + COST.digit * piece.length;
  if (/^[{}[\]\s~]$/.test(piece)) return COST.letter / 2;
  return piece.charCodeAt(0) > 126 ? COST.foreign : COST.letter;
}
