import type { VerificationStatus } from "@/server/solver/types";
import { CheckedIcon, SampledIcon, UncheckedIcon } from "../ui/icons";

const BADGES = {
  verified: { word: "Checked", Icon: CheckedIcon, tone: "text-checked" },
  partial: { word: "Spot-checked", Icon: SampledIcon, tone: "text-caution" },
  unchecked: { word: "Not checked", Icon: UncheckedIcon, tone: "text-muted" },
} as const satisfies Record<VerificationStatus, unknown>;

/** How an answer was verified, as a sign and a word. */
export function VerificationBadge({ status }: { readonly status: VerificationStatus }) {
  const { word, Icon, tone } = BADGES[status];
  return (
    <span className={`inline-flex items-center gap-1.5 text-[15px] font-semibold whitespace-nowrap ${tone}`}>
      <Icon />
      {word}
    </span>
  );
}
