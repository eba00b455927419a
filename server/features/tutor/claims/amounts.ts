import { table } from "@/server/solver/table";
import "server-only";
import { areUnits, compareUnits, factorsOf, isUnit, type NamedPower } from "@/server/solver/check/unit";
import { sidesOf } from "@/server/solver/check/working/relation-signs";
import { UNDECIDED, VERIFIED, type Verdict } from "./verdict";

/** A number of a unit. Numbers are compared as they are rounded. */
interface Amount {
  readonly value: number;
  readonly unit: readonly NamedPower[];
  /** Half a unit of its last place, where it is a number as written. */
  readonly slack: number;
}

const NUMBER = String.raw`\d{1,3}(?:[, ]\d{3})+(?!\d)(?:\.\d+)?|\d+(?:\.\d+)?`;
const UNIT_WORD = String.raw`(?:square |cubic )?[a-zA-Z°µΩ]+(?:[²³]|\^-?\d)?`;
const UNIT = String.raw`${UNIT_WORD}(?:(?: ?\/ ?| ?[·⋅] ?| per )${UNIT_WORD})*`;
const TERM = new RegExp(String.raw`^([-−]?)(${NUMBER})([²³]|\^\d)?(?:\s*(${UNIT}))?`, "u");
const OPERATION = /^[×*·⋅÷/+−–-]/;
/** A name before a chain of equal amounts: "F", "v". */
const POWERS: Readonly<Record<string, number>> = table({ "²": 2, "³": 3 });
const NAME = /^\s*[a-zA-Z](?:_\{?\w+\}?)?\s*$/;
const FORMULA = /^[^=]*[a-zA-Z][^=]*$/;
/** Further apart than this one is no rounding of the other. */
const ROUGH = 0.05;
/** Nearer than this two amounts may be the same with a constant rounded. */
const NEAR = 0.02;

/** Judges equal signs between amounts with units: "2.5 h = 150 min", "150 km / 2 h = 75 km/h".
 * @param letters of the problem: they are no units
 * @returns null where there are none */
export function checkAmounts(latex: string, letters: readonly string[]): Verdict | null {
  const { sides, signs } = sidesOf(plain(latex));
  if (signs.length === 0 || signs.some((sign) => sign !== "=" && sign !== "≈")) return null;
  const read = sides.map((side) => amountOf(side.trim(), letters));
  // "A = πr² = π · 36 ≈ 113 cm²": letters come before numbers.
  const from = read.findIndex((each) => each !== null);
  const isNamed = from >= 0 && sides.slice(0, from).every((side) => NAME.test(side) || FORMULA.test(side));
  const amounts = read.slice(isNamed ? from : 0);
  const [first, ...others] = amounts;
  if (!first || others.length === 0 || others.some((each) => !each || each.unit.length === 0)) return null;
  // Single letters alone are rather unknowns.
  if (!amounts.some((each) => each && isUnit(spelled(each.unit)))) return null;
  const verdicts = others.map((right, index) => compared(amounts[index] as Amount, right as Amount));
  if (signs.includes("≈")) {
    const far = verdicts.find((each, index) => {
      const [left, right] = [amounts[index] as Amount, amounts[index + 1] as Amount];
      const apart = Math.abs(left.value * (scaleOf(left, right) ?? 1) - right.value);
      return each.outcome === "refuted" && apart > Math.max(ROUGH * right.value, 4 * right.slack);
    });
    return far ?? (verdicts.every((each) => each === VERIFIED) ? VERIFIED : UNDECIDED);
  }
  return (
    verdicts.find(({ outcome }) => outcome === "refuted") ??
    verdicts.find((each) => each !== VERIFIED) ??
    VERIFIED
  );
}

const plain = (latex: string): string =>
  latex
    .replace(/\\(?:text|mathrm)\s*\{([^{}]*)\}/g, " $1 ")
    .replace(/\\times|\\cdot/g, "×")
    .replace(/\\div/g, "÷")
    .replace(/\\pi(?![a-z])|π/g, String(Math.PI))
    .replace(/\\[,;! ]|~|[$]/g, " ")
    .replace(/\s+/g, " ");

