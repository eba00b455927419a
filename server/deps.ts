import type { Database } from "@/server/db/types";
import type { Spending } from "@/server/features/ledger/types";
import type { RunEvent } from "@/server/features/tutor/types";
import type { AnalyticsProvider } from "@/server/providers/analytics/port";
import type { AuthProvider } from "@/server/providers/auth/port";
import type { Engine } from "@/server/providers/engine/port";
import type { GroupCommit } from "@/server/providers/group-commit";
import type { LiveRuns } from "@/server/providers/live-runs";
import type { Logger } from "@/server/providers/logging/port";
import type { ChatModel, EngineModel } from "@/server/providers/model/port";
import type { PaymentProvider } from "@/server/providers/payments/port";
import type { Sandbox } from "@/server/providers/payments/sandbox/types";
import type { Seal } from "@/server/providers/seal/port";
import type { Signals } from "@/server/providers/signals/port";
import type { RateLimiter } from "./providers/rate-limiter/port";

/** What is remembered for a moment of sessions that were ended. */
export interface Revocations {
  /** Whether a session was ended.
   * @param look asks the database; its failure is the caller's */
  ask(
    session: { readonly userId: string; readonly sessionId: string | null },
    look: () => Promise<boolean>,
  ): Promise<boolean>;
  /** Forgets what is remembered of an account's sessions: called after ending one of them. */
  forget(userId: string): void;
}

/** Everything a service may reach beyond its arguments. Handed in, so that a test hands in its own. */
export interface Deps {
  /** Opens the database on first use. */
  readonly db: () => Promise<Database>;
  readonly auth: AuthProvider;
  /** The exact engine, on threads of its own. */
  readonly engine: Engine;
  /** Names the source of that engine. */
  readonly engineVersion: string;
  /** LaTeX as HTML with MathML; empty for empty LaTeX. */
  readonly typeset: (latex: string) => string;
  readonly limiter: RateLimiter;
  /** Counts across processes, for what is worth a write to the database: tries at a password, mail. */
  readonly sharedLimiter: RateLimiter;
  /** A keyed digest of an address, for counting who comes from it without keeping it. */
  readonly digestAddress: (address: string) => string;
  readonly analytics: AnalyticsProvider;
  /** Who takes the money; null where no plan is sold. */
  readonly payments: PaymentProvider | null;
  /** What is in the provider's place where no money moves; null elsewhere. */
  readonly sandbox: Sandbox | null;
  readonly revocations: Revocations;
  /** What is remembered of sessions that owe a code. */
  readonly codesOwed: Pick<Revocations, "forget">;
  /** Encrypts the secrets of authenticator apps. */
  readonly factorSeal: Pick<Seal, "conceal" | "reveal">;
  /** Encrypts the tokens of browser extensions. */
  readonly extensionSeal: Pick<Seal, "conceal" | "reveal">;
  /** Where people reach the product, without a trailing slash. */
  readonly siteUrl: string;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly log: Logger;
}

/** What writing replies takes beyond that. One of each in a process. */
export interface TutorServices {
  readonly chatModel: ChatModel;
  /** The built-in tutor, for when the language model may cost no more today. */
  readonly standIn: EngineModel;
  readonly spending: Spending;
  readonly live: LiveRuns;
  /** Keeps what runs tell their viewers. */
  readonly events: GroupCommit<RunEvent>;
  readonly signals: Signals;
  /** Names this process among those on the same database. */
  readonly instance: string;
  /** There can be no other process on this database. */
  readonly alone: boolean;
  /** Keeps the process going for work that lasts longer than the answer to its request, where a host would freeze it. */
  readonly outliveAnswer: (work: Promise<void>) => void;
}

export type TutorDeps = Deps & TutorServices;
