import type { z } from "zod";
import type {
  BillingRecord,
  Entitlements,
  InvoiceRow,
  SubscriptionRow,
} from "@/server/features/billing/types";
import type { Standing } from "@/server/features/usage/types";
import type { adminCommandSchema } from "./schema";

export type AdminCommand = z.infer<typeof adminCommandSchema>;

/** What an operator learns of an account: nothing of what it asked the tutor or solved. */
export interface UserReport {
  readonly account: {
    readonly id: string;
    /** Null where the auth server does not tell. */
    readonly email: string | null;
    /** Null before the first sign-in. */
    readonly signedUpAt: Date | null;
    /** The account's id at the payment provider. */
    readonly customer: string | null;
    /** The time of a test clock that was moved ahead. */
    readonly clockAt: Date | null;
  };
  readonly plan: Omit<Entitlements, "freeTimeLeftMs"> & { readonly freeDaysLeft: number };
  readonly today: Omit<Standing, "plan">;
  readonly subscriptions: readonly Omit<SubscriptionRow, "userId">[];
  readonly invoices: readonly Omit<InvoiceRow, "userId" | "url">[];
  /** Days of Plus an operator gave. */
  readonly granted: BillingRecord["givenDays"];
  /** What inviting others earned. */
  readonly rewards: readonly RewardRow[];
}

export interface RewardRow {
  readonly days: number;
  readonly invoiceId: string;
  readonly grantedAt: Date;
  readonly revokedAt: Date | null;
}

/** How far people came. */
export interface FunnelReport {
  readonly days: number;
  /** Guests who solved something or wrote to the tutor in that time, those who signed in since included. */
  readonly guests: number;
  /** Accounts made in that time, and how many of them have done each of these by now. */
  readonly accounts: number;
  readonly wroteToTutor: number;
  readonly wentToCheckout: number;
  readonly hadTrial: number;
  readonly paid: number;
  readonly cancelled: number;
}

/** What language models cost, in US dollars. */
export interface CostReport {
  readonly days: number;
  readonly total: { readonly replies: number; readonly photos: number; readonly refunded: number } & Money;
  /** Of the accounts that cost anything. */
  readonly perAccount: {
    readonly accounts: number;
    readonly mean: number;
    readonly median: number;
    readonly p95: number;
  };
  readonly byOwner: readonly ({ readonly owner: "accounts" | "guests" | "deleted accounts" } & Money)[];
  readonly byModel: readonly ({
    readonly model: string;
    /** Replies and photos. */
    readonly runs: number;
    readonly inputTokens: number;
    readonly outputTokens: number;
  } & Money)[];
  readonly costliest: readonly ({ readonly userId: string; readonly runs: number } & Money)[];
}

interface Money {
  readonly dollars: number;
}

/** How often the engine confirms what was said. */
export interface ChecksReport {
  readonly days: number;
  /** Problems the engine was given. Abstained: unsupported, too long, or its own check found the answer wrong. */
  readonly engine: Rates<"verified" | "partial" | "unchecked" | "abstained">;
  /** Statements in replies of language models. Left: those nobody looked at. */
  readonly claims: Rates<"verified" | "sampled" | "refuted" | "unchecked" | "left">;
  /** Replies of language models, and those given back because their answer was wrong. */
  readonly replies: Rates<"refuted">;
}

/** Each kind with its number and its part of the whole, from 0 to 1. */
export type Rates<Kind extends string> = { readonly count: number } & {
  readonly [kind in Kind]: { readonly count: number; readonly share: number };
};

export type AdminReport =
  | UserReport
  | FunnelReport
  | CostReport
  | ChecksReport
  | { readonly granted: number; readonly account: string; readonly plusUntil: Date | null }
  | { readonly signedOut: string; readonly places: number; readonly authServer: "told" | "not told" }
  | { readonly account: string; readonly wasOn: boolean }
  | { readonly event: string; readonly outcome: string };
