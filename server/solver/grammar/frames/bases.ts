import type { Concept } from "../../lexicon/lexicon";
import { fits } from "../../problem/recognise-base";
import type { Recognition } from "../../problem/sentence";
import { table } from "../../table";
import type { Face } from "../faces";
import { whole } from "../faces";
import { type Frame, frame, one } from "../frame";

/** Digits and letters of a number in some base. */
const numeral: Face<string> = (item) =>
  /^[0-9a-z]{1,60}$/i.test(item.text) ? item.text.toLowerCase() : null;

/** How programs mark a base. */
const MARKED: Readonly<Record<string, number>> = table({ "0x": 16, "0b": 2, "0o": 8 });

const markedNumeral: Face<string> = (item, context) => {
  const found = numeral(item, context);
  return found !== null && Object.hasOwn(MARKED, found.slice(0, 2)) ? found : null;
};

const NAMED = table({ binary: 2, octal: 8, hexadecimal: 16, denary: 10, "as-decimal": 10 } as const);
type BaseName = keyof typeof NAMED;
const NAMES = Object.keys(NAMED) as readonly BaseName[];

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

/** From or to a base with a name; the other base is named as well, or ten. */
const namedFrames: readonly Frame[] = NAMES.map((name) =>
  frame({
    id: `base-${name}`,
    heads: [[name]],
    idle: [...IDLE, ...NAMES],
    slots: { of: one(numeral) },
    build: ({ of }, { text }, words) => {
      const others = NAMES.filter((each) => each !== name && words.has(each));
      if (others.length > 1) return null;
      const other = others[0] ?? "as-decimal";
      const [a, b] = [NAMED[name], NAMED[other]];
      const isFrom = saysFrom(text, name);
      const isOtherFrom = others.length > 0 && saysFrom(text, other);
      const marked = MARKED[of.slice(0, 2)];
      if (marked !== undefined && others.length === 0 && !isFrom) return conversion(of.slice(2), marked, a);
      if (isFrom === isOtherFrom && others.length > 0) return null;
      return isFrom ? conversion(of, a, b) : conversion(of, b, a);
    },
  }),
);

const WORDS: Readonly<Record<BaseName, string>> = table({
  binary: "binary|base two",
  octal: "octal",
  hexadecimal: "hex(?:adecimal)?",
  denary: "denary|base ten",
  "as-decimal": "decimal",
});

/** "from binary", "the binary number 1011": not "to binary", "in binary", "the binary form of". */
const saysFrom = (text: string, name: BaseName): boolean =>
  !new RegExp(
    `\\b(?:to|into|in|as)(?: an?| the)? (?:${WORDS[name]})\\b|\\b(?:${WORDS[name]})(?: [a-z]+)? (?:of|for)\\b`,
    "i",
  ).test(text);

const numberedFrames: readonly Frame[] = [
  frame({
    id: "to-base",
    heads: [["base"]],
    idle: IDLE,
    slots: { of: one(whole), to: one(whole, { after: ["base"], beside: true }) },
    build: ({ of, to }) => conversion(String(of), 10, Number(to)),
  }),
  frame({
    id: "base-to-base",
    heads: [["base"]],
    idle: [...IDLE, "as-decimal", "denary"],
    slots: {
      of: one(numeral),
      from: one(whole, { after: ["base"], beside: true }),
      to: one(whole, { after: ["base"], beside: true }),
    },
    build: ({ of, from, to }) => conversion(of, Number(from), Number(to)),
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

export const BASE_FRAMES: readonly Frame[] = [...namedFrames, ...numberedFrames, marked];
