import type { Expression, Statement } from "../expression/ast";
import { int } from "../expression/build";
import { table } from "../table";
import type { TrianglePart } from "../tasks/trigonometry";
import type { AngleQuestion } from "./angle-question";
import type { AngleText } from "./trigonometry-text";

const ANGLES: Readonly<Record<string, TrianglePart>> = table({
  alpha: "A",
  beta: "B",
  gamma: "C",
  A: "A",
  B: "B",
  C: "C",
});
const SIDES = ["a", "b", "c"] as const;
const SETTING =
  /(?:^| )(?:assume (?:that )?|if )?(?:side |angle )?#\d+(?:(?: and)?(?: side| angle)?(?: #\d+)? is (?:opposite (?:side |angle )?#\d+|the hypotenuse))+(?= |$)/;
const LEAD =
  /^(?:use (?:the )?(?:law of (?:sines|cosines)|heron's formula) to |determine whether there is no triangle one triangle or two triangles(?: and)? then )/;
const LIST = "((?: (?:and )?#\\d+)+)";
const TRIANGLE = "(?:(?:each|the|this|a|given|following|oblique) )*triangle";
const SOLVE = new RegExp(`^solve ${TRIANGLE}(?: if possible| where| with)*${LIST}$`);
const AREA = new RegExp(
  `^(?:find the area of the triangle )?find the area of ${TRIANGLE}(?: with the given measurements| where| with(?: side lengths| sides(?: of lengths?)?)?| if| given)?${LIST}$`,
);
/** One side or angle, which is named or the only one of its kind that is not given. */
const ONE_PART = new RegExp(
  `^(?:solve(?: ${TRIANGLE})? for|find) the (?:missing|unknown) (side|angle)(?: (?:for|of|in) ${TRIANGLE})?(?: (?:find|solve for)(?: side| angle)? (#\\d+)(?: (?:when|if|where|given|with))?)?${LIST}$`,
);
const PART_AFTER = new RegExp(
  `^(?:(?:solve for|find) the (?:missing|unknown) (side|angle) (?:for|of|in) ${TRIANGLE}${LIST} )?(?:find|solve for)(?: side| angle)? (#\\d+)$`,
);
const EACH_UNKNOWN = new RegExp(`^solve ${TRIANGLE} for the unknown (side|angle)${LIST}$`);
const RIGHT =
  /^(?:use the given information to )?find the lengths? of the (?:missing|other two) sides(?: of the right triangle)?(?: in the right triangle)?((?: (?:and )?#\d+)+)$/;

/** A triangle given by some of its sides and angles. */
export function recogniseTriangle(text: AngleText): AngleQuestion | null {
  const bare = text.words.replace(LEAD, "").replace(SETTING, " ").replace(/ +/g, " ").trim();
  const words = bare.replace(LEAD, "");
  const right = RIGHT.exec(words);
  const area = AREA.exec(words);
  const one = onePart(words);
  const list = right?.[1] ?? area?.[1] ?? SOLVE.exec(words)?.[1] ?? one?.list;
  if (!list) return null;
  const statements = [...list.matchAll(/#(\d+)/g)].flatMap(([, at]) => text.maths[Number(at)] ?? []);
  const known = knownParts(statements);
  if (!known) return null;
  if (right) known.C = { kind: "function", name: "degree", args: [int(90)] };
  if (Object.keys(known).length !== 3) return null;
  const all: TrianglePart[] = right ? ["a", "b", "c"] : ["A", "B", "C", "a", "b", "c"];
  const unknown = all.filter((part) => !known[part]);
  const asked: TrianglePart[] | null = area ? ["area"] : one ? askedPart(one, unknown, text) : unknown;
  return (
    asked && {
      question: { kind: "triangle", known, asked },
      instruction: area ? "Find the area of the triangle" : "Solve the triangle",
      shown: statements,
    }
  );
}

interface OnePart {
  readonly kind: string | undefined;
  readonly mark: string | undefined;
  readonly list: string;
}

function onePart(words: string): OnePart | null {
  const named = ONE_PART.exec(words);
  if (named) return { kind: named[1], mark: named[2], list: named[3] as string };
  const each = EACH_UNKNOWN.exec(words);
  if (each) return { kind: each[1], mark: undefined, list: each[2] as string };
  const after = PART_AFTER.exec(words);
  return after?.[2] ? { kind: after[1], mark: after[3], list: after[2] } : null;
}

/** The part that is named, or the only unknown one of the kind; null when that leaves a choice. */
function askedPart(
  { kind, mark }: OnePart,
  unknown: readonly TrianglePart[],
  { maths }: AngleText,
): TrianglePart[] | null {
  if (mark === undefined) {
    const fitting = unknown.filter((part) => isSide(part) === (kind === "side"));
    return fitting.length === 1 ? fitting : null;
  }
  const [only, more] = maths[Number(mark.slice(1))] ?? [];
  if (only?.kind !== "symbol" || more) return null;
  const part =
    SIDES.find((name) => name === only.name) ??
    (Object.hasOwn(ANGLES, only.name) ? ANGLES[only.name] : undefined);
  if (!part || !unknown.includes(part)) return null;
  return kind === undefined || isSide(part) === (kind === "side") ? [part] : null;
}

const isSide = (part: TrianglePart): boolean => SIDES.some((side) => side === part);

/** Sides and angles by their letters; null when one is given twice or a statement is no such part. */
function knownParts(statements: readonly Statement[]): Partial<Record<TrianglePart, Expression>> | null {
  const known: Partial<Record<TrianglePart, Expression>> = {};
  for (const statement of statements) {
    const given =
      statement.kind === "relation" && statement.operator === "="
        ? partFrom(statement.left, statement.right)
        : null;
    if (!given || known[given.part]) return null;
    known[given.part] = given.value;
  }
  return known;
}

/** a = 5, α = 40°, or tan A = 5/9, which gives the angle as an inverse function. */
function partFrom(left: Expression, right: Expression): { part: TrianglePart; value: Expression } | null {
  if (left.kind === "symbol") {
    const side = SIDES.find((name) => name === left.name);
    const isAngle = right.kind === "function" && right.name === "degree";
    if (side && !isAngle) return { part: side, value: right };
    const angle = Object.hasOwn(ANGLES, left.name) ? ANGLES[left.name] : undefined;
    return angle && isAngle ? { part: angle, value: right } : null;
  }
  const argument = left.kind === "function" ? left.args[0] : undefined;
  if (left.kind !== "function" || argument?.kind !== "symbol" || !["sin", "cos", "tan"].includes(left.name))
    return null;
  const angle = Object.hasOwn(ANGLES, argument.name) ? ANGLES[argument.name] : undefined;
  return angle ? { part: angle, value: { kind: "function", name: `arc${left.name}`, args: [right] } } : null;
}
