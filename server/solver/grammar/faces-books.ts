import type { Expression } from "../expression/ast";
import { symbolsOf } from "../expression/walk";
import { equation, type Face } from "./faces";

/** A function or a place that a question names beside telling it: "f", "y = f(x)", "near x = a". */
export interface Spoken {
  /** The function that is named; null for other letters. */
  readonly name: string | null;
  /** Which derivative of it is named: 2 for f''(x). */
  readonly order: number;
}

const NAME = "[a-zA-Z](?:_(?!\\{?[xyzrst]{1,3}\\}?)\\{?(?:\\\\[a-z]+|[a-zA-Z0-9]+)\\}?)?'*";
const CALL = `${NAME}\\([a-zA-Z](?:,[a-z])*\\)`;
const PLACE = "[a-z]=[abc]|[a-z]";
const SPOKEN = new RegExp(`^(?:(?:${NAME}=)?(${CALL})|(${NAME})|${PLACE})$`);
/** Letters that functions are called by. */
const FUNCTIONS: ReadonlySet<string> = new Set(["f", "g", "h"]);

/** Letters and names without anything that is told of them. */
export const spoken: Face<Spoken> = ({ text }) => {
  const bare = text
    .replace(/\\(?:mathbf|vec|boldsymbol)\s*\{\s*([a-zA-Z])\s*\}/g, "$1")
    .replace(/\\(?:left|right)(?![a-z])|\s+/g, "");
  const found = SPOKEN.exec(bare);
  if (!found) return null;
  const [, call, name] = found;
  const order = bare.split("'").length - 1;
  if (call) return { name: call.charAt(0), order };
  return { name: name && FUNCTIONS.has(name) ? name : null, order };
};

/** Whether all functions that are spoken of are the one that is told, and none is a derivative that is asked for besides:
 * "find f'(x) and f''(x)" asks for two. */
export const speakOf = (
  spoken: readonly Spoken[],
  name: string | null,
  { also = [], order = 0 }: { readonly also?: readonly string[]; readonly order?: number } = {},
): boolean => spoken.every((each) => (each.order === 0 || each.order === order) && isNamed(each, name, also));

const isNamed = (each: Spoken, name: string | null, also: readonly string[]): boolean =>
  each.name === null ||
  name === null ||
  each.name === name ||
  each.name === name.toUpperCase() ||
  // "y = f(x)" stands for any function.
  (name === "y" && each.name === "f") ||
  also.includes(each.name);

/** a_n = …: the terms of a sequence by their place. */
export const termRule: Face<{ readonly index: string; readonly expression: Expression }> = (
  item,
  context,
) => {
  const told = equation({ ...item, text: item.text.replace(/^\s*\\\{|\\\}\s*$/g, "") }, context);
  if (told?.left.kind !== "symbol") return null;
  const [, index] = /^[a-z]_([nk])$/.exec(told.left.name) ?? [];
  const letters = symbolsOf(told.right);
  return index && letters.every((name) => name === index) ? { index, expression: told.right } : null;
};
