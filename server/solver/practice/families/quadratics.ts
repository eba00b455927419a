import type { Generator } from "../types";
import { at, fraction, gcd, multiplied, polynomial, solutions } from "../writing";

export const squareRootEquations: Generator = (random, level) => {
  const [root, a] = [random.int(2, at(level, 15, 12, 12)), random.int(2, 9)];
  if (level === 1) {
    const shift = random.int(0, 9);
    const text = shift === 0 ? `Solve x^2 = ${root * root}` : `Solve x^2 - ${shift} = ${root * root - shift}`;
    return { text, key: solutions("x", [-root, root]) };
  }
  if (level === 2) return { text: `Solve ${a}x^2 = ${a * root * root}`, key: solutions("x", [-root, root]) };
  const shift = random.nonzero(-9, 9);
  return {
    text: `Solve (${polynomial([1, shift])})^2 = ${root * root}`,
    key: solutions("x", [-root - shift, root - shift]),
  };
};

export const zeroProduct: Generator = (random, level) => {
  const [p, q] = [random.nonzero(-12, 12), random.nonzero(-12, 12)];
  if (p === q) return null;
  if (level === 1)
    return {
      text: `Solve (${polynomial([1, -p])})(${polynomial([1, -q])}) = 0`,
      key: solutions("x", [p, q]),
    };
  const a = random.int(2, 9);
  if (level === 2) return { text: `Solve ${a}x(${polynomial([1, -p])}) = 0`, key: solutions("x", [0, p]) };
  return { text: `Solve ${polynomial([a, -a * p, 0])} = 0`, key: solutions("x", [0, p]) };
};

export const quadraticByFactoring: Generator = (random, level) => {
  const most = at(level, 9, 12, 12);
  const [p, q] = [random.nonzero(-most, most), random.nonzero(-most, most)];
  if (p === -q || (level === 1 && p === q)) return null;
  const [a, b, c] = multiplied([1, -p], [1, -q]) as [number, number, number];
  if (level < 3) return { text: `Solve ${polynomial([a, b, c])} = 0`, key: solutions("x", [p, q]) };
  const moved = random.nonzero(-9, 9);
  return {
    text: `Solve ${polynomial([a, b + moved, 0])} = ${polynomial([moved, -c])}`,
    key: solutions("x", [p, q]),
  };
};

export const quadraticLeading: Generator = (random, level) => {
  const [a, n, q] = [random.int(2, at(level, 3, 5, 6)), random.nonzero(-9, 9), random.nonzero(-9, 9)];
  if (gcd(a, n) !== 1) return null;
  return {
    text: `Solve ${polynomial(multiplied([a, -n], [1, -q]))} = 0`,
    key: `x = ${fraction(n, a)} or x = ${q}`,
  };
};

const isSquare = (n: number): boolean => Number.isInteger(Math.sqrt(n));
const squareFree = (n: number): boolean => [4, 9, 25, 49].every((square) => n % square !== 0);

export const quadraticFormula: Generator = (random, level) => {
  // The answer is (p ± √r)/a with whole p and r.
  const [p, r] = [random.nonzero(-7, 7), random.int(2, at(level, 15, 23, 30))];
  if (isSquare(r) || !squareFree(r)) return null;
  const root = (sign: string) => `x = ${p} ${sign} sqrt(${r})`;
  if (level === 1)
    return { text: `Solve ${polynomial([1, -2 * p, p * p - r])} = 0`, key: `${root("-")} or ${root("+")}` };
  const a = random.int(2, at(level, 2, 3, 4));
  const last = (p * p - r) / a;
  if (!Number.isInteger(last) || last === 0) return null;
  const over = (sign: string) => `x = (${p} ${sign} sqrt(${r}))/${a}`;
  return { text: `Solve ${polynomial([a, -2 * p, last])} = 0`, key: `${over("-")} or ${over("+")}` };
};

export const discriminants: Generator = (random, level) => {
  const [a, b, c] = [random.int(1, at(level, 3, 5, 7)), random.nonzero(-9, 9), random.nonzero(-9, 9)];
  if (level === 1 && c < 0) return null;
  return { text: `Find the discriminant of ${polynomial([a, b, c])} = 0`, key: `${b * b - 4 * a * c}` };
};

export const vertices: Generator = (random, level) => {
  const [h, k] = [random.nonzero(-7, 7), random.nonzero(-12, 12)];
  const a = at(level, 1, 1, random.nonzero(-3, 3));
  const key = `(${h}, ${k})`;
  if (level === 1)
    return {
      text: `Find the vertex of y = (${polynomial([1, -h])})^2 ${k < 0 ? "-" : "+"} ${Math.abs(k)}`,
      key,
    };
  const [x2, x1, x0] = multiplied([1, -h], [1, -h]).map((each) => each * a) as [number, number, number];
  return { text: `Find the vertex of y = ${polynomial([x2, x1, x0 + k])}`, key };
};

export const quadraticInequalities: Generator = (random, level) => {
  const [p, q] = [random.nonzero(-9, 8), random.nonzero(-9, 9)];
  if (p >= q) return null;
  const between = level === 1 || random.sign() < 0;
  const strict = level === 3 ? "=" : "";
  const key = between ? `${p} <${strict} x <${strict} ${q}` : `x <${strict} ${p} or x >${strict} ${q}`;
  return {
    text: `Solve ${polynomial(multiplied([1, -p], [1, -q]))} ${between ? "<" : ">"}${strict} 0`,
    key,
  };
};
