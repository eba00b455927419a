import type { Family } from "./family";

/** Formulas, amounts, reactions, atoms and names. */
export const CHEMISTRY = {
  chemistry: [
    // formula mass
    "Calculate the molar mass of MgSO4",
    "Calculate the molar mass of Al(OH)3.",
    "Find the molecular mass of carbon disulfide, CS_{2}",
    "Determine the molar mass of CuSO4·5H2O",
    "What is the total mass (amu) of oxygen in the following: SO_{3}",
    // amounts
    "Determine the mass of 0.250 mol NaCl",
    "How many moles are in 36.0 g of water?",
    "How many molecules are in 2.00 mol of CO2?",
    "How many grams are in 0.500 mol of CaCO3?",
    // composition
    "What is the percent by mass of nitrogen in NH3?",
    "What is the percent by mass of oxygen in H2O?",
    "What is the percent by mass of carbon in CH4?",
    "Determine the empirical formula of C_{6}H_{6}",
    "Determine the empirical formula of C_{6}H_{12}O_{6}",
    "Determine the empirical formula of N_{2}O_{4}",
    "A compound contains 40.0% C, 6.7% H and 53.3% O. What is its empirical formula?",
    "A compound of carbon and hydrogen contains 85.6% C and has a molar mass of 56.1 g/mol. What is its molecular formula?",
    "A compound contains 43.64% P and 56.36% O. What is its empirical formula?",
    // reactions
    "Balance the following equation: C3H8 + O2 → CO2 + H2O",
    "Balance H2 + O2 -> H2O",
    "balance the equation Na + Cl2 -> NaCl",
    "Balance: CH4 + O2 --> CO2 + H2O",
    "Balance: Fe + O2 -> Fe2O3",
    "Write the rate law for the following elementary reaction: 2NO + Cl2 → 2NOCl",
    "Write the rate law for the following elementary reaction: O3 → O2 + O",
    "Write the rate law for the following elementary reaction: NO + O3 → NO2 + O2",
    "What volume of 0.500 M HCl is required to react completely with 2.00 g of NaOH?; NaOH + HCl → NaCl + H2O",
    "What volume of 0.250 M HCl is required to react completely with 1.00 g of NaOH?; NaOH + HCl → NaCl + H2O",
    "How many moles of H2O are produced from 2.00 mol of O2?; 2H2 + O2 → 2H2O",
    "How many moles of NH3 are produced from 3.00 mol of H2?; N2 + 3H2 → 2NH3",
    // atoms
    "What is the oxidation number of Cr in K2Cr2O7?",
    "What is the oxidation number of S in H2SO4?",
    "What is the oxidation number of N in NO3^-?",
    "What is the oxidation number of Mn in KMnO4?",
    "How many neutrons are in iron-56?",
    "How many protons are in carbon-14?",
    "How many electrons are in a neutral atom of chlorine-35?",
    "Write the electron configuration of phosphorus.",
    "Write the electron configuration of sodium.",
    "Write the noble gas electron configuration of calcium.",
    // digits that count
    "How many significant figures are in 0.02050 m?",
    "How many significant figures are in 3.070 g?",
    "How many significant figures are in 60.5 s?",
    "Round each of the following numbers to two significant figures: 0.0867",
    "Perform the following calculation and give the answer with the correct number of significant figures: 12.6 * 0.34",
    "Perform the following calculations and report each answer with the correct number of significant figures. 21.3 + 4.086",
    "Express each of the following numbers in scientific notation with correct significant figures: 0.00580",
    // names
    "Name the following compounds: MgCl_{2}",
    "Name the following compound: FeBr3",
    "Name each of the following compounds: N_{2}O_{3}",
    "Name the following compounds: BaO_{2}",
    "Write the formulas of the following compounds: ammonium sulfate",
    "Write the formula of copper(II) nitrate.",
    "Write the formula for sulfur hexafluoride.",
  ],
} as const satisfies Family;
