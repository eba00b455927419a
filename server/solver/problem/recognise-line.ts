import type { Expression, Relation } from "../expression/ast";
import { equation, int, number, quotient, symbol } from "../expression/build";
import { polynomialOf, totalDegree } from "../expression/polynomial";
import { symbolsOf } from "../expression/walk";
import { budget, DEFAULT_LIMITS } from "../limits";
import { toLatex } from "../printer/latex";
import { table } from "../table";
import type { LineAsked, LineGiven, LineTask, PlanePoint } from "../tasks/line";
import { type PlaneText, planeText } from "./plane-text";
import { ASK, FILLERS, PlaneWords, withoutLead, wordSet } from "./plane-words";
import { pairOrSegment } from "./recognise-line-pair";
import type { Recognition, SourceRecogniser } from "./sentence";

const ABOUT = /\b(?:slope|intercepts?|lines?|midpoint|distance|linear|gradient|intersection)\b/i;
/** Curves and tasks that only sound like lines. */
const OTHER =
  /\b(?:circle|parabola|ellipse|hyperbola|tangent|regression|best fit|asymptotes?|inequalit\w+|number line|graph)\b/i;
const MEASURE_WORDS = wordSet(FILLERS);
const LONGEST = 600;

const WHAT: readonly (readonly [RegExp, LineAsked])[] = [
  [
    /^(?:re)?(?:write|express|put) (?=(?:the )?(?:line |equation )?@e0 (?:in|into) (?:the )?slope-intercept)/,
    "equation",
  ],
  [new RegExp(`^(?:${ASK} )?(?:the )?slope and (?:the )?y-intercept\\b`), "slope-and-intercept"],
  [
    new RegExp(`^(?:${ASK} )?(?:both )?(?:the )?(?:x-intercept and (?:the )?y-intercept|intercepts)\\b`),
    "intercepts",
  ],
  [new RegExp(`^(?:${ASK} )(?:the )?(?:coordinates of the )?x-intercept\\b`), "x-intercept"],
  [new RegExp(`^(?:${ASK} )(?:the )?(?:coordinates of the )?y-intercept\\b`), "y-intercept"],
  [new RegExp(`^(?:${ASK} )?(?:the )?slope\\b(?! @n)`), "slope"],
  [new RegExp(`^(?:${ASK} )?(?:an? |the )?(?:linear )?(?:equation|function)s?\\b(?! @)`), "equation"],
];

/** Slopes, intercepts and equations of lines, distances and midpoints, and how two lines lie. */
export const recogniseLine: SourceRecogniser = ({ text, limits }) => {
  if (!ABOUT.test(text) || OTHER.test(text) || text.length > LONGEST) return null;
  const plane = planeText(text, limits);
  const words = withoutLead(plane.words).replace(/\bgradient\b/g, "slope");
  return pairOrSegment(words, plane) ?? toldSlope(words, plane) ?? lineQuestion(words, plane);
};

function lineQuestion(words: string, plane: PlaneText): Recognition | null {
  const lead = /^given [^@]*(?:@[pen]\d+(?: and)? ?)*?(?=(?:find|write|determine) )/.exec(words)?.[0] ?? "";
  const rest = new PlaneWords(words.slice(lead.length));
  for (const [pattern, asked] of WHAT) {
    if (!rest.take(pattern)) continue;
    const shape = shapeIn(rest);
    const all = new PlaneWords(`${lead} ${rest.take(/^.*$/)?.[0] ?? ""}`.trim());
    const letters = lettersOf(plane);
    const given = letters && givenIn(all, plane, asked);
    if (!given || !letters || !all.isOnly(MEASURE_WORDS)) return null;
    const fits =
      asked === "equation" ? given.kind !== "equation" || shape !== null : fitsMeasure(given, asked);
    if (!fits || (given.kind === "equation" && isCurved(given.relation))) return null;
    const task: LineTask = { task: "line", given, asked, shape: shape ?? "slope-intercept", letters };
    return { mathematics: task, instruction: LINE_INSTRUCTIONS[asked], latex: lineShown(given) };
  }
  return null;
}

/** A side of a higher degree, or with the letter under a root or a fraction bar: the graph is no line. */
export const isCurved = ({ left, right }: Relation): boolean =>
  [left, right].some((side) => {
    const p = polynomialOf(side, budget(DEFAULT_LIMITS));
    return p ? p.terms.some((term) => totalDegree(term) > 1) : side.kind !== "function";
  });

