import type { z } from "zod";
import type { Drawing } from "@/server/solver/graph/drawing";

/** What a tool answers a model: small, and in JSON. */
export type ToolAnswer = Readonly<Record<string, Json>>;
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** What comes of one use of a tool. */
export interface ToolOutcome {
  readonly answer: ToolAnswer;
  /** A drawing to be shown with the reply. */
  readonly graph?: Drawing;
}

/** Something the engine does for a language model, as the model sees it. */
export interface ToolSpec<Input = unknown> {
  readonly name: string;
  /** For the model: when to use it. */
  readonly description: string;
  readonly input: z.ZodType<Input>;
}

/** The same with what it does. */
export interface EngineTool<Input = never> extends ToolSpec<Input> {
  run(input: Input): ToolOutcome | Promise<ToolOutcome>;
}

/** A call of a tool as a model wrote it. */
export interface ToolCall {
  readonly name: string;
  /** JSON, as far as the model wrote it well. */
  readonly input: string;
}
