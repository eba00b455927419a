import type { z } from "zod";
import type { bindingSchema, bindReferralSchema, referralStandingSchema } from "./schema";

export type BindReferral = z.infer<typeof bindReferralSchema>;
export type Binding = z.infer<typeof bindingSchema>;
export type ReferralStanding = z.infer<typeof referralStandingSchema>;

/** What became of an invitation, with the code of why it was not taken. */
export type BindingOutcome = { readonly ok: true } | { readonly ok: false; readonly code: string };

/** Who is bound to whom, since when. */
export interface Referral {
  readonly newcomerId: string;
  /** Null once the referrer has deleted the account. */
  readonly referrerId: string | null;
  readonly boundAt: Date;
}

/** A paid invoice of an account that may have been invited. */
export interface PaidInvoice {
  readonly newcomerId: string;
  readonly invoiceId: string;
  readonly paidAt: Date;
}

/** What an invoice earned, and for whom. */
export interface Reward {
  readonly referrerId: string;
  /** Days of Plus. */
  readonly days: number;
}
