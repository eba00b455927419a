import { isUndefined } from "../ledger";
import type { AnswerValue, Budget, Check, Problem, Task } from "../types";

export type AnswerKind = AnswerValue["kind"];
export type ValueOf<K extends AnswerKind> = Extract<AnswerValue, { readonly kind: K }>;

/** What an answer of each kind claims. Together the claims of a kind cover every field of its value. */
export interface Claims {
  /** The number or expression, and the form in which it is written. */
  expression: "value" | "form";
  /** The letter solved for; each root; that there are no others; ascending order without repetition. */
  roots: "unknown" | "roots" | "complete" | "order";
  all: "unknown" | "identity";
  /** Which letter has which value, and that no other values do. */
  point: "unknowns" | "values" | "unique";
  family: "unknowns" | "values" | "complete";
  none: "inconsistent";
  word: "word";
  set: "unknown" | "set";
  "named-sets": "names" | "unknowns" | "sets";
  /** Each item; that none is missing; their order where it is part of the answer. */
  list: "items" | "complete" | "order";
  /** Which terms stand together, and that each that belongs to a group is there. */
  groups: "groups" | "complete";
  points: "unknowns" | "points" | "complete" | "order";
  /** The equation or inequality as a statement about its letters, and the form in which it is written. */
  relation: "relation" | "form";
  matrix: "entries";
  quantity: "value" | "unit";
  named: "names" | "values" | "units";
  parts: "names" | "parts";
}

/** Fields that only some answers of a kind have; each is a claim of its own where it is there. */
const FURTHER = ["on", "solutions", "pointNames"] as const;
type Further = (typeof FURTHER)[number];

/** A check that one claim holds. */
export type Obligation = () => Check;

/** One obligation for every claim of a kind of answer: the type refuses a verifier that leaves one out. In the order
 * in which their evidence is shown. */
export type Obligations<K extends AnswerKind = AnswerKind> = Readonly<Record<Claims[K], Obligation>> &
  Readonly<Partial<Record<Further, Obligation>>>;

export type ProblemOf<T extends Task> = Problem & { readonly task: T };

/** How the answers of a task are verified, by the kind of answer; answers of other kinds are refused. The problem
 * alone says what has to hold. */
export type Verifier<T extends Task> = {
  readonly [K in AnswerKind]?: (problem: ProblemOf<T>, value: ValueOf<K>, budget: Budget) => Obligations<K>;
};

/** What an answer says beyond the claims of its kind has to be claimed as well, or it stays unchecked. */
export const furtherClaims = (value: AnswerValue, claims: object): Readonly<Record<string, Obligation>> =>
  Object.fromEntries(
    FURTHER.filter((field) => field in value && !(field in claims)).map((field) => [field, () => UNCHECKED]),
  );

export const refuted = (reason: string): Check => ({ status: "refuted", reason });
export const verified = (...evidence: readonly string[]): Check => ({ status: "verified", evidence });
/** Seen to agree at samples or by the same formula again, which is no proof. */
export const spotChecked = (...evidence: readonly string[]): Check => ({ status: "partial", evidence });
export const UNCHECKED: Check = { status: "unchecked", evidence: [] };

/** A claim that needs no sentence of its own: it either holds exactly or the answer is refused. */
export const exactly = (holds: boolean, reason: string): Check => (holds ? verified() : refuted(reason));

/** What an obligation finds. A claim on which its check meets a division by zero does not hold. */
function settled(obligation: Obligation): Check {
  try {
    return obligation();
  } catch (error) {
    if (isUndefined(error)) return refuted("Put in, a divisor comes to zero.");
    throw error;
  }
}

/** The weakest finding decides; the first refusal ends it. */
export function weakest(obligations: readonly Obligation[]): Check {
  const evidence: string[] = [];
  let status: "verified" | "partial" | "unchecked" = "verified";
  for (const obligation of obligations) {
    const check = settled(obligation);
    if (check.status === "refuted") return check;
    if (check.status === "unchecked" || (check.status === "partial" && status === "verified"))
      status = check.status;
    evidence.push(...check.evidence);
  }
  return { status, evidence: status === "unchecked" ? [] : evidence };
}

/** The roots of an equation checked in two halves: that each fits, and that there are no others. */
export interface RootChecks {
  readonly each: Obligation;
  readonly complete: Obligation;
}
