import { box, listed, ring, tenth } from "../check/pictures/drawing";
import { table } from "../table";
import type { Picture } from "../theorems/types";
import type { SlipId } from "./slips";
import { gcd } from "./writing";

/** Draws a slip from the numbers of its problem. */
type FromSizes = (sizes: readonly number[]) => Picture | null;

const plain = (n: number): string => `${n}`.replace("-", "−");

/** Where a rectangle stands in its picture, and the largest that it is drawn. */
const [LEFT, TOP, WIDE, HIGH] = [22, 18, 76, 44] as const;
/** A side that is still to be seen. */
const SIDE_MIN = 12;

/** A rectangle in its place. */
interface Frame {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly high: number;
}

/** As large as there is room for, with its sides as long as they are to each other. */
function frameOf(a: number, b: number): Frame {
  const scale = Math.min(WIDE / a, HIGH / b);
  const [wide, high] = [Math.max(SIDE_MIN, a * scale), Math.max(SIDE_MIN, b * scale)];
  return { x: LEFT + (WIDE - wide) / 2, y: TOP + (HIGH - high) / 2, wide, high };
}

type Drawn = Pick<Picture, "lines" | "area" | "wrong" | "dashes">;

/** @param sizes its length and its width */
const rectangle =
  (shows: (a: string, b: string) => string, draw: (frame: Frame) => Drawn): FromSizes =>
  ([a = 1, b = 1]) => {
    const frame = frameOf(a, b);
    const { x, y, wide, high } = frame;
    const [across, down] = [tenth(x + wide / 2), tenth(y + high / 2 + 3)];
    return {
      shows: shows(plain(a), plain(b)),
      ...draw(frame),
      labels: [
        [across, tenth(y - 5), plain(a)],
        [across, tenth(y + high + 12), plain(a)],
        [tenth(x - 10), down, plain(b)],
        [tenth(x + wide + 10), down, plain(b)],
      ],
    };
  };

/** A path of straight lines from point to point. */
const path = (...points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y], index) => `${index === 0 ? "M" : "L"}${tenth(x)} ${tenth(y)}`).join("");

const outline = ({ x, y, wide, high }: Frame): string => box(x, y, wide, high);

/** The side at the top and the one on the left, and the two others. */
const upper = ({ x, y, wide, high }: Frame): string =>
  path([x, y + high], [x, y]) + path([x, y], [x + wide, y]);
const lower = ({ x, y, wide, high }: Frame): string =>
  path([x, y + high], [x + wide, y + high]) + path([x + wide, y + high], [x + wide, y]);

/** @param sizes base and height */
const halfOfRectangle: FromSizes = ([a = 1, b = 1]) => {
  const { x, y, wide, high } = frameOf(a, b);
  const [left, right, top] = [
    [x, y + high],
    [x + wide, y + high],
    [x + wide * 0.4, y],
  ] as const;
  const triangle = `${path(left, right, top)}Z`;
  return {
    shows: `A triangle with base ${plain(a)} and height ${plain(b)}, in the rectangle around it. It is half of that; the other half does not belong to it.`,
    lines: triangle,
    area: triangle,
    wrong: `${path(left, [x, y], top)}Z${path(right, [x + wide, y], top)}Z`,
    dashes: path(top, [top[0], y + high]),
    labels: [
      [tenth(x + wide / 2), tenth(y + high + 12), plain(a)],
      [tenth(x + wide + 10), tenth(y + high / 2 + 3), plain(b)],
    ],
  };
};

