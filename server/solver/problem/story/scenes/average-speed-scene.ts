import { conversionFactor, factorText } from "../conversion";
import type { Draft } from "../draft";
import type { Quantity } from "../story";
import { allSaid, markIn, onlySaid, type Scene, type Told, wordsIn } from "./scene";

const GOES = "[%w] [then] [@go] [on]";
const FAR = "( #d:L [~] / ~ #d:L / a distance of #d:L )";
const FAST = "(at / with) [an] [average] [a] [speed / rate] [of] #s:S";
const ALL = "in total / altogether / in all / all together / in the whole trip";
const FOR = "(for / in / during) [the] [next / first / another] #t:T";

/** A journey in legs of which two of distance, time and speed are told: its average speed is all of the way over all of
 * the time, and no mean of the speeds. */
export const averageSpeedScene: Scene = {
  cues: ["average speed", "average rate", "<S"],
  clauses: {
    leg: [
      `${GOES} [another / a / the] [next / first / last / other] ${FAR} ${FAST}`,
      `${GOES} ${FAST} for [the] [next / first / last] [another] #d:L`,
      `${GOES} ${FAST} ${FOR}`,
      `${GOES} ${FOR} ${FAST}`,
      `${GOES} #t:T ${FAST}`,
      `${GOES} [another / a / the] [next / first / last / other] ${FAR} ${FOR}`,
      `${GOES} for #t:T and (covers / covered) #d:L`,
    ],
    there: [
      `%w @go ( to $p / there / up $p / from $p to $q / from $p to $q and ) ${FAST}`,
      `%w @go up [a / the] $p ${FAST}`,
    ],
    back: [
      `[%w] (returns / returned / comes back / came back / drives back / drove back / goes back / cycles back / rides back / walks back / walked back) [~] [along the same road] ${FAST}`,
      `[%w] [@go] back [~] ${FAST}`,
      `(down / down again) ${FAST}`,
    ],
    "ask far": [
      `how far (does / did / has / will) %w @go [${ALL}]`,
      `how many $u (does / did / has / will) %w @go [${ALL}]`,
      `(what is / what was / @ask) the total distance [%w @go / covered / travelled / traveled]`,
    ],
    "ask time": [
      "how long (does / did / will) the (whole / entire / total / complete) (trip / journey / ride / drive / walk) take",
      `how many hours (does / did / will) the (whole / entire / total / complete) (trip / journey / ride / drive / walk) take`,
    ],
    ask: [
      "(what is / what was / @ask) (the / his / her / its / their) average (speed / rate) [for / of / on / over / during] [the / this] [whole / entire / total / complete / round] [trip / journey / ride / drive / way / run / walk / route / distance / hike]",
      "what average speed did %w have ~",
      "(what is / what was / @ask) the average (speed / rate) of $w [for / on / over] [the / this] [whole / entire / total / complete] [trip / journey / ride / drive / way / run]",
    ],
  },
  build(told, reading) {
    const question = onlySaid(told, "ask", "ask far", "ask time");
    if (!question) return null;
    const legs = allSaid(told, "leg");
    const [there, back] = [onlySaid(told, "there"), onlySaid(told, "back")];
    if (there && back && legs.length === 0 && question.says === "ask") return bothWays(there, back, reading);
    if (there || back || legs.length < 2) return null;
    const parts = legs.map((leg) => legOf(leg, reading));
    const [first] = parts;
    if (!first || parts.some((part) => !part || part.unit !== first.unit)) return null;
    const sum = (name: "way" | "time"): string => parts.map((part) => `(${part?.[name]})`).join(" + ");
    if (question.says === "ask") reading.ask({ value: `(${sum("way")})/(${sum("time")})`, unit: first.unit });
    else return inAll(question, { way: sum("way"), time: sum("time"), unit: first.unit }, reading);
    return reading.done();
  },
};

/** All of the way, or all of the time, in the units of the speeds. */
function inAll(question: Told, { way, time, unit }: Leg, reading: Draft) {
  const [length = "", span = ""] = SPEEDS.find(([, , speed]) => speed === unit) ?? [];
  const isFar = question.says === "ask far";
  const [asked = ""] = wordsIn(question, "u");
  const name = isFar ? (length.length > 2 ? `${length}s` : length) : `${span}s`;
  if (asked !== "" && !name.startsWith(asked)) return null;
  reading.ask({ value: isFar ? way : time, unit: name === "hours" ? "hours and minutes" : name });
  return reading.done();
}

interface Leg {
  readonly way: string;
  readonly time: string;
  readonly unit: string;
}

/** Where the way is the same, each unit of it takes one over the speed. */
function bothWays(there: Told, back: Told, reading: Draft) {
  const [one, other] = [there, back].map((leg) => reading.take(markIn(leg, "s")));
  if (!one || !other || one.unit !== other.unit) return null;
  reading.ask({ value: `2/(1/${one.text} + 1/${other.text})`, unit: one.unit });
  return reading.done();
}

function legOf(leg: Told, reading: Draft): Leg | null {
  const take = (name: string): Quantity | null => {
    const mark = markIn(leg, name);
    return mark === undefined ? null : reading.take(mark);
  };
  const [way, time, speed] = [take("d"), take("t"), take("s")];
  if (way && time && !speed) {
    const units = SPEEDS.find(([length, span]) => isUnit(way.unit, length) && isUnit(time.unit, span));
    const factor = units ? null : conversionFactor(time.unit, "hours");
    if (units) return { way: way.text, time: time.text, unit: units[2] };
    const hourly = SPEEDS.find(([length, span]) => isUnit(way.unit, length) && span === "hour");
    return factor && hourly
      ? { way: way.text, time: `${time.text}*${factorText(factor)}`, unit: hourly[2] }
      : null;
  }
  const units = SPEEDS.find(([, , name]) => name === speed?.unit);
  if (!speed || !units) return null;
  const [length, span, unit] = units;
  if (way && !time)
    return isUnit(way.unit, length) ? { way: way.text, time: `${way.text}/${speed.text}`, unit } : null;
  const factor = time && conversionFactor(time.unit, `${span}s`);
  if (!time || !factor) return null;
  const spent = `${time.text}*${factorText(factor)}`;
  return { way: `${spent}*${speed.text}`, time: spent, unit };
}

const isUnit = (unit: string, name: string): boolean => unit === name || unit === `${name}s`;

/** The length and the time that a speed is told in. */
const SPEEDS: readonly (readonly [length: string, time: string, speed: string])[] = [
  ["mile", "hour", "mph"],
  ["km", "hour", "km/h"],
  ["kilometer", "hour", "km/h"],
  ["kilometer", "hour", "kilometers per hour"],
  ["km", "hour", "kilometers per hour"],
  ["m", "second", "m/s"],
  ["meter", "second", "m/s"],
  ["meter", "second", "meters per second"],
  ["ft", "second", "ft/s"],
  ["feet", "second", "feet per second"],
];
