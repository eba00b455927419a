import { isFlat, type Order } from "./order";

/** How a series with terms of an order converges, and by which test. */
export interface Finding {
  readonly how: "converges absolutely" | "converges conditionally" | "diverges";
  readonly rule: string;
  readonly title: string;
  readonly why: string;
}

export function findingOf(order: Order): Finding {
  const { factorials, ratio, power, logs, alternates } = order;
  if (factorials !== 0 || Math.abs(ratio - 1) > 1e-9) {
    const isSmall = factorials < 0 || (factorials === 0 && ratio < 1);
    const limit = factorials < 0 ? "0" : factorials > 0 ? "\\infty" : `${Number(ratio.toPrecision(4))}`;
    return {
      how: isSmall ? "converges absolutely" : "diverges",
      rule: "ratio-test",
      title: `The ratio of neighbouring terms goes to $${limit}$ in size, which is ${isSmall ? "less" : "more"} than $1$.`,
      why: "A series whose ratio stays below a number less than $1$ is smaller than a geometric series.",
    };
  }
  if (power < -1 - 1e-9 || (Math.abs(power + 1) < 1e-9 && logs < -1 - 1e-9))
    return {
      how: "converges absolutely",
      rule: "comparison-with-p-series",
      title: "The terms are about as large as those of a series that converges.",
      why: "$\\sum \\frac{1}{n^p}$ converges for $p > 1$, as does $\\sum \\frac{1}{n (\\ln n)^p}$.",
    };
  const vanishes = !isFlat(order) && (power < -1e-9 || (Math.abs(power) < 1e-9 && logs < 0));
  if (!vanishes)
    return {
      how: "diverges",
      rule: "divergence-test",
      title: "The terms do not go to $0$.",
      why: "A series can converge only when its terms go to $0$.",
    };
  return alternates
    ? {
        how: "converges conditionally",
        rule: "alternating-series-test",
        title:
          "The signs alternate and the terms go down to $0$ in size, but their sizes add up without bound.",
        why: "An alternating series whose terms go down to $0$ converges.",
      }
    : {
        how: "diverges",
        rule: "comparison-with-p-series",
        title: "The terms are about as large as those of a series that diverges.",
        why: "$\\sum \\frac{1}{n^p}$ diverges for $p \\le 1$.",
      };
}
