import { table } from "../../../table";
import { MASS, role, TIME } from "./roles";
import type { SpokenLaw, SpokenRole } from "./spoken-law-model";

const AMOUNT = role("amount", "mol", { named: "moles|number of moles|amount|mols", asks: "how many moles" });
const GRAMS: SpokenRole = table({ ...MASS, unit: "g", named: "mass|grams", asks: "how many grams" });
const MOLAR = role("molar mass", "g/mol", { named: "molar mass|molecular mass|mr", letters: "Mr MM" });
const CONCENTRATION = role("concentration", "mol/L", { named: "concentration|molarity", letters: "C M" });
const LITRES = role("volume", "L", { named: "volume" });
const FORMULAS = "of|in";

const state = (name: string, unit: string, when: "initial" | "final", more: string): SpokenRole =>
  role(`${when} ${name}`, unit, {
    named: (when === "initial" ? ["initial", "original", "stock", "starting"] : ["final", "new", "diluted"])
      .flatMap((word) =>
        name === "concentration" ? [`${word} concentration`, `${word} molarity`] : [`${word} ${name}`],
      )
      .join("|"),
    before: more,
    ...(when === "final" ? { asks: name === "concentration" ? "concentration|molarity" : name } : {}),
  });

const HYDROGEN = role("hydrogen ion concentration", "mol/L", {
  named:
    "hydrogen ion concentration|hydronium ion concentration|hydronium concentration|h+ concentration|[h+]|h3o+ concentration|concentration of h+|concentration of hydrogen ions",
  after: "h+|h3o+",
  letters: "[H+] [H3O+] H+ H3O+",
  cued: true,
});
const HYDROXIDE = role("hydroxide ion concentration", "mol/L", {
  named:
    "hydroxide ion concentration|hydroxide concentration|oh- concentration|[oh-]|concentration of hydroxide ions|concentration of oh-|concentration of hydroxide",
  after: "oh-",
  letters: "[OH-] OH-",
  cued: true,
});
const LOST =
  "left|remains|remaining|remain|is left|will be left|will remain|how much is left|how much remains";

export const LAWS_OF_CHEMISTRY: readonly SpokenLaw[] = [
  {
    title: "the amount of substance",
    equations: ["n = m/M"],
    written: "moles=mass/molar mass|n=m/Mr",
    roles: { n: AMOUNT, m: GRAMS, M: MOLAR },
    beside: FORMULAS,
    scenes: ["substance", "solution"],
  },
  {
    title: "the amount of substance",
    equations: ["n = m/M"],
    roles: { n: AMOUNT, m: GRAMS, M: { ...MOLAR, substance: true } },
    scenes: ["substance", "solution", "formula"],
  },
  {
    title: "the concentration of a solution",
    equations: ["c = n/V"],
    written: "C=n/V|M=n/V",
    roles: { c: CONCENTRATION, n: AMOUNT, V: LITRES },
    scenes: ["substance", "solution", "formula"],
  },
  {
    title: "the concentration of a solution",
    equations: ["n = m/M", "c = n/V"],
    roles: {
      c: CONCENTRATION,
      n: { ...AMOUNT, between: true },
      m: { ...GRAMS, toldOnly: true },
      M: { ...MOLAR, substance: true, toldOnly: true },
      V: { ...LITRES, toldOnly: true },
    },
    scenes: ["substance", "solution", "formula"],
  },
  {
    title: "the law of dilution",
    equations: ["c_1*V_1 = c_2*V_2"],
    written: "M1V1=M2V2|m1v1=m2v2",
    roles: {
      c_1: { ...state("concentration", "mol/L", "initial", "from|initially"), letters: "M1" },
      V_1: state("volume", "L", "initial", "from|initially"),
      c_2: { ...state("concentration", "mol/L", "final", "to make|to get|to|becomes"), letters: "M2" },
      V_2: state(
        "volume",
        "L",
        "final",
        "to|up to|total volume|to a total volume|to make|to a volume|becomes",
      ),
    },
    beside: "dilute|diluted|dilution|diluting|with water|concentration|molarity|volume",
    scenes: ["solution", "formula"],
  },
  {
    title: "the definition of the pH",
    equations: ["P = -ln(C/1000)/ln(10)"],
    written: "pH=-log[H+]",
    roles: { P: role("pH", "", { named: "ph", letters: "pH", signed: true }), C: HYDROGEN },
    scenes: ["solution"],
  },
  {
    title: "the definition of the pOH",
    equations: ["P = -ln(C/1000)/ln(10)"],
    roles: { P: role("pOH", "", { named: "poh", letters: "pOH", signed: true }), C: HYDROXIDE },
    scenes: ["solution"],
  },
  {
    title: "the link of pH and pOH",
    equations: ["O = -ln(C/1000)/ln(10)", "P = 14 - O"],
    roles: {
      P: role("pH", "", { named: "ph", letters: "pH", signed: true }),
      O: { ...role("pOH", "", { signed: true }), between: true },
      C: HYDROXIDE,
    },
    beside: "at 25 c",
    scenes: ["solution"],
  },
  {
    title: "the percent yield",
    equations: ["Y = A/T"],
    roles: {
      Y: role("percent yield", "%", { named: "percent yield|percentage yield|% yield|per cent yield|yield" }),
      A: role("actual yield", "g", {
        named: "actual yield|actual|actual mass|experimental yield|obtained|actually",
        cued: true,
      }),
      T: role("theoretical yield", "g", {
        named: "theoretical yield|theoretical|theoretical mass|expected yield|expected|predicted yield",
        cued: true,
      }),
    },
    needs: "percent yield|percentage yield|% yield|per cent yield|yield",
    scenes: ["reaction"],
  },
  {
    title: "the law of radioactive decay",
    equations: ["ln(N_0/N) = ln(2)*t/T"],
    roles: {
      N_0: role("initial mass", "g", {
        named: "initial mass|initial amount|original mass|starting mass|starting amount|original amount",
        before: "start with|starting with|starts with|initially|begin with|started with|sample of|initial",
        after: "initially|originally",
        letters: "N0 m0",
      }),
      N: role("remaining mass", "g", {
        named: "final mass|remaining mass|mass left|amount left|mass remaining",
        asks: LOST,
        before: "to",
      }),
      t: { ...TIME, after: "later|pass|have passed|go by" },
      T: role("half-life", "s", { named: "half life|halflife|half lives" }),
    },
    needs: "half life|halflife",
    beside: "has",
    scenes: ["decay"],
  },
];
