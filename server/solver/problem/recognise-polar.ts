import type { Expression } from "../expression/ast";
import { int, power, product, root, sum } from "../expression/build";
import { symbolsOf } from "../expression/walk";
import type { Limits } from "../limits";
import { DEFAULT_NOTATION, parseExpression } from "../parser/parse";
import { toLatex } from "../printer/latex";
import type { Recognition, SourceRecogniser } from "./sentence";

const ABOUT = /\b(?:modulus|complex number|find (?:the )?\|z\|)\b|\|z\|/i;
const LONGEST = 400;

/** The modulus of a complex number. */
export const recogniseModulus: SourceRecogniser = ({ text, limits }) =>
  ABOUT.test(text) && text.length <= LONGEST ? modulus(plain(text), limits) : null;

const MODULUS = [
  /^(?:find|evaluate|calculate|compute|determine|what is) (?:the )?(?:absolute value|modulus|magnitude) of (?:the )?(?:given |following )?(?:complex number )?(?:z ?= ?)?([^a-hj-z=]+)$/i,
  /^(?:given|for|if) (?:the complex number )?z ?= ?([^a-hj-z=,]+?),? ?find \|z\|$/i,
];

/** The distance of a complex number from zero. */
function modulus(words: string, limits: Limits): Recognition | null {
  const bare = words.replace(/sqrt\(/g, "√(");
  const written = MODULUS.map((pattern) => pattern.exec(bare)?.[1]).find((each) => each !== undefined);
  if (written === undefined || !written.includes("i")) return null;
  const [x, y] = [0, 1].map((at) =>
    partOf(parseExpression(written, limits, { ...DEFAULT_NOTATION, imaginary: true }), at === 1),
  );
  if (!x || !y) return null;
  const expression = root(sum([power(x, int(2)), power(y, int(2))]));
  return {
    mathematics: { task: "calculate", expression },
    instruction: "Find the absolute value",
    latex: `\\left|${toLatex(parseExpression(written, limits))}\\right| = ${toLatex(expression)}`,
    assumes: "the definition of the absolute value",
  };
}

/** The real part, or the factor of i; null for anything but a sum of numbers and multiples of i. */
export function partOf(e: Expression, imaginary: boolean): Expression | null {
  const terms = e.kind === "sum" ? e.terms : [e];
  const parts = terms.flatMap((term) => {
    const factor = withoutUnit(term);
    return imaginary ? (factor ? [factor] : []) : factor ? [] : [term];
  });
  const known = terms.every((term) => symbolsOf(term).length === 0);
  return known && parts.length < 2 ? (parts[0] ?? int(0)) : null;
}

function withoutUnit(term: Expression): Expression | null {
  if (term.kind === "constant" && term.name === "i") return int(1);
  if (term.kind === "negation") {
    const inner = withoutUnit(term.operand);
    return inner && { kind: "negation", operand: inner };
  }
  if (term.kind !== "product") return null;
  const rest = term.factors.filter((factor) => !(factor.kind === "constant" && factor.name === "i"));
  return rest.length === term.factors.length - 1 ? product(rest) : null;
}

export function rectangular(parts: {
  readonly radius: Expression;
  readonly angle: Expression;
  readonly complex: boolean;
}): Recognition | null {
  if (symbolsOf(parts.radius).length + symbolsOf(parts.angle).length > 0) return null;
  return {
    mathematics: { task: "to-rectangular", ...parts },
    instruction: parts.complex ? "Write in rectangular form" : "Convert to rectangular coordinates",
    latex: `r = ${toLatex(parts.radius)}, \\quad \\theta = ${toLatex(parts.angle)}`,
  };
}

export function polar(parts: {
  readonly x: Expression;
  readonly y: Expression;
  readonly complex: boolean;
}): Recognition {
  return {
    mathematics: { task: "to-polar", ...parts },
    instruction: parts.complex ? "Write in polar form" : "Convert to polar coordinates",
    latex: parts.complex
      ? `${toLatex(parts.x)} + \\left(${toLatex(parts.y)}\\right)i`
      : `(${toLatex(parts.x)}, ${toLatex(parts.y)})`,
  };
}

const plain = (text: string): string =>
  text
    .replace(/\$|\\(?:left|right|,|;|!|quad|displaystyle)(?![a-z])/g, " ")
    .replace(/\\(?:text|mathrm|operatorname)\{([^{}]*)\}/g, " $1 ")
    .replace(/\\theta/g, "θ")
    .replace(/\\(?:leq?|leqslant)(?![a-z])/g, "<=")
    .replace(/\\(sin|cos|pi)(?![a-z])/g, (_, name: string) => (name === "pi" ? "π" : name))
    .replace(/\^\{?\s*\\circ\s*\}?/g, "°")
    .replace(/[−–]/g, "-")
    .replace(/\\d?frac\{([^{}]*)\}\{([^{}]*)\}/g, (_, top: string, bottom: string) =>
      /^\w*π?$/.test(top) ? `${top}/${bottom}` : `((${top})/(${bottom}))`,
    )
    .replace(/\\sqrt\{([^{}]*)\}/g, "sqrt($1)")
    .replace(/[.:;?](?=\s|$)|(?<=[a-z]),(?= )/g, " ")
    .replace(/\s+/g, " ")
    .trim();
