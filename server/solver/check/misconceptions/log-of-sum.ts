import type { Expression } from "../../expression/ast";
import { negation, product, quotient, sum } from "../../expression/build";
import type { WrongRule } from "./misconception";
import { atEachPlace } from "./places";

export const logOfSum: WrongRule = {
  id: "log-of-sum",
  title: "The logarithm of a sum was taken term by term",
  explanation:
    "Logarithms turn products into sums, not sums into sums: $\\log(ab) = \\log a + \\log b$, but $\\log(a + b)$ cannot be split.",
  applied: atEachPlace(split),
};

const LOGARITHMS = new Set(["log", "ln"]);

/** log(a + b) as log a + log b, and log a + log b as log(a + b). */
function split(node: Expression): readonly Expression[] {
  if (node.kind === "function") {
    const [argument] = node.args;
    if (!LOGARITHMS.has(node.name) || argument?.kind !== "sum") return [];
    const parts = argument.terms.map((term) => {
      const minus = term.kind === "negation";
      const each: Expression = { ...node, args: [minus ? term.operand : term] };
      return minus ? negation(each) : each;
    });
    return [sum(parts), product(argument.terms.map((term) => ({ ...node, args: [term] })))];
  }
  return node.kind === "sum" ? joined(node.terms) : divided(node);
}

function joined(terms: readonly Expression[]): readonly Expression[] {
  const bodies = terms.map((term) => (term.kind === "negation" ? term.operand : term));
  const [first] = bodies;
  if (first?.kind !== "function" || !LOGARITHMS.has(first.name)) return [];
  const args = bodies.map((body) =>
    body.kind === "function" && body.name === first.name ? body.args[0] : undefined,
  );
  if (args.includes(undefined)) return [];
  const signed = args.map((arg, index) =>
    terms[index]?.kind === "negation" ? negation(arg as Expression) : (arg as Expression),
  );
  return [{ ...first, args: [sum(signed)] }];
}

/** log a / log b as log a - log b, or as log(a/b). */
function divided(node: Expression): readonly Expression[] {
  if (node.kind !== "quotient") return [];
  const { numerator: top, denominator: bottom } = node;
  if (top.kind !== "function" || bottom.kind !== "function" || !LOGARITHMS.has(top.name)) return [];
  const [a, b] = [top.args[0], bottom.args[0]];
  if (!a || !b || top.name !== bottom.name) return [];
  return [sum([top, negation(bottom)]), { ...top, args: [quotient(a, b)] }];
}
