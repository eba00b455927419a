import type { Refutation } from "./proof/refutation";

/** What is said of an answer. "wrong" cannot be said without a proof. */
export type Judgement =
  | {
      readonly verdict: "right" | "right-wrong-form" | "cannot-tell";
      readonly message: string;
      /** The engine comes to another value, by the text as it reads it. */
      readonly differs?: true;
    }
  | { readonly verdict: "wrong"; readonly message: string; readonly refutation: Refutation };

export const RIGHT: Judgement = { verdict: "right", message: "That is right." };

/** The value is right, and something about how it is written is not. */
export const wrongForm = (message: string): Judgement => ({ verdict: "right-wrong-form", message });

export const untold = (message: string): Exclude<Judgement, { readonly verdict: "wrong" }> => ({
  verdict: "cannot-tell",
  message,
});

export const UNTOLD: Judgement = untold("I can’t tell whether this is right.");
