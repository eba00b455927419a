import type { Expression } from "../expression/ast";
import { int, power, product, quotient, root, sum } from "../expression/build";
import { symbolsOf } from "../expression/walk";
import type { Limits } from "../limits";
import { DEFAULT_NOTATION, parseExpression } from "../parser/parse";
import { toLatex } from "../printer/latex";
import type { Recognition, SourceRecogniser } from "./sentence";
import { splitList } from "./sequence-text";

const ABOUT =
  /\b(?:polar|cis|modulus|complex number|find (?:the )?\|z\||rectangular (?:form|coordinates)|cartesian coordinates)\b|\|z\|/i;
const LONGEST = 400;
const POINT = "\\(((?:[^()]|\\([^()]*\\))+,(?:[^()]|\\([^()]*\\))+)\\)";
const VERB = "(?:write|convert|express|change|find|rewrite|give)";
const REMINDER =
  "(?: ?remember to consider the quadrant in which the given point is located(?: when determining (?:θ|theta) for the point)?)?";
const RANGE = "(?: with r ?> ?0,? (?:and )?0 ?(?:<=|\\\\leq?|≤) ?(?:θ|theta) ?< ?2 ?(?:π|pi))?";
const TO_RECTANGULAR = new RegExp(
  `^${VERB} (?:the )?(?:given )?(?:point with |from )*(?:polar coordinates(?: of the point)? ?)?(?:${POINT} )?(?:as|to|in|into) (?:the )?(?:rectangular|cartesian)(?: coordinates?| form)?${REMINDER} ?(?:${POINT})?$`,
  "i",
);
const TO_POLAR = new RegExp(
  `^${VERB} (?:the )?(?:given )?(?:point with |from )*(?:(?:rectangular|cartesian) coordinates(?: of the point)? ?)?(?:${POINT} )?(?:as|to|in|into) polar(?: coordinates?| form)?${RANGE}${REMINDER} ?(?:${POINT})?$`,
  "i",
);
const COMPLEX_TO_POLAR = new RegExp(
  `^${VERB} (?:the )?(?:given )?(?:complex number )?(?:z ?= ?)?([^=]*?)(?: as r ?cis ?(?:θ|theta))? (?:in|to|into|as) (?:polar|trigonometric) form(?: as r ?cis ?(?:θ|theta))?(?: (?:z ?= ?)?([^=a-hk-z]+))?$`,
  "i",
);
const COMPLEX_TO_RECTANGULAR = new RegExp(
  `^${VERB} (?:the )?(?:given )?(?:complex number )?(?:from polar )?(?:to|in|into) rectangular form (?:z ?= ?)?(.+)$`,
  "i",
);
const CIS = /^(.*?) ?cis ?\(? ?([^()]+|\([^()]+\)(?:\/\d+)?)\)?$/;
const COSINE = /^(.*?) ?\(? ?cos ?\(? ?([^()+]+?) ?\)? ?\+ ?i ?sin ?\(? ?([^()+]+?) ?\)? ?\)?$/;

/** Polar coordinates and polar form of complex numbers, and back. */
export const recognisePolar: SourceRecogniser = ({ text, limits }) => {
  if (!ABOUT.test(text) || text.length > LONGEST) return null;
  const words = plain(text);
  const back = TO_RECTANGULAR.exec(words);
  if (back)
    return fromPair(
      back[1] ?? back[2],
      (radius, angle) => rectangular({ radius, angle, complex: false }),
      limits,
    );
  const forth = TO_POLAR.exec(words);
  if (forth) return fromPair(forth[1] ?? forth[2], (x, y) => polar({ x, y, complex: false }), limits);
  return modulus(words, limits) ?? complexForm(words, limits);
};

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

function complexForm(words: string, limits: Limits): Recognition | null {
  const back = COMPLEX_TO_RECTANGULAR.exec(words)?.[1];
  const parts = back === undefined ? null : (CIS.exec(back) ?? COSINE.exec(back));
  if (parts) {
    const [, radius = "", angle = "", again = angle] = parts;
    if (again !== angle) return null;
    return rectangular({
      radius: number(radius === "" ? "1" : radius, limits),
      angle: angleOf(angle, limits),
      complex: true,
    });
  }
  const found = COMPLEX_TO_POLAR.exec(words);
  const written = [found?.[1], found?.[2]].filter((each) => each !== undefined && each !== "");
  const [only, other] = written;
  if (only === undefined || other !== undefined || /[a-hj-z]{3,}/.test(only.replace(/sqrt/g, "")))
    return null;
  const [x, y] = [0, 1].map((i) =>
    partOf(parseExpression(only, limits, { ...DEFAULT_NOTATION, imaginary: true }), i === 1),
  );
  return x && y ? polar({ x, y, complex: true }) : null;
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

function fromPair(
  pair: string | undefined,
  make: (a: Expression, b: Expression) => Recognition | null,
  limits: Limits,
): Recognition | null {
  const [a, b, c] = splitList(pair ?? "");
  if (a === undefined || b === undefined || c !== undefined) return null;
  const [first, second] = [number(a, limits), angleOf(b, limits)];
  return symbolsOf(first).length + symbolsOf(second).length === 0 ? make(first, second) : null;
}

const number = (text: string, limits: Limits): Expression =>
  parseExpression(text, limits, { ...DEFAULT_NOTATION, imaginary: false });

/** Radians; degrees are turned into them. */
function angleOf(text: string, limits: Limits): Expression {
  const degrees = /^\(?(-?[\d.]+) ?°\)?$/.exec(text.trim());
  if (!degrees) return number(text, limits);
  return quotient(
    product([number(degrees[1] as string, limits), { kind: "constant", name: "pi" }]),
    int(180),
  );
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