/** @param sizes the two angles that are known, in degrees */
const straightLine: FromSizes = ([a = 0, b = 0]) => {
  const end = (degrees: number) => {
    const turn = (Math.PI * (180 - degrees)) / 180;
    return `L${tenth(60 + 50 * Math.cos(turn))} ${tenth(66 - 50 * Math.sin(turn))}`;
  };
  const middle = (degrees: number, label: string) => {
    const turn = (Math.PI * (180 - degrees)) / 180;
    return [tenth(60 + 34 * Math.cos(turn)), tenth(68 - 34 * Math.sin(turn)), label] as const;
  };
  return {
    shows: `The three angles of a triangle side by side fill a straight line of 180°: ${a}°, ${b}° and the third.`,
    lines: `M10 66H110M60 66${end(a)}M60 66${end(a + b)}`,
    area: `M60 66${end(a + b)}${end((a + b + 180) / 2)}L110 66Z`,
    labels: [middle(a / 2, `${a}°`), middle(a + b / 2, `${b}°`), middle((a + b + 180) / 2, "?")],
  };
};

/** @param sizes the legs and the hypotenuse of a right triangle; 0 for the one that is asked for */
const squaresOnSides: FromSizes = ([a = 0, b = 0, c = 0]) => {
  const [one, two, three] = [a, b, c].map((side) => (side === 0 ? "?" : `${Math.abs(side)}²`)) as [
    string,
    string,
    string,
  ];
  return {
    shows: `A right triangle with a square on each side. The squares on the legs, ${one} and ${two}, are together the square on the hypotenuse, ${three}. Asked for is a side, not a square.`,
    lines: "M46 50H70V32ZM46 50V74H70V50M70 50H88V32H70M46 50L28 26L52 8L70 32",
    area: "M46 50H70V32Z",
    labels: [
      [58, 65, one],
      [79, 44, two],
      [49, 32, three],
    ],
  };
};

/** @param sizes how far along and how far up */
const slopeTriangle: FromSizes = ([run = 1, rise = 1]) => {
  const up = rise > 0;
  const [from, to] = up ? [64, 18] : [18, 64];
  return {
    shows: `A line from one point to another: ${plain(run)} along and ${Math.abs(rise)} ${up ? "up" : "down"}. The slope is what it rises over what it runs along, and below zero where it falls.`,
    lines: `M16 ${from}L80 ${to}`,
    area: `M16 ${from}H80V${to}Z`,
    dashes: `M16 ${from}H80V${to}`,
    labels: [
      [48, up ? 75 : 12, `along ${plain(run)}`],
      [100, 44, `${up ? "up" : "down"} ${Math.abs(rise)}`],
    ],
  };
};

/** A bar whose whole is 100 %, with a part of it tinted. */
const percentBar = (
  share: number,
  labels: readonly [part: string, whole: string],
  shows: string,
): Picture => ({
  shows,
  lines: `${box(10, 30, 100, 20)}M${tenth(10 + 100 * share)} 26v28`,
  area: box(10, 30, tenth(100 * share), 20),
  labels: [
    [Math.min(88, Math.max(30, tenth(10 + 50 * share))), 22, labels[0]],
    [60, 66, labels[1]],
  ],
});

/** @param sizes an amount before and after a change */
const twoBars =
  (isRight: (from: string) => string, isAsked: boolean): FromSizes =>
  ([from = 1, to = 1]) => {
    const most = Math.max(from, to);
    const after = isAsked ? "?" : plain(to);
    const [one, two] = [tenth((82 * from) / most), tenth((82 * to) / most)];
    return {
      shows: `Two bars, ${plain(from)} before and ${after} after. ${isRight(plain(from))}`,
      lines: box(8, 18, one, 16) + box(8, 48, two, 16),
      area: box(8, 48, Math.min(one, two), 16),
      wrong: box(8 + Math.min(one, two), to > from ? 48 : 18, Math.abs(one - two), 16),
      labels: [
        [22, 13, "before"],
        [20, 44, "after"],
        [105, 29, plain(from)],
        [105, 59, after],
      ],
    };
  };

