import "server-only";
import { getTutorDeps } from "@/server/composition/tutor-deps";
import { publicProcedure, router } from "@/server/trpc/init";
import { usageSchema } from "./schema";
import { usageOf } from "./service";

export const usageRouter = router({
  /** How many tutor messages the caller has left today. Asking makes nobody a guest. */
  today: publicProcedure
    .meta({ limit: "read" })
    .output(usageSchema)
    .query(async ({ ctx: { deps, request } }) => {
      const { chatModel } = getTutorDeps();
      return usageOf({ ...deps, chatModel }, await request.scope(), { address: request.address });
    }),
});
