import { GAS_CONSTANT } from "../constants";
import type { Role } from "../law";
import type { Field } from "./field";

const NEW = "(?:new |final |resulting )?";
const CHANGES =
  /\b(?:react\w*|titrat\w*|neutrali\w*|mixed|burn\w*|combust\w*|precipitat\w*|equilibrium|buffer|saturated)\b|→|->/;
const BEFORE_BY = String.raw`# (?:at|and|under|with) (?:an? )?(?:initial )?(?:[a-z]+ (?:of )?)?@`;
const before = (name: string, unit: string): Role => ({
  name: `${name} before`,
  unit,
  asked: new RegExp(`(?:initial|original) ${name}`),
  told: new RegExp(
    `${BEFORE_BY}|@ (?:and|with) (?:an? )?[a-z ]{0,20}#|(?:has|occupies|fills|at|of|with|contains|is)(?: an?)?(?: [a-z]+)*?(?: of)? @ (?:at|of|under|when|and|in)\\b|from @|@[^.?]*\\. (?:What|Find|Calculate|How)|(?:initial\\w*|original\\w*|initially)[^#@]{0,25}@`,
  ),
});
const after = (name: string, unit: string): Role => ({
  name: `${name} after`,
  unit,
  asked: new RegExp(`${NEW}${name}`),
  told: /(?:(?:un)?til|becomes|reaches|heated|cooled|warmed|compressed|expands?|expanded|increases?|increased|decreases?|decreased|reduced|changed|changes|raised|lowered|rises|falls|drops)(?: [a-z]+){0,3}? (?:to|is|reaches)(?: an? [a-z ]{1,20}of)? @|(?:occupy|volume|pressure|be|have) (?:at|if|when|under)[^#@]{0,40} @|\bto(?: a (?:new )?[a-z]+ of)? @|(?:What|Find|Calculate)[^.]*@|final[^#@]{0,20}@|new [a-z]+ (?:is|of) @/,
});

/** A gas before and after a change. */
export const GAS_CHANGES: Field = {
  beside:
    "gas ideal sample container balloon cylinder syringe piston heat cool expand compress new constant temperature pressure volume rigid sealed closed air occupy",
  quantities: {
    p_1: before("pressure", "atm"),
    p_2: after("pressure", "atm"),
    V_1: before("volume", "L"),
    V_2: after("volume", "L"),
    T_1: before("temperature", "K"),
    T_2: after("temperature", "K"),
  },
  formulas: [
    {
      title: "Boyle's law",
      equation: "p_1*V_1 = p_2*V_2",
      alone: true,
      needs:
        /\b(?:constant|same|fixed) temperature|temperature (?:is|remains|stays|does not|is held) (?:constant|fixed|change|the same)|\bno change in temperature\b/,
      not: CHANGES,
    },
    {
      title: "the gas law at constant pressure",
      equation: "V_1/T_1 = V_2/T_2",
      alone: true,
      needs:
        /\b(?:constant|same|fixed) pressure|pressure (?:is|remains|stays|does not|is held) (?:constant|fixed|change|the same)|\bno change in pressure\b/,
      not: CHANGES,
    },
    {
      title: "the gas law at constant volume",
      equation: "p_1/T_1 = p_2/T_2",
      alone: true,
      needs:
        /\b(?:constant|same|fixed) volume|volume (?:is|remains|stays|does not|is held) (?:constant|fixed|change|the same)|\brigid\b/,
      not: CHANGES,
    },
    { title: "the combined gas law", equation: "p_1*V_1/T_1 = p_2*V_2/T_2", alone: true, not: CHANGES },
  ],
};

/** Amounts, solutions, yields, energies of reactions. */
export const AMOUNTS: Field = {
  beside: "solution solute solvent water sample substance dissolve",
  quantities: {
    C_1: {
      name: "concentration before",
      unit: "M",
      asked: /(?:initial|original) (?:concentration|molarity)/,
      told: /@ [^#]*\b(?:is|was|are)?\s*(?:dilut\w*|needed|required|must|used|should)\b|of (?:a )?@[^#]*\bdilut\w*/,
    },
    V_1: {
      name: "volume before",
      unit: "L",
      asked: /volume|how many milliliters(?: of)?/,
      told: /@ [^@]*\bdilut\w*|dilut\w*(?: of)? @ (?:of|sample)|if @ (?:of|are)/,
    },
    C_2: {
      name: "concentration after",
      unit: "M",
      asked: /(?:new |final |resulting )?(?:concentration|molarity)/,
      told: /\b(?:make|prepare|obtain|get|produce)\b[^@]*@|\bto (?:a (?:concentration|molarity) of )?@|\bof (?:a )?@[^#@]*[.?]?$/,
    },
    V_2: {
      name: "volume after",
      unit: "L",
      asked: /(?:final|total) volume/,
      told: /\b(?:make|prepare|obtain|get|produce)(?: exactly)? @|\b(?:to|volume of)(?: a (?:final |total )?volume of)? @/,
    },
    Y: {
      name: "percent yield",
      unit: "%",
      asked: /(?:percent(?:age)? )?yield/,
      told: /percent yield[^#@]{0,20}@|@ (?:percent )?yield/,
    },
    y: {
      name: "actual yield",
      unit: "g",
      asked: /actual yield/,
      told: /\bactual(?:ly)?\b[^#@]{0,40}@|@[^#@]{0,40}\b(?:actually|is obtained|was obtained|are obtained|is isolated|recovered|collected)\b/,
    },
    z: {
      name: "theoretical yield",
      unit: "g",
      asked: /theoretical yield/,
      told: /\btheoretical\b[^#@]{0,40}@/,
    },
    G: {
      name: "change of free energy",
      unit: "kJ",
      asked: /(?:standard )?(?:gibbs )?(?:free energy(?: change)?|change in (?:gibbs )?free energy)|δg°?/,
      told: /Δ ?G(?:°|º)? ?(?:=|of|is) ?@|free energy[^#@]{0,30}@/,
    },
    H: {
      name: "change of enthalpy",
      unit: "kJ",
      asked: /enthalpy(?: change)?|δh°?/,
      told: /Δ ?H(?:°|º)? ?(?:=|of|is) ?@|enthalpy[^#@]{0,30}@/,
    },
    S: { name: "change of entropy", unit: "J/K", asked: /entropy(?: change)?|δs°?/ },
    T: { name: "temperature", unit: "K", asked: /temperature/ },
    K: {
      name: "equilibrium constant",
      unit: "",
      asked: /(?:thermodynamic )?equilibrium constant/,
      told: /\bK(?:_?[a-z]+)? ?(?:=|of|is) @|equilibrium constant[^#@]{0,20}@/,
    },
    R: GAS_CONSTANT,
  },
  formulas: [
    {
      title: "the dilution law",
      equation: "C_1*V_1 = C_2*V_2",
      alone: true,
      needs: /\bdilut\w*|\b(?:make|prepare)\b/,
      not: CHANGES,
      beside: "dilut concentrat stock",
    },
    {
      title: "the definition of the percent yield",
      equation: "Y = y/z",
      alone: true,
      needs: /\byield\b/,
      terms: /\bpercent(?:age)? yield\b/g,
      not: /\b(?:equation|grams of [a-z]+ (?:react|are))\b|→|->/,
      beside: "percent yield theoretical actual reaction",
    },
    {
      title: "the free energy of a reaction",
      equation: "G = H - T*S",
      alone: true,
      beside: "reaction enthalp entrop spontan free energ standard",
    },
    {
      title: "the link of free energy and equilibrium",
      equation: "G = -R*T*ln(K)",
      alone: true,
      needs: /\bequilibrium constant\b/,
      terms: /\beach of (?:the )?following reactions\b/g,
      beside: "equilibrium reaction free energ standard gibbs",
    },
  ],
};
