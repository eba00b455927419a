import type { Generator } from "../types";
import { at, gcd, multiplied, polynomial, terms } from "../writing";

export const likeTerms: Generator = (random, level) => {
  const [a, b, c, d] = [
    random.int(2, 9),
    random.nonzero(-9, 9),
    random.nonzero(-9, 9),
    random.nonzero(-9, 9),
  ];
  if (level === 1)
    return {
      text: `Simplify ${terms([
        [a, "x"],
        [b, ""],
        [c, "x"],
      ])}`,
      key: terms([
        [a + c, "x"],
        [b, ""],
      ]),
    };
  const text = `Simplify ${terms([
    [a, "x"],
    [b, "y"],
    [c, "x"],
    [d, "y"],
  ])}`;
  if (level === 2)
    return {
      text,
      key: terms([
        [a + c, "x"],
        [b + d, "y"],
      ]),
    };
  return {
    text: `Simplify ${terms([
      [a, "x^2"],
      [b, "x"],
      [c, "x^2"],
      [d, "x"],
      [a, ""],
    ])}`,
    key: terms([
      [a + c, "x^2"],
      [b + d, "x"],
      [a, ""],
    ]),
  };
};

export const distribute: Generator = (random, level) => {
  const a = at(level, 1, 1, -1) * random.int(2, 9);
  const [b, c] = [
    at(level, 1, random.int(2, 6), random.int(2, 7)),
    random.nonzero(at(level, 1, -9, -12), at(level, 12, 9, 12)),
  ];
  return { text: `Expand ${a}(${polynomial([b, c])})`, key: polynomial([a * b, a * c]) };
};

export const distributeTwice: Generator = (random, level) => {
  const [a, b] = [random.int(2, 6), random.int(2, 6)];
  const [m, n] = [random.nonzero(-6, 6), random.nonzero(-6, 6)];
  const minus = level === 1 ? 1 : -1;
  const inner = level === 3 ? random.int(2, 4) : 1;
  const [x, number] = [a + minus * b * inner, a * m + minus * b * n];
  if (x === 0) return null;
  return {
    text: `Expand and simplify ${a}(${polynomial([1, m])}) ${minus < 0 ? "-" : "+"} ${b}(${polynomial([inner, n])})`,
    key: polynomial([x, number]),
  };
};

export const multiplyBinomials: Generator = (random, level) => {
  const first = [level === 3 ? random.int(2, 5) : 1, random.nonzero(at(level, 1, -9, -7), 9)];
  const second = [level === 1 ? 1 : random.int(1, 3), random.nonzero(at(level, 1, -9, -7), 9)];
  return {
    text: `Expand (${polynomial(first)})(${polynomial(second)})`,
    key: polynomial(multiplied(first, second)),
  };
};

export const squareBinomials: Generator = (random, level) => {
  const x = random.pick(["x", "y", "a", "n", "t", "m"]);
  const binomial = [at(level, 1, 1, random.int(2, 6)), random.nonzero(at(level, 1, -12, -9), 12)];
  return {
    text: `Expand (${polynomial(binomial, x)})^2`,
    key: polynomial(multiplied(binomial, binomial), x),
  };
};

export const sumTimesDifference: Generator = (random, level) => {
  const x = random.pick(["x", "y", "a", "n", "t", "m"]);
  const [a, b] = [at(level, 1, random.int(2, 6), random.int(3, 9)), random.int(1, 12)];
  return {
    text: `Expand (${polynomial([a, b], x)})(${polynomial([a, -b], x)})`,
    key: polynomial([a * a, 0, -b * b], x),
  };
};

export const addPolynomials: Generator = (random, level) => {
  const draw = () => [random.nonzero(-9, 9), random.nonzero(-9, 9), random.nonzero(-9, 9)];
  const [first, second] = [draw(), draw()];
  const minus = level > 1 ? -1 : 1;
  const result = first.map((a, index) => a + minus * (second[index] ?? 0));
  if (result[0] === 0) return null;
  const times = level === 3 ? "2" : "";
  const whole = level === 3 ? first.map((a, index) => a - 2 * (second[index] ?? 0)) : result;
  return {
    text: `Simplify (${polynomial(first)}) ${minus < 0 ? "-" : "+"} ${times}(${polynomial(second)})`,
    key: polynomial(whole),
  };
};

