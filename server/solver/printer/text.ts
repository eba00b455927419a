import type {
  Expression,
  PowerNode,
  ProductNode,
  QuotientNode,
  RelationOperator,
  RootNode,
  Statement,
} from "../expression/ast";
import { charge } from "../ledger";
import { table } from "../table";
import { calculusText } from "./calculus-notation";
import { countingText } from "./counting-notation";
import { decimalDigits } from "./digits";
import { GREEK_LETTERS } from "./greek";
import { takesSign } from "./juxtaposition";
import { PRECEDENCE, type Precedence, precedenceOf } from "./precedence";

const RELATIONS: Readonly<Record<RelationOperator, string>> = table({
  "=": "=",
  "<": "<",
  ">": ">",
  "<=": "≤",
  ">=": "≥",
  "!=": "≠",
});
/** Characters that are put together for one unit of the ledger. */
const CHARACTERS = 128;
const CONSTANTS = table({ pi: "π", e: "e", i: "i", infinity: "∞" } as const);
const RADICALS: ReadonlyMap<bigint, string> = new Map([
  [2n, "√"],
  [3n, "∛"],
  [4n, "∜"],
]);
const MINUS = "−";

/** Plain text for people and screen readers, which the parser reads back.
 * @example toText(parseStatement("3(x-2) = \\frac{x}{2} + 9")) // "3(x − 2) = x/2 + 9" */
export function toText(node: Statement): string {
  if (node.kind !== "relation") return text(node);
  return `${text(node.left)} ${RELATIONS[node.operator]} ${text(node.right)}`;
}

function text(node: Expression): string {
  const printed = textOf(node);
  charge(1 + printed.length / CHARACTERS);
  return printed;
}

function textOf(node: Expression): string {
  switch (node.kind) {
    case "number":
      return (decimalDigits(node) ?? `${node.value.n}/${node.value.d}`).replace("-", MINUS);
    case "mixed":
      return `${node.whole} ${node.numerator}/${node.denominator}`;
    case "symbol":
      return symbolText(node.name);
    case "constant":
      return CONSTANTS[node.name];
    case "sum":
      return sumText(node.terms);
    case "product":
      return productText(node);
    case "quotient":
      return quotientText(node);
    case "power":
      return powerText(node);
    case "negation":
      return `${MINUS}${at(PRECEDENCE.product, node.operand)}`;
    case "root":
      return rootText(node);
    case "absolute":
      return `|${text(node.operand)}|`;
    case "percent":
      return `${at(PRECEDENCE.atom, node.operand)}%`;
    case "function": {
      const special = countingText(node, text) ?? calculusText(node, text);
      if (special !== null) return special;
      if (node.name === "degree") return `${node.args.map((arg) => at(PRECEDENCE.atom, arg)).join("")}°`;
      return `${node.name}${node.base ? `_${at(PRECEDENCE.atom, node.base)}` : ""}(${node.args.map(text).join(", ")})`;
    }
  }
}

function symbolText(name: string): string {
  const [base = "", ...rest] = name.split("_");
  const head = base.length === 2 || base.length === 3 ? (GREEK_LETTERS.get(base) ?? base) : base;
  return [head, ...rest].join("_");
}

/** The node, in brackets when it holds together less tightly than `place` asks for. */
function at(place: Precedence, node: Expression): string {
  const printed = text(node);
  return precedenceOf(node) >= place ? printed : `(${printed})`;
}

function sumText(terms: readonly Expression[]): string {
  return terms
    .map((term, index) => {
      if (term.kind === "sum") return `${index ? " + " : ""}(${text(term)})`;
      if (index === 0) return text(term);
      return term.kind === "negation"
        ? ` ${MINUS} ${at(PRECEDENCE.product, term.operand)}`
        : ` + ${text(term)}`;
    })
    .join("");
}

/** Fractions and mixed numbers inside a product stand in brackets: (3/4)x, since 3/4x is easily misread. */
function productText(node: ProductNode): string {
  return node.factors
    .map((factor, index) => {
      const printed = at(
        precedenceOf(factor) === PRECEDENCE.product ? PRECEDENCE.power : PRECEDENCE.product,
        factor,
      );
      if (index === 0) return printed;
      if (takesSign(node, index)) return ` · ${printed}`;
      return wordsMeet(node.factors[index - 1] as Expression, printed) ? ` ${printed}` : printed;
    })
    .join("");
}

/** Names of several letters (theta, sin, x_1) need a space to stay apart from the letter or digit beside them. */
function wordsMeet(left: Expression, right: string): boolean {
  const before = text(left);
  if (/_\w+$/.test(before)) return /^\w/.test(right);
  return (
    /[a-z]$/i.test(before) && /^[a-z]/i.test(right) && (/[a-z]{2}$/i.test(before) || /^[a-z]{2}/i.test(right))
  );
}

function quotientText({ numerator, denominator, inline }: QuotientNode): string {
  const sign = inline ? " ÷ " : "/";
  const printed = at(numerator.kind === "product" ? PRECEDENCE.product : PRECEDENCE.power, numerator);
  // x^1/2 could be taken for x^(1/2).
  const left = printed.endsWith("^1") ? `(${printed})` : printed;
  return `${left}${sign}${at(PRECEDENCE.power, denominator)}`;
}

function powerText({ base, exponent }: PowerNode): string {
  return `${at(PRECEDENCE.atom, base)}^${at(PRECEDENCE.atom, exponent)}`;
}

function rootText({ radicand, index }: RootNode): string {
  const radical = RADICALS.get(index);
  return radical ? `${radical}${at(PRECEDENCE.atom, radicand)}` : `root${index}(${text(radicand)})`;
}
