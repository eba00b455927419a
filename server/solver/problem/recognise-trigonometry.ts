import type { Expression } from "../expression/ast";
import { symbolsOf } from "../expression/walk";
import { toLatex } from "../printer/latex";
import type { Form } from "../types";
import { type AngleQuestion, expressionAt, hasCircular } from "./angle-question";
import { recogniseCircle } from "./recognise-trigonometric-circle";
import { recogniseEquations } from "./recognise-trigonometric-equation";
import { recogniseKnown } from "./recognise-trigonometric-known";
import { recogniseRewrite } from "./recognise-trigonometric-rewrite";
import { recogniseTriangle } from "./recognise-trigonometric-triangle";
import type { Recognition, Source } from "./sentence";
import { type AngleText, isAboutAngles, readAngles } from "./trigonometry-text";
import { takeClauses } from "./wording";

type Reader = (text: AngleText) => AngleQuestion | null;

const READERS: readonly Reader[] = [
  recogniseAngle,
  recogniseRewrite,
  recogniseEquations,
  recogniseKnown,
  recogniseCircle,
  recogniseTriangle,
  recogniseValues,
];

/** Questions about angles and circular functions. */
export function recogniseTrigonometry(source: Source): Recognition | null {
  if (!isAboutAngles(source.text)) return null;
  const text = readAngles(source);
  const { words, form } = takeClauses(text.words);
  for (const reader of READERS) {
    const found = reader({ ...text, words: words.trim() });
    if (found) return angleRecognition(found, form);
  }
  return null;
}

export const angleRecognition = (
  { question, instruction, shown }: AngleQuestion,
  form: Form = {},
): Recognition => ({
  mathematics: { task: "trigonometry", question },
  instruction,
  latex: shown.map(toLatex).join(",\\quad "),
  form,
});

const NOUN =
  "(?: (?:the|each|this|all|any|given|following|trigonometric|circular|inverse|function|functions|expression|expressions|value|values|exact|of|angle|problem))*";
const VALUE = new RegExp(
  `^(?:find|evaluate|compute|calculate|determine|give|state|what is|simplify)${NOUN} (#\\d+(?: (?:and )?#\\d+)*)$`,
);
const SIX =
  /^(?:find|evaluate|give|state)(?: (?:the|exact|values?|of|all))* six(?: trigonometric| circular)? functions(?: (?:of|for|the|angle|at))* (#\d+)$/;
const BOTH =
  /^find (?:the )?(?:exact )?(?:values? of )?(?:the )?(sine|cosine) and (sine|cosine) of (?:the )?(?:angle )?(#\d+)$/;
const WITH_REFERENCE = /^use the reference angle of #\d+ to find (#\d+(?: (?:and )?#\d+)*)$/;

function recogniseValues(text: AngleText): AngleQuestion | null {
  const several = SIX.exec(text.words)?.[1] ?? BOTH.exec(text.words)?.[3];
  const angle = expressionAt(text, several);
  if (several && angle) {
    const both = BOTH.exec(text.words);
    const names = both
      ? [both[1], both[2]].map((word) => (word === "sine" ? "sin" : "cos"))
      : ["sin", "cos", "tan", "csc", "sec", "cot"];
    const expressions = names.map((name): Expression => ({ kind: "function", name, args: [angle] }));
    return {
      question: { kind: "values", expressions, named: true },
      instruction: "Find the values",
      shown: expressions,
    };
  }
  const list = VALUE.exec(text.words)?.[1] ?? WITH_REFERENCE.exec(text.words)?.[1];
  if (!list) return /^#0$/.test(text.words) ? bareValue(text) : null;
  const expressions = [...list.matchAll(/#\d+/g)].flatMap(
    ([mark]) => text.maths[Number(mark.slice(1))] ?? [],
  );
  const plain = expressions.filter(
    (e): e is Expression => e.kind !== "relation" && hasCircular(e) && symbolsOf(e).length === 0,
  );
  if (plain.length === 0 || plain.length !== expressions.length) return null;
  return {
    question: { kind: "values", expressions: plain, named: plain.length > 1 },
    instruction: "Find the value",
    shown: plain,
  };
}

function bareValue(text: AngleText): AngleQuestion | null {
  const e = expressionAt(text, "#0");
  if (!e || !hasCircular(e) || symbolsOf(e).length > 0) return null;
  return {
    question: { kind: "values", expressions: [e], named: false },
    instruction: "Find the value",
    shown: [e],
  };
}

const ANGLE_NOUN =
  "(?: (?:the|each|given|following|angle|angles|measure|measures|of|from|in|radian|radians|degree|degrees))*";
const CONVERT = new RegExp(
  `^(?:convert|change|express|write)${ANGLE_NOUN} (?:to|into|in) (degrees?|radians?)(?: measure)?(?: (#\\d+))?(?: radians?| degrees?)?$`,
);
const CONVERT_ONE =
  /^(?:convert|change|express|write) (?:the angle )?(#\d+)(?: radians?| degrees?)? (?:to|into|in) (degrees?|radians?)(?: measure)?$/;
const COTERMINAL =
  /^(?:find|what is|give|state)(?: (?:an|the|angle|angles|of|measure|in|radians|degrees|between|@|that|is|which|positive|#\d+))* coterminal (?:with|to)(?: (?:an|the|given|angle|of|measure))* (#\d+)(?: (?:where|with|if|and|such|that))*(?: @)?$/;
const REFERENCE =
  /^(?:state|find|give|determine|what is)(?: the)? reference angle(?: (?:of|for|the|given|angle|an|measure))* (#\d+)$/;

/** An angle in the other unit, within one turn, or its reference angle. */
function recogniseAngle(text: AngleText): AngleQuestion | null {
  const { words } = text;
  const converted = CONVERT_ONE.exec(words) ?? reversed(CONVERT.exec(words));
  const angle = expressionAt(text, converted?.[1]);
  if (converted && angle) {
    const to = converted[2]?.startsWith("degree") ? "degrees" : "radians";
    return { question: { kind: "convert", angle, to }, instruction: `Convert to ${to}`, shown: [angle] };
  }
  const other = expressionAt(text, COTERMINAL.exec(words)?.[1]);
  if (
    other &&
    (!text.interval ||
      (text.interval.low.n === 0n && text.interval.high.n === 2n && text.interval.high.d === 1n))
  )
    return {
      question: { kind: "coterminal", angle: other },
      instruction: "Find the coterminal angle within one turn",
      shown: [other],
    };
  const reference = expressionAt(text, REFERENCE.exec(words)?.[1]);
  if (reference)
    return {
      question: { kind: "reference", angle: reference },
      instruction: "Find the reference angle",
      shown: [reference],
    };
  return null;
}

const reversed = (found: RegExpExecArray | null): readonly (string | undefined)[] | null =>
  found && ["", found[2], found[1]];
