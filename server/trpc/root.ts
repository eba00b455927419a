import "server-only";
import { accountRouter } from "@/server/features/account/router";
import { solveRouter } from "@/server/features/solve/router";
import { createCallerFactory, router } from "./init";

export const appRouter = router({
  account: accountRouter,
  solve: solveRouter,
});

export const createCaller = createCallerFactory(appRouter);
