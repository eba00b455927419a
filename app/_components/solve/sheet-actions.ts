import type {
  AttemptState,
  CorrectState,
  CreateSolveState,
  RevealState,
} from "@/server/features/solve/types";

/** What the forms of a sheet do: on the server, or on the student's own device. */
export interface SheetActions {
  /** Works another text in place of this one. */
  readonly create: (state: CreateSolveState, form: FormData) => Promise<CreateSolveState>;
  /** Shows the next step, or the answer. */
  readonly reveal: (state: RevealState, form: FormData) => Promise<RevealState>;
  /** Checks an answer or a working. */
  readonly attempt: (state: AttemptState, form: FormData) => Promise<AttemptState>;
  /** Works a story again with one of its lines changed; absent where only the text as a whole can be changed. */
  readonly correct?: (state: CorrectState, form: FormData) => Promise<CorrectState>;
}
