import { PLANS } from "@/server/features/billing/constants";
import { loadCounting } from "@/server/features/usage/loaders";

const MESSAGES = `The tutor answers ${PLANS.guest.messagesPerDay} messages a day, and ${PLANS.free.messagesPerDay} with a free account.`;

/** What a visitor has without an account, beside the field. It is one text: of several, each would begin elsewhere when its
 * font arrives, which counts as a movement. */
export async function WhatIsFree() {
  const { counts } = await loadCounting();
  return (
    <p className="mt-8 text-sm text-pretty text-muted">
      {`Solving, hints and practice are free and unlimited, with no account. ${counts ? MESSAGES : "So is the tutor."} Nothing you type is used for advertising.`}
    </p>
  );
}
