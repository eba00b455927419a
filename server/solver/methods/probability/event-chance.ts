import {
  add,
  compare,
  divide,
  equals,
  multiply,
  ONE,
  type Rational,
  subtract,
  ZERO,
} from "../../expression/rational";
import type { EventChanceTask, NamedEvent } from "../../tasks/statistics";
import type { Derivation, Method, Step } from "../../types";
import { figure, numberAnswer, wordAnswer, written } from "../statistics/rounded";

/** Probabilities of two events put together, turned round, or one given the other. */
export const eventChance: Method = {
  id: "event-chance",
  tasks: ["event-chance"],
  work(problem, budget): Derivation | null {
    if (problem.task !== "event-chance") return null;
    const known = deduced(problem, () => budget.spend());
    if (typeof problem.asked === "string") return relationOf(problem, known);
    const found = known.get(nameOf(problem.asked));
    if (!found || compare(found.chance, ZERO) < 0 || compare(found.chance, ONE) > 0) return null;
    const answer = numberAnswer(figure(found.chance, problem.form.decimals));
    const steps = found.steps.length > 0 ? found.steps : [toldStep(problem.asked, found.chance)];
    return { method: "event-chance", steps, answer };
  },
};

interface Known {
  readonly chance: Rational;
  readonly steps: readonly Step[];
}

/** P(A and B) is the same as P(B and A); the condition of P(A|B) stays behind. */
function nameOf({ kind, first, second = "" }: NamedEvent): string {
  if (kind === "one") return first;
  if (kind === "not") return `not ${first}`;
  if (kind === "given") return `${first}|${second}`;
  return [first, second].sort().join(` ${kind} `);
}

const labelOf = (name: string): string =>
  `P(${name.replace(" and ", " \\cap ").replace(" or ", " \\cup ").replace("not ", "\\text{not } ").replace("|", " \\mid ")})`;

interface Rule {
  readonly id: string;
  readonly from: readonly string[];
  readonly to: string;
  readonly value: (...chances: readonly Rational[]) => Rational | null;
  readonly shape: string;
  readonly why: string;
}

const ADDITION = "What both have in common is counted twice in the sum, so it is taken away once.";
const CONDITION = "Once the condition is known, only the cases that meet it count.";
const PRODUCT = "Independent events do not change each other's probability, so theirs multiply.";
const quotientOf = (a: Rational, b: Rational): Rational | null => (b.n === 0n ? null : divide(a, b));

/** What follows from what, for two events. */
function rulesFor(a: string, b: string, { independent, exclusive }: EventChanceTask): Rule[] {
  const [both, either] = [
    nameOf({ kind: "and", first: a, second: b }),
    nameOf({ kind: "or", first: a, second: b }),
  ];
  const rules: Rule[] = [];
  const put = (id: string, from: string[], to: string, rest: Pick<Rule, "value" | "shape" | "why">) =>
    rules.push({ id, from, to, ...rest });
  if (exclusive) {
    rules.push({
      id: "exclusive-events",
      from: [],
      to: both,
      value: () => ZERO,
      shape: "0",
      why: "Mutually exclusive events cannot happen together.",
    });
  }
  for (const [x, y] of [
    [a, b],
    [b, a],
  ] as const) {
    const given = `${x}|${y}`;
    if (independent) {
      put("independent-condition", [x], given, {
        value: (p = ZERO) => p,
        shape: labelOf(x),
        why: "For independent events the condition changes nothing.",
      });
      put("independent-unconditioned", [given], x, {
        value: (p = ZERO) => p,
        shape: labelOf(given),
        why: "For independent events the condition changes nothing.",
      });
    }
    put("multiply-condition", [given, y], both, {
      value: (p = ZERO, q = ZERO) => multiply(p, q),
      shape: `${labelOf(given)} \\cdot ${labelOf(y)}`,
      why: CONDITION,
    });
    put("divide-by-chance-of-condition", [both, y], given, {
      value: (p = ZERO, q = ZERO) => quotientOf(p, q),
      shape: `\\frac{${labelOf(both)}}{${labelOf(y)}}`,
      why: CONDITION,
    });
    put("chance-of-condition", [both, given], y, {
      value: (p = ZERO, q = ZERO) => quotientOf(p, q),
      shape: `\\frac{${labelOf(both)}}{${labelOf(given)}}`,
      why: CONDITION,
    });
    put("take-from-union", [either, both, x], y, {
      value: (p = ZERO, q = ZERO, r = ZERO) => subtract(add(p, q), r),
      shape: `${labelOf(either)} + ${labelOf(both)} - ${labelOf(x)}`,
      why: ADDITION,
    });
    put("complement", [x], `not ${x}`, {
      value: (p = ZERO) => subtract(ONE, p),
      shape: `1 - ${labelOf(x)}`,
      why: "An event and its opposite together are certain.",
    });
    put("complement-back", [`not ${x}`], x, {
      value: (p = ZERO) => subtract(ONE, p),
      shape: `1 - ${labelOf(`not ${x}`)}`,
      why: "An event and its opposite together are certain.",
    });
  }
  put("add-events", [a, b, both], either, {
    value: (p = ZERO, q = ZERO, r = ZERO) => subtract(add(p, q), r),
    shape: `${labelOf(a)} + ${labelOf(b)} - ${labelOf(both)}`,
    why: ADDITION,
  });
  put("overlap-of-events", [a, b, either], both, {
    value: (p = ZERO, q = ZERO, r = ZERO) => subtract(add(p, q), r),
    shape: `${labelOf(a)} + ${labelOf(b)} - ${labelOf(either)}`,
    why: ADDITION,
  });
  if (independent) {
    put("multiply-independent", [a, b], both, {
      value: (p = ZERO, q = ZERO) => multiply(p, q),
      shape: `${labelOf(a)} \\cdot ${labelOf(b)}`,
      why: PRODUCT,
    });
  }
  return rules;
}

