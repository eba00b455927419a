import type { Expression } from "../../expression/ast";
import { equation, int, power, product, quotient, root, symbol } from "../../expression/build";
import { compare, divide, multiply, add as plus, type Rational, rational } from "../../expression/rational";
import { dimensionOf, sizeOf } from "../../expression/units";
import type { Concept } from "../../lexicon/lexicon";
import { toLatex } from "../../printer/latex";
import { calculateOrSimplify, solveOne } from "../../problem/classify";
import { conversionOf } from "../../problem/recognise-unit-conversion";
import { byFormula, type Recognition } from "../../problem/sentence";
import { unitOf } from "../../problem/unit-text";
import type { Amount } from "../../tasks/unit-conversion";
import type { VariationFactor, VariationTask, VariationValue } from "../../tasks/variation";
import type { Face } from "../faces";
import { amount, assignment, letter, number, whole } from "../faces";
import { nodeOf, ratio, type Sum, sum, unitName } from "../faces-numbers";
import { type Frame, frame, maybe, one, several } from "../frame";
import { expressionOf } from "../sentence";
import { CENTS, money } from "./money";

/** Lengths that are measured on a map; longer units are those of the ground. */
const ON_PAPER: ReadonlySet<string> = new Set(["centimeter", "millimeter", "inch"]);
const isOnPaper = ({ unit }: Amount): boolean => ON_PAPER.has(unit.units[0]?.unit.name ?? "");

const OF_MAP: readonly Concept[] = [
  ...(["map", "map-scale", "distance", "length", "how-many", "in", "on", "to", "as", "is", "real"] as const),
  ...(["between", "ratio", "represents", "parameter", "point", "line", "over", "by", "at"] as const),
];

const asOne = (amounts: readonly Amount[]): Amount | null =>
  amounts.length === 1 ? (amounts[0] ?? null) : null;

/** "A map has a scale of 1:25000. How far is 4 cm on the map?" */
const mapByRatio = frame({
  id: "map-by-ratio",
  heads: [["map-scale"], ["map"]],
  idle: OF_MAP,
  things: 2,
  slots: {
    scale: one(ratio),
    told: one(amount),
    to: maybe(unitName),
    counted: maybe(whole, { before: ["map"] }),
  },
  build: ({ scale: [one_, many, ...more], told, to }): Recognition | null => {
    const length = asOne(told);
    if (!one_ || !many || more.length > 0 || !length) return null;
    const isDrawn = isOnPaper(length);
    const target =
      to ?? (isDrawn ? groundUnit(multiply(length.value, divide(many, one_)), length) : CENTIMETRES);
    if (!target || isOnPaper({ value: length.value, unit: target }) === isDrawn) return null;
    const [paper, ground] = isDrawn ? [length.unit, target] : [target, length.unit];
    const size = divide(sizeOf(paper.units), sizeOf(ground.units));
    const given: readonly [Amount, Amount] = [
      { value: one_, unit: paper },
      { value: multiply(many, size), unit: ground },
    ];
    return conversionOf({ amounts: [length], to: target, given, told: true, fraction: false });
  },
});

const CENTIMETRES = unitOf("cm");
const THOUSAND = rational(1000n);

/** Metres, or kilometres where there are at least a thousand of them. */
function groundUnit(value: Rational, { unit }: Amount): Amount["unit"] | null {
  const metres = unitOf("m");
  if (!metres) return null;
  const length = multiply(value, divide(sizeOf(unit.units), sizeOf(metres.units)));
  return compare(length, THOUSAND) >= 0 ? unitOf("km") : metres;
}

/** "The scale of a map is 1 cm to 5 km. Two towns are 7.5 cm apart on it." */
const mapByLengths = frame({
  id: "map-by-lengths",
  heads: [["map-scale", "map"], ["map"]],
  idle: OF_MAP,
  things: 2,
  slots: {
    paper: one(amount),
    ground: one(amount, { after: ["to", "represents", "parameter", "is"] }),
    told: one(amount),
    to: maybe(unitName),
    counted: maybe(whole, { before: ["map"] }),
  },
  build: ({ paper, ground, told, to }): Recognition | null => {
    const [one_, many, length] = [paper, ground, told].map(asOne);
    if (!one_ || !many || !length || !isOnPaper(one_) || isOnPaper(many)) return null;
    const target = to ?? (isOnPaper(length) ? many.unit : one_.unit);
    if (isOnPaper({ value: length.value, unit: target }) === isOnPaper(length)) return null;
    return conversionOf({ amounts: [length], to: target, given: [one_, many], told: true, fraction: false });
  },
});

const shareOf = (whole: Expression, part: Rational, all: readonly Rational[]): Expression =>
  product([whole, quotient(nodeOf(part), nodeOf(all.reduce(plus)))], true);

