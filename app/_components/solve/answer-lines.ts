import { signsOf } from "../math/math-line";

/** What stands between the things an answer tells, each under its name, and between the members of a list. */
const THINGS = ";\\ ";
const MEMBERS = ",\\ ";
/** Between points that each say what they are. */
const NAMED = { separator: ", ", before: "\\text{" };
/** A list of so many signs may be wider than a telephone. */
const LONG = 20;

/** An answer as the lines it is shown on: the several things it tells are a list, and so is a long row of members. */
export function answerLines(latex: string): readonly string[] {
  const things = thingsIn(latex);
  if (things.length > 1 || signsOf(latex) <= LONG) return things;
  const members = splitAt(latex, MEMBERS);
  return members.length > 1 ? members : splitAt(latex, NAMED.separator, NAMED.before);
}

/** Each of the several things that a formula tells; the formula where it is one. */
export const thingsIn = (latex: string): readonly string[] => splitAt(latex, THINGS);

const OPENING = /[{([]/;
const CLOSING = /[})\]]/;

/** Parts of a formula between separators that stand in no bracket, and before what is named. */
function splitAt(latex: string, separator: string, before = ""): string[] {
  const parts = [""];
  let depth = 0;
  for (let at = 0; at < latex.length; at += 1) {
    const sign = latex[at] as string;
    if (depth === 0 && latex.startsWith(separator + before, at)) {
      parts.push("");
      at += separator.length - 1;
      continue;
    }
    if (OPENING.test(sign)) depth += 1;
    if (CLOSING.test(sign)) depth = Math.max(0, depth - 1);
    parts[parts.length - 1] += sign;
  }
  return parts;
}
