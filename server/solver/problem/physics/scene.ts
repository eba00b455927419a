import { words } from "../../word-list";
import { termsIn } from "./vocabulary";

/** What books print over exercises that join several chapters, or whose premise is to be doubted. */
const TITLES: readonly string[] = [
  "Integrated Concepts",
  "Integrated Concept",
  "Unreasonable Results",
  "Professional Application",
  "Critical Thinking",
  "Construct Your Own Problem",
];

/** A text without the title that stands before its first sentence. */
export function withoutTitle(text: string): string {
  const title = TITLES.find((each) => text.startsWith(`${each} `) || text.startsWith(`${each}: `));
  return title === undefined ? text : text.slice(title.length).replace(":", "").trimStart();
}

/** Things, places and fields of physics that set a scene. In a sentence without a quantity they tell nothing that a law
 * must know of; words for what happens, and for how, always do. */
const SCENERY: ReadonlySet<string> = words(
  "atmospher circuit current energ field film fission fluid fusion gases gaseous heat height imag lens light magnet mass masses mirror moon neutron photon power pressur proton radioact sound speed spher steam temperatur tube velocit volt water wave wind distance force distan",
);

const SENTENCE_END = /(?<=[.?!])\s+(?=[A-Z(])|(?<=[.?!]\))\s+/;

/** The sentences that tell a quantity or ask, and those whose words of physics may change what is told: what is left
 * of a text is all that a law must know of. */
export function tellingText(prose: string): string {
  return prose
    .split(SENTENCE_END)
    .filter((sentence) => /\d/.test(sentence) || isAsking(sentence) || !isScene(sentence))
    .join(" ");
}

const isScene = (sentence: string): boolean => [...termsIn(sentence)].every((term) => SCENERY.has(term));

const isAsking = (sentence: string): boolean => {
  const [first = ""] = sentence.toLowerCase().split(" ");
  return sentence.endsWith("?") || ASKING.has(first);
};

const ASKING: ReadonlySet<string> = words("find calculate determine compute estimate what how");
