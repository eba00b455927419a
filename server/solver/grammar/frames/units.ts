import { clockText } from "../../expression/clock";
import { decimalText } from "../../expression/decimal";
import type { Rational } from "../../expression/rational";
import { ONE } from "../../expression/rational";
import { temperatureIn } from "../../problem/recognise-temperature";
import { conversionOf } from "../../problem/recognise-unit-conversion";
import type { Recognition } from "../../problem/sentence";
import { table } from "../../table";
import type { Amount, NamedUnit, Scale } from "../../tasks/unit-conversion";
import { amount } from "../faces";
import { type ClockReading, clockTime, degrees, scaleLetter, temperature, unitName } from "../faces-numbers";
import { type Frame, frame, one } from "../frame";

const OF_CONVERSION = ["convert", "how-many", "in", "to", "as", "by", "from", "is", "or"] as const;

const isFraction = (amounts: readonly Amount[]): boolean =>
  amounts.some(({ value }) => value.d !== 1n && !isDecimal(value));

/** Whether a number can be written in decimals. */
const isDecimal = (value: Rational): boolean => !decimalText(value, 12).endsWith("ldots");

const CONVERSIONS: readonly Frame[] = [
  frame({
    id: "unit-conversion",
    heads: [["convert", "how-many", "in", "to", "as"]],
    idle: OF_CONVERSION,
    slots: { amounts: one(amount), to: one(unitName) },
    build: ({ amounts, to }, { form, text }) =>
      conversionOf(
        { amounts, to, told: false, fraction: isFraction(amounts) || /\d\s*\/\s*\d/.test(text) },
        form,
      ),
  }),
  frame({
    id: "units-in-a-unit",
    heads: [["how-many"], ["in", "to", "is"]],
    idle: OF_CONVERSION,
    slots: { to: one(unitName, { after: ["how-many"] }), of: one(unitName) },
    build: ({ to, of }, { form }) =>
      conversionOf({ amounts: [oneOf(of)], to, told: false, fraction: false }, form),
  }),
];

const oneOf = (unit: NamedUnit): Amount => ({ value: ONE, unit });

const SCALES = table({ celsius: "C", fahrenheit: "F", kelvin: "K" } as const satisfies Readonly<
  Record<string, Scale>
>);
type ScaleName = keyof typeof SCALES;
const NAMES = Object.keys(SCALES) as readonly ScaleName[];

const written = ({ n, d }: Rational): string => decimalText({ n, d }, 12);

const onScale = (value: Rational, from: Scale, to: Scale, form: object): Recognition | null =>
  from === to ? null : temperatureIn({ value, from, to, written: written(value) }, form);

const OF_TEMPERATURE = ["convert", "in", "to", "as", "degrees", "from", "is"] as const;

const TEMPERATURES: readonly Frame[] = [
  frame({
    id: "temperature-letters",
    heads: [["convert", "in", "to", "as"]],
    idle: OF_TEMPERATURE,
    slots: { of: one(temperature), to: one(scaleLetter) },
    build: ({ of, to }, { form }) => onScale(of.value, of.from, to, form),
  }),
  ...NAMES.flatMap((name): readonly Frame[] => [
    frame({
      id: `temperature-in-${name}`,
      heads: [[name]],
      idle: OF_TEMPERATURE,
      slots: { of: one(temperature) },
      build: ({ of }, { form }) => onScale(of.value, of.from, SCALES[name], form),
    }),
    ...NAMES.filter((other) => other !== name).map((other) =>
      frame({
        id: `temperature-${other}-in-${name}`,
        heads: [[name], [other]],
        idle: OF_TEMPERATURE.filter((word) => word !== "degrees"),
        slots: { of: one(degrees, { before: [other] }) },
        build: ({ of }, { form }) => onScale(of, SCALES[other], SCALES[name], form),
      }),
    ),
  ]),
];

/** Minutes in an amount of time; null when it is no whole number of them. */
function minutesIn(amounts: readonly Amount[]): number | null {
  let total = 0;
  for (const { value, unit } of amounts) {
    const length = MINUTES.get(unit.units[0]?.unit.name ?? "");
    if (length === undefined || unit.units.length !== 1) return null;
    const minutes = Number(value.n * BigInt(length)) / Number(value.d);
    if (!Number.isInteger(minutes)) return null;
    total += minutes;
  }
  return total;
}

const MINUTES: ReadonlyMap<string, number> = new Map([
  ["minute", 1],
  ["hour", 60],
  ["day", 1440],
]);
const MOST_MINUTES = 144_000;

const shifted = (
  { minutes: start, dial }: ClockReading,
  minutes: number | null,
  isBack: boolean,
): Recognition | null =>
  minutes === null || minutes > MOST_MINUTES
    ? null
    : {
        mathematics: {
          task: "clock-time",
          asked: "shift",
          start,
          minutes: isBack ? -minutes : minutes,
          dial,
        },
        instruction: isBack ? "Find the earlier time" : "Find the later time",
        latex: `\\text{${clockText(start, dial)}} ${isBack ? "-" : "+"} ${minutes}\\text{ minutes}`,
      };

const CLOCK: readonly Frame[] = [
  frame({
    id: "clock-end",
    heads: [["starts"], ["lasts"], ["ends"]],
    idle: ["at", "for", "and"],
    things: 1,
    slots: { start: one(clockTime, { after: ["starts"] }), span: one(amount) },
    build: ({ start, span }) => shifted(start, minutesIn(span), false),
  }),
  frame({
    id: "clock-start",
    heads: [["ends"], ["lasts"], ["starts"]],
    idle: ["at", "for", "and"],
    things: 1,
    slots: { end: one(clockTime, { after: ["ends"] }), span: one(amount) },
    build: ({ end, span }) => shifted(end, minutesIn(span), true),
  }),
  frame({
    id: "clock-later",
    heads: [["later", "after"]],
    idle: ["ends", "at"],
    slots: { span: one(amount), start: one(clockTime, { after: ["later", "after"] }) },
    build: ({ start, span }) => shifted(start, minutesIn(span), false),
  }),
  frame({
    id: "clock-earlier",
    heads: [["earlier"]],
    idle: ["ends", "at"],
    slots: { span: one(amount), start: one(clockTime, { after: ["earlier"] }) },
    build: ({ start, span }) => shifted(start, minutesIn(span), true),
  }),
  frame({
    id: "clock-between",
    heads: [
      ["from", "between", "starts"],
      ["how-many", "lasts"],
    ],
    idle: ["to", "ends", "at", "is", "how-many", "in"],
    things: 1,
    slots: { start: one(clockTime), end: one(clockTime), in: one(unitName) },
    build: ({ start, end, in: unit }) =>
      unit.units[0]?.unit.name !== "minute"
        ? null
        : {
            mathematics: {
              task: "clock-time",
              asked: "between",
              start: start.minutes,
              end: end.minutes,
              dial: start.dial,
            },
            instruction: "Find the number of minutes between two times",
            latex: `\\text{${clockText(start.minutes, start.dial)} to ${clockText(end.minutes, end.dial)}}`,
          },
  }),
];

export const UNIT_FRAMES: readonly Frame[] = [...CONVERSIONS, ...TEMPERATURES, ...CLOCK];