export const evaluateExpression: Generator = (random, level) => {
  const [a, b] = [random.int(2, 9), random.nonzero(-9, 9)];
  const x = level === 1 ? random.int(2, 9) : -random.int(2, 7);
  if (level === 1) return { text: `Evaluate ${polynomial([a, b])} when x = ${x}`, key: `${a * x + b}` };
  const leading = level === 2 ? 1 : random.nonzero(-4, 4);
  return {
    text: `Evaluate ${polynomial([leading, a, b])} when x = ${x}`,
    key: `${leading * x * x + a * x + b}`,
  };
};

export const functionValues: Generator = (random, level) => {
  const f = random.pick(["f", "g", "h"]);
  const [a, b, x] = [random.nonzero(-7, 9), random.nonzero(-9, 9), random.nonzero(at(level, 1, -6, -8), 8)];
  if (level === 1)
    return { text: `Let ${f}(x) = ${polynomial([a, b])}. Find ${f}(${x})`, key: `${a * x + b}` };
  const leading = level === 2 ? 1 : random.int(2, 4);
  return {
    text: `Let ${f}(x) = ${polynomial([leading, a, b])}. Find ${f}(${x})`,
    key: `${leading * x * x + a * x + b}`,
  };
};

export const dividePolynomials: Generator = (random, level) => {
  const divisor = [level === 3 ? random.int(2, 3) : 1, random.nonzero(-6, 6)];
  const quotient = [random.int(1, 4), random.nonzero(-6, 6), ...(level === 1 ? [] : [random.nonzero(-6, 6)])];
  const product = multiplied(divisor, quotient);
  return { text: `Divide ${polynomial(product)} by ${polynomial(divisor)}`, key: polynomial(quotient) };
};

export const remainderOfPolynomials: Generator = (random, level) => {
  const divisor = [1, random.nonzero(-5, 5)];
  const quotient = [random.int(1, 4), random.nonzero(-5, 5), ...(level === 1 ? [] : [random.nonzero(-5, 5)])];
  const rest = random.nonzero(-12, 12);
  const product = multiplied(divisor, quotient);
  const dividend = product.map((each, index) => (index === product.length - 1 ? each + rest : each));
  return {
    text: `Find the remainder when ${polynomial(dividend)} is divided by ${polynomial(divisor)}`,
    key: `${rest}`,
  };
};

export const inverseFunctions: Generator = (random, level) => {
  const [a, b] = [random.int(2, 9), random.nonzero(-9, 9)];
  if (level === 1)
    return { text: `Find the inverse of f(x) = ${polynomial([a, b])}`, key: `(${polynomial([1, -b])})/${a}` };
  if (level === 2)
    return { text: `Find the inverse of f(x) = (${polynomial([1, b])})/${a}`, key: polynomial([a, -b]) };
  const c = random.int(2, 9);
  if (gcd(a, c) !== 1) return null;
  return {
    text: `Find the inverse of f(x) = (${polynomial([a, b])})/${c}`,
    key: `(${polynomial([c, -b])})/${a}`,
  };
};

export const composeFunctions: Generator = (random, level) => {
  const [a, b, c, d] = [random.int(2, 6), random.nonzero(-9, 9), random.int(2, 5), random.nonzero(-6, 6)];
  if (level < 3) {
    const x = random.int(at(level, 1, -5, 0), 6);
    const text = `Let f(x) = ${polynomial([a, b])} and g(x) = ${polynomial([c, d])}. Find f(g(${x}))`;
    const otherWay = `${c * (a * x + b) + d}`;
    const slips = { "composed-the-other-way": otherWay };
    return { text, key: `${a * (c * x + d) + b}`, slips, sizes: [x, c * x + d] };
  }
  const text = `Let f(x) = ${polynomial([a, b])} and g(x) = ${polynomial([c, d])}. Find f(g(x))`;
  return { text, key: polynomial([a * c, a * d + b]) };
};

