import type { Expression } from "../../expression/ast";
import { equation } from "../../expression/build";
import { symbolsOf } from "../../expression/walk";
import type { Condition } from "../../tasks/inequality";
import { judgeCondition } from "./judge-condition";
import { judgeAside } from "./judge-value";
import type { Place } from "./judge-value-line";
import { cannotTell, follows, type Judged } from "./judged";
import type { Line } from "./line";
import { conditionSubject, lettersIn, valueSubject } from "./subject";

/** A line of a working whose problem is told in words. Calculations are judged by themselves, an equation by the one
 * before it in the same letters; how the student came to the first one is not judged. */
export function judgeFree({ content, continued }: Line, { position, desk }: Place): Judged {
  if (content.kind === "condition") return judgeStated(content.condition, { position, desk });
  if (content.kind !== "chain") return cannotTell();
  const { parts } = content;
  const [first, last] = [parts[0], parts.at(-1)] as [Expression, Expression];
  if (continued && position.before?.kind === "value")
    return judgeAside([position.before.expression, ...parts], desk.budget) ?? cannotTell();
  const numbers = parts.filter((part) => symbolsOf(part).length === 0);
  const aside = numbers.length > 1 ? judgeAside(numbers, desk.budget) : null;
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
  return judged.verdict === "follows" ? follows(next, judged.note) : judged;
}
