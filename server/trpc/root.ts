import "server-only";
import { accountRouter } from "@/server/features/account/router";
import { billingRouter } from "@/server/features/billing/router";
import { chatRouter } from "@/server/features/chat/router";
import { practiceRouter } from "@/server/features/practice/router";
import { referralRouter } from "@/server/features/referral/router";
import { secondFactorRouter } from "@/server/features/second-factor/router";
import { solveRouter } from "@/server/features/solve/router";
import { conversationRouter } from "@/server/features/tutor/router";
import { usageRouter } from "@/server/features/usage/router";
import { mergeRouters, router } from "./init";

export const appRouter = router({
  account: accountRouter,
  billing: billingRouter,
  chat: mergeRouters(chatRouter, conversationRouter),
  practice: practiceRouter,
  referral: referralRouter,
  secondFactor: secondFactorRouter,
  solve: solveRouter,
  usage: usageRouter,
});
