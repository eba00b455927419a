import type { Expression } from "../expression/ast";
import { symbolsOf } from "../expression/walk";
import type { SinusoidFeature } from "../tasks/trigonometry";
import { type AngleQuestion, hasCircular } from "./angle-question";
import type { AngleText } from "./trigonometry-text";

const UNIT =
  "(inches|inch|feet|foot|miles?|meters?|metres?|centimeters?|cm|kilometers?|km|yards?|m|ft|in|cm)?";
const ARC = new RegExp(
  `^(?:find the (?:length of a circular arc|length of the arc|arc length) )?find the (?:length of the arc|arc length) of a circle (?:of|with) radius (#\\d+) ?${UNIT} (?:subtended by|with|and) (?:the |a )?(?:central )?angle (?:of )?(#\\d+)(?: radians)?$`,
);
const SECTOR = new RegExp(
  `^find the area of the sector(?: of a circle with| with)? ?(?:a sector of a circle )?(?:with )?(?:a )?radius (?:of )?(#\\d+) ?${UNIT} and (?:an|a central|central) angle (?:of )?(#\\d+)(?: radians)?$`,
);
const FEATURES = "amplitude|period|midline|maximum|minimum|phase shift|horizontal shift";
const SINUSOID = new RegExp(
  `^(?:determine|find|state|give|what is)(?: the)? ((?:${FEATURES})(?: (?:and )?(?:the )?(?:${FEATURES}))*)(?: (?:of|for))?(?: (?:the|each|given|following|sinusoidal|function|functions|graph|of))* (#\\d+)$`,
);

/** Arcs and sectors of circles, and what a sinusoidal function shows. */
export function recogniseCircle(text: AngleText): AngleQuestion | null {
  return round(text) ?? sinusoid(text);
}

const LEAD = /^use the given information to find the (?:length of a circular arc|area of the sector) /;

function round(text: AngleText): AngleQuestion | null {
  const words = text.words
    .replace(/^(?:find|use the given information to find) the length of a circular arc /, "")
    .replace(/^find the area of the sector a sector/, "find the area of the sector a sector");
  const arc = ARC.exec(words.replace(LEAD, ""));
  const sector = arc ? null : SECTOR.exec(words.replace(LEAD, "find the area of the sector "));
  const found = arc ?? sector;
  const [radius, amount] = [expressionOf(text, found?.[1]), expressionOf(text, found?.[3])];
  if (!found || !radius || !amount || symbolsOf(radius).length + symbolsOf(amount).length > 0) return null;
  const unit = found[2] ?? "";
  return {
    question: {
      kind: "circle",
      asked: arc ? "arc" : "sector",
      radius,
      amount,
      unit: arc || unit === "" ? unit : `square ${unit}`,
    },
    instruction: arc ? "Find the length of the arc" : "Find the area of the sector",
    shown: [radius, amount],
  };
}

function expressionOf({ maths }: AngleText, mark: string | undefined): Expression | null {
  const statements = mark ? (maths[Number(mark.slice(1))] ?? []) : [];
  const [only] = statements;
  return only && only.kind !== "relation" && statements.length === 1 ? only : null;
}

function sinusoid(text: AngleText): AngleQuestion | null {
  const [, features, mark] = SINUSOID.exec(text.words) ?? [];
  const statements = mark ? (text.maths[Number(mark.slice(1))] ?? []) : [];
  const [only] = statements;
  if (!features || !only || statements.length > 1) return null;
  const expression = only.kind === "relation" ? only.right : only;
  if (only.kind === "relation" && (only.operator !== "=" || hasCircular(only.left))) return null;
  const letters = symbolsOf(expression);
  const [unknown] = letters;
  if (!unknown || letters.length > 1 || !hasCircular(expression)) return null;
  const asked = (features.match(new RegExp(FEATURES, "g")) ?? []) as SinusoidFeature[];
  return {
    question: { kind: "sinusoid", expression, unknown, asked },
    instruction: `Find the ${features}`,
    shown: [only],
  };
}
