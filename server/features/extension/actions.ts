"use server";

import "server-only";
import { redirect } from "next/navigation";
import { runUserAction } from "@/server/request-context/action-client";
import { connectSchema } from "./schema";
import { allowExtension } from "./service";
import type { ConnectState } from "./types";

/** Lets a browser extension in: the fields are those of the address that it sent the student to. Leads to the extension. */
export async function allowExtensionAction(_previous: ConnectState, form: FormData): Promise<ConnectState> {
  const result = await runUserAction(
    { name: "extension.allow", schema: connectSchema, input: Object.fromEntries(form), limit: "signIn" },
    ({ deps, scope, input }) => allowExtension(deps, scope, input),
  );
  if (!result.ok) return { error: result.error };
  redirect(result.data);
}
