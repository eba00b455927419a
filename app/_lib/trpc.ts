import { createTRPCReact } from "@trpc/react-query";
import type { AppRouter } from "@/server/trpc/types";

/** The typed API as React hooks: `api.solve.list.useQuery()`. Needs a `TrpcProvider` above. */
export const api = createTRPCReact<AppRouter>();
