import type { Law, Role } from "./law";

const STRONG_ACID = "(?:HCl|HBr|HI|HNO3|HClO4)";
const STRONG_BASE = "(?:NaOH|KOH|LiOH|RbOH|CsOH)";
const WEAK =
  /\b(?:K_?a|K_?b|weak|buffer|mixed|added|titrat\w*|dilut\w*|percent|ionization|dissolv\w*|mL|L|g|grams?|mol|pure|acetic|ammonia)\b|%|→|⇌|(?<!\d)(?!25(?:\.0)? ?°)\d+(?:\.\d+)? ?°/;
const ROOM: Role = { name: "temperature", unit: "K" };
const CONCENTRATION = (name: string, asked: RegExp, told?: RegExp): Role => ({
  name: `${name} concentration`,
  unit: "M",
  asked,
  ...(told ? { told } : {}),
});
const PH: Role = {
  name: "pH",
  unit: "",
  asked: /ph/,
  told: /pH (?:of |is |= |value of |of (?:a|the|this) [a-z ]{1,25} is )?@/,
};
const POH: Role = { name: "pOH", unit: "", asked: /poh/, told: /pOH (?:of|is|=)[^#@]{0,6}@/ };
const HYDRONIUM = /(?:hydronium|hydrogen)(?: ion)? concentration/;
const HYDROXIDE = /hydroxide(?: ion)? concentration/;
const TWO_ASKED = /\bpH and (?:the )?pOH\b|\bhydronium and (?:the )?hydroxide\b/i;
const not = new RegExp(`${WEAK.source}|${TWO_ASKED.source}`);
/** Acids and bases in water at 25 °C. */
export const ACIDS: readonly Law[] = [
  {
    title: "the definition of the pH",
    equations: ["P = -ln(C/1000)/ln(10)"],
    figures: "logarithm",
    about: new RegExp(
      `\\bpH\\b.*(?:\\[H3O|\\b(?:hydronium|hydrogen ion|${STRONG_ACID})\\b)|\\b(?:hydronium|hydrogen ion|${STRONG_ACID})\\b.*\\bpH\\b`,
      "s",
    ),
    not: new RegExp(`${not.source}|pOH|hydroxide|${STRONG_BASE}`),
    roles: { P: { ...PH, told: /(?!)/ }, C: CONCENTRATION("hydronium ion", /(?!)/), T: ROOM },
  },
  {
    title: "the definition of the pOH",
    equations: ["P = -ln(C/1000)/ln(10)"],
    figures: "logarithm",
    about: new RegExp(
      `\\bpOH\\b.*\\b(?:hydroxide|${STRONG_BASE})\\b|\\b(?:hydroxide ion|${STRONG_BASE})\\b.*\\bpOH\\b`,
      "s",
    ),
    not: new RegExp(`${not.source}|\\bpH\\b|hydronium|${STRONG_ACID}`),
    roles: { P: { ...POH, told: /(?!)/ }, C: CONCENTRATION("hydroxide ion", /(?!)/), T: ROOM },
  },
  {
    title: "the link of pH and pOH",
    equations: ["O = -ln(C/1000)/ln(10)", "P = 14 - O"],
    figures: "logarithm",
    about: new RegExp(
      `\\bpH\\b.*\\b(?:hydroxide|${STRONG_BASE})\\b|\\b(?:hydroxide ion|${STRONG_BASE})\\b.*\\bpH\\b`,
      "s",
    ),
    not: new RegExp(`${not.source}|pOH|hydronium|${STRONG_ACID}`),
    roles: {
      P: { ...PH, told: /(?!)/ },
      O: { name: "pOH", unit: "" },
      C: CONCENTRATION("hydroxide ion", /(?!)/),
      T: ROOM,
    },
  },
  {
    title: "the definition of the pH",
    equations: ["ln(C/1000) = -P*ln(10)"],
    about: /\bpH\b/,
    not: new RegExp(`${not.source}|pOH|hydroxide`),
    figures: "power",
    roles: { P: { ...PH, asked: undefined }, C: CONCENTRATION("hydronium ion", HYDRONIUM, /(?!)/), T: ROOM },
  },
  {
    title: "the definition of the pH and the ion product of water",
    equations: ["ln(C/1000) = (P - 14)*ln(10)"],
    about: /\bpH\b/,
    not: new RegExp(`${not.source}|pOH|hydronium`),
    figures: "power",
    roles: { P: { ...PH, asked: undefined }, C: CONCENTRATION("hydroxide ion", HYDROXIDE, /(?!)/), T: ROOM },
  },
  ...([HYDRONIUM, HYDROXIDE] as const).flatMap((asked, i): Law[] => {
    const [given, wanted] = i === 0 ? ["hydroxide", "hydronium"] : ["hydronium", "hydroxide"];
    const law = {
      title: "the ion product of water",
      equations: ["A*B = 10^(-8)"],
      not: new RegExp(`${not.source}|pH|pOH|K_?w`),
    };
    const roles = (phrase: RegExp): Law["roles"] => ({
      A: CONCENTRATION(`${given} ion`, /(?!)/),
      B: CONCENTRATION(`${wanted} ion`, phrase, /(?!)/),
      T: ROOM,
    });
    return [
      { ...law, about: new RegExp(`\\b${given}\\b`), roles: roles(asked) },
      {
        ...law,
        about: new RegExp(`\\b${given}\\b.*\\bconcentration of (?:the )?${wanted}\\b`, "s"),
        roles: roles(/concentration/),
      },
    ];
  }),
  {
    title: "the link of pH and pOH",
    equations: ["O = 14 - P"],
    figures: "difference",
    about: /\bpOH\b.*\bpH\b|\bpH\b.*\bpOH\b/s,
    not: new RegExp(`${not.source}|hydronium|hydroxide|\\d ?M\\b|\\[`),
    roles: { P: PH, O: POH, T: ROOM },
  },
  {
    title: "the half-life of a first-order decay",
    beside: "order reaction",
    equations: ["T = ln(2)/k"],
    about: /\bhalf-life\b.*\b(?:rate|decay) constant\b|\b(?:rate|decay) constant\b.*\bhalf-life\b/s,
    not: /\b(?:second[- ]order|zero[- ]order|first[- ]order|concentration|remain\w*|initial|percent|activity|mass)\b|%/,
    roles: {
      T: { name: "half-life", unit: "s", asked: /half-life/, told: /half-life[^#@]{0,40}@/ },
      k: {
        name: "rate constant",
        unit: "s^-1",
        asked: /(?:rate|decay) constant/,
        told: /constant[^#@]{0,60}@/,
      },
    },
  },
];
