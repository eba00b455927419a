import { aroundShare } from "../../expression/enclosure";
import { aroundDouble, type Enclosure, exactly } from "../../expression/figures";
import {
  add,
  compare,
  divide,
  multiply,
  ONE,
  type Rational,
  subtract,
  toNumber,
  ZERO,
} from "../../expression/rational";
import type { Bounds, Distribution } from "../../tasks/statistics";
import type { Step } from "../../types";
import { shown, written } from "../statistics/rounded";

type Uniform = Extract<Distribution, { kind: "uniform" }>;
interface Measured {
  readonly value: Enclosure | null;
  readonly steps: readonly Step[];
}
type Exact = Measured & { readonly value: Enclosure };
type Exponential = Extract<Distribution, { kind: "exponential" }>;

/** The part of an interval that fits, over the whole interval. */
export function uniformShare({ low, high }: Uniform, event: Bounds): Exact {
  const from = event.low && compare(event.low, low) > 0 ? event.low : low;
  const to = event.high && compare(event.high, high) < 0 ? event.high : high;
  const width = compare(to, from) > 0 ? subtract(to, from) : ZERO;
  const value = divide(width, subtract(high, low));
  const step: Step = {
    rule: "share-of-interval",
    title: "Divide the length that fits by the whole length.",
    latex: `P = \\frac{${written(to)} - ${written(from)}}{${written(high)} - ${written(low)}}`,
    why: "In a uniform distribution every stretch of the same length is equally likely.",
  };
  return { value: exactly(value), steps: [step] };
}

/** The value that a share of the interval lies below. */
export function uniformPoint({ low, high }: Uniform, share: Rational): Exact {
  const value = add(low, multiply(share, subtract(high, low)));
  const step: Step = {
    rule: "point-of-interval",
    title: "Go that share of the way along the interval.",
    latex: `x = ${written(low)} + ${written(share)} (${written(high)} - ${written(low)})`,
    why: "In a uniform distribution the share below a value grows evenly from one end to the other.",
  };
  return { value: exactly(value), steps: [step] };
}

/** e^(-m·low) − e^(-m·high). */
export function exponentialShare({ rate }: Exponential, event: Bounds): Measured {
  const m = toNumber(rate);
  const tail = (at: Rational | null, none: number) => (at ? Math.exp(-m * Math.max(0, toNumber(at))) : none);
  const value = tail(event.low, 1) - tail(event.high, 0);
  const term = (at: Rational) => `e^{-${written(rate)} \\cdot ${written(at)}}`;
  const first = event.low ? term(event.low) : "1";
  const step: Step = {
    rule: "exponential-tail",
    title: "Subtract the shares that last beyond each bound.",
    latex: `P = ${event.high ? `${first} - ${term(event.high)}` : first} \\approx ${shown(value)}`,
    why: "With decay rate $m$ the share that lasts longer than $x$ is $P(X > x) = e^{-mx}$.",
  };
  return { value: aroundShare(value), steps: [step] };
}

/** The value that a share of an exponential distribution lies below. */
export function exponentialPoint({ rate }: Exponential, share: Rational): Measured {
  const value = -Math.log(toNumber(subtract(ONE, share))) / toNumber(rate);
  const step: Step = {
    rule: "exponential-point",
    title: "Solve for the value with this share below it.",
    latex: `1 - e^{-${written(rate)} x} = ${written(share)} \\Rightarrow x = \\frac{-\\ln(1 - ${written(share)})}{${written(rate)}} \\approx ${shown(value)}`,
    why: "The share below $x$ is $1 - e^{-mx}$; taking logarithms gives $x$.",
  };
  return { value: aroundDouble(value), steps: [step] };
}
