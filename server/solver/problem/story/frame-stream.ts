import { equals } from "../../expression/rational";
import { type Draft, draft, type Frame } from "./draft";
import { hours, kindsOf } from "./frame-legs";
import type { Quantity, Story } from "./story";
import { withOwnQuestion } from "./wording";

const STREAM = /\b(?:current|wind|tailwind|headwind|jet ?stream|upstream|downstream|river that flows)\b/;
const AGAINST = "upstream|against|into|up (?:the|a) (?:river|stream)|headwind";
const ALONG = "downstream|with (?:the|a|an)|tailwind|down (?:the|a) (?:river|stream)";
const WAY = new RegExp(`\\b(?:(${AGAINST})|(${ALONG}))\\b`);

/** With and against a current or wind, told one of the two speeds: the other is found from distances and time. */
export const streamFrame: Frame = (whole) => {
  const story = withOwnQuestion(whole);
  const text = story.sentences.join(" . ");
  const { S, T, L } = kindsOf(story);
  if (!STREAM.test(text) || S.length === 0 || S.length > 2 || L.length === 0 || L.length > 2) return null;
  const reading = draft(story);
  // A speed told a second time is the same wind.
  const told = S.map((mark, at) => (at === 0 ? reading.take(mark) : reading.excuse(mark)));
  if (!told[0] || told.some(({ value }) => !equals(value, (told[0] as Quantity).value))) return null;
  const legs = legsOf(story, reading);
  const wanted = askedFor(story);
  if (!legs || !wanted || toldSpeed(text, S[0] ?? "") === wanted) return null;
  const [up, down] =
    wanted === "own"
      ? [`(r - ${told[0].text})`, `(r + ${told[0].text})`]
      : [`(${told[0].text} - c)`, `(${told[0].text} + c)`];
  const same = /\bsame (?:amount of )?time\b/.test(text);
  const time = T.length === 1 ? hours(reading.take(T[0])) : null;
  if (
    same === (time !== null) ||
    T.length > 1 ||
    (!same && !/\btotal\b|\bround ?trip\b|\breturn\w*\b|\bback\b/.test(text))
  )
    return null;
  if (time && /<T\d+> (?:longer|more|less)/.test(text)) return null;
  reading.unknown(
    wanted === "own" ? "r" : "c",
    wanted === "own" ? "the speed without wind or current" : "the speed of the wind or current",
  );
  reading.condition(
    same
      ? `${legs.against}/${up} = ${legs.along}/${down}`
      : `${legs.against}/${up} + ${legs.along}/${down} = ${time}`,
    same
      ? "Time is distance over speed, and the two times are equal."
      : "Time is distance over speed, and the two times add up to the whole.",
  );
  reading.ask({ value: wanted === "own" ? "r" : "c", unit: told[0].unit });
  return reading.done();
};

function askedFor({ sentences }: Story): "own" | "stream" | null {
  const question = sentences.at(-1) ?? "";
  if (!/\b(?:speed|rate|fast)\b/.test(question)) return null;
  const asked = question.split(/\b(?:what (?:is|was)|find|how fast)\b/).at(-1) ?? "";
  if (
    /^ the (?:speed|rate) of the (?:current|wind|jet stream|stream|river)\b|^ (?:is|was) the (?:current|wind|river)/.test(
      asked,
    )
  )
    return "stream";
  return /\b(?:wind|current) that\b/.test(asked) ? null : "own";
}

/** Whether a speed that is told is that of the wind or current, or the own speed. */
function toldSpeed(text: string, mark: string): "own" | "stream" | null {
  const at = text.indexOf(`<S${mark}>`);
  const before =
    text
      .slice(0, at)
      .split(/ \. |, /)
      .at(-1) ?? "";
  const after = text.slice(at).split(/ \. |, |<(?=[LT])/)[0] ?? "";
  if (/\bstill (?:water|air)\b|\bcalm\b|\bwithout (?:wind|a wind)\b/.test(before + after)) return "own";
  if (
    /\b(?:wind|current|stream|river|flows?)\b[^<>]*$/.test(before) ||
    /^<S\d+> (?:head|tail)?(?:wind|current)/.test(after)
  )
    return "stream";
  return /\b(?:flying|flies|kayak\w*|row\w*|paddl\w*|travel\w*|speed)\b/.test(before) ? "own" : null;
}

/** The distances against and along the stream; one distance goes both ways. */
function legsOf(story: Story, reading: Draft): { readonly against: string; readonly along: string } | null {
  const { L } = kindsOf(story);
  const told = L.map((mark) => reading.take(mark)) as Quantity[];
  if (told.some(({ unit }) => unit !== told[0]?.unit) || !told[0]) return null;
  const text = story.sentences.join(" . ");
  if (told.length === 1) {
    const both = /\bround ?trip\b|\bback\b|\breturn\w*\b|\beach way\b/.test(text);
    return both ? { against: told[0].text, along: told[0].text } : null;
  }
  const ways = L.map((mark) => {
    const after = text.slice(text.indexOf(`<L${mark}>`) + 3).split(/<L/)[0] ?? "";
    const found = WAY.exec(
      after.replace(/\bwith (?:a|the) (?:wind|current) (?:speed )?of\b/, "with the wind of"),
    );
    return found?.[1] ? "against" : found?.[2] ? "along" : null;
  });
  const [one, two] = ways;
  if (!one || !two || one === two || !told[1]) return null;
  return one === "against"
    ? { against: told[0].text, along: told[1].text }
    : { against: told[1].text, along: told[0].text };
}
