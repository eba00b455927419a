import type { Expression } from "../../expression/ast";
import { tidy } from "../../expression/tidy";
import { some } from "../../expression/walk";
import type { Concept } from "../../lexicon/lexicon";
import { budget } from "../../limits";
import { toLatex } from "../../printer/latex";
import type { Recognition } from "../../problem/sentence";
import type { StoryAsked, StoryTask } from "../../tasks/story";
import { type Figure, ROLES, type Role, type RoleName, resolve } from "../figures/figure";
import { FLAT_FIGURES } from "../figures/flat";
import { angleMeasure, type Measure, measure, namedMeasure, sizes } from "../figures/measure";
import { SOLID_FIGURES } from "../figures/solid";
import { type Frame, frame, maybe, type Slot, several } from "../frame";
import type { Context } from "../sentence";

type Values = Readonly<Record<string, unknown>>;

/** Words that say nothing of a shape. */
const IDLE = [
  "square-units",
  "whole-number",
  "leave",
  "after",
  "in",
  "degrees",
  "to-degrees",
  "radians",
  "by",
  "at",
  "with",
] as const;

const MOST_MEASURES = 4;

const roleNames = (figure: Figure): RoleName[] => Object.keys(figure.roles) as RoleName[];
const roleOf = (name: RoleName): Role => ROLES[name];
const lettersOf = (figure: Figure, name: RoleName): readonly string[] => figure.roles[name] ?? [];

/** One question for each measure of a figure, and one for each two that may be asked together. */
function framesOf(figure: Figure): Frame[] {
  const names = roleNames(figure);
  const single = names
    .filter((name) => roleOf(name).dimension !== 0 || name === "angle")
    .map((name) => [name]);
  return [...single, ...together(names)].map((asked) => figureFrame(figure, asked));
}

const together = (names: readonly RoleName[]): RoleName[][] =>
  names.flatMap((one, at) => names.slice(at + 1).map((other) => [one, other]));

function figureFrame(figure: Figure, asked: readonly RoleName[]): Frame {
  const told = roleNames(figure).filter((name) => !asked.includes(name));
  const closed = asked.flatMap((name) => roleOf(name).cues);
  const isNamed = asked.some((name) => roleOf(name).cues.some((cue) => figure.heads.includes(cue)));
  return frame({
    id: `${figure.id}-${asked.join("-")}`,
    heads: [...(isNamed ? [] : [figure.heads]), ...asked.map((name) => roleOf(name).cues)],
    idle: [...figure.idle.filter((word) => !told.some((name) => roleOf(name).cues.includes(word))), ...IDLE],
    closed,
    slots: slotsOf(figure, told),
    build: (values, context, words) =>
      built(figure, { asked: inOrderSaid(asked, words), told }, { values, context }),
  });
}

/** The measures in the order of the words that ask for them. */
function inOrderSaid(asked: readonly RoleName[], words: ReadonlySet<Concept>): readonly RoleName[] {
  const said = [...words];
  const place = (name: RoleName) => said.findIndex((word) => roleOf(name).cues.includes(word));
  return asked.toSorted((one, other) => place(one) - place(other));
}

function slotsOf(figure: Figure, told: readonly RoleName[]): Readonly<Record<string, Slot<unknown>>> {
  const marked = told.map((name) => {
    const { cues, dimension } = roleOf(name);
    const marks = { after: cues, before: cues };
    const face = dimension === 0 ? angleMeasure : measure(dimension);
    return [name, several(face, { least: 0, most: lettersOf(figure, name).length, ...marks })] as const;
  });
  return {
    ...Object.fromEntries(marked),
    named: several(namedMeasure, { least: 0, most: MOST_MEASURES }),
    sizes: maybe(sizes),
    ordered: several(measure(1), { least: 0, most: 3 }),
    ...(told.includes("angle") && { turned: maybe(angleMeasure) }),
  };
}

interface Question {
  readonly asked: readonly RoleName[];
  readonly told: readonly RoleName[];
}
interface Told {
  readonly values: Values;
  readonly context: Context;
}

