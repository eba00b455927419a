import type { Expression } from "../../expression/ast";
import { equation, int, negation, power, product, quotient, root, sum, symbol } from "../../expression/build";
import { evaluateComplex } from "../../expression/evaluate-numeric";
import { symbolsOf } from "../../expression/walk";
import type { Concept } from "../../lexicon/lexicon";
import { toLatex } from "../../printer/latex";
import { calculateOrSimplify, solveOne } from "../../problem/classify";
import { byFormula, type Recognition } from "../../problem/sentence";
import type { StoryAsked } from "../../tasks/story";
import { type Face, letter, whole } from "../faces";
import { angleMeasure, type Measure, measure, namedMeasure } from "../figures/measure";
import { type Frame, frame, maybe, one, several } from "../frame";
import { expressionOf } from "../sentence";
import { figureTask } from "./geometry";

/** Angles that together have a fixed size; `count` of them where the figure says how many there are. */
interface Whole {
  readonly head: Concept;
  readonly total: number;
  readonly count: number | null;
  readonly says: string;
}

const HALF_TURN = 180;
const ANGLES_OF: readonly (readonly [Concept, number])[] = [
  ["triangle", 3],
  ["quadrilateral", 4],
  ["parallelogram", 4],
  ["trapezium", 4],
  ["pentagon", 5],
  ["hexagon", 6],
];
const WHOLES: readonly Whole[] = [
  ...ANGLES_OF.map(([head, count]) => ({
    head,
    count,
    total: (count - 2) * HALF_TURN,
    says: `The ${count} angles add up to $${(count - 2) * HALF_TURN}^\\circ$.`,
  })),
  { head: "on-a-line", total: 180, count: null, says: "Angles on a straight line add up to $180^\\circ$." },
  { head: "around-a-point", total: 360, count: null, says: "Angles around a point add up to $360^\\circ$." },
  { head: "complementary", total: 90, count: 2, says: "Complementary angles add up to $90^\\circ$." },
  { head: "right-triangle", total: 90, count: 2, says: "The two acute angles add up to $90^\\circ$." },
];

const IDLE = [
  "angle",
  "third-angle",
  "missing-value",
  "in",
  "degrees",
  "to-degrees",
  "square-units",
  "leave",
  "after",
  "solve",
  "acute",
  "measures",
  "other-one",
] as const;

const degrees = (value: Expression, label = ""): StoryAsked => ({
  kind: "amount",
  label,
  value,
  unit: "degrees",
});

/** The one angle that is left of the whole. */
const missingFrames = WHOLES.flatMap((figure) =>
  (["angle", "third-angle", "missing-value"] as const).map((word) => missingFrame(figure, word)),
);

function missingFrame(
  { head, total, count, says }: Whole,
  word: "angle" | "third-angle" | "missing-value",
): Frame {
  return frame({
    id: `missing-${word}-${head}`,
    heads: [[head], [word]],
    idle: IDLE,
    slots: {
      told: maybe(whole, { before: ["angle"] }),
      known: several(angleMeasure, { most: 6 }),
    },
    build: ({ told, known }, context): Recognition | null => {
      if (told !== undefined && told !== BigInt(known.length) && told !== BigInt(known.length + 1))
        return null;
      if (count !== null && known.length !== count - 1) return null;
      const left = sum([int(total), ...known.map(({ value }) => negation(value))]);
      return isPositive(left) ? figureTask([degrees(left)], [says], context) : null;
    },
  });
}

const isPositive = (e: Expression): boolean => (evaluateComplex(e, new Map())?.re ?? 0) > 0;

/** 3x + 20, 40°, x: an angle in terms of an unknown. */
const angleExpression: Face<Expression> = (item, context) => {
  const found = expressionOf({ ...item, text: item.text.replace(/°|\^\{?\\circ\}?/g, "") }, context);
  return found && symbolsOf(found).length <= 1 ? found : null;
};

