import type { Draft } from "../draft";
import { allSaid, markIn, onlySaid, type Scene, type Told, wordsIn } from "./scene";

const DOWN = "( downstream / with the current / with the wind / down the river / with a tailwind )";
const UP =
  "( upstream / against the current / against the wind / up the river / against a headwind / into the wind )";
const STILL = "( still water / still air / calm water / no wind / calm air )";
const SAME = "( the same distance / the same trip / back / it / the return trip )";

/** A boat on a river or a plane in the wind: its own speed and that of the water add one way, and the other way the one
 * takes from the other. */
export const boatScene: Scene = {
  cues: [
    "current",
    "stream",
    "upstream",
    "downstream",
    "still water",
    "wind",
    "headwind",
    "tailwind",
    "river",
  ],
  clauses: {
    own: [
      `the speed of $w in ${STILL} is #s:S`,
      `$w [can / could] @go [at] [a speed of] #s:S in ${STILL}`,
      `[in] ${STILL} [,] $w [can / could] @go [at] [a speed of] #s:S`,
      `$w [can / could] (row / rows / swim / swims) at #s:S in ${STILL}`,
      `$w has a speed of #s:S in ${STILL}`,
      `[$w] (whose / with a) speed [in] ${STILL} [is / of] #s:S`,
    ],
    water: [
      "the speed of the (current / stream / river / wind / water) is #s:S",
      "the (current / stream / river / wind) (has / flows at / is / runs at / blows at / flows with) [a] [speed of] #s:S",
      "(in / on / with) a (current / stream / river / wind) [that flows at / of / flowing at] #s:S",
      "a current of #s:S",
    ],
    down: [
      `[%w] [can / could] [takes / took] [@go] #d:L ${DOWN} in #t:T`,
      `[%w] [can / could] @go ${DOWN} #d:L in #t:T`,
      `[%w] (takes / took / takes it) #t:T to @go #d:L ${DOWN}`,
      `[%w] @go [${SAME}] ${DOWN} in #t:T`,
      `back ${DOWN} in #t:T`,
      `(and returns / returns / returned / comes back) ${DOWN} in #t:T`,
      `#t:T [to @go] [${SAME}] ${DOWN}`,
      `[%w] [takes / took] #t:T (to @go ${SAME} ${DOWN} / to return ${DOWN} / for the return trip ${DOWN})`,
      `the [return] trip ${DOWN} (takes / took) [only] #t:T`,
    ],
    up: [
      `[%w] [can / could] [@go] #d:L ${UP} in #t:T`,
      `[%w] [can / could] @go ${UP} #d:L in #t:T`,
      `[%w] (takes / took / takes it) #t:T to @go #d:L ${UP}`,
      `[%w] @go [${SAME}] ${UP} in #t:T`,
      `back ${UP} in #t:T`,
      `(and returns / returns / returned / comes back) ${UP} in #t:T`,
      `#t:T [to @go] [${SAME}] ${UP}`,
      `[%w] [takes / took] #t:T (to @go ${SAME} ${UP} / to return ${UP} / for the return trip ${UP})`,
      `the [return] trip ${UP} (takes / took) [only] #t:T`,
    ],
    "ask down time": [
      `how (long / many $u) (does / will / would) [it / %w] take [it / %w] to @go #d:L ${DOWN}`,
      `how long (does / will / would) %w need (to @go / for) #d:L ${DOWN}`,
      `how long (does / will / would) a trip of #d:L ${DOWN} take`,
    ],
    "ask up time": [
      `how (long / many $u) (does / will / would) [it / %w] take [it / %w] to @go #d:L ${UP}`,
      `how long (does / will / would) %w need (to @go / for) #d:L ${UP}`,
      `how long (does / will / would) a trip of #d:L ${UP} take`,
    ],
    "ask down far": [`how far (can / will / does / could) %w @go ${DOWN} in #t:T`],
    "ask up far": [`how far (can / will / does / could) %w @go ${UP} in #t:T`],
    "ask current": [
      "(@ask / what is) the (speed / rate) of the (current / stream / river / wind / water)",
      "how fast (is / does) the (current / stream / river / wind / water) [flow / blow]",
    ],
    "ask own": [
      `(@ask / what is) the (speed / rate) of $w in ${STILL}`,
      "(@ask / what is) the speed of the &k:boat|plane|swimmer|canoe|kayak|ship|airplane|rower",
      `how fast (is / does / can) %w [@go] in ${STILL}`,
      `(@ask / what is) (its / his / her) speed in ${STILL}`,
    ],
    "ask both": [
      `(@ask / what is / what are) the (speed / rate) of $w in ${STILL} and the (speed / rate) of the (current / stream / river / wind / water)`,
      `(@ask / what is / what are) the speeds of $w and [of] the (current / stream / river / wind)`,
    ],
  },
  build(told, reading) {
    const question = told.filter(({ says }) => says.startsWith("ask"));
    const [asked, ...more] = question;
    if (!asked || more.length > 0) return null;
    const [own, water] = [onlySaid(told, "own"), onlySaid(told, "water")];
    const legs = allSaid(told, "down", "up");
    if (legs.length + Number(own !== null) + Number(water !== null) !== 2) return null;
    if (own && water) return oneWay(asked, [own, water], reading);
    return own || water ? oneLeg(asked, [own ?? water, legs[0]], reading) : bothWays(told, legs, reading);
  },
};

