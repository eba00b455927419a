import { bounded } from "../../expression/bounded-power";
import { number } from "../../expression/build";
import { add, fromInt, multiply, ONE, type Rational, ZERO } from "../../expression/rational";
import type { CountWaysTask } from "../../tasks/statistics";
import type { Budget, Derivation, Method, Step } from "../../types";
import { numberAnswer } from "../statistics/rounded";

/** Choices in a row, arrangements and selections. */
export const countWays: Method = {
  id: "count-ways",
  tasks: ["count-ways"],
  work(problem, budget): Derivation | null {
    if (problem.task !== "count-ways") return null;
    const found = counted(problem.way, budget);
    if (!found) return null;
    const answer = numberAnswer(number(found.value));
    return { method: "count-ways", steps: [found.step], answer };
  },
};

function counted(way: CountWaysTask["way"], budget: Budget): { value: Rational; step: Step } | null {
  if (way.kind === "choices") return choices(way.numbers, way.together);
  if (way.kind === "alike") return alike(way.counts, budget);
  const [n, k] = [Number(way.of.n), Number(way.take.n)];
  if (way.of.d !== 1n || way.take.d !== 1n || n > 500 || k > n || k < 0) return null;
  const arranged = falling(n, k, budget);
  if (way.kind === "arrange") {
    const why = "There is one choice fewer for each place, and the order matters.";
    const latex = n === k ? `${n}! = ${arranged.n}` : `\\frac{${n}!}{${n - k}!} = ${arranged.n}`;
    return {
      value: arranged,
      step: step("arrange-in-order", "Fill the places one after another.", latex, why),
    };
  }
  const orders = falling(k, k, budget);
  const value: Rational = { n: arranged.n / orders.n, d: 1n };
  const latex = `\\binom{${n}}{${k}} = \\frac{${n}!}{${k}! \\, ${n - k}!} = ${value.n}`;
  const why = "The order does not matter, so the arrangements of the same things count once.";
  return { value, step: step("choose-without-order", "Divide the arrangements by the orders.", latex, why) };
}

function choices(numbers: readonly Rational[], together: "product" | "sum") {
  const sum = together === "sum";
  const value = bounded(numbers.reduce(sum ? add : multiply, sum ? ZERO : ONE));
  const latex = `${numbers.map(({ n }) => n).join(sum ? " + " : " \\cdot ")} = ${value.n}`;
  const why = sum
    ? "Only one thing is taken, from one kind or the other, so the numbers add up."
    : "Every choice of one kind goes with every choice of the others, so the numbers multiply.";
  return {
    value,
    step: step(
      sum ? "add-choices" : "multiply-choices",
      sum ? "Add the choices." : "Multiply the choices.",
      latex,
      why,
    ),
  };
}

function alike(counts: readonly Rational[], budget: Budget) {
  const total = Number(counts.reduce(add, ZERO).n);
  if (total > 300) return null;
  const all = falling(total, total, budget).n;
  const same = counts.reduce((product, { n }) => product * falling(Number(n), Number(n), budget).n, 1n);
  const value: Rational = { n: all / same, d: 1n };
  const bottom = counts.filter(({ n }) => n > 1n).map(({ n }) => `${n}!`);
  const latex = `${bottom.length > 0 ? `\\frac{${total}!}{${bottom.join(" \\, ")}}` : `${total}!`} = ${value.n}`;
  const why = "Exchanging things that are alike gives the same arrangement.";
  return { value, step: step("arrange-with-repeats", "Divide by the orders of what is alike.", latex, why) };
}

/** n (n − 1) … with k factors. */
function falling(n: number, k: number, budget: Budget): Rational {
  let result = ONE;
  for (let i = 0; i < k; i += 1) {
    budget.spend();
    result = bounded(multiply(result, fromInt(n - i)));
  }
  return result;
}

const step = (rule: string, title: string, latex: string, why: string): Step => ({ rule, title, latex, why });