/** Whether all angles are greater than zero where they add up to the whole; each is linear in the unknown. */
function arePositive(angles: readonly Expression[], total: number, unknown: string): boolean {
  const at = (e: Expression, x: number) =>
    evaluateComplex(e, new Map([[unknown, { re: x, im: 0 }]]))?.re ?? 0;
  const slope = at(sum(angles), 1) - at(sum(angles), 0);
  const x = (total - at(sum(angles), 0)) / slope;
  return slope !== 0 && angles.every((each) => at(each, x) > 0);
}

/** "Angles on a straight line are x and 3x + 20. Find x." */
const unknownFrames = WHOLES.map(({ head, total, count }) =>
  frame({
    id: `unknown-angle-${head}`,
    heads: [[head]],
    idle: IDLE,
    slots: {
      told: maybe(whole, { before: ["angle"] }),
      angles: several(angleExpression, { least: 2, most: 6 }),
      unknown: one(letter),
    },
    build: ({ told, angles, unknown }): Recognition | null => {
      if (told !== undefined && told !== BigInt(angles.length)) return null;
      const letters = new Set(angles.flatMap((each) => symbolsOf(each)));
      if ((count !== null && angles.length !== count) || letters.size !== 1 || !letters.has(unknown))
        return null;
      return arePositive(angles, total, unknown)
        ? byFormula(solveOne(equation(sum(angles), int(total)), unknown), "the sum of these angles")
        : null;
    },
  }),
);

const partnerFrames = (
  [
    ["complement", 90, "Complementary angles add up to $90^\\circ$."],
    ["supplement", 180, "Supplementary angles add up to $180^\\circ$."],
  ] as const
).map(([head, total, says]) =>
  frame({
    id: head,
    heads: [[head]],
    idle: ["angle", "degrees"],
    slots: { of: one(angleMeasure) },
    build: ({ of }, context) => {
      const left = sum([int(total), negation(of.value)]);
      return isPositive(left) ? figureTask([degrees(left)], [says], context) : null;
    },
  }),
);

const PARTNERS: readonly Concept[] = ["supplement", "complement"];
const LETTERS = ["x", "y"];

/** "The supplement and the complement of 31°". */
const bothPartners = frame({
  id: "supplement-and-complement",
  heads: [["supplement"], ["complement"]],
  idle: ["angle", "degrees", "both", "measures"],
  // "The complement of an angle is 25°" tells no angle of which the complement is asked.
  closed: ["supplement", "complement"],
  slots: { of: one(angleMeasure) },
  build: ({ of }, _, words): Recognition | null => {
    // Without "and" it is the one of the other.
    if (!words.has("and") && !words.has("both")) return null;
    const asked = [...words].filter((word) => PARTNERS.includes(word));
    const angles = asked.map((means, at) => ({ means, letter: LETTERS[at] as string, ...partnerOf(means) }));
    if (!angles.every(({ total }) => isPositive(sum([int(total), negation(of.value)])))) return null;
    const conditions = angles.map(({ letter: name, total, says }) => ({
      relation: equation(sum([symbol(name), of.value]), int(total)),
      says,
    }));
    return {
      mathematics: {
        task: "story",
        domain: "positive",
        unknowns: angles.map(({ letter: name, means }) => ({ letter: name, means: `the ${means}` })),
        conditions,
        asked: angles.map(({ letter: name, means }) => degrees(symbol(name), means)),
      },
      instruction: "Find what is missing in the figure",
      latex: conditions.map(({ relation }) => toLatex(relation)).join(", \\quad "),
    };
  },
});

const partnerOf = (name: Concept): { readonly total: number; readonly says: string } =>
  name === "supplement"
    ? { total: 180, says: "Supplementary angles add up to 180 degrees." }
    : { total: 90, says: "Complementary angles add up to 90 degrees." };

const NAMED: readonly (readonly [Concept, number])[] = [
  ["triangle", 3],
  ["quadrilateral", 4],
  ["pentagon", 5],
  ["hexagon", 6],
  ["heptagon", 7],
  ["octagon", 8],
  ["nonagon", 9],
  ["decagon", 10],
  ["regular-pentagon", 5],
  ["regular-hexagon", 6],
  ["regular-octagon", 8],
];
const POLYGONS = NAMED.map(([concept]) => concept);
const MOST_SIDES = 1000n;

