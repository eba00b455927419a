"use server";

import "server-only";
import { runAction } from "@/server/request-context/action-client";
import { chooseModeSchema, hintsSchema, revealRungSchema } from "./schema";
import { chooseMode, getHints, revealNext } from "./service";
import type { ChooseMode, HintsResult, ModeResult, RevealRung } from "./types";

/** The open hints for the problem under discussion in a conversation. */
export async function hintsAction(input: { readonly id: string }): Promise<HintsResult> {
  const result = await runAction(
    { name: "hints.list", schema: hintsSchema, input, limit: "read" },
    ({ deps, scope, input: { id } }) => getHints(deps, scope, id),
  );
  return result.ok ? { ok: true, hints: result.data } : { ok: false, error: result.error };
}

/** Opens the next hint, or the answer. */
export async function revealRungAction(input: RevealRung): Promise<HintsResult> {
  const result = await runAction(
    { name: "hints.reveal", schema: revealRungSchema, input, limit: "read" },
    ({ deps, scope, input: parsed }) => revealNext(deps, scope, parsed),
  );
  return result.ok ? { ok: true, hints: result.data } : { ok: false, error: result.error };
}

/** Keeps how the tutor is to help in a conversation that has begun. */
export async function chooseModeAction(input: ChooseMode): Promise<ModeResult> {
  const result = await runAction(
    { name: "hints.mode", schema: chooseModeSchema, input, limit: "read" },
    ({ deps, scope, input: parsed }) => chooseMode(deps, scope, parsed),
  );
  return result.ok ? { ok: true } : { ok: false, error: result.error };
}
