import type { Expression, Statement } from "../../expression/ast";
import { equation } from "../../expression/build";
import { some, symbolsOf } from "../../expression/walk";
import type { Condition } from "../../tasks/inequality";
import { judgeCondition } from "./judge-condition";
import { judgeAside } from "./judge-value";
import type { Place } from "./judge-value-line";
import { cannotTell, follows, type Judged } from "./judged";
import type { Line } from "./line";
import { conditionSubject, lettersIn, valueSubject } from "./subject";

/** A line of a working whose problem is told in words. Calculations are judged by themselves, an equation by the one
 * before it in the same letters; how the student came to the first one is not judged. */
export function judgeFree({ content, continued, approximate }: Line, { position, desk }: Place): Judged {
  if (content.kind === "condition") return judgeStated(content.condition, { position, desk });
  if (content.kind !== "chain") return cannotTell();
  const judging = position.start.kind === "free" && position.start.judging;
  const { parts } = content;
  if (parts.some((part) => some(part, isImaginary))) return cannotTell();
  const [first, last] = [parts[0], parts.at(-1)] as [Expression, Expression];
  if (continued && position.before?.kind === "value")
    return goneOn(judgeAside([position.before.expression, ...parts], desk.budget), approximate, last);
  const numbers = parts.filter((part) => symbolsOf(part).length === 0);
  const aside = numbers.length > 1 ? judgeAside(numbers, desk.budget) : null;
  if (aside?.verdict === "does-not-follow" && (approximate || judging)) return cannotTell();
  if (aside?.verdict === "does-not-follow" || numbers.length === parts.length)
    return { ...(aside ?? cannotTell()), next: valueSubject(last) };
  if (parts.length === 1) return cannotTell(null, valueSubject(first));
  const stated = judgeStated(equation(first, last), { position, desk });
  return stated.verdict === "cannot-tell" && aside ? { ...aside, next: stated.next } : stated;
}

function judgeStated(condition: Condition, { position, desk }: Place): Judged {
  const next = conditionSubject(condition);
  const { before } = position;
  if (before?.kind !== "condition") return cannotTell(null, next);
  const [letters, earlier] = [lettersIn(condition), lettersIn(before.condition)];
  const unknown = letters.at(-1);
  if (!unknown || letters.join() !== earlier.join()) return cannotTell(null, next);
  const judged = judgeCondition({
    before: before.condition,
    after: condition,
    unknown,
    needed: null,
    budget: desk.budget,
  });
  if (judged.verdict === "follows") return follows(next, judged.note);
  const told = position.start.kind === "free" && position.start.told && letters.length === 1;
  // A story may rule a solution out, a negative length for example.
  const chosen = judged.wrong?.gained.length === 0;
  return told && !chosen ? judged : cannotTell(null, next);
}

/** A line that goes on from a value; a rounded one may differ. */
function goneOn(judged: Judged | null, approximate: boolean, last: Expression): Judged {
  const next = valueSubject(last);
  if (!judged || (approximate && judged.verdict === "does-not-follow")) return cannotTell(null, next);
  return { ...judged, next };
}

/** In a story i is rather a letter. */
const isImaginary = (node: Statement): boolean => node.kind === "constant" && node.name === "i";
