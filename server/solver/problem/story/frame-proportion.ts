import { words } from "../../word-list";
import { draft, type Frame } from "./draft";

/** Where one clause on a thing and its shadow ends and the next begins. */
const BREAKS: readonly string[] = [
  " . ",
  " at the same time ",
  " while ",
  " next to ",
  " when ",
  " and ",
  ", ",
  "; ",
];
/** What asks for a height, up to the name of what is high. */
const ASKING: readonly string[] = ["how tall is the ", "how high is the ", "height of the ", "how tall the "];
/** The sun stands elsewhere. */
const ANOTHER_TIME: ReadonlySet<string> = words(
  "different another later earlier tomorrow yesterday longer shorter",
);
const LENGTH = "<L";

interface Measure {
  readonly mark: string;
  readonly isShadow: boolean;
  /** The clause speaks of the thing that is asked about. */
  readonly isAsked: boolean;
}

/** Tall things and their shadows at the same time: heights and shadows are in proportion. Of the thing that is asked
 * about only the shadow is told, of the other both. */
export const shadowFrame: Frame = (story) => {
  const text = story.sentences.join(" . ");
  const noun = nounAsked(text);
  if (text.split(" ").some((word) => ANOTHER_TIME.has(word))) return null;
  if (noun === null || !text.includes("shadow") || story.quantities.length !== 3) return null;
  const measures = clausesOf(text).flatMap((clause) => measuresIn(clause, noun));
  const [far, ...others] = measures.filter(({ isShadow, isAsked }) => isShadow && isAsked);
  const near = measures.filter((each) => each !== far);
  const height = near.find(({ isShadow }) => !isShadow);
  const shadow = near.find(({ isShadow }) => isShadow);
  if (!far || !height || !shadow || others.length > 0 || measures.length !== 3 || height.isAsked) return null;
  const reading = draft(story);
  const [long, tall, short] = [reading.take(far.mark), reading.take(height.mark), reading.take(shadow.mark)];
  if (new Set([long.unit, tall.unit, short.unit]).size !== 1) return null;
  reading.unknown("k", "the height");
  reading.condition(
    `k/${long.text} = ${tall.text}/${short.text}`,
    "At one time of day heights and shadows are in the same ratio.",
  );
  reading.ask({ value: "k", unit: tall.unit });
  return reading.done();
};

/** The last word of what is asked about: "the nearby tree" is a tree. */
function nounAsked(text: string): string | null {
  const lead = ASKING.find((each) => text.includes(each));
  if (lead === undefined) return null;
  const [named = ""] = text.slice(text.indexOf(lead) + lead.length).split(" . ");
  return (
    named
      .split(" ")
      .filter((word) => word !== "")
      .at(-1) ?? null
  );
}

const clausesOf = (text: string): string[] =>
  BREAKS.reduce<string[]>((clauses, mark) => clauses.flatMap((clause) => clause.split(mark)), [text]);

/** The lengths of a clause. One beside "shadow" is its length; one that is tall, or stands before the thing, a height. */
function measuresIn(clause: string, noun: string): Measure[] {
  const isAsked = clause.split(" ").includes(noun);
  return clause.split(LENGTH).flatMap((behind, at, parts) => {
    if (at === 0) return [];
    const [mark = "", after = ""] = behind.split(">");
    const before = parts[at - 1] ?? "";
    const [next = ""] = after.trim().split(" ");
    const isTall = next === "tall" || next === "high";
    const isShadow = !isTall && (before.includes("shadow") || next === "shadow");
    return [{ mark, isShadow, isAsked }];
  });
}