export const LINE_INSTRUCTIONS: Readonly<Record<LineAsked, string>> = table({
  slope: "Find the slope of the line",
  "slope-and-intercept": "Find the slope and the $y$-intercept",
  intercepts: "Find the intercepts of the line",
  "x-intercept": "Find the $x$-intercept of the line",
  "y-intercept": "Find the $y$-intercept of the line",
  equation: "Find the equation of the line",
});

const fitsMeasure = (given: LineGiven, asked: LineAsked): boolean =>
  asked === "slope"
    ? given.kind !== "slope-and-point" && given.kind !== "level"
    : given.kind === "equation" || given.kind === "points";

function shapeIn(rest: PlaneWords): LineTask["shape"] | null {
  rest.take(/\b(?:by )?(?:using|with) (?:the )?point-slope formula\b/);
  const found = rest.take(
    /(?:(?:write|give|express|state|put) (?:all |of |the |your |each |its |final )*(?:equation|answer|result)s? )?(?:in|using|into) (?:the )?(slope-intercept|point-slope|standard|general)(?: form)?(?: y mx b)?/,
  );
  if (!found) return null;
  return found[1] === "point-slope"
    ? "point-slope"
    : found[1] === "slope-intercept"
      ? "slope-intercept"
      : "standard";
}

/** x and y, or the letter of the function that is given. */
function lettersOf({ equations }: PlaneText): readonly [string, string] | null {
  const label = equations.map((each) => each.label).find((each) => each !== undefined);
  const across = label?.slice(2, -1) ?? "x";
  const known = equations.every(({ relation }) =>
    symbolsOf(relation).every((name) => name === across || name === "y"),
  );
  return known ? [across, "y"] : null;
}

function givenIn(words: PlaneWords, plane: PlaneText, asked: LineAsked): LineGiven | null {
  const steep = words.take(/\b(?:(?:the )?slope is undefined|(?:an )?undefined slope)\b/)
    ? "vertical"
    : undefined;
  const level =
    steep ?? (words.take(/\b(horizontal|vertical)\b/)?.[1] as "horizontal" | "vertical" | undefined);
  const how = words.take(/\b(parallel|perpendicular)\b/)?.[1] as "parallel" | "perpendicular" | undefined;
  words.take(/\bslope and y-intercept\b(?! [@a])/) ??
    words.take(/\b(?:given|a|the) slope\b(?! (?:of |is |= ?)?@n)/);
  if (how) words.take(/\bslope\b(?! (?:of |is )?@n)/);
  const slope = numberOf(words.take(/\bslope (?:of |is |equal to )?@n(\d+)/), plane);
  const points = intercepts(words, plane);
  const relation = lineOf(words, plane);
  while (true) {
    const mark = words.take(/@p(\d+)/);
    if (!mark) break;
    const point = planePoint(plane.points[Number(mark[1])]);
    if (!point) return null;
    points.push(point);
  }
  if (points.some((point) => !point)) return null;
  const known = points as PlanePoint[];
  return how ? related(how, { relation, known, slope }, asked) : direct({ level, slope, relation, known });
}

interface Facts {
  readonly relation: Relation | null;
  readonly slope: Expression | null;
  readonly known: readonly PlanePoint[];
}

function related(
  how: "parallel" | "perpendicular",
  { relation, known, slope }: Facts,
  asked: LineAsked,
): LineGiven | null {
  const [point, second] = known;
  if (!relation || slope || second) return null;
  if (asked === "slope") return point ? null : { kind: "related", how, relation, point: null };
  return point ? { kind: "related", how, relation, point } : null;
}

function direct({
  level,
  slope,
  relation,
  known,
}: Facts & { readonly level: "horizontal" | "vertical" | undefined }): LineGiven | null {
  const [first, second, third] = known;
  if (relation) return level || slope || first ? null : { kind: "equation", relation };
  if (!first || third || (level && slope)) return null;
  if (level) return second ? null : { kind: "level", how: level, point: first };
  if (slope) return second ? null : { kind: "slope-and-point", slope, point: first };
  return second ? { kind: "points", points: [first, second] } : null;
}

