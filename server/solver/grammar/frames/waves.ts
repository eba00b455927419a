import type { Expression } from "../../expression/ast";
import { evaluateComplex } from "../../expression/evaluate-numeric";
import { symbolsOf } from "../../expression/walk";
import { hasCircular } from "../../problem/angle-question";
import { angleRecognition } from "../../problem/recognise-trigonometry";
import type { Recognition } from "../../problem/sentence";
import type { Wave } from "../../tasks/trigonometry";
import { type Face, inequality } from "../faces";
import { type Frame, frame, one, several } from "../frame";
import { type Context, expressionOf } from "../sentence";

export function circularInLetters(
  item: Parameters<Face<Expression>>[0],
  context: Context,
): Expression | null {
  const found = expressionOf(item, context);
  return found && hasCircular(found) ? found : null;
}

/** "R sin(x + α)": a wave with letters for its amplitude and its shift. */
const waveForm: Face<Omit<Wave, "degrees"> & { readonly letter: string }> = (item, context) => {
  const of = expressionOf(item, context);
  const [amplitude, call, ...more] = of?.kind === "product" ? of.factors : [];
  if (amplitude?.kind !== "symbol" || call?.kind !== "function" || more.length > 0) return null;
  const [angle, shift, ...others] = call.args[0]?.kind === "sum" ? call.args[0].terms : [];
  const sign = shift?.kind === "negation" ? -1 : 1;
  const isLetter = (shift?.kind === "negation" ? shift.operand : shift)?.kind === "symbol";
  const [letter, second] = angle ? symbolsOf(angle) : [];
  const isPlain = isLetter && others.length === 0 && second === undefined;
  return isPlain && letter !== undefined && (call.name === "sin" || call.name === "cos")
    ? { name: call.name, sign, letter }
    : null;
};

/** "0 < α < 90", "R > 0": what the two letters always are. */
const usualBounds: Face<{ readonly degrees: boolean }> = (item, context) => {
  const told = inequality(item, context);
  const sides = told?.flatMap(({ left, right }) => [left, right]) ?? [];
  const ends = sides.flatMap((side) => (symbolsOf(side).length === 0 ? [side] : []));
  const names = new Set(sides.flatMap(symbolsOf));
  const sizes = ends.map((end) => evaluateComplex(end, new Map())?.re);
  const isUsual = sizes.every((size) => size === 0 || size === 90 || size === Math.PI / 2);
  return told && isUsual && names.size === 1 ? { degrees: sizes.includes(90) || ends.some(isDegree) } : null;
};
const isDegree = (e: Expression): boolean => e.kind === "function" && e.name === "degree";

const rewrittenAs = (of: Expression, wave: Wave): Recognition =>
  angleRecognition({
    question: { kind: "rewrite", expression: of, goal: { wave } },
    instruction: "Write as one wave",
    shown: [of],
  });

const AS_WAVE = [
  "leave",
  "as",
  "of-the-form",
  "notation",
  "in",
  "to",
  "degrees",
  "radians",
  "to-degrees",
] as const;

/** "3 sin x + 4 cos x in the form R sin(x + α)", "as a single sine". */
export const WAVE_FRAMES: readonly Frame[] = [
  frame({
    id: "wave-by-form",
    heads: [["of-the-form", "as", "notation"]],
    idle: [...AS_WAVE, "to-radians"],
    slots: {
      of: one(circularInLetters),
      form: one(waveForm, { after: ["of-the-form", "as", "notation"] }),
      bounds: several(usualBounds, { least: 0, most: 2 }),
    },
    build: ({ of, form: { letter, ...wave }, bounds }, _, words) =>
      symbolsOf(of).join() === letter
        ? rewrittenAs(of, {
            ...wave,
            degrees:
              bounds.some(({ degrees: own }) => own) || words.has("degrees") || words.has("to-degrees"),
          })
        : null,
  }),
  ...(["sine", "cosine"] as const).map((head) =>
    frame({
      id: `wave-as-one-${head}`,
      heads: [[head], ["as", "leave"], ["fair", "one-wave"]],
      idle: [...AS_WAVE, "fair", "trigonometric", "function", "to-radians", "one-wave"],
      slots: { of: one(circularInLetters) },
      build: ({ of }, _, words) =>
        symbolsOf(of).length === 1
          ? rewrittenAs(of, {
              name: head === "sine" ? "sin" : "cos",
              sign: null,
              degrees: words.has("degrees") || words.has("to-degrees"),
            })
          : null,
    }),
  ),
];
