import { equals } from "../../expression/rational";
import { type Draft, draft, type Frame, readClauses, says } from "./draft";

/** A boat or plane with and against the current or wind. */
export const currentFrame: Frame = (story) => {
  const reading = draft(story);
  let conditions = 0;
  let asked = false;
  const leg = (way: "+" | "-", distance: string, time: string | undefined) => {
    conditions += 1;
    reading.condition(
      `${reading.take(time).text}*(r ${way} c) = ${distance}`,
      way === "+" ? "With the current the speeds add." : "Against the current its speed is taken off.",
    );
  };
  const legs = (
    d: string | undefined,
    t: string | undefined,
    d2: string | undefined,
    t2: string | undefined,
  ) => {
    const first = reading.take(d).text;
    leg("+", first, t);
    leg("-", d2 === undefined ? first : reading.take(d2).text, t2);
  };
  const understood = readClauses(story, [
    [
      says("{W}(travels|sailed|goes|went) {L} down {W}(in|for) {T} but takes {T} to return( upstream)?"),
      ([, d, a, b]) => legs(d, a, undefined, b),
    ],
    [
      says("{W}(sailed|traveled|travels|went) {L} down {W}(in|for) {T}"),
      ([, d, a]) => {
        const first = reading.take(d).text;
        leg("+", first, a);
        const back = story.sentences.find((sentence) => /^it (?:took|takes) <T\d+> to return/.test(sentence));
        if (back) leg("-", first, /<T(\d+)>/.exec(back)?.[1]);
      },
    ],
    [says("it (took|takes) {T} to return( {W})?"), () => conditions === 2],
    [
      says("{W}can fly {L} in {T} with a tailwind but only {L} in {T} into a headwind"),
      ([, d, a, d2, b]) => legs(d, a, d2, b),
    ],
    [
      says("find the (rate|speed) of {W} in still (water|air) and the (rate|speed) of the (current|wind)"),
      () => {
        asked = true;
      },
    ],
  ]);
  if (!understood || !asked || conditions !== 2) return null;
  askForSpeeds(reading, /wind\b|\bstill air\b/.test(story.sentences.join(" ")));
  return story.quantities.every(({ kind, unit }) => (kind === "L" ? unit === "miles" : unit === "hours"))
    ? reading.done()
    : null;
};

function askForSpeeds(reading: Draft, inAir: boolean): void {
  const own = `speed in still ${inAir ? "air" : "water"}`;
  const flow = `speed of the ${inAir ? "wind" : "current"}`;
  reading.unknown("r", `the ${own}`);
  reading.unknown("c", `the ${flow}`);
  reading.ask({ label: own, value: "r", unit: "mph" });
  reading.ask({ label: flow, value: "c", unit: "mph" });
}

/** Two distances covered in the same time, one with the wind and one against it. */
export const sameTimeFrame: Frame = (story) => {
  const text = story.sentences.join(" . ");
  if (!/\bsame (?:amount of )?time\b/.test(text)) return null;
  const found =
    /<L(\d+)> (?:into|against) an? <S(\d+)> (?:head)?wind in the same (?:amount of )?time (?:as )?(?:he|she|it) can (?:ride|cover|travel|fly|go) <L(\d+)> with an? <S(\d+)> tailwind/.exec(
      text,
    );
  if (!found || !/what is [^<>]*speed|find the speed/.test(text)) return null;
  const reading = draft(story);
  const [against, wind, along, tail] = found
    .slice(1)
    .map((mark, at) => (at === 3 ? reading.excuse(mark) : reading.take(mark))) as ReturnType<Draft["take"]>[];
  if (!against || !wind || !along || !tail || !equals(wind.value, tail.value)) return null;
  reading.unknown("r", "the speed without wind");
  reading.condition(
    `${against.text}/(r - ${wind.text}) = ${along.text}/(r + ${wind.text})`,
    "Time is distance over speed, and the two times are equal.",
  );
  reading.ask({ value: "r", unit: wind.unit });
  return reading.done();
};
