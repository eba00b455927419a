/** A part that readiness depends on. */
export type PartName = "database" | "migrations" | "auth" | "accepting";

export type PartState = "ok" | "away";

/** Whether requests should be sent here. */
export interface Readiness {
  readonly status: PartState;
  readonly parts: Readonly<Record<PartName, PartState>>;
}

/** What readiness is found out from. */
export interface HealthDeps {
  /** Resolves when the database is open, with its migrations done. */
  readonly open: () => Promise<{ ping(): Promise<void> }>;
  readonly authAnswers: () => Promise<boolean>;
  /** The process is about to end. */
  readonly isEnding: () => boolean;
  /** Resolves when a part has had its time. */
  readonly patience: () => Promise<void>;
}
