const OPENING = "([{";
const CLOSING = ")]}";

/** A text cut at the commas and semicolons that stand outside all brackets.
 * @example splitOutside("(1, 2), (3, 4)") // ["(1, 2)", "(3, 4)"] */
export function splitOutside(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] as string;
    if (OPENING.includes(character)) depth += 1;
    else if (CLOSING.includes(character)) depth -= 1;
    else if ((character === "," || character === ";") && depth === 0 && !isThousands(text, at)) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
  }
  parts.push(text.slice(from));
  return parts.map((part) => part.trim()).filter((part) => part !== "");
}

/** 12,500 is one number. */
const isThousands = (text: string, at: number): boolean =>
  /\d$/.test(text.slice(0, at)) && /^,\d{3}(?!\d)/.test(text.slice(at, at + 5)) && text[at + 1] !== " ";
