import { createCallerFactory } from "@/server/trpc/init";
import { appRouter } from "@/server/trpc/root";

/** Calls procedures without HTTP in between. */
export const createCaller = createCallerFactory(appRouter);
