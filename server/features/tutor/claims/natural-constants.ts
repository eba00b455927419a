import "server-only";
import { compareUnits } from "@/server/solver/check/unit";
import type { ReplyRead } from "./reply-reader";
import { scopeOf } from "./scope";
import { sentencesOf } from "./sentences";
import type { JudgedAnswer } from "./types";

interface Constant {
  readonly named: RegExp;
  readonly value: number;
  /** Empty for a number of things. */
  readonly unit: string;
}

/** Values of nature that school takes for known; those of the Earth are rounded. */
const CONSTANTS: readonly Constant[] = [
  { named: /\bspeed of light\b/i, value: 299_792_458, unit: "m/s" },
  { named: /\bspeed of sound\b(?! in (?!air))/i, value: 343, unit: "m/s" },
  { named: /\bAvogadro(?:['’]s (?:number|constant)| constant| number)/i, value: 6.02214076e23, unit: "" },
  { named: /\bPlanck(?:['’]s)? constant\b/i, value: 6.62607015e-34, unit: "J s" },
  {
    named: /\b(?:elementary charge|charge of an? (?:electron|proton))\b/i,
    value: 1.602176634e-19,
    unit: "C",
  },
  { named: /\b(?:universal|ideal) gas constant\b|\bgas constant\b/i, value: 8.314462618, unit: "J/mol/K" },
  { named: /\bgravitational constant\b/i, value: 6.6743e-11, unit: "" },
  { named: /\b(?:mass of an electron|electron['’]s mass)\b/i, value: 9.1093837e-31, unit: "kg" },
  { named: /\b(?:mass of a proton|proton['’]s mass)\b/i, value: 1.67262192e-27, unit: "kg" },
  {
    named: /\b(?:acceleration (?:due to|of) gravity|gravitational acceleration)\b|\bon earth,? g\b/i,
    value: 9.81,
    unit: "m/s^2",
  },
  { named: /\babsolute zero\b/i, value: -273.15, unit: "°C" },
  { named: /\bdensity of water\b/i, value: 1000, unit: "kg/m^3" },
];
/** School rounds: 10 m/s² for g, 3 · 10⁸ for the speed of light. */
const ROUNDING = 0.03;
const RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const AMOUNT =
  /(?:(?:is|equals|=|≈|to|be|of)\s+)(?:(?:about|roughly|approximately|around|nearly|some|≈)\s+)?\$?([-−]?\d[\d,]*(?:\.\d+)?)(?:\s*(?:×|·|\*|x|\\times|\\cdot)\s*10(?:\^\{?([-−]?\d+)\}?|([⁻⁰¹²³⁴-⁹]+)))?\s*([a-zA-Z°]+(?:[²³]|\^\{?-?\d\}?)?(?:\s*\/\s*[a-zA-Z]+(?:[²³]|\^\{?-?\d\}?)?)*)?/;

/** Constants of nature that a reply gives a value, rounded or not. */
export function judgedConstants({ text, end }: Pick<ReplyRead, "text" | "end">): JudgedAnswer[] {
  return sentencesOf(text.slice(0, end)).flatMap((sentence): JudgedAnswer[] => {
    const tokens = sentence.segments.flatMap((segment) => segment.tokens);
    const [first, last] = [tokens[0], tokens.at(-1)];
    const isSaid = sentence.segments.every((segment) =>
      ["asserted", "approximate"].includes(scopeOf(segment, sentence)),
    );
    if (sentence.asks || !isSaid || !first || !last) return [];
    const written = text.slice(first.at, last.end);
    const constant = CONSTANTS.find(({ named }) => named.test(written));
    const name = constant?.named.exec(written);
    if (!constant || !name) return [];
    const from = name.index + name[0].length;
    const found = AMOUNT.exec(written.slice(from));
    const value = found && inOwnUnit(found, constant);
    if (!found || value === null) return [];
    const [latex] = found;
    const at = first.at + from + found.index;
    const holds = Math.abs(value / constant.value - 1) <= ROUNDING;
    const place = {
      kind: "arithmetic",
      latex: latex.replace(/^\S+\s+/, ""),
      at,
      end: at + latex.length,
    } as const;
    return [{ ...place, outcome: holds ? "verified" : "refuted", note: holds ? null : told(constant) }];
  });
}

/** In the constant's own unit; null where the units are not of a kind. */
function inOwnUnit(
  [, digits = "", power, raised = "", unit = ""]: RegExpExecArray,
  constant: Constant,
): number | null {
  const exponent =
    power?.replace("−", "-") ??
    [...raised].map((sign) => (sign === "⁻" ? "-" : RAISED.indexOf(sign))).join("");
  const value = Number(digits.replace(/,/g, "").replace("−", "-")) * 10 ** Number(exponent || 0);
  if (constant.unit === "" || isWord(unit)) return value;
  const spelled = unit
    .replace("²", "^2")
    .replace("³", "^3")
    .replace(/[{}\s]/g, "");
  const { same, factor } = compareUnits(spelled, constant.unit);
  return factor ? (value * Number(factor.n)) / Number(factor.d) : same ? value : null;
}

/** "about 10 in most exercises": no unit follows. */
const isWord = (unit: string): boolean =>
  unit === "" || /^(?:in|or|and|per|on|at|for|but|when|which)$/i.test(unit);

const told = ({ value, unit }: Constant): string => {
  const [digits = "", power = "0"] = value.toExponential(2).split("e");
  const number =
    Math.abs(Number(power)) < 4 ? String(Number(value.toPrecision(4))) : `${digits} · 10^{${Number(power)}}`;
  return `It is about $${number}$${unit === "" ? "" : ` ${unit}`}.`;
};
