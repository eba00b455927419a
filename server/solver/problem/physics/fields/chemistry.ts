import { GAS_CONSTANT } from "../constants";
import { type Role, role } from "../law";
import type { Field } from "./field";

const REACTIONS =
  "react*|titrat*|neutrali*|mixed|burn*|combust*|precipitat*|equilibrium|buffer|saturated|→|->";
const BEFORE =
  "from @|initial* … @|original* … @|has … @|occupies … @|fills … @|contains … @|of … @|at … @|# at … @|# and … @|" +
  "# under … @|# with … @|@ and … #|@ with … #";
const AFTER =
  "to @|to [a an] [new] … of @|until … @|becomes … @|reaches … @|final … @|new … @|occupy … @|be at … @|at if … @|" +
  "when … @|What … @|Find … @|Calculate … @";
const before = (name: string, unit: string): Role => ({
  name: `${name} before`,
  unit,
  asked: `initial ${name}|original ${name}`,
  told: BEFORE,
  never: AFTER,
});
const after = (name: string, unit: string): Role => ({
  name: `${name} after`,
  unit,
  asked: `[new final resulting] ${name}`,
  told: AFTER,
});
/** How a text says that a quantity stays as it is. */
const same = (name: string): string =>
  `constant ${name}|same ${name}|fixed ${name}|${name} [is remains stays held kept] constant|${name} [is remains stays held kept] fixed|` +
  `${name} [is remains stays held kept] the same|${name} does not change|no change in ${name}`;

/** A gas before and after a change. */
export const GAS_CHANGES: Field = {
  beside: "ideal cylinder heat cool expand compress temperature pressure volume",
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
      needs: same("temperature"),
      not: REACTIONS,
    },
    {
      title: "the gas law at constant pressure",
      equation: "V_1/T_1 = V_2/T_2",
      alone: true,
      needs: same("pressure"),
      not: REACTIONS,
    },
    {
      title: "the gas law at constant volume",
      equation: "p_1/T_1 = p_2/T_2",
      alone: true,
      needs: `${same("volume")}|rigid`,
      not: REACTIONS,
    },
    { title: "the combined gas law", equation: "p_1*V_1/T_1 = p_2*V_2/T_2", alone: true, not: REACTIONS },
  ],
};

/** What a solution is made to be. */
const MADE =
  "make # … @|prepare # … @|obtain # … @|produce # … @|make … @|prepare … @|obtain … @|get … @|produce … @|to @|to a concentration of @|to a molarity of @";

/** Amounts, solutions, yields, energies of reactions. */
export const AMOUNTS: Field = {
  beside: "solution solute water dissolve",
  quantities: {
    C_1: role(
      "concentration before",
      "M",
      "initial concentration|initial molarity|original concentration|original molarity",
      { told: "@ … dilut*|@ … needed|@ … required|@ … used|@ … is needed to|of @ … dilut*", never: MADE },
    ),
    V_1: role("volume before", "L", "volume|how many milliliters [of]", {
      told: "@ … dilut*|dilut* [of] @|if @ of|if @ are",
    }),
    C_2: role(
      "concentration after",
      "M",
      "[new final resulting] concentration|[new final resulting] molarity",
      { told: MADE },
    ),
    V_2: role("volume after", "L", "final volume|total volume", {
      told: "make [exactly] @|prepare [exactly] @|obtain [exactly] @|get [exactly] @|produce [exactly] @|to @|to a [final total] volume of @|volume of @",
    }),
    Y: role("percent yield", "%", "[percent percentage] yield", {
      told: "percent yield … @|@ [percent] yield",
    }),
    y: role("actual yield", "g", "actual yield", {
      told: "actual … @|actually … @|@ … actually|@ … is obtained|@ … was obtained|@ … are obtained|@ … is isolated|@ … recovered|@ … collected",
    }),
    z: role("theoretical yield", "g", "theoretical yield", { told: "theoretical … @" }),
    G: role(
      "change of free energy",
      "kJ",
      "[standard] [gibbs] free energy [change]|[standard] [gibbs] change in [gibbs] free energy|δg|δg°",
      { told: "ΔG … @|ΔG° … @|Δ G … @|free energy … @" },
    ),
    H: role("change of enthalpy", "kJ", "enthalpy [change]|δh|δh°", {
      told: "ΔH … @|ΔH° … @|Δ H … @|enthalpy … @",
    }),
    S: role("change of entropy", "J/K", "entropy [change]|δs|δs°"),
    T: role("temperature", "K", "temperature"),
    K: role("equilibrium constant", "", "[thermodynamic] equilibrium constant", {
      told: "K = @|K of @|K is @|K* = @|K* of @|K* is @|equilibrium constant … @",
    }),
    R: GAS_CONSTANT,
  },
  formulas: [
    {
      title: "the dilution law",
      equation: "C_1*V_1 = C_2*V_2",
      alone: true,
      needs: "dilut*|make|prepare",
      not: REACTIONS,
      beside: "dilut concentrat",
    },
    {
      title: "the definition of the percent yield",
      equation: "Y = y/z",
      alone: true,
      needs: "yield",
      terms: "percent yield|percentage yield",
      not: "equation|→|->",
      beside: "percent reaction product",
    },
    {
      title: "the free energy of a reaction",
      equation: "G = H - T*S",
      alone: true,
      beside: "reaction enthalp entrop spontan free energ",
    },
    {
      title: "the link of free energy and equilibrium",
      equation: "G = -R*T*ln(K)",
      alone: true,
      needs: "equilibrium constant",
      terms: "each of [the] following reactions",
      beside: "equilibrium reaction free energ",
    },
  ],
};
