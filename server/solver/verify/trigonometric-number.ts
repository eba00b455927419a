import type { Expression } from "../expression/ast";
import { int, negation, number, power, product, quotient, root, sum } from "../expression/build";
import { equalValues, radicalValue } from "../expression/radical-value";
import { rational } from "../expression/rational";
import { mapChildren, some } from "../expression/walk";
import type { Budget } from "../types";
import { realValue } from "./numeric";

const NAMES = new Set(["sin", "cos", "tan", "cot", "sec", "csc"]);

/** Whether a number with circular functions of multiples of 15° in it is proved to be equal to another: each function
 * is replaced by its value, built up from 15° step by step, and the roots are compared exactly. */
export function circularNumber(e: Expression, answer: Expression, budget: Budget): boolean {
  const plain = withoutFunctions(e);
  if (!plain || hasFunctions(plain) || hasFunctions(answer)) return false;
  const [a, b] = [plain, answer].map((each) => radicalValue(each, new Map(), budget).value);
  return Boolean(a && b && equalValues(a, b, budget));
}

const hasFunctions = (e: Expression): boolean =>
  some(e, (part) => part.kind === "function" || part.kind === "constant");

function withoutFunctions(e: Expression): Expression | null {
  let strange = false;
  const replace = (node: Expression): Expression => {
    if (node.kind !== "function") return mapChildren(node, replace);
    const value = node.args[0] && NAMES.has(node.name) ? valueAt(node.name, node.args[0]) : null;
    if (!value) strange = true;
    return value ?? node;
  };
  const result = replace(e);
  return strange ? null : result;
}

/** The value at a multiple of 15°, found by its size in doubles and put together from cos 15° and sin 15°. */
function valueAt(name: string, argument: Expression): Expression | null {
  const angle = realValue(argument, new Map());
  const steps = angle === null ? Number.NaN : angle / (Math.PI / 12);
  const place = Math.round(steps);
  if (!(Math.abs(steps - place) < 1e-9) || !isMultiple(argument)) return null;
  const [c, s] = powersOfStep[((place % 24) + 24) % 24] as readonly [Expression, Expression];
  const values: Readonly<Record<string, Expression>> = {
    sin: s,
    cos: c,
    tan: quotient(s, c),
    cot: quotient(c, s),
    sec: quotient(int(1), c),
    csc: quotient(int(1), s),
  };
  return values[name] ?? null;
}

/** Numbers with π or degrees only, so that being near a multiple of 15° means being one. */
const isMultiple = (e: Expression): boolean =>
  !some(
    e,
    (part) =>
      part.kind === "root" ||
      part.kind === "symbol" ||
      part.kind === "power" ||
      (part.kind === "function" && part.name !== "degree"),
  ) &&
  some(
    e,
    (part) =>
      (part.kind === "constant" && part.name === "pi") ||
      part.kind === "function" ||
      isZero(part as Expression),
  );

const isZero = (e: Expression): boolean => e.kind === "number" && e.value.n === 0n;

/** (cos, sin) of k·15° for k from 0 to 23: the first by (√6 ± √2)/4, each next by the formula for a sum, the values
 * of a full quarter by turning. */
const powersOfStep: readonly (readonly [Expression, Expression])[] = stepsAround();

function stepsAround(): (readonly [Expression, Expression])[] {
  const quarter = number(rational(1n, 4n));
  const [six, two] = [root(int(6)), root(int(2))];
  const cos = product([quarter, sum([six, two])]);
  const sin = product([quarter, sum([six, negation(two)])]);
  const first: (readonly [Expression, Expression])[] = [
    [int(1), int(0)],
    [cos, sin],
  ];
  const square: readonly [Expression, Expression] = [
    sum([power(cos, int(2)), negation(power(sin, int(2)))]),
    product([int(2), sin, cos]),
  ];
  first.push(square);
  for (const [a, b] of [
    [1, 2],
    [2, 2],
    [2, 3],
  ] as const) {
    const [c1, s1] = first[a] as readonly [Expression, Expression];
    const [c2, s2] = first[b] as readonly [Expression, Expression];
    first.push([
      sum([product([c1, c2]), negation(product([s1, s2]))]),
      sum([product([s1, c2]), product([c1, s2])]),
    ]);
  }
  const all = [...first];
  for (let k = 6; k < 24; k += 1) {
    const [c, s] = all[k - 6] as readonly [Expression, Expression];
    all.push([negation(s), c]);
  }
  return all;
}
