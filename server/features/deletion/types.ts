import type { z } from "zod";
import type { deletionRequestSchema } from "./schema";

export type DeletionRequest = z.infer<typeof deletionRequestSchema>;

/** How a deletion ended: everything is gone, or everything but the sign-in itself. */
export type DeletionOutcome = "done" | "unfinished";

/** What the form that deletes an account shows. Start it with `{ error: null, fieldErrors: {}, email: "" }`. */
export interface DeletionFormState {
  readonly error: string | null;
  readonly fieldErrors: { readonly email?: string; readonly currentPassword?: string };
  /** The address as it was typed, to be shown again. */
  readonly email: string;
}
