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

const same = (p = ZERO): Rational => p;
const opposite = (p = ZERO): Rational => subtract(ONE, p);
const times = (p = ZERO, q = ZERO): Rational => multiply(p, q);
const over = (p = ZERO, q = ZERO): Rational | null => quotientOf(p, q);
/** p + q − r. */
const withoutOverlap = (p = ZERO, q = ZERO, r = ZERO): Rational => subtract(add(p, q), r);
const UNCHANGED = "For independent events the condition changes nothing.";
const CERTAIN = "An event and its opposite together are certain.";

/** One rule for a row of names, the last of which follows from those before. */
function rule(id: string, names: readonly string[], how: Pick<Rule, "value" | "shape" | "why">): Rule {
  return { id, from: names.slice(0, -1), to: names.at(-1) ?? "", ...how };
}

/** What follows from what, for two events. */
function rulesFor(a: string, b: string, { independent, exclusive }: EventChanceTask): Rule[] {
  const both = nameOf({ kind: "and", first: a, second: b });
  const either = nameOf({ kind: "or", first: a, second: b });
  const [pa, pb] = [labelOf(a), labelOf(b)];
  const apart = "Mutually exclusive events cannot happen together.";
  const lone = [
    rule("exclusive-events", [both], { value: () => ZERO, shape: "0", why: apart }),
    rule("multiply-independent", [a, b, both], { value: times, shape: `${pa} \\cdot ${pb}`, why: PRODUCT }),
  ];
  return [
    ...lone.filter(({ id }) => (id === "exclusive-events" ? exclusive : independent)),
    ...[a, b].flatMap((x) => rulesForOne(x, { other: x === a ? b : a, both, either })),
    ...(independent ? [...independenceRules(a, b), ...independenceRules(b, a)] : []),
    rule("add-events", [a, b, both, either], {
      value: withoutOverlap,
      shape: `${pa} + ${pb} - ${labelOf(both)}`,
      why: ADDITION,
    }),
    rule("overlap-of-events", [a, b, either, both], {
      value: withoutOverlap,
      shape: `${pa} + ${pb} - ${labelOf(either)}`,
      why: ADDITION,
    }),
  ];
}

function independenceRules(x: string, y: string): Rule[] {
  const given = `${x}|${y}`;
  return [
    rule("independent-condition", [x, given], { value: same, shape: labelOf(x), why: UNCHANGED }),
    rule("independent-unconditioned", [given, x], { value: same, shape: labelOf(given), why: UNCHANGED }),
  ];
}

interface Pair {
  readonly other: string;
  readonly both: string;
  readonly either: string;
}

/** The rules that treat one of the two events apart. */
function rulesForOne(x: string, { other: y, both, either }: Pair): Rule[] {
  const given = `${x}|${y}`;
  const [px, py, pboth, pgiven] = [x, y, both, given].map(labelOf);
  return [
    rule("multiply-condition", [given, y, both], {
      value: times,
      shape: `${pgiven} \\cdot ${py}`,
      why: CONDITION,
    }),
    rule("divide-by-chance-of-condition", [both, y, given], {
      value: over,
      shape: `\\frac{${pboth}}{${py}}`,
      why: CONDITION,
    }),
    rule("chance-of-condition", [both, given, y], {
      value: over,
      shape: `\\frac{${pboth}}{${pgiven}}`,
      why: CONDITION,
    }),
    rule("take-from-union", [either, both, x, y], {
      value: withoutOverlap,
      shape: `${labelOf(either)} + ${pboth} - ${px}`,
      why: ADDITION,
    }),
    rule("complement", [x, `not ${x}`], { value: opposite, shape: `1 - ${px}`, why: CERTAIN }),
    rule("complement-back", [`not ${x}`, x], {
      value: opposite,
      shape: `1 - ${labelOf(`not ${x}`)}`,
      why: CERTAIN,
    }),
  ];
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
    for (const each of rules) {
      spend();
      if (!known.has(each.to)) apply(each, known);
    }
  }
  return known;
}

function apply(used: Rule, known: Map<string, Known>): void {
  const parts = used.from.map((name) => known.get(name));
  if (parts.some((part) => !part)) return;
  const chances = parts.map((part) => part?.chance ?? ZERO);
  const chance = used.value(...chances);
  if (!chance) return;
  const before = parts.flatMap((part) => part?.steps ?? []);
  const step: Step = {
    rule: used.id,
    title: "Use what is known.",
    latex: `${labelOf(used.to)} = ${used.shape} = ${written(chance)}`,
    why: used.why,
  };
  known.set(used.to, {
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
