import type { inferRouterInputs, inferRouterOutputs } from "@trpc/server";
import type { appRouter } from "./root";

/** The API's type, for clients. */
export type AppRouter = typeof appRouter;
export type ApiInputs = inferRouterInputs<AppRouter>;
export type ApiOutputs = inferRouterOutputs<AppRouter>;
