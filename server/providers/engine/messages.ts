import "server-only";

/** What goes to a thread: one job at a time. */
export interface Order {
  readonly id: number;
  readonly job: string;
  readonly input: unknown;
}

/** What comes back. The first message of a thread says that it is ready. */
export type Report =
  | { readonly kind: "ready" }
  | { readonly kind: "done"; readonly id: number; readonly output: unknown; readonly ms: number }
  /** The engine came to one of its own limits, or to the end of the stack. */
  | { readonly kind: "limit"; readonly id: number; readonly ms: number }
  | { readonly kind: "fault"; readonly id: number; readonly error: unknown; readonly ms: number };
