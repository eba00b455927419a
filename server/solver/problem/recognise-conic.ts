import type { Expression, Relation } from "../expression/ast";
import { symbolsOf } from "../expression/walk";
import { toLatex } from "../printer/latex";
import { table } from "../table";
import type { ConicAsked, ConicGiven } from "../tasks/conic";
import type { PlanePoint } from "../tasks/line";
import { type PlaneText, planeText } from "./plane-text";
import { ASK, FILLERS, PlaneWords, withoutLead, wordSet } from "./plane-words";
import type { SourceRecogniser } from "./sentence";

const ABOUT = /\b(?:circles?|ellipses?|hyperbolas?|parabolas?|conics?)\b/i;
const OTHER =
  /\b(?:area|circumference|arc|sector|graph|sketch|inscribed|tangent|rotat\w+|feet|foot|meters?|inches|miles|rotating|polar)\b/i;
const LONGEST = 500;
const CONIC_WORDS = wordSet(
  FILLERS,
  "its of circle circles ellipse ellipses hyperbola hyperbolas parabola parabolas conic section representing standard represents following",
);

/** Circles, ellipses, hyperbolas and parabolas from their parts, and their parts from an equation. */
export const recogniseConic: SourceRecogniser = ({ text, limits }) => {
  if (!ABOUT.test(text) || OTHER.test(text) || text.length > LONGEST) return null;
  const plane = planeText(text.replace(/\(([^()$]*\\pm[^()$]*)\)/g, spread), limits);
  const rest = new PlaneWords(withoutLead(plane.words).replace(/\bcentre\b/g, "center"));
  const shape = /\b(circle|ellipse|hyperbola|parabola)s?\b/.exec(plane.words)?.[1];
  const asked = askedIn(rest);
  const given = asked && givenIn(rest, plane, shape);
  if (!asked || !given || !rest.isOnly(CONIC_WORDS)) return null;
  if (given.kind !== "equation" && asked !== "equation") return null;
  return {
    mathematics: { task: "conic", given, asked },
    instruction: CONIC_INSTRUCTIONS[asked],
    latex: conicShown(given),
  };
};

/** (0, ±4) stands for two points. */
function spread(_: string, inner: string): string {
  return `(${inner.replace(/\\pm/g, "")}),(${inner.replace(/\\pm/g, "-")})`;
}

export const CONIC_INSTRUCTIONS: Readonly<Record<ConicAsked, string>> = table({
  equation: "Write the equation in standard form",
  kind: "Identify the conic section",
  center: "Find the centre",
  radius: "Find the radius",
  "center-and-radius": "Find the centre and the radius",
  vertices: "Find the vertices",
  foci: "Find the foci",
  asymptotes: "Find the asymptotes",
  vertex: "Find the vertex of the parabola",
  focus: "Find the focus of the parabola",
  directrix: "Find the directrix of the parabola",
});

const WHAT: readonly (readonly [RegExp, ConicAsked])[] = [
  [new RegExp(`^${ASK} (?:the )?(?:equations? of )?(?:the )?asymptotes?(?: equations?)?\\b`), "asymptotes"],
  [new RegExp(`^${ASK} (?:the )?center and (?:the )?radius\\b`), "center-and-radius"],
  [
    new RegExp(
      `^${ASK} (?:the )?(?:coordinates of the )?(center|radius|vertices|foci|vertex|focus)\\b(?! @)`,
    ),
    "center",
  ],
  [new RegExp(`^${ASK} (?:the )?(?:equation of the )?directrix\\b(?! @)`), "directrix"],
  [
    /^(?:identify|name|classify|determine|state|tell) (?:which |what |the )?(?:type of )?(?:graph of )?(?:each |the )?(?:type of )?conic(?: section)?(?: is)?(?: (?:represented|given|described))?(?: by| based on)?(?: for each of)?\b/,
    "kind",
  ],
  [
    new RegExp(`^(?:${ASK}|rewrite) (?:an? |the )?(?:standard (?:form )?)?(?:of )?(?:the )?equation\\b`),
    "equation",
  ],
  [new RegExp(`^(?:${ASK}|rewrite) (?:an? |the )?standard form (?:of )?(?:the )?equation\\b`), "equation"],
];

