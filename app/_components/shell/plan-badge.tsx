import Link from "next/link";
import { loadPlan } from "@/server/features/billing/loaders";
import type { PlanBadge as Badge } from "@/server/features/billing/types";
import { UpgradeLink } from "../billing/upgrade-link";
import { badgeWords } from "./badge-words";
import { MenuLink } from "./menu-link";

/** The account's plan in the header: Plus by name, and for Free the way to it. */
export async function PlanBadge() {
  const badge = await loadPlan();
  if (badge === null) return null;
  if (badge.plan === "plus") {
    return (
      <Link href="/billing" prefetch={false} className="flex min-h-11 items-center text-sm whitespace-nowrap">
        <span className={`rounded-[15px] border px-3 py-0.5 ${lookOf(badge)}`}>{badgeWords(badge)}</span>
      </Link>
    );
  }
  return badge.canBuy ? (
    <UpgradeLink className="link inline-flex min-h-11 items-center text-sm">Upgrade</UpgradeLink>
  ) : null;
}

/** The same in the account's menu, where a narrow screen has room for it. */
export async function PlanMenuLink() {
  const badge = await loadPlan();
  return (
    <MenuLink href="/billing">
      {badge?.plan === "plus" ? badgeWords(badge) : badge?.canBuy ? "Upgrade to Plus" : "Plans"}
    </MenuLink>
  );
}

const lookOf = ({ source }: Badge): string =>
  source === "grace" ? "border-caution text-caution" : "border-hairline";
