import { table } from "../../table";
import type { Story } from "./story";

/** Words that say nothing about which thing is meant. */
const COMMON = new Set(
  "the and are his her their its many who there was were had has have did does than that this from for with what how fast speed rate miles hours hour mile time took takes take then when back trip average after while more less longer faster slower traveling travels traveled travel went goes driving drove drive drives same amount she him them they over home spent spend find much will would can could going ride rides rode".split(
    " ",
  ),
);

/** The words of a text that can name a thing, each by its first letters: "running" and "ran" stay apart, "hills" and
 * "hill" do not. */
export function stems(text: string): ReadonlySet<string> {
  const words = text.replace(/<[A-Z]\d+>/g, " ").match(/[a-z]{3,}/g) ?? [];
  return new Set(words.filter((word) => !COMMON.has(word)).map(stem));
}

const SAME: Readonly<Record<string, string>> = table({
  bicycle: "bike",
  bicycles: "bike",
  bicycling: "biking",
  airplane: "plane",
  airplanes: "plane",
  automobile: "car",
  ran: "run",
});

/** The first letters of a word, the same for all its forms: "walk" for walked and walks. */
export function stem(spelled: string): string {
  const word = SAME[spelled] ?? spelled;
  const bare = word.replace(/(?:ing|ed|es|s|e)$/, "");
  const short = bare.length > 2 ? bare : word;
  return /([b-df-hj-np-tv-z])\1$/.test(short) ? short.slice(0, -1) : short;
}

/** The story with a question that is joined to its last statement as a sentence of its own: "If it costs 4 dollars, how
 * much …". */
export function withOwnQuestion(story: Story): Story {
  const last = story.sentences.at(-1) ?? "";
  const found = /^(.*<.*?),? ((?:and )?(?:what|how|find|after how|at what|when will)\b.*)$/.exec(last);
  const [, told, question] = found ?? [];
  if (!told || !question) return story;
  return {
    ...story,
    sentences: [...story.sentences.slice(0, -1), told.replace(/^(?:if|suppose|when) /, ""), question],
    questions: [...story.questions.slice(0, -1), false, true],
  };
}

/** Which of two descriptions a phrase is about: 0, 1, or null when that is not clear. Words that both share do not
 * count. */
export function aboutWhich(phrase: string, [first, second]: readonly [string, string]): 0 | 1 | null {
  const [one, two] = [stems(first), stems(second)];
  let lead = 0;
  for (const word of stems(phrase)) lead += Number(one.has(word)) - Number(two.has(word));
  return lead === 0 ? null : lead > 0 ? 0 : 1;
}

/** One of what a noun names: "boxes" is box, "children" is child. */
export function singular(word: string): string {
  if (word === "people" || word === "persons") return "person";
  if (word === "children") return "child";
  if (word === "men" || word === "women") return word.replace("men", "man");
  if (word === "buses" || word === "busses") return "bus";
  if (/(?:ss|us|is)$/.test(word)) return word;
  if (/ies$/.test(word) && word.length > 5) return word.replace(/ies$/, "y");
  return word.replace(/(?<=x|ch|sh|ss|z)es$/, "").replace(/s$/, "");
}