/** "Divide £60 in the ratio 2:3". */
const shareFrame = frame({
  id: "share",
  heads: [["share", "divide"], ["ratio"]],
  idle: ["in", "between", "to", "by", "with"],
  things: 1,
  slots: { whole: one(sum), parts: one(ratio) },
  build: ({ whole, parts }) => sharedOut(whole, parts),
});

const sharedOut = (whole: Sum, parts: readonly Rational[]): Recognition => ({
  mathematics: {
    task: "calculate-each",
    expressions: parts.map((part) => shareOf(whole.value, part, parts)),
  },
  instruction: "Share in the ratio",
  assumes: "the rule for shares in a ratio",
  latex: `${toLatex(whole.value)},\\quad ${parts.map((part) => toLatex(nodeOf(part))).join(" : ")}`,
});

/** "3:5 share 40": the shares are told before what is shared. */
const ratioFirstFrame = frame({
  id: "share-by-ratio",
  heads: [["share", "divide"]],
  idle: ["in", "between", "to", "by", "with"],
  slots: { parts: one(ratio), whole: one(sum) },
  build: ({ whole, parts }) => sharedOut(whole, parts),
});

/** "5 pens cost 3.50, how much do 8 pens cost": each costs the same. With a dollar sign it is read as a story. */
const unitPriceFrame = frame({
  id: "price-of-several",
  heads: [["price"]],
  idle: ["for"],
  things: 1,
  slots: {
    count: one(whole),
    cost: one(sum, { after: ["price"], beside: true }),
    asked: one(whole, { after: ["ask", "auxiliary"] }),
  },
  build: ({ count, cost: { value, currency }, asked }, { form }) => {
    if (count <= 0n || asked <= 0n || currency === "$") return null;
    const price = product([value, quotient(int(asked), int(count))], true);
    const found = byFormula(
      money(price, currency, "Find the price of one, and of as many as are asked for"),
      "the same price for each",
    );
    return found && "mathematics" in found
      ? { ...found, form: { ...form, number: "decimal", decimals: CENTS } }
      : null;
  },
});

const biggest = (parts: readonly Rational[], sign: 1 | -1): Rational =>
  parts.reduce((best, part) => (compare(part, best) * sign > 0 ? part : best));

/** "… find the larger share". */
const shareAskedFrame = (head: Concept, sign: 1 | -1): Frame =>
  frame({
    id: head,
    heads: [["share", "divide"], ["ratio"], [head]],
    idle: ["in", "between", "to", "by", "with", "share"],
    things: 1,
    slots: { whole: one(sum), parts: one(ratio) },
    build: ({ whole, parts }) =>
      byFormula(
        money(shareOf(whole.value, biggest(parts, sign), parts), whole.currency, "Share in the ratio"),
        "the rule for shares in a ratio",
      ),
  });

/** x, x² or √x as what something varies with. */
const varying: Face<Omit<VariationFactor, "below">> = (item, context) => {
  const found = expressionOf(item, context);
  if (found?.kind === "symbol") return { letter: found.name, power: "first" };
  const inner = found?.kind === "power" ? found.base : found?.kind === "root" ? found.radicand : null;
  if (inner?.kind !== "symbol" || !found) return null;
  const named = POWERS.find(([, write]) => toLatex(write(inner)) === toLatex(found))?.[0];
  return named ? { letter: inner.name, power: named } : null;
};

const POWERS: readonly (readonly [VariationFactor["power"], (of: Expression) => Expression])[] = [
  ["first", (of) => of],
  ["square", (of) => power(of, int(2))],
  ["cube", (of) => power(of, int(3))],
  ["fourth", (of) => power(of, int(4))],
  ["square-root", (of) => root(of)],
  ["cube-root", (of) => root(of, 3n)],
];

const SPOKEN_POWERS: readonly (readonly [Concept, VariationFactor["power"]])[] = [
  ["square-of", "square"],
  ["cube-of", "cube"],
  ["square-root", "square-root"],
  ["cube-root", "cube-root"],
];

function factorIn(
  { letter: name, power: shown }: Omit<VariationFactor, "below">,
  below: boolean,
  words: ReadonlySet<Concept>,
): VariationFactor | null {
  const spoken = SPOKEN_POWERS.filter(([concept]) => words.has(concept)).map(([, named]) => named);
  if (spoken.length > 1 || (spoken.length > 0 && shown !== "first")) return null;
  return { letter: name, power: spoken[0] ?? shown, below };
}

const HOW = ["varies-directly", "varies-inversely"] as const;
const SPOKEN = SPOKEN_POWERS.map(([concept]) => concept);

