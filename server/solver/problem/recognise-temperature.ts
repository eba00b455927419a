import type { Rational } from "../expression/rational";
import type { Scale } from "../tasks/unit-conversion";
import type { Form } from "../types";
import { COUNTS, PLACES } from "./clauses";
import type { Recognition, SourceRecogniser } from "./sentence";
import { numeralOf } from "./unit-text";

const SCALE = "(?:(?:° ?|degrees? )?(celsius|fahrenheit|c|f)\\b|(?:degrees? )?(kelvins?|k)\\b)";
const VALUE = `(-?\\d+(?:\\.\\d+)?) ?${SCALE}`;
const INTO = `(?:in|into|to)(?: degrees?)? ${SCALE}(?: temperature| scale)?`;
const ROUNDING = new RegExp(
  `[,.;]? ?(?:and )?round(?:ed|ing)?(?: (?:your answer|the answer|it))? to (?:the nearest (${[...PLACES.keys()].join("|")}|degree)|(\\d|${COUNTS.join("|")}) decimal places?)(?:,? if necessary)?\\.?(?=$| )`,
  "i",
);
const FORMS: readonly RegExp[] = [
  new RegExp(`^(?:what is|convert|change|express|write)?:? ?(?:the temperature )?${VALUE} ${INTO}$`, "i"),
  new RegExp(`^use the formula [^,]{5,40} to convert ${VALUE} ${INTO}$`, "i"),
];
const HEADED =
  /^convert (?:the |each |this |these |following )*(celsius|fahrenheit) temperatures? (?:in)?to (?:degrees )?(celsius|fahrenheit)[.:] (.+)$/i;
const TOLD = new RegExp(
  `^([^.]*?) ${VALUE}[.,] (?:(?:convert|change|express) (?:the|this|that) temperature (?:in)?to (?:degrees )?(celsius|fahrenheit)|solve for [cf] in the formula [fc] ?= ?[^.]{5,30} to find the (celsius|fahrenheit) temperature)$`,
  "i",
);

/** "Convert 59°F to degrees Celsius", "Convert the Celsius temperatures to degrees Fahrenheit: 15°C". */
export const recogniseTemperature: SourceRecogniser = ({ prose }) => {
  if (!/celsius|fahrenheit|°|degrees? [cf]\b/i.test(prose) || prose.length > 400) return null;
  const rounding = ROUNDING.exec(prose);
  const text = (rounding ? prose.replace(rounding[0], ".") : prose)
    .replace(/^(?:(?:in|for) (?:each of )?)?the following (?:exercises|problems|questions),? /i, "")
    .replace(/\.\s*\./g, ".")
    .replace(/(?<![\s.?:])[\s.?:]+$/, "");
  const asked = plain(text) ?? headed(text) ?? told(text);
  if (!asked || asked.from === asked.to) return null;
  return temperatureIn(asked, rounding ? { number: "decimal", decimals: decimalsIn(rounding) } : {});
};

interface Degrees {
  readonly value: Rational;
  readonly from: Scale;
  readonly to: Scale;
  readonly written: string;
}

/** A temperature on another scale. */
export const temperatureIn = ({ value, from, to, written }: Degrees, form: Form): Recognition => ({
  mathematics: { task: "temperature", value, from, to },
  instruction: `Convert to ${to === "K" ? "kelvins" : `degrees ${to === "C" ? "Celsius" : "Fahrenheit"}`}`,
  latex: `${written}${from === "K" ? "\\text{ K}" : `^{\\circ}\\text{${from}}`}`,
  form,
});

const scaleOf = (...names: readonly (string | undefined)[]): Scale | null => {
  const name = names.find((each) => each !== undefined);
  return name === undefined ? null : (name[0]?.toUpperCase() as Scale);
};

function reading(written: string, from: Scale | null, to: Scale | null) {
  const value = numeralOf(written);
  return value && from && to ? { value, from, to, written } : null;
}

function plain(text: string) {
  for (const form of FORMS) {
    const [, value = "", a, b, c, d] = form.exec(text) ?? [];
    if (value) return reading(value, scaleOf(a, b), scaleOf(c, d));
  }
  return null;
}

/** One temperature after the heading, perhaps told in a sentence. */
function headed(text: string) {
  const [, from, to, rest = ""] = HEADED.exec(text) ?? [];
  const [, before = "", value = "", a, b] = new RegExp(`^(.*?)${VALUE}$`, "i").exec(rest) ?? [];
  if (from === undefined || !value || /\d/.test(before)) return null;
  return scaleOf(a, b) === scaleOf(from) ? reading(value, scaleOf(from), scaleOf(to)) : null;
}

function told(text: string) {
  const [, before = "", value = "", a, b, c, d] = TOLD.exec(text) ?? [];
  return value && !/\d/.test(before) ? reading(value, scaleOf(a, b), scaleOf(c, d)) : null;
}

function decimalsIn([, place, count]: RegExpExecArray): number {
  if (place !== undefined) return PLACES.get(place.toLowerCase()) ?? 0;
  const named = COUNTS.indexOf(count ?? "");
  return named >= 0 ? named : Number(count);
}
