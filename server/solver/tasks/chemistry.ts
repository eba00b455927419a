import type { Rational } from "../expression/rational";

/** A chemical formula taken apart. */
export interface ChemicalFormula {
  /** As it is set: "Ca(NO_{3})_{2}". */
  readonly latex: string;
  /** How many atoms of each element, in the order of writing. */
  readonly atoms: ReadonlyMap<string, bigint>;
  readonly charge: number;
}

/** A pure number of moles, grams or particles. */
export type AmountUnit = "mol" | "g" | "kg" | "mg" | "particles";

/** One side's substance in a reaction; `count` is null before balancing. */
export interface ReactionTerm {
  readonly formula: ChemicalFormula;
  readonly count: bigint | null;
}

export interface Reaction {
  readonly left: readonly ReactionTerm[];
  readonly right: readonly ReactionTerm[];
}

/** An amount of one substance as it takes part in a reaction. */
export type Portion =
  | { readonly kind: "mass"; readonly grams: Rational }
  | { readonly kind: "moles"; readonly moles: Rational }
  | { readonly kind: "solution"; readonly liters: Rational | null; readonly molarity: Rational | null };

export type ChemistryQuestion =
  /** The mass of one molecule (in amu) or of one mole (in g/mol), or of one element in it. */
  | {
      readonly ask: "formula-mass";
      readonly formula: ChemicalFormula;
      readonly unit: "amu" | "g/mol";
      readonly element: string | null;
    }
  | {
      readonly ask: "amount";
      readonly formula: ChemicalFormula;
      readonly given: { readonly value: Rational; readonly unit: AmountUnit; readonly digits: number };
      readonly wanted: AmountUnit;
    }
  | {
      readonly ask: "percent-composition";
      readonly formula: ChemicalFormula;
      /** Null: every element. */
      readonly element: string | null;
    }
  | { readonly ask: "empirical-formula"; readonly formula: ChemicalFormula }
  /** Masses or percents of the elements of a compound; with a molar mass the molecular formula is asked for. */
  | {
      readonly ask: "formula-from-parts";
      readonly parts: readonly { readonly element: string; readonly share: Rational }[];
      readonly molarMass: Rational | null;
    }
  | { readonly ask: "balance"; readonly reaction: Reaction }
  | { readonly ask: "oxidation-number"; readonly formula: ChemicalFormula; readonly element: string }
  /** The rate law of an elementary reaction. */
  | { readonly ask: "rate-law"; readonly reactants: readonly ReactionTerm[] }
  /** How much of one substance goes with an amount of another. */
  | {
      readonly ask: "stoichiometry";
      readonly reaction: Reaction;
      readonly from: { readonly term: ReactionTerm; readonly portion: Portion };
      /** Another reactant of which an amount is told: what is used up first decides. */
      readonly beside?: { readonly term: ReactionTerm; readonly portion: Portion };
      /** In percent: of what could be made, so much was obtained. */
      readonly to: {
        readonly term: ReactionTerm;
        readonly wanted: "g" | "kg" | "mol" | "mL" | "L" | "particles" | "%";
        readonly obtained?: Portion;
      };
      /** The molarity of the solution whose volume is asked for. */
      readonly molarity: Rational | null;
      readonly digits: number;
    }
  | {
      readonly ask: "particles";
      readonly symbol: string;
      readonly mass: number;
      readonly charge: number;
      readonly which: "protons" | "neutrons" | "electrons";
    }
  /** How many digits of a measured number count, as it is written. */
  | { readonly ask: "significant-count"; readonly written: string }
  /** A number kept to the digits that count. */
  | {
      readonly ask: "significant-value";
      readonly value: Rational;
      readonly keep: { readonly digits: number; readonly scientific?: true } | { readonly places: number };
      readonly because: "asked" | "factors" | "places";
    }
  | { readonly ask: "compound-name"; readonly formula: ChemicalFormula; readonly plain: string }
  | { readonly ask: "compound-formula"; readonly name: string }
  | { readonly ask: "electron-configuration"; readonly symbol: string; readonly short: boolean };

export type ChemistryTask = { readonly task: "chemistry" } & ChemistryQuestion;
