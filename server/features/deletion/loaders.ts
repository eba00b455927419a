import "server-only";
import { keptFormState } from "@/server/request-context/form-state";
import type { DeletionFormState } from "./types";

/** The form as its last submission left it, for a browser without JavaScript; null otherwise. */
export function loadDeletionForm(): Promise<DeletionFormState | null> {
  return keptFormState("deletion");
}
