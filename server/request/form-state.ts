import "server-only";
import { cookies, headers } from "next/headers";
import { redirect } from "next/navigation";
import { env } from "@/server/env";
import { compose } from "./deps";
import { rememberedForm, rememberForm } from "./entrance-cookies";
import { openAction } from "./open-action";

interface Kept {
  /** The form's name among those that share the memory. */
  readonly form: string;
  readonly state: unknown;
}

/** Hands a form its state back: as the action's answer where the page's script asked for it, and otherwise by way of a
 * sealed cookie and a redirect, because the framework shows no state to a browser without JavaScript.
 * @param to the form's name, and the page it stands on, which finds the state by `keptFormState` */
export async function answerForm<State>(
  state: State,
  to: { readonly form: string; readonly page: string },
): Promise<State> {
  if ((await headers()).has("next-action")) return state;
  const { jar, deps } = await openAction();
  const kept: Kept = { form: to.form, state };
  rememberForm({ jar, secret: env.AUTH_SECRET, now: deps.now() }, JSON.stringify(kept));
  redirect(to.page);
}

/** The state `answerForm` kept less than a minute ago for a form of this name.
 * @returns null when there is none; otherwise what was handed over, which nobody but this server can have written */
export async function keptFormState<State>(form: string): Promise<State | null> {
  const store = await cookies();
  const jar = { getAll: () => store.getAll(), set: () => {}, secure: false };
  const text = rememberedForm({ jar, secret: env.AUTH_SECRET, now: compose().deps.now() });
  if (text === null) return null;
  const kept = JSON.parse(text) as Kept;
  return kept.form === form ? (kept.state as State) : null;
}
