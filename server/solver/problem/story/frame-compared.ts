import { comparison } from "./comparison";
import { draft, type Frame, says } from "./draft";

/** One amount is told, and how it compares with another that is asked for: "Philip pays $1,620. This is $120 more
 * than twice what Paul pays." */
export const comparedFrame: Frame = (story) => {
  const reading = draft(story);
  const question = (story.sentences.at(-1) ?? "").replace(/^if there are <[A-Z]\d+> [a-z ]+, /, "");
  if (
    !/^(?:how|what|find)\b[^<>]*$/.test(question) ||
    /\bper\b|\beach\b|\bdifference\b|\btotal\b/.test(question)
  )
    return null;
  const clause = says("(this|this amount|the number of (=[a-z ]+?)|the amount (=[a-z ]+?)) (is|was) (=<.+)");
  const told = story.sentences.map((sentence) => clause.exec(sentence)).find(Boolean);
  if (!told) return null;
  const [, counted, amount, rest = ""] = told;
  let other = "";
  const value = comparison(rest, reading, (name) => {
    other = name.replace(/^(?:the number of|the amount(?: of)?|what|that of|the) /, "");
    return /[<>]/.test(name) ? null : "x";
  });
  const nouns = other
    .replace(/\b(?:he|she|it|they|completed|invested|in|the|of|his|her|bought|pays|for)\b/g, " ")
    .trim()
    .split(/\s+/);
  const named = nouns.some((noun) => noun.length > 2 && question.includes(noun.replace(/s$/, "")));
  if (!value || !named) return null;
  const marks = story.quantities.filter((_, i) => !rest.includes(`${i}>`));
  const [known] = marks;
  if (!known || marks.length !== 1) return null;
  const at = story.quantities.indexOf(known);
  const holder = story.sentences.find((sentence) => sentence.includes(`${at}>`)) ?? "";
  const subject = (counted ?? amount ?? "")
    .split(" ")
    .filter((word) => word.length > 2 && !/completed|invested|the/.test(word));
  if (subject.length > 0 && !subject.some((word) => holder.includes(word.replace(/s$/, "")))) return null;
  if (amount !== undefined || /\bor\b|\bboth\b|\baltogether\b|\btotal\b/.test(holder)) return null;
  reading.unknown("x", "the number asked for");
  reading.condition(
    `${value} = ${reading.take(String(at)).text}`,
    "The amount told is compared with the one asked for.",
  );
  reading.ask({ value: "x", unit: known.unit });
  return reading.done();
};

/** A part of a whole is counted: "Two thirds of the children are girls. If there are 20 girls, how many children?" */
export const partOfFrame: Frame = (story) => {
  const text = story.sentences.join(" . ");
  const reading = draft(story);
  const found =
    /^<N(\d+)>(?: times)? of the [^<>]*? are ([a-z]+)[^<>]*? \. if there are <N(\d+)> (?:[a-z]+ )?([a-z]*)[^<>]*, what is the total number of [^<>]+$/.exec(
      text,
    ) ??
    /^[^<>]*has <N(\d+)> [^<>]*?, which is <N(\d+)>(?: times)? of (?:his|her|their) [^<>]+ \. how many [^<>]+$/.exec(
      text,
    );
  if (!found) return null;
  const part = found[3] === undefined ? [found[2], found[1]] : [found[1], found[3]];
  const [share, counted] = part.map((mark) => reading.take(mark));
  if (!share || !counted || share.value.n >= share.value.d || !text.includes(found[2] ?? "")) return null;
  reading.unknown("x", "the whole number");
  reading.condition(`${share.text}*x = ${counted.text}`, "The part is that share of the whole.");
  reading.ask({ value: "x" });
  return reading.done({ domain: "whole" });
};
