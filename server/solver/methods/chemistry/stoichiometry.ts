import { compare, divide, multiply, type Rational, rational } from "../../expression/rational";
import { significant } from "../../expression/significant";
import { valueLatex } from "../../printer/answer/value";
import { crossedLatex } from "../../printer/scientific";
import type { ChemistryQuestion, Portion, ReactionTerm } from "../../tasks/chemistry";
import type { Step } from "../../types";
import { formulaMass } from "./add-atomic-masses";
import { AVOGADRO } from "./convert-amount";
import { quantityAnswer, type Worked } from "./worked";

type Stoichiometry = Extract<ChemistryQuestion, { ask: "stoichiometry" }>;

const GUARD_DIGITS = 2;

/** Given amount to moles, moles of one substance to moles of the other, moles to the amount asked for. */
export function stoichiometry(question: Stoichiometry): Worked | null {
  const { to, digits } = question;
  const limiting = limitingOf(question);
  const from = limiting?.from ?? question.from;
  const moles = molesOf(from.term, from.portion);
  if (!moles || !from.term.count || !to.term.count || (question.beside && !limiting)) return null;
  const ratio = rational(to.term.count, from.term.count);
  const wantedMoles = multiply(moles, ratio);
  const result = wanted(question, wantedMoles);
  if (!result) return null;
  const shown = (value: Rational) => `${crossedLatex(significant(value, digits + GUARD_DIGITS))}\\text{ mol}`;
  const answer = quantityAnswer(significant(result, digits), to.wanted === "particles" ? "" : to.wanted);
  const steps: Step[] = [
    ...(limiting?.steps ?? []),
    {
      rule: "moles-of-given",
      title: `Find how many moles of $\\mathrm{${from.term.formula.latex}}$ there are.`,
      latex: shown(moles),
      why: "A reaction counts particles, so masses and volumes are turned into moles first.",
    },
  ];
  if (from.term.count !== to.term.count)
    steps.push({
      rule: "mole-ratio",
      title: `Multiply by the ratio $\\frac{${to.term.count}}{${from.term.count}}$ from the equation.`,
      latex: shown(wantedMoles),
      why: `The coefficients say how much $\\mathrm{${to.term.formula.latex}}$ goes with the other substance.`,
    });
  if (to.wanted !== "mol")
    steps.push({
      rule: "moles-to-asked",
      title:
        to.wanted === "%"
          ? "Divide what was obtained by what could be made."
          : "Turn the moles into the amount asked for.",
      latex: valueLatex(answer),
      why: "Molar mass, molarity and Avogadro's number translate moles. The result keeps as many significant figures as the least exact value told, at least two; nothing is rounded before.",
    });
  return { steps, answer };
}

/** Of two reactants, the one that is used up first: it has fewer moles for its number in the equation. */
function limitingOf({ from, beside }: Stoichiometry) {
  if (!beside) return null;
  const shares = [from, beside].map(({ term, portion }) => {
    const moles = molesOf(term, portion);
    return moles && term.count ? divide(moles, rational(term.count)) : null;
  });
  const [one, other] = shares;
  if (!one || !other) return null;
  const first = compare(one, other) <= 0 ? from : beside;
  const step: Step = {
    rule: "limiting-reactant",
    title: "Find which reactant is used up first.",
    latex: [from, beside]
      .map(
        ({ term }, i) =>
          `\\frac{n(\\mathrm{${term.formula.latex}})}{${term.count}} = ${crossedLatex(significant(shares[i] as Rational, SHOWN))}\\text{ mol}`,
      )
      .join(",\\quad "),
    why: `$\\mathrm{${first.term.formula.latex}}$ has the least for its number in the equation, so it decides how much is made.`,
  };
  return { from: first, steps: [step] };
}

const SHOWN = 4;

function molesOf({ formula }: ReactionTerm, portion: Portion): Rational | null {
  if (portion.kind === "moles") return portion.moles;
  if (portion.kind === "solution")
    return portion.liters && portion.molarity ? multiply(portion.liters, portion.molarity) : null;
  const mass = formulaMass(formula, "g/mol", null);
  return mass && divide(portion.grams, mass.exact);
}

function wanted({ to, molarity }: Stoichiometry, moles: Rational): Rational | null {
  if (to.wanted === "%") {
    const obtained = to.obtained ? molesOf(to.term, to.obtained) : null;
    return obtained && multiply(divide(obtained, moles), rational(100n));
  }
  if (to.wanted === "mol") return moles;
  if (to.wanted === "particles") return multiply(moles, AVOGADRO);
  if (to.wanted === "L" || to.wanted === "mL") {
    if (!molarity) return null;
    const liters = divide(moles, molarity);
    return to.wanted === "L" ? liters : multiply(liters, rational(1000n));
  }
  const mass = formulaMass(to.term.formula, "g/mol", null);
  if (!mass) return null;
  const grams = multiply(moles, mass.exact);
  return to.wanted === "g" ? grams : divide(grams, rational(1000n));
}