/** Everything that follows from what is told, with the way there. */
function deduced(task: EventChanceTask, spend: () => void): ReadonlyMap<string, Known> {
  const known = new Map<string, Known>(
    task.told.map(({ event, chance }) => [nameOf(event), { chance, steps: [] }]),
  );
  const letters = lettersOf(task);
  const [a, b = ""] = letters;
  if (!a || letters.length > 2) return known;
  const rules = rulesFor(a, b === "" ? "?" : b, task);
  for (let round = 0; round < 4; round += 1) {
    for (const rule of rules) {
      spend();
      if (!known.has(rule.to)) apply(rule, known);
    }
  }
  return known;
}

function apply(rule: Rule, known: Map<string, Known>): void {
  const parts = rule.from.map((name) => known.get(name));
  if (parts.some((part) => !part)) return;
  const chances = parts.map((part) => part?.chance ?? ZERO);
  const chance = rule.value(...chances);
  if (!chance) return;
  const before = parts.flatMap((part) => part?.steps ?? []);
  const step: Step = {
    rule: rule.id,
    title: "Use what is known.",
    latex: `${labelOf(rule.to)} = ${rule.shape} = ${written(chance)}`,
    why: rule.why,
  };
  known.set(rule.to, {
    chance,
    steps: [...new Map([...before, step].map((each) => [each.latex, each])).values()],
  });
}

/** The names of the events, at most two of which can be worked with. */
export function lettersOf({ told, asked }: EventChanceTask): readonly string[] {
  const events = [...told.map(({ event }) => event), ...(typeof asked === "string" ? [] : [asked])];
  return [...new Set(events.flatMap(({ first, second }) => (second ? [first, second] : [first])))].sort();
}

function relationOf(task: EventChanceTask, known: ReadonlyMap<string, Known>): Derivation | null {
  const [a, b] = lettersOf(task);
  if (!a || !b) return null;
  const [pa, pb, both] = [a, b, nameOf({ kind: "and", first: a, second: b })].map((name) => known.get(name));
  if (!both) return null;
  if (task.asked === "exclusive") {
    const yes = both.chance.n === 0n;
    const step = toldStep({ kind: "and", first: a, second: b }, both.chance);
    return {
      method: "event-chance",
      steps: [...both.steps.slice(0, -1), step],
      answer: wordAnswer(yes ? "yes" : "no"),
    };
  }
  if (!pa || !pb) return null;
  const product = multiply(pa.chance, pb.chance);
  const yes = equals(product, both.chance);
  const step: Step = {
    rule: "compare-product",
    title: "Compare the product with the probability of both.",
    latex: `${written(pa.chance)} \\cdot ${written(pb.chance)} = ${written(product)} ${yes ? "=" : "\\ne"} ${written(both.chance)}`,
    why: "Events are independent exactly when the probability of both is the product of theirs.",
  };
  return { method: "event-chance", steps: [...both.steps, step], answer: wordAnswer(yes ? "yes" : "no") };
}

const toldStep = (event: NamedEvent, chance: Rational): Step => ({
  rule: "told-chance",
  title: "Read it off.",
  latex: `${labelOf(nameOf(event))} = ${written(chance)}`,
  why: "The text tells this probability.",
});
