import "server-only";
import { TERMS } from "./terms";

const NAMING =
  /^(?:(?:so|and|ok|hey|um|hi),? )*(?:what (?:do|would|does) (?:you|we|they|u|one) call|what(?:['’]?s| is) (?:the )?(?:word|name|term) (?:for|of)|what(?:['’]?s| is| are) (.+) called|how (?:do|would) (?:you|we|they) call|how (?:is|are) (.+) called)(.*)$/i;
/** Words by which students say what a definition says in another way. */
const SAID: ReadonlyMap<string, string> = new Map([
  ["bottom", "below"],
  ["under", "below"],
  ["underneath", "below"],
  ["top", "above"],
  ["over", "above"],
  ["middle", "middle"],
  ["line", "line"],
  ["adding", "add"],
  ["addition", "add"],
  ["subtraction", "subtract"],
  ["subtracting", "subtract"],
  ["division", "divide"],
  ["dividing", "divide"],
  ["multiplication", "multiply"],
  ["multiplying", "multiply"],
  ["answer", "get"],
  ["result", "get"],
  ["outcome", "get"],
  ["timesing", "multiplying"],
  ["timesed", "multiplied"],
  ["flipped", "reciprocal"],
  ["upside", "reciprocal"],
]);
const EMPTY = new Set(
  "the a an of in on at to is are it its that when you u we they call called number part thing bit one what for and with".split(
    " ",
  ),
);

/** The term that a student describes: "what do you call the bottom of a fraction".
 * @returns null where nothing is asked for like that, or no definition has all of its words; of several the one that says least besides counts */
export function describedTerm(message: string): string | null {
  const [, before = "", between = "", behind = ""] =
    NAMING.exec(message.trim().replace(/[\s?!.]+$/, "")) ?? [];
  const words = `${before} ${between} ${behind}`
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== "" && !EMPTY.has(word))
    .map((word) => SAID.get(word) ?? word);
  if (words.length === 0) return null;
  const stems = words.map((word) => word.replace(/(?:s|es)$/, ""));
  const found = TERMS.filter(
    ({ names, text }) =>
      !names.some((name) => words.includes(name)) &&
      stems.every((stem) => firstSentence(text).includes(stem)),
  );
  const [shortest] = found.toSorted((a, b) => firstSentence(a.text).length - firstSentence(b.text).length);
  return shortest?.names[0] ?? null;
}

const firstSentence = (text: string): string => text.toLowerCase().split(". ")[0] ?? "";
