import { splitOutside } from "../split";

/** What stands before a line and says nothing: a number, an arrow, "so". */
const BEFORE =
  /^(?:\s+|\d{1,2}[.)]\s+|\([a-d]\)\s+(?=[a-z0-9(])|•|[⇒⟹⇔→∴⟺]|=+>|->|\\(?:Rightarrow|Leftrightarrow|implies|iff|therefore|to|Longrightarrow)(?![a-zA-Z])|(?:so|then|thus|therefore|hence|and|or|but|now|we (?:get|have|find)|this (?:gives|means)|which (?:gives|means)|that (?:is|means)|it follows that|gives|i\.e\.|answer|solution|ans|result|check|since|finally|simplify|expand|factor|solve)(?=[\s,:])[,:]?)/i;
/** What stands behind and says nothing about the mathematics: a remark in words. */
const BEHIND =
  /(?:\s*(?:\/\/|#|←).*|\s+[([][^()[\]]*(?<![a-z\\])(?!sqrt)[a-z]{4,}[^()[\]]*[)\]]|[\s.,;✓✔]+)$/i;
/** What is done to both sides, behind a bar: "| - 5". */
const OPERATION = /\|\s*[-+*/:÷·×−]\s*[\w.]+\s*$/;

/** A line of working without the words and signs around the mathematics.
 * @example withoutWords("⇒ so 2x = 6   (divide by 2)") // "2x = 6" */
export function withoutWords(line: string): string {
  let text = line
    .replace(/^\s*\$+|\$+\s*$/g, " ")
    .replace(/(?<!\\)\$/g, " ")
    .replace(/\\(?:[()[\]]|q?quad(?![a-z])|[,;!])/g, " ");
  for (let rounds = 0; rounds < 6; rounds += 1) {
    const shorter = withoutOperation(text.replace(BEFORE, "").replace(BEHIND, ""));
    if (shorter === text) break;
    text = shorter;
  }
  return text.trim();
}

/** Bars come in pairs unless one of them sets off a remark. */
const withoutOperation = (text: string): string =>
  text.split("|").length % 2 === 0 ? text.replace(OPERATION, "") : text;

/** How the statements of a line are joined. With "or" one of them need hold, with "and" all; a comma leaves it open. */
export type Joiner = "or" | "and" | "comma";

/** A text cut at the words, commas and signs between its statements. */
export function statementsIn(text: string): { readonly parts: readonly string[]; readonly joiner: Joiner } {
  const spoken = text
    .replace(/\\(?:begin|end)\s*\{[a-z*]+\}(?:\{[a-z]+\})?/g, " ")
    .replace(/\\\\/g, ",")
    .replace(/\\text\s*\{([^{}]*)\}/g, " $1 ");
  const or = /(?<![a-zA-Z\\])or(?![a-zA-Z])|∨|\\(?:lor|vee)(?![a-zA-Z])/i;
  const and = /(?<![a-zA-Z\\])and(?![a-zA-Z])|∧|\\(?:land|wedge)(?![a-zA-Z])/i;
  const joiner =
    or.test(spoken) || /\\pm(?![a-z])|±/.test(spoken) ? "or" : and.test(spoken) ? "and" : "comma";
  const plain = spoken.replace(new RegExp(or, "gi"), ",").replace(new RegExp(and, "gi"), ",");
  return { parts: splitOutside(plain).flatMap(bothSigns), joiner };
}

/** x = ±3 is x = 3 or x = -3. */
function bothSigns(part: string): string[] {
  if (!/\\pm(?![a-z])|±/.test(part)) return [part];
  return ["+", "-"].map((sign) => part.replace(/\\pm(?![a-z])|±/g, sign));
}