/** With one speed and one journey told, the other speed. */
function oneLeg(asked: Told, [speed, leg]: readonly [Told | null, Told | undefined], reading: Draft) {
  const isOwn = speed?.says === "own";
  if (!speed || !leg || asked.says !== (isOwn ? "ask current" : "ask own")) return null;
  const known = reading.take(markIn(speed, "s"));
  const [way, time] = [markIn(leg, "d"), markIn(leg, "t")];
  if (way === undefined || time === undefined) return null;
  const [far, long] = [reading.take(way), reading.take(time)];
  if (!(LENGTHS[known.unit] ?? []).includes(far.unit) || long.unit !== "hours") return null;
  reading.unknown("c", isOwn ? "the speed of the current" : "the speed in still water");
  const [boat, current] = isOwn ? [known.text, "c"] : ["c", known.text];
  const sign = leg.says === "down" ? "+" : "-";
  reading.condition(
    `(${boat} ${sign} ${current})*${long.text} = ${far.text}`,
    "With the current the speeds add, against it the one takes from the other.",
  );
  reading.ask({ value: "c", unit: known.unit });
  return reading.done();
}

const HOURLY = ["mph", "km/h", "m/s", "kilometers per hour"] as const;

/** With both speeds told, how far or how long one way. */
function oneWay(asked: Told, [own, water]: readonly [Told, Told], reading: Draft) {
  const [boat, current] = [reading.take(markIn(own, "s")), reading.take(markIn(water, "s"))];
  if (boat.unit !== current.unit || !HOURLY.some((unit) => unit === boat.unit)) return null;
  const speed = `(${boat.text} ${asked.says.includes("down") ? "+" : "-"} ${current.text})`;
  const [mark, span] = [markIn(asked, "d"), markIn(asked, "t")];
  const [hour, length] =
    boat.unit === "m/s" ? ["seconds", ["m", "meters"]] : ["hours", LENGTHS[boat.unit] ?? []];
  if (mark !== undefined) {
    const far = reading.take(mark);
    if (!length.includes(far.unit)) return null;
    const [unit = ""] = wordsIn(asked, "u");
    if (unit !== "" && !String(hour).startsWith(unit)) return null;
    reading.ask({ value: `${far.text}/${speed}`, unit: hour === "hours" ? "hours and minutes" : "seconds" });
    return reading.done();
  }
  const time = span === undefined ? null : reading.take(span);
  if (!time || time.unit !== hour) return null;
  reading.ask({ value: `${time.text}*${speed}`, unit: String(length[0]) });
  return reading.done();
}
const LENGTHS: Readonly<Partial<Record<string, readonly string[]>>> = {
  mph: ["miles"],
  "km/h": ["km", "kilometers"],
  "kilometers per hour": ["kilometers", "km"],
};

/** With both journeys told, or one and a speed, the speeds. */
function bothWays(told: readonly Told[], legs: readonly Told[], reading: Draft) {
  const [one, other] = [onlySaid(legs, "down"), onlySaid(legs, "up")];
  const asked = told.find(({ says }) => says.startsWith("ask"));
  if (!one || !other || !asked) return null;
  const marks = [one, other].map((leg) => markIn(leg, "d"));
  const far = marks.map((mark) => (mark === undefined ? null : reading.take(mark)));
  const [a, b] = [far[0] ?? far[1], far[1] ?? far[0]];
  const [s, t] = [reading.take(markIn(one, "t")), reading.take(markIn(other, "t"))];
  if (!a || !b || a.unit !== b.unit || s.unit !== "hours" || t.unit !== "hours") return null;
  const unit = ["miles", "mile"].includes(a.unit)
    ? "mph"
    : ["km", "kilometers"].includes(a.unit)
      ? "km/h"
      : null;
  if (unit === null) return null;
  reading.unknown("b", "the speed in still water or still air");
  reading.unknown("c", "the speed of the current or of the wind");
  reading.condition(`(b + c)*${s.text} = ${a.text}`, "With the current the speeds add.");
  reading.condition(
    `(b - c)*${t.text} = ${b.text}`,
    "Against the current the speed of the water is taken away.",
  );
  if (asked.says === "ask own" || asked.says === "ask both")
    reading.ask({ label: asked.says === "ask both" ? "own speed" : "", value: "b", unit });
  if (asked.says === "ask current" || asked.says === "ask both")
    reading.ask({ label: asked.says === "ask both" ? "current" : "", value: "c", unit });
  return asked.says.startsWith("ask down") || asked.says.startsWith("ask up") ? null : reading.done();
}
