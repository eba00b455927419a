"use server";

import "server-only";
import { redirect } from "next/navigation";
import type { z } from "zod";
import { toActionFailure } from "@/server/errors/to-result";
import { type OpenAction, openAction } from "@/server/request/open-action";
import { takeRateOfName } from "@/server/request/rate-limit";
import { sessionCookieName } from "@/server/request/session-cookie";
import { type CookieJar, createSupabase } from "@/server/request/supabase";
import { safeNext } from "./policy";
import { signInSchema, signUpSchema } from "./schema";
import { finishSignIn, signIn, signUp } from "./service";
import type { AuthFormState, PasswordCredentials } from "./types";

const CONFIRM = "Almost there. Open the link in the e-mail we have just sent you, then sign in.";

/** Signs in by a form with the fields `email`, `password` and `next`, moves the guest's work and goes to `next`. */
export async function signInAction(_previous: AuthFormState, form: FormData): Promise<AuthFormState> {
  return enter(form, { name: "signIn", schema: signInSchema }, async (request, credentials) => {
    await signIn(createSupabase(request.deps.auth, request.jar), credentials);
    return "in";
  });
}

/** Makes an account by a form with the fields `email`, `password` and `next`. */
export async function signUpAction(_previous: AuthFormState, form: FormData): Promise<AuthFormState> {
  return enter(form, { name: "signUp", schema: signUpSchema }, (request, credentials) =>
    signUp(createSupabase(request.deps.auth, request.jar), credentials),
  );
}

/** Signs out on this device and goes to the front page. */
export async function signOutAction(): Promise<void> {
  const { deps, jar } = await openAction();
  const { error } = await createSupabase(deps.auth, jar).auth.signOut({ scope: "local" });
  if (error)
    deps.log.warn("the auth server was not told of a sign-out", { operation: "auth.signOut", error });
  dropCookies(jar, sessionCookieName(deps.auth.url));
  redirect("/");
}

interface Entrance {
  readonly name: "signIn" | "signUp";
  readonly schema: z.ZodType<PasswordCredentials>;
}

type Attempt = (request: OpenAction, credentials: PasswordCredentials) => Promise<"in" | "confirm">;

async function enter(form: FormData, { name, schema }: Entrance, attempt: Attempt): Promise<AuthFormState> {
  const email = typed(form, "email");
  const shown = { values: { email }, fieldErrors: {}, notice: null };
  const request = await openAction();
  const { deps, requestId, address } = request;
  try {
    const credentials = schema.parse({ email, password: typed(form, "password") });
    await takeRateOfName(deps, name, { name: `${credentials.email} ${address}`, address });
    const outcome = await attempt(request, credentials);
    if (outcome === "confirm") return { ...shown, ok: true, error: null, notice: CONFIRM };
    dropCookies(request.jar, `${sessionCookieName(deps.auth.url)}-`);
    if (await finishSignIn(deps, await request.session())) request.forgetGuest();
  } catch (error) {
    const failure = toActionFailure(error, { log: deps.log, requestId, operation: `auth.${name}` });
    return { ...shown, ok: false, error: failure.error, fieldErrors: failure.fieldErrors };
  }
  redirect(safeNext(form.get("next")));
}

/** Removes the cookies whose name begins so: a session's, or what is left of the exchange that opened one. */
function dropCookies(jar: CookieJar, start: string): void {
  for (const { name } of jar.getAll()) {
    if (name.startsWith(start))
      jar.set({ name, value: "", options: { path: "/", maxAge: 0, secure: jar.secure } });
  }
}

function typed(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
