import { equation, symbol } from "../../expression/build";
import type { SequenceTask } from "../../tasks/sequence";
import type { AnswerValue } from "../../types";
import { byHand, type Written } from "./hand";
import { writeValue } from "./value";

/** Terms in a row, one term with its name, a recursion with the names of its terms. */
export function sequenceNotation(task: SequenceTask, value: AnswerValue): Written | null {
  const { asked, name } = task;
  if (asked.kind === "term" && value.kind === "expression")
    return byHand((hand) => hand.print(equation(symbol(`${name}_${asked.position}`), value.expression)));
  if (asked.kind === "recursion" && value.kind === "list") return recursion(task, value.items);
  return value.kind === "list" ? writeValue(value, { close: true }) : null;
}

/** a_1 = 3, a_n = a_{n-1} + 2 */
function recursion(
  { name, index }: SequenceTask,
  items: Extract<AnswerValue, { kind: "list" }>["items"],
): Written {
  const { latex, text } = byHand((hand) =>
    items
      .map((item, i) => {
        const place = i === items.length - 1 ? index : `${i + 1}`;
        return hand.print(equation(symbol(`${name}_${place}`), item));
      })
      .join(", "),
  );
  return { latex: latex.replace(/_([a-z0-9])(?![a-z0-9{])/g, "_{$1}"), text };
}
