import type { AttemptState, CreateSolveState, RevealState } from "@/server/features/solve/types";

/** What the forms of a sheet do: on the server, or on the student's own device. */
export interface SheetActions {
  /** Works another text in place of this one. */
  readonly create: (state: CreateSolveState, form: FormData) => Promise<CreateSolveState>;
  /** Shows the next step, or the answer. */
  readonly reveal: (state: RevealState, form: FormData) => Promise<RevealState>;
  /** Checks an answer or a working. */
  readonly attempt: (state: AttemptState, form: FormData) => Promise<AttemptState>;
}
