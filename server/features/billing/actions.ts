"use server";

import "server-only";
import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import type { z } from "zod";
import type { Deps } from "@/server/deps";
import type { ActionResult } from "@/server/errors/to-result";
import { track } from "@/server/features/analytics/service";
import { runUserAction } from "@/server/request-context/action-client";
import { keepFormState } from "@/server/request-context/form-state";
import type { UserScope } from "@/server/session/scope";
import { checkoutSchema, intervalChangeSchema, nothingSchema } from "./schema";
import { cancelPlan, changePlan, openPortal, resumePlan, startCheckout } from "./service";
import type { BillingFormState } from "./types";

const PAGE = "/billing";

/** Goes to the page on which Plus is bought: fields `interval`, "month" or "year", and `promotion`, a code or nothing.
 * A visitor without an account creates one first. */
export async function startCheckoutAction(form: FormData): Promise<void> {
  const input = { interval: form.get("interval"), promotion: form.get("promotion") };
  const result = await runUserAction(
    { name: "billing.checkout", schema: checkoutSchema, input, limit: "billing" },
    async ({ deps, scope, input: chosen, request }) => {
      const page = await startCheckout(deps, scope, chosen);
      const visitor = { scope, optedOut: request.optedOut };
      track(deps, visitor, "plan_purchase_clicked", { plan: "plus", interval: chosen.interval });
      return page;
    },
  );
  if (!result.ok && result.code === "UNAUTHORIZED") redirect("/sign-up?next=/billing");
  await leave(result);
}

/** Goes to the page on which the card is changed and invoices are read. */
export async function portalAction(): Promise<void> {
  await leave(await run("billing.portal", NOTHING, openPortal));
}

/** Cancels Plus. */
export async function cancelPlanAction(): Promise<void> {
  await stay(await run("billing.cancel", NOTHING, cancelPlan));
}

/** Takes the cancellation back. */
export async function resumePlanAction(): Promise<void> {
  await stay(await run("billing.resume", NOTHING, resumePlan));
}

/** Changes between monthly and annual: field `interval`. */
export async function changePlanAction(form: FormData): Promise<void> {
  const input = { interval: form.get("interval") };
  await stay(await run("billing.change", { schema: intervalChangeSchema, input }, changePlan));
}

const NOTHING = { schema: nothingSchema, input: {} };

function run<Schema extends z.ZodType, Data>(
  name: string,
  { schema, input }: { readonly schema: Schema; readonly input: unknown },
  work: (deps: Deps, scope: UserScope, input: z.output<Schema>) => Promise<Data>,
): Promise<ActionResult<Data>> {
  return runUserAction({ name, schema, input, limit: "billing" }, ({ deps, scope, input: parsed }) =>
    work(deps, scope, parsed),
  );
}

async function leave(result: ActionResult<string>): Promise<void> {
  redirect(result.ok ? result.data : await tell(result.error));
}

async function stay(result: ActionResult<void>): Promise<void> {
  // Also after a failure: what is shown was true before the button was pressed.
  refresh();
  if (!result.ok) await tell(result.error);
  redirect(PAGE);
}

function tell(error: string): Promise<never> {
  const state: BillingFormState = { error };
  return keepFormState(state, { form: "billing", page: `${PAGE}?told=1` });
}
