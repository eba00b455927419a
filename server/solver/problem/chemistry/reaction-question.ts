import type { ChemistryQuestion } from "../../tasks/chemistry";
import { isBalanced, readReaction } from "./reaction";
import { readElement, readSubstance } from "./substance";

const BALANCE =
  /^(?:write a balanced (?:equation|chemical equation) for (?:each of )?(?:the following(?: reactions?)?|this reaction)|balance(?: (?:each of )?(?:the following|this|the))?(?: chemical| molecular)?(?: equations?| reactions?)?)(?: using the smallest whole-number coefficients)?:? (.+→.+?)\.?$/i;
const RATE =
  /^write the rate law for (?:each of )?(?:the following |this |the )elementary (?:reactions?|steps?): (.+→.+?)\.?$/i;
const OXIDATION =
  /^(?:determine|find|give|what is|assign) (?:the )?oxidation (?:number|state) of ([A-Za-z]+) in (?:each of the following(?: compounds| ions| species)?: )?(.+?)[.?]?$/i;

/** Questions on a reaction or on the charges in a compound. */
export function readReactionQuestion(text: string): ChemistryQuestion | null {
  return balance(text) ?? rateLaw(text) ?? oxidation(text);
}

function balance(text: string): ChemistryQuestion | null {
  const written = BALANCE.exec(text.includes("→") ? text : text.replace(" = ", " → "))?.[1];
  const reaction = written ? readReaction(written, false) : null;
  return reaction && reaction.left.length + reaction.right.length <= 8 ? { ask: "balance", reaction } : null;
}

/** The label above an arrow ("sunlight") says how the reaction is started and changes nothing. */
const withoutLabel = (text: string): string =>
  text
    .replace(/\\overset\{[a-z ]*\}\{ ?→ ?\}/g, " → ")
    .replace(/\\(?:overset|stackrel|xrightarrow)\{[a-z ]*\}/g, " → ");

function rateLaw(text: string): ChemistryQuestion | null {
  const written = RATE.exec(withoutLabel(text))?.[1];
  const reaction = written ? readReaction(written, true) : null;
  return reaction && isBalanced(reaction) ? { ask: "rate-law", reactants: reaction.left } : null;
}

function oxidation(text: string): ChemistryQuestion | null {
  const found = OXIDATION.exec(text);
  const element = found ? readElement(found[1] as string) : null;
  const formula = found ? readSubstance(found[2] as string) : null;
  return element && formula?.atoms.has(element) ? { ask: "oxidation-number", formula, element } : null;
}
