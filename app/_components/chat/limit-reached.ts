import { BrandedError } from "@/server/errors/branded-error";
import type { UsedUp } from "../billing/limit-popup";
import type { Asking } from "./asking";

/** The language model was asked, and no tutor message is left. Nothing of the request was kept. */
export class LimitReached extends BrandedError {
  static readonly brand = "ChatLimitReached";

  constructor(
    words: string,
    readonly usage: UsedUp,
    /** What the request asked for beside the message. */
    readonly asking: Asking = {},
  ) {
    super(words);
    this.name = "LimitReached";
  }
}

const PLANS: readonly unknown[] = ["guest", "free", "plus"] satisfies UsedUp["plan"][];

/** What is left of an allowance, as a refusal tells it; null for a refusal of another kind. */
export function usedUpIn(refusal: object): UsedUp | null {
  if (!("usage" in refusal) || typeof refusal.usage !== "object" || refusal.usage === null) return null;
  const { plan, used, limit, resetAt, sold } = refusal.usage as Partial<UsedUp>;
  const known = PLANS.includes(plan) && typeof used === "number" && typeof limit === "number";
  return known && plan && resetAt ? { plan, used, limit, resetAt, sold: sold === true } : null;
}

/** Whether a student goes on with the built-in tutor: in one conversation, until new messages come. */
export interface EngineChoice {
  /** What a request says of it. */
  of(asking: Asking): { readonly engine?: true };
  /** Learns from a refusal when new messages come.
   * @returns the failure, with what was asked for */
  learn(error: unknown, asking: Asking): unknown;
}

export function createEngineChoice(now: () => number = Date.now): EngineChoice {
  let resetAt = 0;
  let chosenUntil = 0;
  return {
    of({ engine }) {
      if (engine) chosenUntil = resetAt;
      return engine || now() < chosenUntil ? { engine: true } : {};
    },
    learn(error, asking) {
      if (!LimitReached.isInstance(error)) return error;
      resetAt = Date.parse(error.usage.resetAt);
      return new LimitReached(error.message, error.usage, asking);
    },
  };
}
