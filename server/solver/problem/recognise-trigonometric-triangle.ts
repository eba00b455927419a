import type { Expression } from "../expression/ast";
import { int } from "../expression/build";
import type { TrianglePart } from "../tasks/trigonometry";
import type { AngleQuestion } from "./angle-question";
import type { AngleText } from "./trigonometry-text";

const ANGLES: Readonly<Record<string, TrianglePart>> = {
  alpha: "A",
  beta: "B",
  gamma: "C",
  A: "A",
  B: "B",
  C: "C",
};
const SIDES = ["a", "b", "c"] as const;
const SETTING =
  /(?:^| )(?:assume |if )?(?:side )?#\d+(?:(?: and)?(?: side)?(?: #\d+)? is (?:opposite (?:side|angle) #\d+|the hypotenuse))+(?= |$)/;
const SOLVE = /^solve (?:each|the|this)? ?triangle(?: if possible| where)?((?: (?:and )?#\d+)+)$/;
const AREA =
  /^find the area of (?:the|each|a) triangle(?: with the given measurements| where| with| if)?((?: (?:and )?#\d+)+)$/;
const RIGHT =
  /^(?:use the given information to )?find the lengths? of the (?:missing|other two) sides(?: of the right triangle)?(?: in the right triangle)?((?: (?:and )?#\d+)+)$/;

/** A triangle given by some of its sides and angles. */
export function recogniseTriangle(text: AngleText): AngleQuestion | null {
  const words = text.words.replace(SETTING, " ").replace(/ +/g, " ").trim();
  const right = RIGHT.exec(words);
  const area = AREA.exec(words);
  const list = right?.[1] ?? area?.[1] ?? SOLVE.exec(words)?.[1];
  if (!list) return null;
  const statements = [...list.matchAll(/#(\d+)/g)].flatMap(([, at]) => text.maths[Number(at)] ?? []);
  const known: Partial<Record<TrianglePart, Expression>> = {};
  for (const statement of statements) {
    const given =
      statement.kind === "relation" && statement.operator === "="
        ? partFrom(statement.left, statement.right)
        : null;
    if (!given || known[given.part]) return null;
    known[given.part] = given.value;
  }
  if (right) known.C = { kind: "function", name: "degree", args: [int(90)] };
  if (Object.keys(known).length !== 3) return null;
  const all: TrianglePart[] = right ? ["a", "b", "c"] : ["A", "B", "C", "a", "b", "c"];
  const asked: TrianglePart[] = area ? ["area"] : all.filter((part) => !known[part]);
  return {
    question: { kind: "triangle", known, asked },
    instruction: area ? "Find the area of the triangle" : "Solve the triangle",
    shown: statements,
  };
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
