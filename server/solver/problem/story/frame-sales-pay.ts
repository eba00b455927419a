import { equals } from "../../expression/rational";
import { draft, type Frame } from "./draft";

/** A fixed pay and a percent of the sales on top: the sales for which the pay comes to a sum that is told. */
export const salesPayFrame: Frame = (story) => {
  const text = story.sentences.join(" . ");
  const fixed = /<M(\d+)>[a-z ]*? plus <P(\d+)> of (?:his|her|their|the|your)? ?(?:total )?sales\b/.exec(
    text,
  );
  const asked =
    /\b(?:what would [a-z' ]*\bsales need to be|for what amount of (?:total )?sales|what is the minimum [a-z' ]*\bsales must be|how much (?:in sales|must [a-z' ]*\bsales be))\b/;
  const others = story.quantities.flatMap(({ kind }, at) =>
    kind === "M" && `${at}` !== fixed?.[1] ? [`${at}`] : [],
  );
  if (!fixed || !asked.test(text) || others.length !== 1 || story.quantities.length > 4) return null;
  const reading = draft(story);
  story.quantities.forEach(({ kind, value }, at) => {
    const offer = kind === "N" && value.d === 1n && value.n <= 2n;
    if (offer && new RegExp(`<N${at}> (?:job|offer)`).test(text)) reading.excuse(`${at}`);
  });
  const [pay, rate, goal] = [reading.take(fixed[1]), reading.take(fixed[2]), reading.take(others[0])];
  reading.unknown("s", "the total sales");
  reading.condition(
    `${pay.text} + ${rate.text}/100*s = ${goal.text}`,
    "The fixed pay and the percent of the sales come to the sum needed.",
  );
  reading.ask({ value: "s", unit: "$" });
  return reading.done({ assumption: "The answer is where the two are equal; beyond it the pay is higher." });
};

/** A sum in two parts at two rates of interest: the rate that the whole sum pays. */
export const averageRateFrame: Frame = (story) => {
  const text = story.sentences.join(" . ");
  const found =
    /<M(\d+)>[^<>]*<P(\d+)> interest on (?:the )?<M(\d+)>[^<>]*<P(\d+)>(?: interest)? on the rest \. what average interest rate [a-z ]*? (?:on|for) the total <M(\d+)>/.exec(
      text,
    );
  if (!found || story.quantities.length !== 5) return null;
  const reading = draft(story);
  const [total, firstRate, first, secondRate, again] = found
    .slice(1)
    .map((mark, at) => (at === 4 ? reading.excuse(mark) : reading.take(mark)));
  if (!total || !firstRate || !first || !secondRate || !again || !equals(total.value, again.value))
    return null;
  const rest = `(${total.text} - ${first.text})`;
  reading.ask({
    value: `(${firstRate.text}*${first.text} + ${secondRate.text}*${rest})/${total.text}`,
    unit: "%",
  });
  return reading.done();
};