/** "y varies inversely as x, y = 6 when x = 8, whats y when x = 12". */
const variationFrames: readonly Frame[] = HOW.map((how) =>
  frame({
    id: how,
    heads: [[how]],
    idle: [...SPOKEN, "equation", "constant", "in-terms-of", "function"],
    slots: {
      output: one(letter),
      factor: one(varying, { after: [how, ...SPOKEN] }),
      given: several(assignment, { least: 2, most: 2 }),
      asked: maybe(letter),
      at: maybe(assignment, { after: ["given", "for", "at"] }),
    },
    build: ({ output, factor, given, asked, at }, _, words) => {
      const by = factorIn(factor, how === "varies-inversely", words);
      const names = given.map(({ name }) => name);
      if (!by || by.letter === output || !names.includes(output) || !names.includes(by.letter)) return null;
      const told = { task: "variation", output, factors: [by], given } as const;
      if (at) return asked === undefined || asked !== at.name ? valueAsked(told, asked, at) : null;
      if (words.has("constant")) return variation({ ...told, asked: "constant" });
      return asked === undefined || words.has("equation") ? variation({ ...told, asked: "equation" }) : null;
    },
  }),
);

function valueAsked(
  told: Omit<VariationTask, "asked">,
  asked: string | undefined,
  at: VariationValue,
): Recognition | null {
  const [factor] = told.factors as readonly [VariationFactor];
  const other = at.name === told.output ? factor.letter : told.output;
  if ((at.name !== told.output && at.name !== factor.letter) || (asked !== undefined && asked !== other))
    return null;
  if (at.name === factor.letter) return variation({ ...told, asked: { at: [at] } });
  const [output, input] = [told.output, factor.letter].map(
    (name) => told.given.find((each) => each.name === name)?.value as Expression,
  ) as [Expression, Expression];
  const write = (of: Expression) => POWERS.find(([name]) => name === factor.power)?.[1](of) ?? of;
  // The quotient of the powers is that of the outputs, turned over for an inverse relation.
  const [top, bottom] = factor.below ? [output, at.value] : [at.value, output];
  return byFormula(
    solveOne(equation(write(symbol(factor.letter)), product([write(input), quotient(top, bottom)], true))),
    "the law of the variation",
  );
}

const variation = (task: VariationTask): Recognition => {
  const shown = (values: readonly VariationValue[]) =>
    values.map(({ name, value }) => toLatex(equation(symbol(name), value))).join(", \\; ");
  const { asked, given, output } = task;
  return {
    mathematics: task,
    instruction: typeof asked === "object" ? `Find $${output}$` : "Find the equation of variation",
    latex: typeof asked === "object" ? `${shown(given)}; \\quad ${shown(asked.at)}` : shown(given),
  };
};

/** "The ratio of 15 to 25": one number over the other, in lowest terms. */
const ratioFrame = frame({
  id: "ratio-of",
  heads: [["ratio"]],
  idle: ["simplify", "as-fraction", "as"],
  slots: { first: one(number), second: one(number, { after: ["to"], beside: true }) },
  build: ({ first, second }) => {
    const found = calculateOrSimplify(quotient(first, second));
    return found && { ...found, instruction: "Write the ratio as a fraction" };
  },
});

/** "The ratio 18:24 in simplest form". */
/** "20 cm to 1 m", "45 min : 2 hours": both in one unit, so that the ratio has none. */
const unitRatioFrame = frame({
  id: "ratio-of-amounts",
  heads: [["ratio"]],
  idle: ["simplify", "as-fraction", "as", "to", "in", "leave"],
  slots: { amounts: several(amount, { least: 2, most: 2 }) },
  build: ({ amounts }) => {
    const [first, second] = amounts.map(([only, ...others]) => (others.length === 0 ? only : undefined));
    if (!first || !second || dimensionOf(first.unit.units) !== dimensionOf(second.unit.units)) return null;
    const scale = divide(sizeOf(first.unit.units), sizeOf(second.unit.units));
    const [top, bottom] = [
      multiply(first.value, rational(scale.n)),
      multiply(second.value, rational(scale.d)),
    ];
    const expression = quotient(nodeOf(top), nodeOf(bottom));
    const shown = { instruction: "Write the ratio as a fraction", latex: toLatex(expression) };
    return { mathematics: { task: "calculate", expression }, ...shown, form: { number: "fraction" } };
  },
});

const writtenRatio = frame({
  id: "ratio-written",
  heads: [["ratio"]],
  idle: ["simplify", "as-fraction", "as"],
  slots: { parts: one(ratio) },
  build: ({ parts }) => {
    const [first, second, third] = parts;
    const found = first && second && !third && calculateOrSimplify(quotient(nodeOf(first), nodeOf(second)));
    return found ? { ...found, instruction: "Write the ratio as a fraction" } : null;
  },
});

export const RATIO_FRAMES: readonly Frame[] = [
  mapByRatio,
  mapByLengths,
  writtenRatio,
  ratioFrame,
  unitRatioFrame,
  shareFrame,
  ratioFirstFrame,
  unitPriceFrame,
  shareAskedFrame("smallest-share", -1),
  shareAskedFrame("largest-share", 1),
  ...variationFrames,
];
