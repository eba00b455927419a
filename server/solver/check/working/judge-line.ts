import type { Expression } from "../../expression/ast";
import { equation, symbol } from "../../expression/build";
import { substitute } from "../../expression/substitute";
import { symbolsOf } from "../../expression/walk";
import type { Condition } from "../../tasks/inequality";
import { holdsInDoubles } from "./equation-values";
import { judgeBranch } from "./judge-branch";
import { judgeDerived } from "./judge-derived";
import { judgeFree } from "./judge-free";
import { judgeSystem } from "./judge-system";
import { judgeAside } from "./judge-value";
import { judgeValueLine } from "./judge-value-line";
import { cannotTell, failing, follows, type Judged } from "./judged";
import type { Desk, Line } from "./line";
import type { Position } from "./position";
import type { Solutions } from "./solutions";
import { conditionSubject, lettersIn, mapCondition } from "./subject";

/** Judges one line against the one before it.
 * @throws {LimitReached} */
export function judgeLine(line: Line, position: Position, desk: Desk): Judged {
  const { start, named } = position;
  const plain = withNamed(line, named);
  if (plain.content.kind === "words") return cannotTell();
  switch (start.kind) {
    case "value":
      return judgeValueLine(plain, start, { position, desk });
    case "derived":
      return judgeDerived(plain, start, { position, desk });
    case "condition":
      return judgeConditionLine(plain, position, desk);
    case "system": {
      if (isFalseForSure(plain)) return start.none ? follows() : cannotTell();
      const aside = asideOf(plain, desk);
      if (aside) return aside;
      const judged = judgeSystem(plain, { ...start, budget: desk.budget });
      return position.spoilt && judged.verdict === "does-not-follow" ? cannotTell() : judged;
    }
    default:
      return judgeFree(plain, { position, desk });
  }
}

/** Letters that the student has named stand for what they were named. */
function withNamed(line: Line, named: ReadonlyMap<string, Expression>): Line {
  if (named.size === 0) return line;
  const put = (e: Expression) => substitute(e, named);
  const { content } = line;
  if (content.kind === "chain") return { ...line, content: { ...content, parts: content.parts.map(put) } };
  if (content.kind === "condition")
    return { ...line, content: { ...content, condition: mapCondition(content.condition, put) } };
  return line;
}

/** Numbers only: a calculation that is right or wrong by itself, such as a discriminant. */
function asideOf({ content }: Line, { budget, letters }: Desk): Judged | null {
  if (content.kind === "condition") {
    if (lettersIn(content.condition).length > 0) return null;
    const holds = holdsInDoubles(content.condition, new Map());
    return holds === true ? follows() : null;
  }
  if (content.kind !== "chain") return null;
  const [first, ...others] = content.parts;
  const label = first?.kind === "symbol" && !letters.has(first.name);
  const parts = label ? others : content.parts;
  if (parts.some((part) => symbolsOf(part).length > 0)) return null;
  return label && parts.length === 1 ? cannotTell() : judgeAside(parts, budget);
}

function judgeConditionLine(line: Line, position: Position, desk: Desk): Judged {
  const start = position.start as Extract<Position["start"], { kind: "condition" }>;
  if (isNaming(line, desk)) return follows();
  const after = statedBy(line, position, start.unknown);
  const contradiction = line.content.kind === "chain" && isFalseForSure(line);
  if (!after || contradiction) {
    const aside = contradiction ? null : asideOf(line, desk);
    return aside ?? (contradiction ? judgeContradiction(line, position, desk) : cannotTell());
  }
  const inner = withinChain(line, desk);
  if (inner) return inner;
  if ("kind" in after && isCondition(after) && !lettersIn(after).includes(start.unknown))
    return asideOf(line, desk) ?? cannotTell(null);
  return judgeBranch({ after, position, unknown: start.unknown, budget: desk.budget });
}

const isCondition = (value: Condition | Solutions): value is Condition =>
  value.kind === "relation" || value.kind === "all-of" || value.kind === "any-of";

const NO_SOLUTION: Solutions = { kind: "roots", roots: [] };

/** What a line says about the unknown; null when it says nothing. */
function statedBy(
  { content, continued }: Line,
  { lineBefore }: Position,
  unknown: string,
): Condition | Solutions | null {
  switch (content.kind) {
    case "none":
      return NO_SOLUTION;
    case "all":
      return { kind: "all" };
    case "set":
      return { kind: "set", set: content.set };
    case "condition":
      return mapCondition(content.condition, (side) => unknownFor(side, unknown));
    case "chain":
      return equationIn(content.parts, { left: continued ? leftOf(lineBefore) : null, unknown });
    default:
      return null;
  }
}

/** "Let u = x²" says nothing yet about the unknown. */
function isNaming({ content }: Line, { letters }: Desk): boolean {
  if (content.kind !== "chain" || content.parts.length !== 2) return false;
  const [first, second] = content.parts as [Expression, Expression];
  const fresh = first.kind === "symbol" && !letters.has(first.name) && !first.name.includes("_");
  return fresh && symbolsOf(second).length > 0;
}

/** x_1 and x_2 are values of x. */
const unknownFor = (side: Expression, unknown: string): Expression =>
  side.kind === "symbol" && new RegExp(`^${unknown}_\\d$`).test(side.name) ? symbol(unknown) : side;

const leftOf = (line: Line | null): Expression | null => {
  if (line?.content.kind !== "chain" || line.content.parts.length < 2) return null;
  return line.content.parts[0] ?? null;
};

interface ChainContext {
  /** The left side that a line beginning with "=" goes on from. */
  readonly left: Expression | null;
  readonly unknown: string;
}

function equationIn(parts: readonly Expression[], { left, unknown }: ChainContext): Condition | null {
  const [first, last] = [left ?? parts[0], parts.at(-1)];
  if (!first || !last) return null;
  if (parts.length === 1 && !left)
    return symbolsOf(first).length === 0 ? equation(symbol(unknown), first) : null;
  return equation(unknownFor(first, unknown), last);
}

/** In x = 6/2 = 4 the numbers do not agree among themselves. */
function withinChain({ content }: Line, { budget }: Desk): Judged | null {
  if (content.kind !== "chain" || content.parts.length < 3) return null;
  const numbers = content.parts.filter((part) => symbolsOf(part).length === 0);
  const aside = judgeAside(numbers, budget);
  return aside?.verdict === "does-not-follow" ? aside : null;
}

/** 0 = 5: no number solves this. */
function isFalseForSure({ content }: Line): boolean {
  if (content.kind !== "chain" || content.parts.length !== 2) return false;
  const [left, right] = content.parts as [Expression, Expression];
  if (symbolsOf(left).length + symbolsOf(right).length > 0) return false;
  const simple = [left, right].every((side) => side.kind === "number" || side.kind === "negation");
  return simple && holdsInDoubles(equation(left, right), new Map()) === false;
}

function judgeContradiction(line: Line, position: Position, desk: Desk): Judged {
  const start = position.start as Extract<Position["start"], { kind: "condition" }>;
  const judged = judgeBranch({ after: NO_SOLUTION, position, unknown: start.unknown, budget: desk.budget });
  if (judged.verdict !== "does-not-follow" || line.content.kind !== "chain") return judged;
  const [left, right] = line.content.parts as [Expression, Expression];
  const after = conditionSubject(equation(left, right));
  return judged.wrong ? failing({ ...judged.wrong, after }, judged.note) : judged;
}
