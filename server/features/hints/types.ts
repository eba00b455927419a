import type { z } from "zod";
import type { chooseModeSchema, revealRungSchema } from "./schema";

export type RevealRung = z.infer<typeof revealRungSchema>;
export type ChooseMode = z.infer<typeof chooseModeSchema>;

/** A rung that was opened. */
export interface StoredReveal {
  readonly problem: string;
  readonly problemKey: string;
  /** From 1. */
  readonly rung: number;
  readonly createdAt: Date;
}

/** A hint as it is shown. */
export interface HintView {
  readonly kind: "kind" | "idea" | "step" | "answer";
  /** Markdown with LaTeX in dollar signs. */
  readonly text: string;
  /** When it was opened in this conversation, ISO 8601; null when it was open before. */
  readonly openedAt: string | null;
}

/** The hints for the problem under discussion. */
export interface HintsView {
  /** What is to be done, mathematics between dollar signs. */
  readonly problem: string;
  /** The open ones, in order; the last of all is the answer. */
  readonly open: readonly HintView[];
  /** How many there are in all, the answer not counted. */
  readonly total: number;
}

/** Outcome of an action on hints; `hints` is null where there is no problem the engine solves. */
export type HintsResult =
  | { readonly ok: true; readonly hints: HintsView | null }
  | { readonly ok: false; readonly error: string };

/** Outcome of choosing a mode. */
export type ModeResult = { readonly ok: true } | { readonly ok: false; readonly error: string };
