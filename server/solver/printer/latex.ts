import type {
  Expression,
  FunctionNode,
  NumberNode,
  PowerNode,
  ProductNode,
  QuotientNode,
  RelationOperator,
  Statement,
} from "../expression/ast";
import { charge } from "../ledger";
import { table } from "../table";
import { words } from "../word-list";
import { calculusLatex } from "./calculus-notation";
import { countingLatex } from "./counting-notation";
import { decimalDigits } from "./digits";
import { takesSign } from "./juxtaposition";
import { PRECEDENCE, type Precedence, precedenceOf } from "./precedence";

const RELATIONS: Readonly<Record<RelationOperator, string>> = table({
  "=": "=",
  "<": "<",
  ">": ">",
  "<=": "\\le",
  ">=": "\\ge",
  "!=": "\\ne",
});
/** Characters that are put together for one unit of the ledger. */
const CHARACTERS = 128;
const CONSTANTS = table({ pi: "\\pi", e: "e", i: "i", infinity: "\\infty" } as const);
/** Function names that LaTeX sets upright by a command of their own. */
const COMMANDS = words(
  "sin cos tan cot sec csc arcsin arccos arctan sinh cosh tanh coth ln log exp lim max min gcd",
);
/** Functions whose powers are written sin² x. */
const CIRCULAR = words("sin cos tan cot sec csc sinh cosh tanh coth sech csch");

/** LaTeX as a textbook sets it.
 * @example toLatex(parseStatement("3(x-2) = x/2 + 9")) // "3(x - 2) = \\frac{x}{2} + 9" */
export function toLatex(node: Statement): string {
  if (node.kind !== "relation") return latex(node);
  return `${latex(node.left)} ${RELATIONS[node.operator]} ${latex(node.right)}`;
}

function latex(node: Expression): string {
  const printed = latexOf(node);
  charge(1 + printed.length / CHARACTERS);
  return printed;
}

function latexOf(node: Expression): string {
  switch (node.kind) {
    case "number":
      return numberLatex(node);
    case "mixed":
      return `${node.whole}\\frac{${node.numerator}}{${node.denominator}}`;
    case "symbol":
      return symbolLatex(node.name);
    case "constant":
      return CONSTANTS[node.name];
    case "sum":
      return sumLatex(node.terms);
    case "product":
      return productLatex(node);
    case "quotient":
      return quotientLatex(node);
    case "power":
      return powerLatex(node);
    case "negation":
      return `-${at(PRECEDENCE.product, node.operand)}`;
    case "root":
      return `\\sqrt${node.index === 2n ? "" : `[${node.index}]`}{${latex(node.radicand)}}`;
    case "absolute":
      return `\\left|${latex(node.operand)}\\right|`;
    case "percent":
      return `${at(PRECEDENCE.atom, node.operand)}\\%`;
    case "function":
      return functionLatex(node);
  }
}

function numberLatex(node: NumberNode): string {
  return decimalDigits(node) ?? `\\frac{${node.value.n}}{${node.value.d}}`;
}

function symbolLatex(name: string): string {
  if (name.length === 1) return name;
  const [base = "", ...rest] = name.split("_");
  const head = base.length > 1 && !base.endsWith("'") ? `\\${base}` : base;
  if (rest.length === 0) return head;
  const subscript = rest.join("_");
  return `${head}_${subscript.length > 1 ? `{${subscript}}` : subscript}`;
}

/** The node, in brackets when it holds together less tightly than `place` asks for. */
function at(place: Precedence, node: Expression): string {
  const printed = latex(node);
  return precedenceOf(node) >= place ? printed : bracketed(printed);
}

function bracketed(inner: string): string {
  return /\\frac|\\sqrt/.test(inner) ? `\\left(${inner}\\right)` : `(${inner})`;
}

function sumLatex(terms: readonly Expression[]): string {
  return terms
    .map((term, index) => {
      if (term.kind === "sum") return `${index ? " + " : ""}${bracketed(latex(term))}`;
      if (index === 0) return latex(term);
      return term.kind === "negation" ? ` - ${at(PRECEDENCE.product, term.operand)}` : ` + ${latex(term)}`;
    })
    .join("");
}

function productLatex(node: ProductNode): string {
  return node.factors
    .map((factor, index) => {
      const nested = factor.kind === "product" || (index > 0 && factor.kind === "quotient" && factor.inline);
      const printed = nested ? bracketed(latex(factor)) : at(PRECEDENCE.product, factor);
      if (index === 0) return printed;
      if (takesSign(node, index)) return ` \\cdot ${printed}`;
      return glue(node.factors[index - 1] as Expression, printed);
    })
    .join("");
}

/** A command such as \pi swallows a letter that follows at once, so a space stands between. */
function glue(left: Expression, right: string): string {
  return /^[a-zA-Z]/.test(right) && /\\[a-zA-Z]+$/.test(latex(left)) ? ` ${right}` : right;
}

function quotientLatex({ numerator, denominator, inline }: QuotientNode): string {
  if (!inline) return `\\frac{${latex(numerator)}}{${latex(denominator)}}`;
  const loose =
    denominator.kind === "product" || (denominator.kind === "quotient" && denominator.inline === true);
  const right = loose ? bracketed(latex(denominator)) : at(PRECEDENCE.product, denominator);
  return `${at(PRECEDENCE.product, numerator)} \\div ${right}`;
}

function powerLatex({ base, exponent }: PowerNode): string {
  const printed = latex(exponent);
  const name = base.kind === "function" && !base.base ? base.name : "";
  // \sin^{-1} would be the inverse function, so only positive numbers stand there.
  if (base.kind === "function" && CIRCULAR.has(name) && exponent.kind === "number") {
    return `\\${name}^{${printed}}${bracketed(base.args.map(latex).join(", "))}`;
  }
  return `${at(PRECEDENCE.atom, base)}^${printed.length === 1 ? printed : `{${printed}}`}`;
}

function functionLatex({ name, args, base }: FunctionNode): string {
  if (name === "degree") return `${args.map((arg) => at(PRECEDENCE.atom, arg)).join("")}^{\\circ}`;
  const call: FunctionNode = { kind: "function", name, args };
  const special = countingLatex(call, latex) ?? calculusLatex(call, latex);
  if (special !== null) return special;
  const head = COMMANDS.has(name) ? `\\${name}` : name.length > 1 ? `\\operatorname{${name}}` : name;
  const foot = base ? `_{${latex(base)}}` : "";
  return `${head}${foot}${bracketed(args.map(latex).join(", "))}`;
}
