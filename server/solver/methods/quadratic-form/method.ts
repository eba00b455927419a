import type { Expression } from "../../expression/ast";
import { equation, int, negation, number, power, scaled, sum, symbol } from "../../expression/build";
import { evaluateExact } from "../../expression/evaluate-exact";
import {
  absolute,
  add,
  divide,
  fromInt,
  isNegative,
  isOne,
  isZero,
  multiply,
  negate,
  type Rational,
  subtract,
} from "../../expression/rational";
import { toLatex } from "../../printer/latex";
import type { QuadraticFormTask } from "../../tasks/quadratic-form";
import type { Budget, Derivation, Method, Step } from "../../types";
import { coefficientsOf } from "./coefficients";

/** a(x − h)² + k. */
interface Vertex {
  readonly a: Rational;
  readonly h: Rational;
  readonly k: Rational;
}

/** Quadratic functions in vertex form, from their coefficients or from the vertex and a point. */
export const quadraticForm: Method = {
  id: "quadratic-form",
  tasks: ["quadratic-form"],
  work(problem, budget) {
    if (problem.task !== "quadratic-form") return null;
    return problem.given.kind === "body" ? fromBody(problem, budget) : fromVertex(problem, budget);
  },
};

function fromBody({ given, unknown }: QuadraticFormTask, budget: Budget): Derivation | null {
  const found = given.kind === "body" ? coefficientsOf(given.body, unknown, budget) : null;
  if (!found) return null;
  const [c, b, a] = found;
  const h = divide(negate(b), multiply(fromInt(2), a));
  const k = subtract(c, multiply(a, multiply(h, h)));
  const steps: Step[] = [
    {
      rule: "vertex-place",
      title: "Find where the vertex lies.",
      latex: `h = -\\frac{b}{2a} = ${toLatex(signed(h))}`,
      why: `The parabola is symmetric about this place; here $a = ${toLatex(signed(a))}$ and $b = ${toLatex(signed(b))}$.`,
    },
    {
      rule: "vertex-height",
      title: "Find the value there.",
      latex: `k = ${toLatex(signed(k))}`,
      why: `It is what the function gives at $${unknown} = ${toLatex(signed(h))}$.`,
    },
  ];
  return finished(steps, vertexForm({ a, h, k }, unknown));
}

function fromVertex({ given, unknown, shape }: QuadraticFormTask, budget: Budget): Derivation | null {
  if (given.kind !== "vertex-and-point") return null;
  const numbers = [...given.vertex, ...given.point].map((each) => evaluateExact(each, new Map(), budget));
  const [h, k, x, y] = numbers;
  if (!h || !k || !x || !y) return null;
  const across = subtract(x, h);
  if (isZero(across)) return null;
  const a = divide(subtract(y, k), multiply(across, across));
  if (isZero(a)) return null;
  const open = plus(times(symbol("a"), square(unknown, h)), k);
  const steps: Step[] = [
    {
      rule: "put-in-the-vertex",
      title: "Put the vertex into $a(x - h)^2 + k$.",
      latex: toLatex(open),
      why: "The vertex of this form is the point $(h, k)$.",
    },
    {
      rule: "find-the-leading-coefficient",
      title: "Put in the other point and solve for $a$.",
      latex: toLatex(equation(symbol("a"), signed(a))),
      why: `At $${unknown} = ${toLatex(signed(x))}$ the value is $${toLatex(signed(y))}$.`,
    },
  ];
  const written = vertexForm({ a, h, k }, unknown);
  if (shape === "vertex") return finished(steps, written);
  const vertexStep: Step = {
    rule: "write-vertex-form",
    title: "Write the function with this coefficient.",
    latex: toLatex(written),
    why: "All three numbers of the form are known now.",
  };
  const b = multiply(fromInt(-2), multiply(a, h));
  const c = add(k, multiply(a, multiply(h, h)));
  return finished([...steps, vertexStep], generalForm([c, b, a], unknown));
}

function finished(steps: readonly Step[], expression: Expression): Derivation {
  const latex = toLatex(expression);
  const last: Step = {
    rule: "write-the-quadratic",
    title: "Write the function.",
    latex,
    why: "These are the numbers that belong in the form.",
  };
  const all = steps.at(-1)?.latex === latex ? steps : [...steps, last];
  return {
    method: "quadratic-form",
    steps: all,
    answer: { kind: "expression", expression },
  };
}

const signed = (value: Rational): Expression =>
  isNegative(value) ? negation(number(negate(value))) : number(value);

const square = (unknown: string, h: Rational): Expression =>
  power(isZero(h) ? symbol(unknown) : plus(symbol(unknown), negate(h)), int(2));

const times = (factor: Expression, rest: Expression): Expression => ({
  kind: "product",
  factors: [factor, rest],
});

function plus(e: Expression, added: Rational): Expression {
  if (isZero(added)) return e;
  const size = number(absolute(added));
  return sum([e, isNegative(added) ? negation(size) : size]);
}

function term(coefficient: Rational, rest: Expression): Expression {
  const size = absolute(coefficient);
  const e = isOne(size) ? rest : scaled(size, rest);
  return isNegative(coefficient) ? negation(e) : e;
}

const vertexForm = ({ a, h, k }: Vertex, unknown: string): Expression => plus(term(a, square(unknown, h)), k);

function generalForm([c, b, a]: readonly [Rational, Rational, Rational], unknown: string): Expression {
  const x = symbol(unknown);
  const terms = [term(a, power(x, int(2)))];
  if (!isZero(b)) terms.push(term(b, x));
  if (!isZero(c)) terms.push(signed(c));
  return sum(terms);
}