/** @param sizes numbers in the order in which they are given */
const middleOfList: FromSizes = (numbers) => {
  const wide = 112 / numbers.length;
  const at = (index: number) => tenth(4 + wide * (index + 0.5));
  const place = 4 + wide * ((numbers.length - 1) / 2);
  return {
    shows: `As given: ${listed(numbers.map(plain))}, and their middle marked. Below as many boxes for them in order: the median goes into the middle one of those.`,
    lines: numbers.map((_, index) => box(4 + wide * index, 50, wide, 16)).join(""),
    area: box(place, 50, wide, 16),
    wrong: box(place, 16, wide, 16),
    labels: [
      [22, 11, "as given"],
      [20, 45, "in order"],
      [60, 61, "?"],
      ...numbers.map((each, index) => [at(index), 27, plain(each)] as const),
    ],
  };
};

/** @param sizes the numbers whose mean is asked for */
const levelled: FromSizes = (numbers) => {
  const [most, wide] = [Math.max(...numbers, 1), 108 / numbers.length];
  const mean = numbers.reduce((a, b) => a + b, 0) / numbers.length;
  const high = (n: number) => tenth((54 * n) / most);
  return {
    shows: `Columns of ${listed(numbers.map(plain))} and a level line: the mean is how high all of them are once they are shared out evenly, so it lies between the smallest and the largest.`,
    lines: numbers
      .map((each, index) => box(6 + wide * index + 2, 66 - high(each), wide - 4, high(each)))
      .join(""),
    area: numbers
      .map((each, index) => box(6 + wide * index + 2, 66 - high(each), wide - 4, high(each)))
      .join(""),
    dashes: `M4 ${tenth(66 - high(mean))}H116`,
    labels: numbers.map((each, index) => [tenth(6 + wide * (index + 0.5)), 76, plain(each)] as const),
  };
};

/** @param sizes which term is asked for */
const stepsBetween: FromSizes = ([n = 1]) => {
  const middles = [14, 37, 75, 98] as const;
  return {
    shows: `Terms in a row, from the first to number ${n}: there are ${n - 1} steps between them, one fewer than there are terms.`,
    lines: middles.map((x) => box(x - 9, 38, 18, 18)).join(""),
    area: box(89, 38, 18, 18),
    dashes: "M14 34Q25.5 22 37 34M75 34Q86.5 22 98 34",
    labels: [
      [14, 50, "1"],
      [37, 50, "2"],
      [56, 50, "…"],
      [75, 50, plain(n - 1)],
      [98, 50, plain(n)],
      [56, 17, `${n - 1} steps`],
    ],
  };
};

/** @param sizes how many of the smaller unit one of the larger holds */
const thereAndBack: FromSizes = ([holds = 1]) => ({
  shows: `From the larger unit to the smaller the number is multiplied by ${holds}, from the smaller to the larger it is divided by ${holds}.`,
  lines: `${box(8, 30, 36, 20)}${box(76, 30, 36, 20)}M48 34H72l-4 -3M72 34l-4 3M72 46H48l4 -3M48 46l4 3`,
  area: box(8, 30, 36, 20),
  labels: [
    [26, 43, "larger"],
    [94, 43, "smaller"],
    [60, 26, `· ${holds}`],
    [60, 60, `÷ ${holds}`],
  ],
});

/** Prime factors in ascending order, each as often as it is in the number. */
function primesOf(n: number): number[] {
  const found: number[] = [];
  for (let left = n, prime = 2; left > 1; prime += 1)
    for (; left % prime === 0; left /= prime) found.push(prime);
  return found;
}

/** @param sizes two numbers */
const sharedFactors: FromSizes = ([a = 1, b = 1]) => {
  const shared = gcd(a, b);
  const [one, both, other] = [a / shared, shared, b / shared].map((n) => primesOf(n).map(plain)) as [
    string[],
    string[],
    string[],
  ];
  if ([one, both, other].some(({ length }) => length > 4)) return null;
  const column = (names: readonly string[], x: number) =>
    names.map((name, index) => [x, 44 + (index - (names.length - 1) / 2) * 9, name] as const);
  const inBoth =
    both.length === 0
      ? "None is in both, so the highest common factor is 1."
      : `In both: ${listed(both)}; they make the highest common factor.`;
  return {
    shows: `The prime factors of ${a} and ${b} in two circles. ${inBoth} All together make the lowest common multiple.`,
    lines: ring(45, 41, 28) + ring(75, 41, 28),
    area: "M60 17.4A28 28 0 0 1 60 64.6A28 28 0 0 1 60 17.4Z",
    labels: [
      [20, 10, plain(a)],
      [100, 10, plain(b)],
      ...column(one, 32),
      ...column(both, 60),
      ...column(other, 88),
    ],
  };
};

