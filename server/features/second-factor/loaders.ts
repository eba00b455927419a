import "server-only";
import { cookies, headers } from "next/headers";
import { connection } from "next/server";
import { compose, getDeps } from "@/server/composition/compose";
import { underOwnNames } from "@/server/http/cookies";
import { isSecure } from "@/server/http/origin";
import { keptFormState } from "@/server/request-context/form-state";
import { pageScope } from "@/server/request-context/page-context";
import { setUpUnderWay, standingOf } from "./service";
import type { CodeFormState, SecondFactorFormState, SecondFactorStanding, SetUp } from "./types";

/** The account that asks this browser for a code before it opens.
 * @returns its e-mail address, or null where no code is asked for */
export async function loadPendingSignIn(): Promise<string | null> {
  await connection();
  const [store, head] = await Promise.all([cookies(), headers()]);
  const present = underOwnNames(store.getAll(), isSecure(head));
  const pending = await compose().gate.readPending({ cookies: present, authorization: null });
  return pending?.email ?? null;
}

/** The form for the code as its last submission left it, for a browser without JavaScript; null otherwise. */
export function loadCodeForm(): Promise<CodeFormState | null> {
  return keptFormState("code");
}

/** The account's two-step status; null for a guest. */
export async function loadStanding(): Promise<SecondFactorStanding | null> {
  const scope = await pageScope();
  return scope?.kind === "user" ? standingOf(getDeps(), scope) : null;
}

/** The set-up under way; null where none has begun.
 * @param product the name the app lists the account under */
export async function loadSetUp(product: string): Promise<SetUp | null> {
  const scope = await pageScope();
  return scope?.kind === "user" ? setUpUnderWay(getDeps(), scope, product) : null;
}

/** The settings' form as its last submission left it, for a browser without JavaScript; null otherwise. */
export function loadSecondFactorForm(): Promise<SecondFactorFormState | null> {
  return keptFormState("two-step");
}
