import { equals } from "../../expression/rational";
import { type Draft, draft, type Frame, readClauses, says } from "./draft";
import type { Story } from "./story";

const timeIn = (unit: string): string => (/second|\/s/.test(unit) ? "seconds" : "hours");

/** Two that start at one place at one time and go opposite ways: their distances add. */
export const apartFrame: Frame = (story) => {
  const reading = draft(story);
  const speeds: string[] = [];
  let unit = "";
  const speed = (mark: string | undefined) => {
    const told = reading.take(mark);
    unit = told.unit;
    speeds.push(told.text);
  };
  let apart: string | undefined;
  const heads = "(drives?|drove|heads?|rides?|travels?|walks?|flies|goes|boat travels|boat goes)";
  const WAY = "(north|south|east|west)";
  const understood = readClauses(story, [
    [says(`({W})(leaves?|left) {W}at the same time`), () => opposite(story)],
    [says("{N} {W}leave {W}at the same time"), ([, n]) => reading.counts(n, 2) && opposite(story)],
    [
      says(
        `{W}${heads} ({W})?${WAY} ({W})?at a speed of {S},? (while|and) {W}${heads} ({W})?${WAY} ({W})?at a speed of {S}`,
      ),
      ([, a, b]) => {
        speed(a);
        speed(b);
      },
    ],
    [says(`{W}${heads} ({W})?(${WAY} ({W})?)?at a speed of {S}`), ([, a]) => speed(a)],
    [says(`the [a-z]+bound {W}(travels|goes) {S}`), ([, a]) => speed(a)],
    [says(`one heads ${WAY}({W})? while the other heads ${WAY}({W})?`), () => true],
    [
      says("how (long|many hours) will it take (them|{W}) to be {L}( apart)"),
      ([, d]) => {
        apart = reading.take(d).text;
      },
    ],
  ]);
  if (!understood || speeds.length !== 2 || apart === undefined) return null;
  reading.unknown("t", "the time until then");
  reading.condition(
    `${speeds[0]}*t + ${speeds[1]}*t = ${apart}`,
    "They go opposite ways, so their distances, speed times time, add up.",
  );
  reading.ask({ value: "t", unit: timeIn(unit) });
  return reading.done();
};

function opposite({ sentences }: Story): boolean {
  const text = sentences.join(" ");
  const has = (way: string) => new RegExp(`\\b${way}`).test(text);
  return (
    (has("north") && has("south") && !has("east") && !has("west")) ||
    (has("east") && has("west") && !has("north"))
  );
}

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
  reading.unknown("r", "the speed in still water or air");
  reading.unknown("c", "the speed of the current or wind");
  for (const value of ["r", "c"])
    reading.ask({ label: value === "r" ? "own speed" : "current", value, unit: "mph" });
  return story.quantities.every(({ kind, unit }) => (kind === "L" ? unit === "miles" : unit === "hours"))
    ? reading.done()
    : null;
};

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