const sidesIn = (words: ReadonlySet<string>, told: bigint | undefined): bigint | null => {
  const named = NAMED.flatMap(([concept, count]) => (words.has(concept) ? [BigInt(count)] : []));
  const all = told === undefined ? named : [told, ...named];
  const [only, other] = all;
  return only !== undefined && other === undefined && only >= 3n && only <= MOST_SIDES ? only : null;
};

const isRegular = (words: ReadonlySet<string>): boolean =>
  [...words].some((word) => word === "regular" || word.startsWith("regular-"));

const number = (value: bigint): Expression => ({ kind: "number", value: { n: value, d: 1n } });

/** What an angle of a polygon is made of its number of sides. */
const polygonFrame = (
  asked: "interior-angle" | "exterior-angle" | "interior-angle-sum",
  angleOf: (sides: bigint) => Expression,
  says: string,
): Frame =>
  frame({
    id: asked,
    // The angle of a regular polygon, without more said, is the one inside.
    heads: [
      [asked, ...(asked === "interior-angle" ? (["angle"] as const) : [])],
      ["polygon", ...POLYGONS],
    ],
    idle: ["regular", "in", "side", ...(asked === "interior-angle-sum" ? (["angle"] as const) : [])],
    slots: { sides: maybe(whole, { before: ["side", "polygon"], after: ["side"] }) },
    build: ({ sides }, context, words): Recognition | null => {
      const count = sidesIn(words, sides);
      if (count === null || (asked !== "interior-angle-sum" && !isRegular(words))) return null;
      return figureTask([degrees(angleOf(count))], [says], context);
    },
  });

const angleSum = (sides: bigint): Expression => product([number(sides - 2n), int(HALF_TURN)], true);
const FULL_TURN = 360;

const polygonFrames: readonly Frame[] = [
  polygonFrame(
    "interior-angle-sum",
    angleSum,
    "The angles of a polygon with $n$ sides add up to $(n - 2) \\cdot 180^\\circ$.",
  ),
  polygonFrame(
    "interior-angle",
    (sides) => quotient(angleSum(sides), number(sides)),
    "The $n$ equal angles of a regular polygon add up to $(n - 2) \\cdot 180^\\circ$.",
  ),
  polygonFrame(
    "exterior-angle",
    (sides) => quotient(int(FULL_TURN), number(sides)),
    "The $n$ equal exterior angles of a regular polygon add up to $360^\\circ$.",
  ),
  ...(["interior-angle", "exterior-angle"] as const).map((told) =>
    frame({
      id: `sides-from-${told}`,
      heads: [["how-many-sides"]],
      idle: ["polygon", "regular", "degrees", "to-degrees", "whether"],
      slots: { angle: one(angleMeasure, { after: [told] }) },
      build: ({ angle }, context): Recognition | null => {
        const outer = told === "exterior-angle" ? angle.value : sum([int(HALF_TURN), negation(angle.value)]);
        const asked: StoryAsked = {
          kind: "count",
          label: "",
          value: quotient(int(FULL_TURN), outer),
          unit: "",
        };
        return isPositive(outer)
          ? figureTask([asked], ["The exterior angles of a polygon add up to $360^\\circ$."], context)
          : null;
      },
    }),
  ),
];

/** "How many diagonals does a hexagon have": each corner is joined to all but itself and its neighbours. */
const diagonalsFrame = frame({
  id: "diagonals",
  heads: [["diagonals"], ["how-many", "how-many-sides"], ["polygon", ...POLYGONS]],
  idle: ["regular", "in", "side", "with", "how-many"],
  slots: { sides: maybe(whole, { before: ["side", "polygon"], after: ["side"] }) },
  build: ({ sides }, context, words): Recognition | null => {
    const count = sidesIn(words, sides);
    if (count === null || count < 4n) return null;
    const value = quotient(product([number(count), number(count - 3n)], true), int(2));
    const says = "From each of the $n$ corners go $n - 3$ diagonals, and each diagonal has two ends.";
    return figureTask([{ kind: "count", label: "", value, unit: "" }], [says], context);
  },
});

