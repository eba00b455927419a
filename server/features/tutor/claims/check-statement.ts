import "server-only";
import { checkAmounts } from "./amounts";
import { checkArithmetic } from "./arithmetic";
import { checkIdentity } from "./identity";
import { isAside, isCalculationDisputed, isRough } from "./meaning";
import { lettersOf, sidesOfEquation } from "./reading";
import type { Setting } from "./setting";
import type { ClaimKind, Statement } from "./types";
import { UNDECIDED, type Verdict, within } from "./verdict";
import type { Step } from "./working";

/** What becomes of a statement looked at by itself: a verdict, a step to be checked against what precedes it, or
 * nothing, when it claims nothing. */
export type Alone =
  | { readonly kind: ClaimKind; readonly verdict: Verdict }
  | { readonly kind: "open"; readonly step: Step; readonly calculation: Verdict | null }
  | null;

/** A value for a letter. */
const NAMING = /^\s*[a-zA-Z](?:_\{?\w\}?)?\s*=\s*[^a-zA-Z]*$/;

const UNSURE: Verdict = {
  outcome: "unchecked",
  note: "The reply may only be considering this, so it was not checked.",
};

const PART: Verdict = {
  outcome: "unchecked",
  note: "This may be a part of something longer, so it was not checked.",
};

export interface Surroundings {
  readonly setting: Setting;
  /** Sides of the equations before this one. */
  readonly known: readonly string[];
  /** The statement is only supposed. */
  readonly given: boolean;
}

export function checkAlone(statement: Statement, { setting, known, given }: Surroundings): Alone {
  const { latex } = statement;
  if (statement.doubtful)
    return given ? null : { kind: /[a-zA-Z]/.test(latex) ? "step" : "arithmetic", verdict: PART };
  const amounts = within(() => checkAmounts(latex, setting.problem?.letters ?? []), null);
  if (amounts && given) return null;
  if (amounts) return { kind: "arithmetic", verdict: held(amounts, isUnsure(statement)) };
  const calculation = calculated(statement);
  const letters = lettersOf(latex);
  if (calculation && (letters?.length === 0 || calculation.outcome === "refuted"))
    return { kind: "arithmetic", verdict: calculation };
  if (given) {
    const begins = letters && letters.length > 0 && !setting.problem && !NAMING.test(latex);
    return begins ? { kind: "open", step: { statement, letters, given }, calculation: null } : null;
  }
  const around = `${statement.before} ${statement.after}`;
  const context = {
    known: [...setting.known, ...known],
    around,
    alone: setting.problem === null,
    solving: setting.solving,
  };
  const identity = within(() => checkIdentity(latex, context), null);
  if (identity) return { kind: "step", verdict: held(identity, isCalculationDisputed(statement)) };
  if (!letters || letters.length === 0) return { kind: "step", verdict: calculation ?? UNDECIDED };
  if (isAside(statement)) return { kind: "step", verdict: calculation ?? UNDECIDED };
  return { kind: "open", step: { statement, letters, given }, calculation };
}

function calculated(statement: Statement): Verdict | null {
  const verdict = within(() => checkArithmetic(statement.latex), UNDECIDED);
  return verdict && held(verdict, isUnsure(statement));
}

const isUnsure = (statement: Statement): boolean => isCalculationDisputed(statement) || isRough(statement);

/** Nothing is called wrong that may not be claimed. */
export const held = (verdict: Verdict, unsure: boolean): Verdict =>
  unsure && verdict.outcome === "refuted" ? UNSURE : verdict;

/** The sides of an equation that are more than a letter or a number. */
export const sideTexts = ({ latex }: Statement): readonly string[] =>
  (sidesOfEquation(latex) ?? [])
    .map(({ text }) => text)
    .filter((text) => /[a-zA-Z].*[-+*^({\d]|[\d({].*[a-zA-Z]/.test(text));
