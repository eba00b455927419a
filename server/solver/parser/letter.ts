import type { Expression } from "../expression/ast";
import type { Cursor } from "./cursor";

/** A letter or constant: a variable, unless the notation gives i or e their fixed meaning. */
export function readLetter(cursor: Cursor): Expression {
  const { kind, text: name } = cursor.next();
  if (kind === "constant") return { kind: "constant", name: name as "pi" | "infinity" };
  if (name === "i" && cursor.notation.imaginary) return { kind: "constant", name: "i" };
  if (name === "e" && cursor.notation.euler) return { kind: "constant", name: "e" };
  return { kind: "symbol", name };
}
