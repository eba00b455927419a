import "server-only";
import { getDeps } from "@/server/composition/compose";
import type { Deps } from "@/server/deps";
import { pageScope } from "@/server/request-context/page-context";
import type { UserScope } from "@/server/session/scope";
import { noteSchema, pageIdSchema } from "./schema";
import { checkoutPage, invoicePage, portalPage } from "./service";
import type { CheckoutView, Note, PortalView, SandboxInvoice } from "./types";

/** A checkout page for its visitor; null if there is none for them. */
export function loadCheckout(id: string): Promise<CheckoutView | null> {
  return loadPage(id, checkoutPage);
}

/** A portal page for its visitor; null if there is none for them. */
export function loadPortal(id: string): Promise<PortalView | null> {
  return loadPage(id, portalPage);
}

/** An invoice's page for its visitor; null if there is none for them. */
export function loadInvoice(id: string): Promise<SandboxInvoice | null> {
  return loadPage(id, invoicePage);
}

/** What the address says about the last step; null for anything else. */
export function sandboxNoteOf(query: string | string[] | undefined): Note | null {
  return noteSchema.safeParse(query).data ?? null;
}

async function loadPage<View>(
  id: string,
  load: (deps: Deps, scope: UserScope, id: string) => Promise<View | null>,
): Promise<View | null> {
  const scope = await pageScope();
  const known = pageIdSchema.safeParse(id);
  if (scope?.kind !== "user" || !known.success) return null;
  return load(getDeps(), scope, known.data);
}
