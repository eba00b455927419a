"use server";

import "server-only";
import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import { runUserAction } from "@/server/request-context/action-client";
import { invoiceSchema, paySchema, portalSchema } from "./schema";
import { payCheckout, payInvoice, takeStep } from "./service";
import type { Note } from "./types";

/** Pays on a checkout page: fields `id`, `card`, `code`. Leads on when it worked, and back to the page otherwise. */
export async function payCheckoutAction(form: FormData): Promise<void> {
  const input = { id: form.get("id"), card: form.get("card"), code: form.get("code") ?? undefined };
  const result = await runUserAction(
    { name: "sandbox.pay", schema: paySchema, input, limit: "profile" },
    ({ deps, scope, input: payment }) => payCheckout(deps, scope, payment),
  );
  const page = `/sandbox/checkout/${encodeURIComponent(String(input.id))}`;
  if (!result.ok) redirect(noted(page, "refused"));
  showAnew(result.data.ok ? result.data.url : noted(page, result.data.reason));
}

/** Takes a step on a portal page: fields `id` and `what`, and what the step is about. */
export async function portalStepAction(form: FormData): Promise<void> {
  const { id, ...step } = Object.fromEntries(form);
  const result = await runUserAction(
    { name: "sandbox.step", schema: portalSchema, input: { id, step }, limit: "profile" },
    ({ deps, scope, input }) => takeStep(deps, scope, input),
  );
  const page = `/sandbox/portal/${encodeURIComponent(String(id))}`;
  if (!result.ok) redirect(noted(page, "refused"));
  showAnew(result.data ? page : noted(page, "declined"));
}

/** Pays an open invoice on its page: field `id`. */
export async function payInvoiceAction(form: FormData): Promise<void> {
  const input = { id: form.get("id") };
  const result = await runUserAction(
    { name: "sandbox.payInvoice", schema: invoiceSchema, input, limit: "profile" },
    ({ deps, scope, input: { id } }) => payInvoice(deps, scope, id),
  );
  const page = `/sandbox/invoice/${encodeURIComponent(String(input.id))}`;
  if (!result.ok) redirect(noted(page, "refused"));
  showAnew(result.data ? page : noted(page, "declined"));
}

/** Shows a page as it is now, even if the browser already has it, along with what surrounds it. */
function showAnew(page: string): never {
  refresh();
  redirect(page);
}

const noted = (page: string, note: Note): string => `${page}?note=${note}`;
