import { compare } from "../../expression/rational";
import { draft, type Frame } from "./draft";

const CHANGES =
  /\b(?:below|each|per|times|dropped|rose|fell|lost|gained|more|less|than|half|average|percent|twice|by|ago|years?|back|return\w*|only)\b/;

/** Two amounts of one kind, and the difference between them. */
export const differenceFrame: Frame = (story) => {
  const question = story.sentences.at(-1) ?? "";
  const { quantities } = story;
  const [a, b] = quantities;
  if (
    !/\b(?:what (?:is|was)|find) the difference (?:between|in)\b/.test(question) ||
    quantities.length !== 2 ||
    !a ||
    !b
  )
    return null;
  const text = story.sentences.join(" . ").replace(/ per gallon/g, "");
  if (
    CHANGES.test(text) ||
    a.kind !== b.kind ||
    a.unit.split(" ")[0] !== b.unit.split(" ")[0] ||
    a.kind === "N"
  )
    return null;
  const reading = draft(story);
  const [first, second] = [reading.take("0"), reading.take("1")];
  const [large, small] = compare(first.value, second.value) < 0 ? [second, first] : [first, second];
  reading.ask({
    value: `${large.text} - ${small.text}`,
    unit:
      /per gallon/.test(question) || /per gallon/.test(story.sentences[0] ?? "")
        ? "miles per gallon"
        : large.unit,
  });
  return reading.done({ domain: "any" });
};