function built(figure: Figure, { asked, told }: Question, { values, context }: Told): Recognition | null {
  const known = knownOf(figure, told, values);
  const unit = known && unitOf([...known.values()]);
  if (!known || unit === undefined || unit === null || known.size === 0) return null;
  const numbers = new Map([...known].map(([letter, { value }]) => [letter, value]));
  const says = new Set<string>();
  const questions: StoryAsked[] = [];
  for (const name of asked) {
    const letter = lettersOf(figure, name).find((each) => !known.has(each));
    const found = letter === undefined ? null : resolve(figure, letter, numbers);
    if (!found) return null;
    for (const each of found.says) says.add(each);
    questions.push({
      kind: "amount",
      label: asked.length > 1 ? roleOf(name).name : "",
      value: found.value,
      unit: unitFor(roleOf(name).dimension, unit),
    });
  }
  return figureTask(questions, [...says], context);
}

/** The letters that are told; null where one is told twice or a number has no place. */
function knownOf(figure: Figure, told: readonly RoleName[], values: Values): Map<string, Measure> | null {
  const known = new Map<string, Measure>();
  let clash = false;
  const put = (letter: string | undefined, found: Measure) => {
    if (letter === undefined || known.has(letter)) clash = true;
    else known.set(letter, found);
  };
  for (const name of told) {
    const letters = lettersOf(figure, name);
    (values[name] as readonly Measure[]).forEach((found) => {
      put(
        letters.find((each) => !known.has(each)),
        found,
      );
    });
  }
  for (const { symbol, measure: found } of values.named as readonly { symbol: string; measure: Measure }[]) {
    const fitting = told.filter((name) => roleOf(name).symbols.includes(symbol) && fits(found, roleOf(name)));
    const [name] = fitting;
    put(name && lettersOf(figure, name).find((each) => !known.has(each)), found);
  }
  const turned = values.turned as Measure | undefined;
  if (turned) put(figure.roles.angle?.[0], turned);
  const ordered = [
    ...((values.sizes as readonly Measure[] | undefined) ?? []),
    ...(values.ordered as readonly Measure[]),
  ];
  const places = ordered.length === 0 ? [] : figure.order[ordered.length];
  if (!places) return null;
  ordered.forEach((found, i) => {
    put(places[i], found);
  });
  return clash ? null : known;
}

const fits = ({ dimension }: Measure, role: Role): boolean =>
  dimension === null || dimension === role.dimension;

/** The one unit of length that is told, "" where there is none; null where several are. */
function unitOf(measures: readonly Measure[]): string | null {
  const units = new Set(measures.flatMap(({ unit }) => unit ?? []));
  return units.size > 1 ? null : ([...units][0] ?? "");
}

const unitFor = (dimension: Role["dimension"], unit: string): string => {
  if (dimension === 0) return "degrees";
  if (unit === "" || dimension === 1) return unit;
  return `${dimension === 2 ? "square" : "cubic"} ${unit}`;
};

const USUAL_DECIMALS = 2;
const hasFunctions = (e: Expression): boolean => some(e, ({ kind }) => kind === "function");
const ROUNDED = "No rounding is asked for; here two decimals are given.";
const KEPT = "$\\pi$ is kept, since its decimals never end.";

/** A story of one calculation, with π and roots kept unless decimals are asked for. */
export function figureTask(
  asked: readonly StoryAsked[],
  says: readonly string[],
  { form, limits }: Pick<Context, "form" | "limits">,
): Recognition {
  const hasPi = asked.some(({ value }) =>
    some(value, (node) => node.kind === "constant" && node.name === "pi"),
  );
  const isOpen = asked.some(({ value }) => hasFunctions(tidy(value, budget(limits))));
  const told = form.decimals ?? (form.number === "decimal" ? USUAL_DECIMALS : undefined);
  const decimals = told ?? (isOpen ? USUAL_DECIMALS : undefined);
  const kept = hasPi && decimals === undefined ? [KEPT] : told === undefined && isOpen ? [ROUNDED] : [];
  const task: StoryTask = {
    task: "story",
    unknowns: [],
    conditions: [],
    asked,
    domain: "positive",
    ...(decimals !== undefined && { decimals }),
    assumption: [...says, ...kept].join(" "),
  };
  return {
    mathematics: task,
    instruction: "Work with the formulas of the figure",
    latex: asked.map(({ value }: { readonly value: Expression }) => toLatex(value)).join(", \\quad "),
  };
}

export const GEOMETRY_FRAMES: readonly Frame[] = [...FLAT_FIGURES, ...SOLID_FIGURES].flatMap(framesOf);
