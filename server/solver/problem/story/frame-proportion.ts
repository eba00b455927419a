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
