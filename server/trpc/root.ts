import "server-only";
import { accountRouter } from "@/server/features/account/router";
import { referralRouter } from "@/server/features/referral/router";
import { solveRouter } from "@/server/features/solve/router";
import { createCallerFactory, router } from "./init";

export const appRouter = router({
  account: accountRouter,
  referral: referralRouter,
  solve: solveRouter,
});

export const createCaller = createCallerFactory(appRouter);
