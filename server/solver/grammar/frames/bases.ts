import type { Concept } from "../../lexicon/lexicon";
import { tokenize } from "../../lexicon/tokenize";
import { fits } from "../../problem/recognise-base";
import type { Recognition } from "../../problem/sentence";
import { table } from "../../table";
import type { Face } from "../faces";
import { whole } from "../faces";
import { type Frame, frame, maybe, one, several } from "../frame";

/** Digits and letters of a number in some base. */
const numeral: Face<string> = (item) =>
  /^[0-9a-z]{1,60}$/i.test(item.text) ? item.text.toLowerCase() : null;

/** How programs mark a base. */
const MARKED: Readonly<Record<string, number>> = table({ "0x": 16, "0b": 2, "0o": 8 });

const markedNumeral: Face<string> = (item, context) => {
  const found = numeral(item, context);
  return found !== null && Object.hasOwn(MARKED, found.slice(0, 2)) ? found : null;
};

const TEN = 10;
const NAMED = table({ binary: 2, octal: 8, hexadecimal: 16, denary: TEN } as const);
type BaseName = keyof typeof NAMED;
const NAMES = Object.keys(NAMED) as readonly BaseName[];
const TARGETS = NAMES.map((name) => `to-${name}` as const);

const MOST = 36;

function conversion(written: string, from: number, to: number): Recognition | null {
  if (from === to || !fits(written, from) || from < 2 || to < 2 || from > MOST || to > MOST) return null;
  return {
    mathematics: { task: "base-conversion", written, from, to },
    instruction: `Write in base $${to}$`,
    latex: `${written}_{${from}}`,
    form: { number: undefined },
  };
}

const IDLE: readonly Concept[] = ["convert", "from", "to", "in", "as", "base", "is", "leave"];

/** Where a number is wanted in decimals, that is a form; otherwise "decimal" says what it is written in. */
const BASE_OF_FORM = "as-decimal";

/** From or to a base with a name; where one of the two is not named, it is ten, or what a mark before the digits says. */
const namedFrame = frame({
  id: "base-by-name",
  heads: [[...NAMES, ...TARGETS]],
  idle: [...IDLE, ...NAMES, ...TARGETS, BASE_OF_FORM],
  slots: { of: one(numeral), ten: maybe(whole, { after: ["base"] }) },
  build: ({ of, ten }, { form }, words) => {
    if (ten !== undefined && ten !== BigInt(TEN)) return null;
    const isDecimalWanted = form.number === "decimal";
    const isDecimalGiven = words.has(BASE_OF_FORM) && !isDecimalWanted;
    const targets = [
      ...NAMES.filter((name) => words.has(`to-${name}`)).map((name) => NAMED[name]),
      ...(isDecimalWanted ? [TEN] : []),
    ];
    const sources = [
      ...NAMES.filter((name) => words.has(name)).map((name) => NAMED[name]),
      ...(isDecimalGiven ? [TEN] : []),
    ];
    const marked = MARKED[of.slice(0, 2)];
    if (targets.length > 1 || sources.length > 1) return null;
    if (marked !== undefined && sources.length === 0)
      return conversion(of.slice(2), marked, targets[0] ?? TEN);
    return conversion(of, sources[0] ?? TEN, targets[0] ?? TEN);
  },
});

const numberedFrames: readonly Frame[] = [
  frame({
    id: "to-base",
    heads: [["base", "to-base"]],
    idle: IDLE,
    slots: { of: one(whole), to: one(whole, { after: ["base", "to-base"], beside: true }) },
    build: ({ of, to }) => conversion(String(of), 10, Number(to)),
  }),
  frame({
    id: "base-to-base",
    heads: [["base", "to-base"]],
    idle: [...IDLE, "as-decimal", "denary"],
    slots: {
      of: one(numeral),
      from: one(whole, { after: ["base"], beside: true }),
      to: one(whole, { after: ["base", "to-base"], beside: true }),
    },
    // "To base 3 and base 2" asks twice.
    build: ({ of, from, to }, _, words) =>
      words.has("and") ? null : conversion(of, Number(from), Number(to)),
  }),
];