export const simplifyRational: Generator = (random, level) => {
  const [shared, other] = [random.nonzero(-9, 9), random.nonzero(-9, 9)];
  if (shared === other || shared === -other) return null;
  const top = multiplied([1, shared], [1, other]);
  if (level === 1)
    return {
      text: `Simplify (${polynomial(top)})/(${polynomial([1, shared])})`,
      key: polynomial([1, other]),
    };
  const third = random.nonzero(-9, 9);
  if (third === shared || third === other || third === -shared) return null;
  const leading = level === 3 ? random.int(2, 4) : 1;
  const bottom = multiplied([1, shared], [1, third]);
  return {
    text: `Simplify (${polynomial(top.map((each) => each * leading))})/(${polynomial(bottom)})`,
    key: `(${polynomial([leading, leading * other])})/(${polynomial([1, third])})`,
  };
};

export const addRational: Generator = (random, level) => {
  const [a, b] = [random.int(1, 9), random.int(1, 9)];
  if (level === 1) {
    const [x, m, n] = [random.pick(["x", "y", "a"]), random.int(2, 9), random.int(2, 9)];
    const shared = gcd(m + n, m * n);
    if (m === n || m * n === shared) return null;
    return {
      text: `Simplify ${x}/${m} + ${x}/${n}`,
      key: `(${terms([[(m + n) / shared, x]])})/${(m * n) / shared}`,
    };
  }
  const [p, q] = [random.nonzero(-6, 6), random.nonzero(-6, 6)];
  if (p === q) return null;
  const minus = level === 3 ? -1 : 1;
  const top = polynomial([a + minus * b, a * q + minus * b * p]);
  if (a + minus * b === 0) return null;
  return {
    text: `Simplify ${a}/(${polynomial([1, p])}) ${minus < 0 ? "-" : "+"} ${b}/(${polynomial([1, q])})`,
    key: `(${top})/((${polynomial([1, p])})(${polynomial([1, q])}))`,
  };
};

export const completeSquare: Generator = (random, level) => {
  const half = random.nonzero(at(level, 1, -9, -9), 9);
  const rest = random.nonzero(at(level, -9, -20, -20), at(level, 9, 20, 20));
  const leading = level === 3 ? random.int(2, 4) : 1;
  const square = multiplied([1, half], [1, half]).map((each) => each * leading);
  const whole = [square[0] ?? 0, square[1] ?? 0, (square[2] ?? 0) + rest];
  const before = leading === 1 ? "" : `${leading}`;
  return {
    text: `Complete the square: ${polynomial(whole)}`,
    key: `${before}(${polynomial([1, half])})^2 ${rest < 0 ? "-" : "+"} ${Math.abs(rest)}`,
  };
};

export const meanOfNumbers: Generator = (random, level) => {
  const count = at(level, 4, 5, 6);
  const numbers = Array.from({ length: count }, () => random.int(1, at(level, 20, 40, 90)));
  const sum = numbers.reduce((a, b) => a + b, 0);
  if (sum % count !== 0) return null;
  return {
    text: `Find the mean of ${numbers.join(", ")}`,
    key: `${sum / count}`,
    slips: { "sum-not-divided": `${sum}` },
    sizes: numbers,
  };
};

export const medianOfNumbers: Generator = (random, level) => {
  const count = at(level, 5, 7, 9);
  const numbers = Array.from({ length: count }, () => random.int(1, at(level, 20, 60, 60)));
  const sorted = numbers.toSorted((a, b) => a - b);
  return {
    text: `Find the median of ${numbers.join(", ")}`,
    key: `${sorted[(count - 1) / 2]}`,
    slips: { "list-not-sorted": `${numbers[(count - 1) / 2]}` },
    sizes: numbers,
  };
};
