import type { Relation } from "../../expression/ast";
import { number } from "../../expression/build";
import { divide } from "../../expression/rational";
import { toLatex } from "../../printer/latex";
import { table } from "../../table";
import type { ConicAsked } from "../../tasks/conic";
import type { AnswerValue, Budget, Step } from "../../types";
import { type Place, pointsAnswer, relationAnswer } from "./answer";
import { type Central, type Conic, rootOf } from "./conic";
import { asymptotes, directrixOf, focusOf, onAxis } from "./parts";

/** What is read off an equation in standard form. */
export interface Part {
  readonly step: Omit<Step, "latex">;
  readonly answer: AnswerValue;
}

/** The part of the curve that is asked for; null when it has none like it. */
export function partOf(
  found: Conic,
  { kind, asked }: { readonly kind: string; readonly asked: ConicAsked },
  budget: Budget,
): Part | null {
  if (asked === "kind") {
    const step = {
      rule: "identify-conic",
      title: `This is the equation of ${kind === "ellipse" ? "an" : "a"} ${kind}.`,
      why: KINDS[kind] ?? "",
    };
    return { step, answer: { kind: "word", word: kind } };
  }
  return "parabola" in found ? parabolaPart(found, asked) : centralPart(found, { kind, asked }, budget);
}

const KINDS: Readonly<Record<string, string>> = table({
  circle: "Both squares have the same factor.",
  ellipse: "Both squares have factors with the same sign.",
  hyperbola: "The factors of the squares have different signs.",
  parabola: "Only one of the letters is squared.",
});

function parabolaPart(
  { parabola }: Extract<Conic, { readonly parabola: unknown }>,
  asked: ConicAsked,
): Part | null {
  const form = parabola.axis === "y" ? "(x - h)^2 = 4p(y - k)" : "(y - k)^2 = 4p(x - h)";
  const step = {
    rule: `read-${asked}`,
    title: `Read off the ${asked}.`,
    why: `In $${form}$ the vertex is $(h, k)$, and focus and directrix lie $p = ${toLatex(number(parabola.p))}$ from it.`,
  };
  if (asked === "vertex") return { step, answer: pointsAnswer([[number(parabola.h), number(parabola.k)]]) };
  if (asked === "focus") return { step, answer: pointsAnswer([focusOf(parabola)]) };
  return asked === "directrix" ? { step, answer: relationAnswer(directrixOf(parabola)) } : null;
}

function centralPart(
  { central }: Extract<Conic, { readonly central: unknown }>,
  { kind, asked }: { readonly kind: string; readonly asked: ConicAsked },
  budget: Budget,
): Part | null {
  const step = {
    rule: `read-${asked}`,
    title: `Read off the ${asked.replaceAll("-", " ")}.`,
    why: "The middle is $(h, k)$, where both brackets are zero.",
  };
  const center: Place = [number(central.h), number(central.k)];
  if (asked === "center") return { step, answer: pointsAnswer([center]) };
  if (kind === "circle") return circlePart(central, asked, budget);
  if (asked === "vertices" || asked === "foci") {
    const why =
      kind === "ellipse"
        ? "The foci lie $c$ from the middle with $c^2 = a^2 - b^2$, the vertices $a$."
        : "The foci lie $c$ from the middle with $c^2 = a^2 + b^2$, the vertices $a$.";
    return { step: { ...step, why }, answer: pointsAnswer(onAxis(central, asked, budget)) };
  }
  if (asked !== "asymptotes" || kind !== "hyperbola") return null;
  const why = "Far from the middle the $1$ no longer matters, so the curve comes close to the two lines.";
  return { step: { ...step, why }, answer: linesAnswer(asymptotes(central, budget)) };
}

function linesAnswer(lines: readonly Relation[]): AnswerValue {
  return { kind: "list", items: lines.map((each) => each.right), ordered: false };
}

function circlePart(central: Central, asked: ConicAsked, budget: Budget): Part | null {
  const radius = rootOf(divide(central.r, central.a), budget);
  const step = {
    rule: `read-${asked}`,
    title: `Read off the ${asked.replaceAll("-", " ")}.`,
    why: "In $(x - h)^2 + (y - k)^2 = r^2$ the centre is $(h, k)$ and the radius is $r$.",
  };
  if (asked === "radius") return { step, answer: { kind: "expression", expression: radius } };
  if (asked !== "center-and-radius") return null;
  const [x, y]: Place = [number(central.h), number(central.k)];
  const values = [
    { name: "h", value: x },
    { name: "k", value: y },
    { name: "r", value: radius },
  ];
  return {
    step,
    answer: { kind: "named", values },
  };
}