/** 0xFF with no other base named: what is wanted is the number as everybody writes it. */
const marked = frame({
  id: "marked-base",
  heads: [],
  idle: IDLE,
  slots: { of: one(markedNumeral) },
  build: ({ of }) => conversion(of.slice(2), MARKED[of.slice(0, 2)] as number, 10),
});

const OPERATIONS = table({ add: "+", "sum-of": "+", subtract: "-", difference: "-", multiply: "*" } as const);
type Operation = keyof typeof OPERATIONS;
const OPERATION_NAMES = Object.keys(OPERATIONS) as readonly Operation[];

interface Calculation {
  readonly left: string;
  readonly operator: "+" | "-" | "*";
  readonly right: string;
}

const SIGNS: ReadonlyMap<string, Calculation["operator"]> = new Map([
  ["+", "+"],
  ["-", "-"],
  ["−", "-"],
  ["–", "-"],
  ["*", "*"],
  ["×", "*"],
  ["·", "*"],
]);

/** "1011 + 110" as it is written. */
const calculation: Face<Calculation> = ({ text }) => {
  const parts = tokenize(text);
  const [left, sign, right, ...more] = parts;
  const operator = sign && SIGNS.get(sign.text);
  const isPlain = [left, right].every((each) => each?.kind === "number" && !each.text.includes("."));
  return left && right && operator && isPlain && more.length === 0
    ? { left: left.text, operator, right: right.text }
    : null;
};

function inBase({ left, operator, right }: Calculation, base: number): Recognition | null {
  if (!fits(left, base) || !fits(right, base)) return null;
  return {
    mathematics: { task: "base-arithmetic", left, right, operator, base },
    instruction: `Work out in base $${base}$`,
    latex: `${left} ${operator === "*" ? "\\cdot" : operator} ${right}`,
    form: { number: undefined },
  };
}

/** Numbers in a base that is named, other than ten, in which the answer is wanted as well. */
function baseNamed(words: ReadonlySet<string>): number | null {
  const named = NAMES.filter((name) => name !== "denary" && (words.has(name) || words.has(`to-${name}`)));
  return named.length === 1 && !words.has(BASE_OF_FORM) && !words.has("to-denary")
    ? NAMED[named[0] as BaseName]
    : null;
}

const arithmeticFrames: readonly Frame[] = [
  frame({
    id: "calculation-in-base",
    heads: [[...NAMES, ...TARGETS]],
    idle: [...IDLE, ...NAMES, ...TARGETS, ...OPERATION_NAMES],
    slots: { of: one(calculation) },
    build: ({ of }, { form }, words) => {
      const base = baseNamed(words);
      const said = new Set(OPERATION_NAMES.filter((name) => words.has(name)).map((name) => OPERATIONS[name]));
      const isOther = said.size > 0 && !(said.size === 1 && said.has(of.operator));
      return base === null || isOther || form.number === "decimal" ? null : inBase(of, base);
    },
  }),
  frame({
    id: "named-calculation-in-base",
    heads: [
      [...NAMES, ...TARGETS],
      ["add", "sum-of", "multiply"],
    ],
    idle: [...IDLE, ...NAMES, ...TARGETS, "add", "sum-of", "multiply", "by"],
    slots: { numbers: several(numeral, { least: 2, most: 2 }) },
    build: ({ numbers: [left, right] }, { form }, words) => {
      const base = baseNamed(words);
      const isSum = words.has("add") || words.has("sum-of");
      if (base === null || !left || !right || isSum === words.has("multiply") || form.number === "decimal")
        return null;
      return inBase({ left, operator: isSum ? "+" : "*", right }, base);
    },
  }),
  // "Subtract 101 from 1101"
  frame({
    id: "subtraction-in-base",
    heads: [[...NAMES, ...TARGETS], ["subtract"]],
    idle: [...IDLE, ...NAMES, ...TARGETS, "subtract"],
    slots: { right: one(numeral, { after: ["subtract"] }), left: one(numeral, { after: ["from"] }) },
    build: ({ left, right }, { form }, words) => {
      const base = baseNamed(words);
      return base === null || form.number === "decimal" ? null : inBase({ left, operator: "-", right }, base);
    },
  }),
];

export const BASE_FRAMES: readonly Frame[] = [namedFrame, ...numberedFrames, marked, ...arithmeticFrames];
