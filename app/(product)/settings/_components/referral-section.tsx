import { CopyButton } from "@/app/_components/ui/copy-button";
import type { ReferralStanding } from "@/server/features/referral/types";
import { Section } from "./section";

const ABOUT = "Friends get a 14-day trial of Plus; you earn 30 days after their first payment.";

/** The account's invitation link and what came of it. */
export function ReferralSection({ standing }: { readonly standing: ReferralStanding }) {
  const { link, newcomers, rewards } = standing;
  return (
    <Section id="invite" title="Invite a friend" about={ABOUT}>
      <div className="flex flex-wrap gap-3 sm:flex-nowrap">
        <label htmlFor="invitation-link" className="sr-only">
          Your invitation link
        </label>
        <input id="invitation-link" readOnly value={link} className="field min-w-0" />
        <div className="shrink-0 whitespace-nowrap">
          <CopyButton text={link} name="Copy link" />
        </div>
      </div>
      <dl className="mt-4 grid grid-cols-3 gap-3 text-center">
        <Figure name="joined" value={newcomers} />
        <Figure name="not paid yet" value={rewards.pending} />
        <Figure name="days earned" value={rewards.earnedDays} />
      </dl>
      {rewards.revokedDays > 0 && (
        <p className="mt-3 text-sm text-muted">
          {rewards.revokedDays} days were taken back because an invoice was refunded.
        </p>
      )}
    </Section>
  );
}

function Figure({ name, value }: { readonly name: string; readonly value: number }) {
  return (
    <div className="flex flex-col-reverse justify-end rounded-control bg-wash px-2 py-3">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="font-serif text-[24px] leading-tight">{value}</dd>
    </div>
  );
}
