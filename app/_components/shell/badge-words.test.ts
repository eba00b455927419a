import { describe, expect, it } from "vitest";
import type { PlanBadge } from "@/server/features/billing/types";
import { badgeWords } from "./badge-words";

const plus: PlanBadge = { plan: "plus", source: "subscription", trialDaysLeft: null, canBuy: false };

describe("the plan's badge", () => {
  it.each([
    ["Plus", {}],
    ["Plus", { source: "free-days" }],
    ["Plus: payment late", { source: "grace" }],
    ["Plus trial: 5 days left", { source: "trial", trialDaysLeft: 5 }],
    ["Plus trial: 1 day left", { source: "trial", trialDaysLeft: 1 }],
  ] as const)("says %s", (words, change) => {
    expect(badgeWords({ ...plus, ...change })).toBe(words);
  });
});
