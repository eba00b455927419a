import type { Field } from "./field";

const ENGINE = /\b(?:engine|efficien\w*|motor|power plant|power station)\b/;
const WASTE = "waste|wasted|exhaust\\w*|reject\\w*|discard\\w*|expel\\w*|cold|environment|surroundings";

/** Engines and what they do with heat. */
export const ENGINES: Field = {
  beside: "engine heat transfer work cycle reservoir power hot cold gasoline gas maximum metabolize",
  quantities: {
    E: {
      name: "energy taken in",
      unit: "J",
      asked: /(?:heat|energy) (?:input|supplied|absorbed)/,
      told: new RegExp(
        `^(?!.*\\b(?:work|${WASTE})\\b[^#@]{0,25}@)(?!.*@ of (?:useful |mechanical )?work)(?!.*\\b(?:does|doing|output|delivers?)\\b[^#@]{0,15}@)`,
      ),
    },
    W: {
      name: "work",
      unit: "J",
      asked: /(?:(?:how )?much |useful )?work(?: output)?/,
      told: /\bwork\b[^#@]{0,25}@|@ of (?:useful |mechanical )?work|\b(?:does|doing|output|delivers?)\b[^#@]{0,15}@/,
    },
    q: {
      name: "heat given off",
      unit: "J",
      asked: /(?:how much )?(?:waste )?(?:heat|energy)(?: transfer)?/,
      told: new RegExp(`\\b(?:${WASTE})\\b[^#@]{0,40}@|@[^#@]{0,40}\\b(?:${WASTE})\\b`),
    },
    eta: { name: "efficiency", unit: "%", asked: /(?:thermal )?efficiency/, told: /\befficien/ },
  },
  formulas: [
    {
      title: "the definition of efficiency",
      equation: "η = W/E",
      needs: ENGINE,
      not: /\b(?:Carnot|maximum efficiency|ideal)\b/,
    },
    {
      title: "the balance of energy of an engine",
      equation: "q = E - W",
      needs: new RegExp(`\\b(?:${WASTE})\\b`),
      not: /\b(?:Carnot|ideal|pump|refrigerator)\b/,
      beside: "environment exhaust waste",
    },
  ],
};