/** "Pythagoras a = 5, b = 12", "pythagoras, legs 9 and 40": of the legs a and b and the hypotenuse c two are told. */
const pythagorasFrame = frame({
  id: "pythagoras",
  heads: [["pythagoras"]],
  idle: ["right-triangle", "triangle", "side", "length", "by", "in", "with"],
  slots: {
    told: several(namedMeasure, { least: 0, most: 2 }),
    legs: several(measure(1), { least: 0, most: 2, after: ["leg"] }),
    asked: maybe(letter),
  },
  build: ({ told, legs, asked }, context): Recognition | null => {
    const named = legs.map((leg, at) => ({ symbol: at === 0 ? "a" : "b", measure: leg }));
    const parts = [...told, ...named];
    const known = new Map(parts.map((part) => [part.symbol, part.measure]));
    const [missing, ...others] = ["a", "b", "c"].filter((name) => !known.has(name));
    const [first, second] = ["c", "a", "b"].flatMap((name) => known.get(name) ?? []);
    if (!missing || others.length > 0 || (asked ?? missing) !== missing || parts.length !== 2) return null;
    if (!first || !second || first.unit !== second.unit) return null;
    const value = other(first.value, second.value, missing === "c");
    const says = "By the theorem of Pythagoras, $a^2 + b^2 = c^2$ in a right triangle.";
    return figureTask([{ kind: "amount", label: "", value, unit: first.unit ?? "" }], [says], context);
  },
});

/** sin θ, cos A, or tan alone with its letter. */
const ratio: Face<"sin" | "cos" | "tan"> = (item, context) => {
  const found = expressionOf(item, context);
  if (found?.kind !== "function" || !["sin", "cos", "tan"].includes(found.name)) return null;
  return found.args[0]?.kind === "symbol" ? (found.name as "sin" | "cos" | "tan") : null;
};

/** A side from the other two, by the theorem of Pythagoras. */
const other = (a: Expression, b: Expression, isLong: boolean): Expression =>
  root(sum([power(a, int(2)), isLong ? power(b, int(2)) : negation(power(b, int(2)))]));

/** "In a right triangle opp = 5 and hyp = 13, what is sin θ?" */
const ratioFrame = (head: "opposite" | "adjacent" | "hypotenuse") =>
  frame({
    id: `right-triangle-ratio-${head}`,
    heads: [[head]],
    idle: ["right-triangle", "in", "triangle", "angle", "after"],
    slots: {
      opposite: maybe(measure(1), { after: ["opposite"], before: ["opposite"] }),
      adjacent: maybe(measure(1), { after: ["adjacent"], before: ["adjacent"] }),
      hypotenuse: maybe(measure(1), { after: ["hypotenuse"], before: ["hypotenuse"] }),
      asked: one(ratio),
      angle: maybe(letter),
    },
    build: ({ opposite, adjacent, hypotenuse, asked }): Recognition | null => {
      const told: (Measure | undefined)[] = [opposite, adjacent, hypotenuse];
      if (told.filter(Boolean).length !== 2) return null;
      const [o, n, c] = told.map((each) => each?.value);
      const sides = {
        opposite: o ?? (c && n ? other(c, n, false) : undefined),
        adjacent: n ?? (c && o ? other(c, o, false) : undefined),
        hypotenuse: c ?? (o && n ? other(o, n, true) : undefined),
      };
      const [top, bottom] =
        asked === "sin"
          ? [sides.opposite, sides.hypotenuse]
          : asked === "cos"
            ? [sides.adjacent, sides.hypotenuse]
            : [sides.opposite, sides.adjacent];
      return top && bottom
        ? byFormula(calculateOrSimplify(quotient(top, bottom)), "the ratios of sides of a right triangle")
        : null;
    },
  });

export const ANGLE_FRAMES: readonly Frame[] = [
  ...missingFrames,
  ...unknownFrames,
  ...partnerFrames,
  bothPartners,
  ...polygonFrames,
  diagonalsFrame,
  pythagorasFrame,
  ...(["opposite", "adjacent"] as const).map(ratioFrame),
];
