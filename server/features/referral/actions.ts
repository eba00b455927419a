"use server";

import "server-only";
import type { ActionResult } from "@/server/errors/to-result";
import { runUserAction } from "@/server/request-context/action-client";
import { bindReferralSchema } from "./schema";
import { bindReferral } from "./service";
import type { Binding } from "./types";

/** Binds the signed-in account to who invited it.
 * @param firstEntry the path the visitor first came by, "/?c=CODE" */
export async function bindReferralAction(firstEntry: string): Promise<ActionResult<Binding>> {
  return runUserAction(
    { name: "referral.bind", schema: bindReferralSchema, input: { firstEntry }, limit: "referral" },
    ({ deps, scope, input }) => bindReferral(deps, scope, input),
  );
}
