import { conversionFactor, factorText } from "../conversion";
import type { Draft } from "../draft";
import { unitAt } from "../units";
import { markIn, onlySaid, type Scene, type Told, wordsIn } from "./scene";

const MAP = "(map / plan / drawing / blueprint / model / floor plan / scale drawing / scale model)";
const STANDS =
  "( represents / represent / stands for / stand for / : / = / to / equals / is / corresponds to )";
const REAL = "( actual / real / actual ground / true )";
const PAIR = "( $a and $b / #z:N $c / $c )";

/** A map and its scale: a length on it is told and the one it stands for is asked, or the other way round. */
export const scaleScene: Scene = {
  cues: ["map", "scale", "plan", "drawing", "blueprint"],
  clauses: {
    scale: [
      `[~ ,] [the] scale [of (a / the) ${MAP} / on (a / the) ${MAP}] is #p:L ${STANDS} #q:L [~]`,
      `(on / in) (a / the) ${MAP} [,] #p:L ${STANDS} #q:L [in reality]`,
      `(a / the / $w) [${MAP}] (has / uses) (a / the) scale [of] #p:L ${STANDS} #q:L`,
      `(a / the) ${MAP} is drawn (to / with / at) (a / the) scale [of] #p:L ${STANDS} #q:L`,
      `(on / in) (a / the) ${MAP} (with / drawn with) a scale of #p:L ${STANDS} #q:L`,
    ],
    "pure scale": [
      `[the] scale [of (a / the) ${MAP}] is #p:N (: / to) #q:N`,
      `(a / the) ${MAP} (has / uses) (a / the) scale [of] #p:N (: / to) #q:N`,
      `$w is (made / built) to a scale of #p:N (: / to) #q:N`,
      `(a / the) ${MAP} is drawn (to / with / at) (a / the) scale [of] #p:N (: / to) #q:N`,
      `(on / in) (a / the) ${MAP} (with / drawn with) a scale of #p:N (: / to) #q:N`,
    ],
    "on map": [
      `${PAIR} @be #d:L [apart / long / wide] (on / in) (the / this) ${MAP}`,
      `(on / in) (the / this) ${MAP} [,] ${PAIR} @be #d:L [apart / long / wide]`,
      `the distance between ${PAIR} (on / in) (the / this) ${MAP} is #d:L`,
      `(on / in) (the / this) ${MAP} [,] the distance between ${PAIR} is #d:L`,
      `(a / the) (distance / road / wall / room) (on / in) (the / this) ${MAP} (is / measures) #d:L [long]`,
      `${PAIR} (measures / measure) #d:L (on / in) (the / this) ${MAP}`,
    ],
    "model is": ["the (model / toy / $w model) is #d:L (long / tall / wide / high)"],
    real: [
      `${PAIR} @be [really / actually] #d:L [apart / long / wide] [in reality / in real life]`,
      `the [${REAL}] distance between ${PAIR} is #d:L`,
    ],
    "ask real": [
      `how far apart @be ( they / ${PAIR} ) [really / actually] [in reality / in real life]`,
      `how (long / wide) is ( it / ${PAIR} ) [really / actually] [in reality / in real life]`,
      `( what is / @ask ) ( the / their ) ${REAL} ( distance / length / width ) [between ( them / ${PAIR} )] [of ${PAIR}] [in $u]`,
      `how many $u (apart / long) @be ( they / ${PAIR} ) [really / actually] [in reality / in real life]`,
      `how far is ( it from ${PAIR} to $e / $f from $e ) [really / actually] [in reality / in real life]`,
      `what distance does #d:L (on / in) (the / this) ${MAP} (represent / stand for)`,
      `how many $u (does / do) #d:L (on / in) (the / this) ${MAP} (represent / stand for)`,
    ],
    "ask real thing": ["how (long / tall / wide / high) is the (real / actual) $c [in $u]"],
    "ask map": [
      `how far apart @be ( they / ${PAIR} ) (on / in) (the / this) ${MAP}`,
      `how (long / wide) is ( it / ${PAIR} ) (on / in) (the / this) ${MAP}`,
      `( what is / @ask ) ( the / their ) ( distance / length / width ) [between ( them / ${PAIR} )] [of ${PAIR}] (on / in) (the / this) ${MAP} [in $u]`,
    ],
  },
  build(told, reading) {
    const scale = onlySaid(told, "scale", "pure scale");
    const question = onlySaid(told, "ask real", "ask real thing", "ask map");
    if (!scale || !question) return null;
    const onMap = question.says !== "ask map";
    const isModel = question.says === "ask real thing";
    const wanted = isModel ? "model is" : onMap ? "on map" : "real";
    const length = [...told].filter((each) => markIn(each, "d") !== undefined);
    const [given, ...more] = length;
    const isOfKind = given?.says === wanted || (onMap && !isModel && given === question);
    if (!given || more.length > 0 || !isOfKind) return null;
    if (!told.every((each) => markIn(each, "z") === undefined || reading.counts(markIn(each, "z"), 2)))
      return null;
    const value = lengthAsked({ scale, given, question }, reading);
    if (!value) return null;
    reading.ask(value);
    return reading.done();
  },
};

interface Parts {
  readonly scale: Told;
  readonly given: Told;
  readonly question: Told;
}

/** As the scale says, in the unit of its other side, or in the one that is asked for. */
function lengthAsked({ scale, given, question }: Parts, reading: Draft) {
  const [map, real] = [reading.take(markIn(scale, "p")), reading.take(markIn(scale, "q"))];
  const length = reading.take(markIn(given, "d"));
  const [from, to] = question.says !== "ask map" ? [map, real] : [real, map];
  const isPure = scale.says === "pure scale";
  const start = isPure ? length.unit : from.unit;
  const end = isPure ? length.unit : to.unit;
  const wanted = unitAsked(question) ?? end;
  const [into, out] = [conversionFactor(length.unit, start), conversionFactor(end, wanted)];
  if (!into || !out) return null;
  return {
    value: `${length.text}*${factorText(into)}*${to.text}/${from.text}*${factorText(out)}`,
    unit: wanted,
  };
}

function unitAsked(question: Told): string | undefined {
  const [word = ""] = wordsIn(question, "u");
  return word === "" ? undefined : unitAt(`${word}s`)?.unit;
}
