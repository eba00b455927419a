import { draft, type Frame } from "./draft";

/** Tall things and their shadows at the same time: heights and shadows are in proportion. */
export const shadowFrame: Frame = (story) => {
  const text = story.sentences.join(" . ");
  const asksHeight = /how tall is the|find the height of the/.test(text);
  if (!/shadows?\b/.test(text) || !asksHeight || story.quantities.length !== 3) return null;
  const far = /casts a shadow (?:that is |of )?<L(\d+)>/.exec(text)?.[1];
  const near = /<L(\d+)> tall [a-z ]+? (?:which |that )?casts a (?:shadow that is )?<L(\d+)>/.exec(text);
  if (far === undefined || !near) return null;
  const reading = draft(story);
  const [shadow, height, other] = [reading.take(far), reading.take(near[1]), reading.take(near[2])];
  if (new Set([shadow.unit, height.unit, other.unit]).size !== 1) return null;
  reading.unknown("k", "the height");
  reading.condition(
    `k/${shadow.text} = ${height.text}/${other.text}`,
    "At one time of day heights and shadows are in the same ratio.",
  );
  reading.ask({ value: "k", unit: height.unit });
  return reading.done();
};

/** So many groups with so many in each: how many altogether. */
export const groupsFrame: Frame = (story) => {
  if (story.quantities.length !== 2 || story.sentences.length > 4) return null;
  const sentences = story.sentences.slice(0, -1).join(" . ");
  const question = story.sentences.at(-1) ?? "";
  if (
    !/^(?:how many|what is the total number of) [a-z ]+ (?:did|were|does|are|will|is)\b[^<>]*$/.test(question)
  )
    return null;
  const found =
    /<N(\d+)> ([a-z]+?)s\b[^<>]*?(?:\. |, | and )(?:each (?:of (?:the|these) )?([a-z]+ ?[a-z]*?) (?:has|had|have|holds?|contains?) <N(\d+)> [a-z]+|with <N(\d+)> [a-z]+ in each ([a-z]+))/.exec(
      sentences,
    );
  if (!found) return null;
  const group = found[3] ?? found[6] ?? "";
  if (!group.endsWith(found[2]?.replace(/e$/, "") ?? "?") && !group.endsWith(found[2] ?? "?")) return null;
  const asked = /how many ([a-z]+)|total number of ([a-z]+)/.exec(question);
  const noun = asked?.[1] ?? asked?.[2] ?? "";
  if (noun.startsWith(found[2] ?? "?")) return null;
  const reading = draft(story);
  const [groups, each] = [reading.take(found[1]), reading.take(found[4] ?? found[5])];
  reading.ask({ value: `${groups.text}*${each.text}`, unit: noun === "of" ? "" : noun });
  return reading.done();
};