function askedIn(rest: PlaneWords): ConicAsked | null {
  for (const [pattern, asked] of WHAT) {
    const found = rest.take(pattern);
    if (!found) continue;
    rest.take(/\b(?:(?:write|give|put|express) (?:it |the answer |your answer )?)?in standard form\b/);
    return (found[1] as ConicAsked | undefined) ?? asked;
  }
  return null;
}

function givenIn(rest: PlaneWords, plane: PlaneText, shape: string | undefined): ConicGiven | null {
  const point = (pattern: string) =>
    planePoint(
      rest.take(new RegExp(`\\b${pattern} (?:is |at |of )?(?:the )?(?:point |origin )?@p(\\d+)`)),
      plane,
    );
  const pairOf = (pattern: string) =>
    planePair(rest.take(new RegExp(`\\b${pattern} (?:is |are |at |of )?@p(\\d+)(?: and)? @p(\\d+)`)), plane);
  rest.takeAll(
    /\bgiven (?:center and radius|center with point on the circle|radius and center(?! @)|radius and(?= center @))/,
  );
  const center = point("center");
  const radius = rest.take(/\bradius (?:of |is )?@n(\d+)/);
  const size = radius && plane.numbers[Number(radius[1])];
  const [vertices, foci, ends] = [
    pairOf("vertices"),
    pairOf("foci"),
    pairOf("endpoints of (?:a|the|its) diameter"),
  ];
  const focus = point("focus");
  const directrix = equationOf(rest.take(/\bdirectrix (?:is )?@e(\d+)/), plane);
  if (ends) return { kind: "diameter", ends };
  if (vertices && foci && (shape === "ellipse" || shape === "hyperbola"))
    return { kind: shape, vertices, foci };
  if (focus && directrix) return { kind: "parabola", focus, directrix };
  if (center && size && symbolsOf(size).length === 0) return { kind: "circle", center, radius: size };
  const through = center && planePoint(rest.take(/@p(\d+)/), plane);
  rest.takeAll(/\bon the circle\b/);
  if (center) return through ? { kind: "circle-through", center, point: through } : null;
  const relation = equationOf(rest.take(/@e(\d+)/), plane);
  return relation && { kind: "equation", relation };
}

const xy = (e: Expression | Relation): boolean => symbolsOf(e).every((name) => name === "x" || name === "y");

function equationOf(found: RegExpExecArray | null, { equations }: PlaneText): Relation | null {
  const given = found && equations[Number(found[1])];
  return given && given.relation.operator === "=" && given.label === undefined && xy(given.relation)
    ? given.relation
    : null;
}

function planePoint(found: RegExpExecArray | null, { points }: PlaneText, group = 1): PlanePoint | null {
  const [x, y, z] = (found && points[Number(found[group])]) ?? [];
  return x && y && !z && symbolsOf(x).length + symbolsOf(y).length === 0 ? [x, y] : null;
}

function planePair(
  found: RegExpExecArray | null,
  plane: PlaneText,
): readonly [PlanePoint, PlanePoint] | null {
  const [p, q] = [planePoint(found, plane), planePoint(found, plane, 2)];
  return p && q && [p, q];
}

export function conicShown(given: ConicGiven): string {
  const at = ([x, y]: PlanePoint) => `(${toLatex(x)}, ${toLatex(y)})`;
  switch (given.kind) {
    case "equation":
      return toLatex(given.relation);
    case "circle":
      return `${at(given.center)}, \\quad r = ${toLatex(given.radius)}`;
    case "circle-through":
      return `${at(given.center)}, \\quad ${at(given.point)}`;
    case "diameter":
      return given.ends.map(at).join(", \\quad ");
    case "parabola":
      return `${at(given.focus)}, \\quad ${toLatex(given.directrix)}`;
    default:
      return [...given.vertices, ...given.foci].map(at).join(", \\quad ");
  }
}
