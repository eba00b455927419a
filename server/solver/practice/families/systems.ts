import type { Generator } from "../types";
import { at, polynomial, terms } from "../writing";

const equation = (a: number, b: number, sum: number): string =>
  `${terms([
    [a, "x"],
    [b, "y"],
  ])} = ${sum}`;

export const systemsBySubstitution: Generator = (random, level) => {
  const most = at(level, 6, 9, 12);
  const [x, y] = [
    random.nonzero(at(level, 1, -most, -most), most),
    random.nonzero(at(level, 1, -most, -most), most),
  ];
  const slope = level === 1 ? random.int(1, 4) : random.nonzero(-5, 5);
  const [a, b] = [random.int(1, at(level, 4, 6, 9)), random.nonzero(-5, 6)];
  if (a + b * slope === 0) return null;
  return {
    text: `Solve y = ${polynomial([slope, y - slope * x])}, ${equation(a, b, a * x + b * y)}`,
    key: `x = ${x}, y = ${y}`,
  };
};

export const systemsByElimination: Generator = (random, level) => {
  const most = at(level, 6, 9, 12);
  const [x, y] = [
    random.nonzero(at(level, 1, -most, -most), most),
    random.nonzero(at(level, 1, -most, -most), most),
  ];
  const [a, b] = [random.int(1, at(level, 4, 6, 9)), random.int(1, at(level, 4, 6, 9))];
  // At the first level one letter goes away at once.
  const [c, d] = level === 1 ? [random.int(1, 5), -b] : [random.int(1, 7), random.nonzero(-7, 7)];
  if (a * d === b * c) return null;
  return {
    text: `Solve ${equation(a, b, a * x + b * y)}, ${equation(c, d, c * x + d * y)}`,
    key: `x = ${x}, y = ${y}`,
  };
};

export const threeUnknowns: Generator = (random, level) => {
  const most = at(level, 4, 6, 9);
  const [x, y, z] = [random.nonzero(-most, most), random.nonzero(-most, most), random.nonzero(-most, most)];
  const row = () => [
    random.nonzero(at(level, 1, -2, -4), at(level, 3, 3, 5)),
    random.nonzero(-3, 3),
    random.nonzero(-3, 3),
  ];
  const rows = [[1, 1, 1], row(), row()] as [number, number, number][];
  const [[a, b, c], [d, e, f], [g, h, i]] = rows as [
    [number, number, number],
    [number, number, number],
    [number, number, number],
  ];
  if (a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g) === 0) return null;
  const written = rows.map(
    ([p, q, r]) =>
      `${terms([
        [p, "x"],
        [q, "y"],
        [r, "z"],
      ])} = ${p * x + q * y + r * z}`,
  );
  return { text: `Solve ${written.join(", ")}`, key: `x = ${x}, y = ${y}, z = ${z}` };
};