/** Points on the axes, told as "y-intercept -3" or "y-intercept (0, -3)"; an undefined one does not fit. */
function intercepts(words: PlaneWords, plane: PlaneText): (PlanePoint | null)[] {
  return (["x", "y"] as const).flatMap((axis) => {
    const found = words.take(
      new RegExp(`\\b${axis}-intercept (?:of |is |at |equal to )?(?:the point )?@([np])(\\d+)`),
    );
    if (!found) return [];
    const at = Number(found[2]);
    if (found[1] === "p") {
      const point = planePoint(plane.points[at]);
      const other = point?.[axis === "x" ? 1 : 0];
      return [other?.kind === "number" && other.value.n === 0n ? point : null];
    }
    const value = plane.numbers[at];
    return [
      value && symbolsOf(value).length === 0 ? (axis === "x" ? [value, int(0)] : [int(0), value]) : null,
    ];
  });
}

/** The one line that is given by an equation, or the axis that is named. */
function lineOf(words: PlaneWords, plane: PlaneText): Relation | null {
  const axis = words.take(/\b([xy])-axis\b/)?.[1];
  const mark = words.take(/@e(\d+)/);
  if (axis) return mark ? null : equation(symbol(axis === "x" ? "y" : "x"), int(0));
  const found = mark && plane.equations[Number(mark[1])]?.relation;
  return found && found.operator === "=" ? found : null;
}

function numberOf(found: RegExpExecArray | null, { numbers }: PlaneText): Expression | null {
  const value = found && numbers[Number(found[1])];
  return value && symbolsOf(value).length === 0 ? value : null;
}

function planePoint(coordinates: readonly Expression[] | undefined): PlanePoint | null {
  const [x, y, z] = coordinates ?? [];
  return x && y && !z && symbolsOf(x).length + symbolsOf(y).length === 0 ? [x, y] : null;
}

const INCHES: Readonly<Record<string, bigint>> = table({
  inch: 1n,
  inches: 1n,
  foot: 12n,
  feet: 12n,
  yard: 36n,
  yards: 36n,
});
const PIPE = new RegExp(
  `^(?:${ASK} the slope of (?:a|the|each) pipe )?(?:that |the pipe )?slopes (down|up) @n0 (inch|inches|foot|feet) per (foot|yard)$`,
);
const RISE_AND_RUN = [
  new RegExp(
    `^${ASK} the slope given (?:the )?rise and run (?:A [a-z]+ )?(?:with )?(?:a )?rise (?:of )?@n0 and (?:a )?run (?:of )?@n1$`,
  ),
  new RegExp(
    `^(?:${ASK} the slope of (?:the|each) line )?A [a-z ]+ (?:rises|climbs|goes up) @n0 (?:feet|metres|meters|m|ft) (?:for|over|in) (?:a |an |every )?@n1 (?:feet|metres|meters|m|ft)(?:(?: of)? horizontal (?:distance|run))? what is (?:its slope|the slope(?: of (?:the|this) [a-z]+)?)$`,
  ),
];

/** Slopes of roofs, roads and pipes: a rise for a run. */
function toldSlope(words: string, { numbers, points, equations }: PlaneText): Recognition | null {
  if (points.length + equations.length > 0) return null;
  const [first, second] = numbers;
  const pipe = PIPE.exec(words);
  if (pipe && first) {
    const [up, along] = [INCHES[pipe[2] as string] ?? 1n, INCHES[pipe[3] as string] ?? 1n];
    const ratio = quotient(first, number({ n: along / up, d: 1n }));
    return calculation(pipe[1] === "down" ? { kind: "negation", operand: ratio } : ratio);
  }
  return first && second && RISE_AND_RUN.some((pattern) => pattern.test(words))
    ? calculation(quotient(first, second))
    : null;
}

const calculation = (expression: Expression): Recognition => ({
  mathematics: { task: "calculate", expression },
  instruction: "Find the slope: the rise over the run",
  latex: toLatex(expression),
  assumes: "the definition of the slope",
});

const pointLatex = ([x, y]: PlanePoint): string => `(${toLatex(x)}, ${toLatex(y)})`;

export function lineShown(given: LineGiven): string {
  switch (given.kind) {
    case "points":
    case "bisector":
      return given.points.map(pointLatex).join(", \\quad ");
    case "slope-and-point":
      return `m = ${toLatex(given.slope)}, \\quad ${pointLatex(given.point)}`;
    case "equation":
      return toLatex(given.relation);
    case "level":
      return pointLatex(given.point);
    case "related":
      return [toLatex(given.relation), ...(given.point ? [pointLatex(given.point)] : [])].join(", \\quad ");
  }
}
