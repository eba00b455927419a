import type { Generator } from "../types";
import { at, fraction, gcd, polynomial, signed } from "../writing";

const LETTERS = ["x", "y", "n", "t", "a"] as const;

export const oneStepSum: Generator = (random, level) => {
  const x = random.pick(LETTERS);
  const root = random.nonzero(at(level, 1, -15, -40), at(level, 20, 15, 40));
  const a = random.nonzero(at(level, 1, -20, -40), at(level, 20, 20, 40));
  return { text: `Solve ${polynomial([1, a], x)} = ${root + a}`, key: `${x} = ${root}` };
};

export const oneStepProduct: Generator = (random, level) => {
  const x = random.pick(LETTERS);
  const [a, root] = [random.int(2, 12), random.nonzero(at(level, 1, -12, -12), 12)];
  const minus = level === 3 ? -1 : 1;
  if (level > 1 && random.sign() < 0)
    return {
      text: `Solve ${x}/${minus * a} = ${root}`.replace("/-", "/(-").replace(/\((-\d+)/, "($1)"),
      key: `${x} = ${root * minus * a}`,
    };
  return { text: `Solve ${polynomial([minus * a, 0], x)} = ${minus * a * root}`, key: `${x} = ${root}` };
};

export const twoSteps: Generator = (random, level) => {
  const x = random.pick(LETTERS);
  const a = at(level, 1, 1, -1) * random.int(2, 9);
  const [b, root] = [random.nonzero(at(level, 1, -15, -20), 20), random.nonzero(at(level, 1, -9, -12), 12)];
  return { text: `Solve ${polynomial([a, b], x)} = ${a * root + b}`, key: `${x} = ${root}` };
};

export const equationBrackets: Generator = (random, level) => {
  const [a, b, root] = [random.int(2, 9), random.nonzero(-9, 9), random.nonzero(at(level, 1, -9, -9), 12)];
  if (level === 1)
    return { text: `Solve ${a}(${polynomial([1, b])}) = ${a * (root + b)}`, key: `x = ${root}` };
  const [inner, c] = [random.int(2, 5), random.nonzero(-9, 9)];
  const minus = level === 3 ? -1 : 1;
  return {
    text: `Solve ${minus * a}(${polynomial([inner, b])}) ${signed(c)} = ${minus * a * (inner * root + b) + c}`,
    key: `x = ${root}`,
  };
};

export const bothSides: Generator = (random, level) => {
  const [a, c] = [random.int(3, 9), random.nonzero(at(level, 1, 1, -7), 8)];
  const [b, root] = [random.nonzero(at(level, 1, -15, -15), 15), random.nonzero(at(level, 1, -9, -9), 9)];
  if (a === c || (level === 1 && a < c)) return null;
  const right = polynomial([c, a * root + b - c * root]);
  return { text: `Solve ${polynomial([a, b])} = ${right}`, key: `x = ${root}` };
};

export const fractionCoefficients: Generator = (random, level) => {
  const d = random.int(2, at(level, 6, 8, 9));
  const [times, b] = [random.int(1, 6), random.nonzero(-9, 9)];
  if (level === 1) return { text: `Solve x/${d} ${signed(b)} = ${times + b}`, key: `x = ${times * d}` };
  const root = times * d;
  if (level === 2) {
    const n = random.int(2, 7);
    if (gcd(n, d) !== 1) return null;
    return { text: `Solve ${n}x/${d} ${signed(b)} = ${n * times + b}`, key: `x = ${root}` };
  }
  const e = random.int(2, 6);
  if (e === d) return null;
  const common = root * e;
  return { text: `Solve x/${d} + x/${e} = ${fraction(common / d + common / e, 1)}`, key: `x = ${common}` };
};

export const fractionAnswers: Generator = (random, level) => {
  const [a, n] = [random.int(2, 12), random.nonzero(-15, 15)];
  const b = random.nonzero(-12, 12);
  if (gcd(a, n) !== 1) return null;
  if (level === 1 && n < 0) return null;
  if (level < 3) return { text: `Solve ${polynomial([a, b])} = ${n + b}`, key: `x = ${fraction(n, a)}` };
  const c = random.nonzero(-6, 6);
  return a + c === 0
    ? null
    : { text: `Solve ${polynomial([a + c, b])} = ${polynomial([c, n + b])}`, key: `x = ${fraction(n, a)}` };
};

export const rationalEquations: Generator = (random, level) => {
  const [root, b] = [random.nonzero(at(level, 1, -9, -9), 12), random.nonzero(-9, 9)];
  if (level === 1) {
    const c = random.int(2, 9);
    return { text: `Solve ${c * root}/x = ${c}`, key: `x = ${root}` };
  }
  if (root + b === 0) return null;
  const c = random.int(2, 9);
  if (level === 2)
    return { text: `Solve ${c * (root + b)}/(${polynomial([1, b])}) = ${c}`, key: `x = ${root}` };
  const d = random.nonzero(-9, 9);
  const [p, q] = [root + b, root + d];
  if (q === 0 || p === q || b === d) return null;
  return { text: `Solve ${p}/(${polynomial([1, b])}) = ${q}/(${polynomial([1, d])})`, key: `x = ${root}` };
};

export const radicalEquations: Generator = (random, level) => {
  const [value, b] = [random.int(2, 12), random.nonzero(-15, 15)];
  if (level === 1)
    return { text: `Solve sqrt(${polynomial([1, b])}) = ${value}`, key: `x = ${value * value - b}` };
  const a = random.int(2, 6);
  const root = (value * value - b) / a;
  if (!Number.isInteger(root)) return null;
  if (level === 2) return { text: `Solve sqrt(${polynomial([a, b])}) = ${value}`, key: `x = ${root}` };
  const c = random.nonzero(-9, 9);
  return { text: `Solve sqrt(${polynomial([a, b])}) ${signed(c)} = ${value + c}`, key: `x = ${root}` };
};

export const absoluteEquations: Generator = (random, level) => {
  const [centre, width] = [random.nonzero(-12, 12), random.int(1, 15)];
  const roots = (scale: number) =>
    `x = ${fraction(centre - width, scale)} or x = ${fraction(centre + width, scale)}`;
  if (level === 1) return { text: `Solve |${polynomial([1, -centre])}| = ${width}`, key: roots(1) };
  const a = random.int(2, 4);
  if (level === 2) return { text: `Solve |${polynomial([a, -centre])}| = ${width}`, key: roots(a) };
  const c = random.nonzero(-9, 9);
  return { text: `Solve |${polynomial([a, -centre])}| ${signed(c)} = ${width + c}`, key: roots(a) };
};

export const solveForLetter: Generator = (random, level) => {
  const [a, b, c] = [
    random.int(2, 9),
    at(level, 1, random.int(2, 9), random.int(2, 9)),
    random.nonzero(-20, 20),
  ];
  const minus = level === 3 ? -1 : 1;
  return {
    text: `Solve for y: ${a}x ${minus < 0 ? "-" : "+"} ${b === 1 ? "" : b}y = ${c}`,
    key: minus < 0 ? `y = (${a}x ${signed(-c)})/${b}` : `y = (${polynomial([-a, c])})/${b}`,
  };
};

export const linearInequalities: Generator = (random, level) => {
  const sign = random.pick(["<", ">", "<=", ">="] as const);
  const turned = { "<": ">", ">": "<", "<=": ">=", ">=": "<=" } as const;
  const a = (level === 1 ? 1 : random.sign()) * random.int(2, 9);
  const [b, root] = [random.nonzero(-15, 15), random.nonzero(at(level, 1, -9, -12), 12)];
  const key = `x ${a < 0 ? turned[sign] : sign} ${root}`;
  if (level < 3) return { text: `Solve ${polynomial([a, b])} ${sign} ${a * root + b}`, key };
  const c = random.nonzero(-6, 6);
  return a + c === 0
    ? null
    : { text: `Solve ${polynomial([a + c, b])} ${sign} ${polynomial([c, a * root + b])}`, key };
};

export const absoluteInequalities: Generator = (random, level) => {
  const [centre, width] = [random.nonzero(-9, 9), random.int(1, 12)];
  const [low, high] = [centre - width, centre + width];
  const inside = level === 1 || random.sign() < 0;
  const strict = random.sign() < 0 ? "" : "=";
  const key = inside
    ? `${low} <${strict} x <${strict} ${high}`
    : `x <${strict} ${low} or x >${strict} ${high}`;
  if (level < 3)
    return { text: `Solve |${polynomial([1, -centre])}| ${inside ? "<" : ">"}${strict} ${width}`, key };
  const a = random.int(2, 4);
  return { text: `Solve |${polynomial([a, -a * centre])}| ${inside ? "<" : ">"}${strict} ${a * width}`, key };
};

export const proportions: Generator = (random, level) => {
  const [a, b, by] = [random.int(2, 12), random.int(2, 12), random.int(2, at(level, 6, 9, 12))];
  if (gcd(a, b) !== 1) return null;
  if (level === 1) return { text: `Solve x/${b * by} = ${a}/${b}`, key: `x = ${a * by}` };
  if (level === 2) return { text: `Solve ${a}/${b} = ${a * by}/x`, key: `x = ${b * by}` };
  const shift = random.nonzero(-9, 9);
  return { text: `Solve (${polynomial([1, shift])})/${b * by} = ${a}/${b}`, key: `x = ${a * by - shift}` };
};
