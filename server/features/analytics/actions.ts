"use server";

import "server-only";
import { runUserAction } from "@/server/request-context/action-client";
import { nothingSchema } from "./schema";
import { track } from "./service";

/** Counts that a page has been loaded by an account that is signed in, and how it signed in. */
export async function trackSignedInAction(): Promise<void> {
  await runUserAction(
    { name: "analytics.signedIn", schema: nothingSchema, input: {}, limit: "read" },
    async ({ deps, scope, request }) => {
      track(deps, { scope, optedOut: request.optedOut }, "signed_in", {
        provider: scope.provider ?? "unknown",
      });
    },
  );
}