const spelled = (unit: readonly NamedPower[]): string =>
  unit.map(({ name, power }) => (power === 1 ? name : `${name}^${power}`)).join(" ");

/** A product, a quotient or a sum of amounts, from left to right. */
function amountOf(text: string, letters: readonly string[]): Amount | null {
  let rest = text.replace(/[()]/g, " ").replace(/\s+/g, " ").trim();
  if (/[()]/.test(text) && /[+−–]|\d\s*-/.test(text)) return null;
  const first = termOf(rest, letters);
  if (!first) return null;
  let whole = first.amount;
  rest = first.rest;
  const added: Amount[] = [];
  while (rest !== "") {
    const sign = OPERATION.exec(rest)?.[0];
    const next = sign && termOf(rest.slice(1).trim(), letters);
    if (!sign || !next) return null;
    rest = next.rest;
    if (/[×*·⋅÷/]/.test(sign)) whole = combined(whole, next.amount, /[÷/]/.test(sign) ? -1 : 1);
    else {
      added.push(whole);
      whole = sign === "+" ? next.amount : { ...next.amount, value: -next.amount.value };
    }
  }
  return added.reduce<Amount | null>((sum, each) => sum && summed(sum, each), whole);
}

function termOf(text: string, letters: readonly string[]): { amount: Amount; rest: string } | null {
  const [written, minus = "", digits = "", raised = "", unit = ""] = TERM.exec(text) ?? [];
  if (written === undefined) return null;
  const factors = unit === "" ? [] : factorsOf(unit);
  if (!areUnits(factors) || factors.some(({ name }) => letters.includes(name))) return null;
  const value = Number(digits.replace(/[, ]/g, "")) ** Number(POWERS[raised] ?? (raised.slice(1) || 1));
  const places = /\.(\d+)$/.exec(digits)?.[1]?.length ?? 0;
  const amount = { value: minus === "" ? value : -value, unit: factors, slack: 0.5 * 10 ** -places };
  return { amount, rest: text.slice(written.length).trim() };
}

const combined = (a: Amount, b: Amount, power: 1 | -1): Amount => ({
  value: power === 1 ? a.value * b.value : a.value / b.value,
  unit: together([...a.unit, ...b.unit.map((each) => ({ ...each, power: each.power * power }))]),
  slack: 0,
});

/** Powers of the same unit added up; those that cancel are gone. */
function together(factors: readonly NamedPower[]): readonly NamedPower[] {
  const powers = new Map<string, number>();
  for (const { name, power } of factors) powers.set(name, (powers.get(name) ?? 0) + power);
  return [...powers].flatMap(([name, power]) => (power === 0 ? [] : [{ name, power }]));
}

/** How many of the second unit one of the first is; null where they are not of a kind. */
function scaleOf(from: Amount, to: Amount): number | null {
  const { same, factor } = compareUnits(spelled(from.unit), spelled(to.unit));
  return factor ? Number(factor.n) / Number(factor.d) : same ? 1 : null;
}

function summed(a: Amount, b: Amount): Amount | null {
  const scale = scaleOf(b, a);
  return scale === null ? null : { value: a.value + b.value * scale, unit: a.unit, slack: 0 };
}

function compared(left: Amount, right: Amount): Verdict {
  const scale = scaleOf(left, right);
  if (scale === null) return UNDECIDED;
  const value = left.value * scale;
  // "0.5 × 3 = 1500 m": numbers without units may be meant in another one, of which so many make one.
  const ratio = Math.max(value / right.value, right.value / value);
  if (left.unit.length === 0 && Math.abs(ratio - Math.round(ratio)) < NEAR) return UNDECIDED;
  const apart = Math.abs(value - right.value);
  if (apart <= Math.max(1e-9 * Math.abs(value), right.slack > 0 && right.slack < 0.5 ? right.slack : 0))
    return VERIFIED;
  if (apart <= right.slack || apart <= left.slack * scale * NEAR || apart <= NEAR * Math.abs(value))
    return UNDECIDED;
  return { outcome: "refuted", note: `It is ${Number(value.toPrecision(6))} ${spelled(right.unit)}.` };
}