/** @param sizes what is put in, and what the inner function makes of it */
const machines: FromSizes = ([x = 0, between = 0]) => ({
  shows: `Two boxes in a row: ${plain(x)} goes into g first, and what comes out of it, ${plain(between)}, into f.`,
  lines: `${box(28, 28, 22, 24)}${box(78, 28, 22, 24)}M12 40H28M50 40H78M100 40H116`,
  area: box(28, 28, 22, 24),
  labels: [
    [14, 35, plain(x)],
    [39, 43, "g"],
    [64, 35, plain(between)],
    [89, 43, "f"],
  ],
});

/** How each slip is drawn. */
const PICTURES: Readonly<Record<SlipId, FromSizes>> = table({
  "percent-not-divided": ([rate = 0, whole = 0]) =>
    percentBar(
      rate / 100,
      [`${rate}%`, `100% = ${whole}`],
      `A bar for ${whole}, which is 100%. ${rate}% is a part of it, so it cannot be more.`,
    ),
  "percent-of-the-part": ([rate = 0, part = 0]) =>
    percentBar(
      rate / 100,
      [`${rate}% = ${part}`, "100% = ?"],
      `A bar whose first ${rate}% are ${part}. All of it, 100%, is what is asked for.`,
    ),
  "part-and-whole-swapped": ([part = 0, whole = 1]) =>
    percentBar(
      Math.min(1, part / whole),
      [`${plain(part)} = ?%`, `100% = ${whole}`],
      `A bar for ${whole}, which is 100%. ${plain(part)} is a part of it.`,
    ),
  "change-only": twoBars(
    () => "The difference is only the change. Asked for is the whole bar after it.",
    true,
  ),
  "change-of-the-new-amount": twoBars(
    (from) => `The change is compared with the bar before it, ${from}, which is 100%.`,
    false,
  ),
  "run-over-rise": slopeTriangle,
  "slope-sign": slopeTriangle,
  "legs-added": squaresOnSides,
  "root-forgotten": squaresOnSides,
  "two-sides-only": rectangle(
    (a, b) => `A rectangle of ${a} by ${b} has four sides. Two of them were left out.`,
    (frame) => ({ lines: upper(frame), wrong: lower(frame) }),
  ),
  "area-for-perimeter": rectangle(
    (a, b) => `A rectangle of ${a} by ${b}. Its surface was worked out; the perimeter is the line around it.`,
    ({ x, y, wide, high }) => ({
      lines: box(x, y, wide, high),
      wrong: box(x + 3, y + 3, wide - 6, high - 6),
    }),
  ),
  "perimeter-for-area": rectangle(
    (a, b) =>
      `A rectangle of ${a} by ${b}. The line around it was worked out; the area is the surface inside.`,
    (frame) => ({ lines: "", area: outline(frame), wrong: `${upper(frame)}${lower(frame)}` }),
  ),
  "half-forgotten": halfOfRectangle,
  "sum-of-two-angles": straightLine,
  "converted-the-wrong-way": thereAndBack,
  "sum-not-divided": levelled,
  "list-not-sorted": middleOfList,
  "one-step-too-many": stepsBetween,
  "factor-for-multiple": sharedFactors,
  "multiple-for-factor": sharedFactors,
  "composed-the-other-way": machines,
});

/** What went wrong in a slip, drawn from the numbers of its problem.
 * @returns null where they are not told, or too many */
export const pictureOfSlip = (id: SlipId, sizes: readonly number[]): Picture | null =>
  sizes.length === 0 ? null : PICTURES[id](sizes);
