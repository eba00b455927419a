import "server-only";
import { cookies, headers } from "next/headers";
import { redirect } from "next/navigation";
import { env } from "@/server/env";
import { compose } from "../composition/compose";
import { underOwnNames } from "../http/cookies";
import { isSecure } from "../http/origin";
import { rememberedForm, rememberForm } from "../session/auth-flow-cookies";
import { openActionContext } from "./action-context";

interface Kept {
  /** The form's name among those that share the memory. */
  readonly form: string;
  readonly state: unknown;
}

interface Place {
  /** The form's name. */
  readonly form: string;
  /** The page it is on, which finds the state by `keptFormState`. */
  readonly page: string;
}

/** Hands a form its state back: as the action's answer where the page's script asked for it, and otherwise by way of a
 * sealed cookie and a redirect, because the framework shows no state to a browser without JavaScript. */
export async function answerForm<State>(state: State, to: Place): Promise<State> {
  return (await headers()).has("next-action") ? state : keepFormState(state, to);
}

/** Hands a page the state of one of its forms by the sealed cookie and a redirect, with a script and without: for a page
 * that is streamed, where a form that holds a state would reach a browser without JavaScript in pieces.
 * @throws what Next throws to redirect */
export async function keepFormState(state: unknown, to: Place): Promise<never> {
  const { jar, deps } = await openActionContext();
  const kept: Kept = { form: to.form, state };
  rememberForm({ jar, secret: env.AUTH_SECRET, now: deps.now() }, JSON.stringify(kept));
  redirect(to.page);
}

/** The state `answerForm` or `keepFormState` kept less than a minute ago for a form of this name.
 * @returns null when there is none; otherwise what was handed over, which nobody but this server can have written */
export async function keptFormState<State>(form: string): Promise<State | null> {
  const [store, head] = await Promise.all([cookies(), headers()]);
  const secure = isSecure(head);
  const jar = { getAll: () => underOwnNames(store.getAll(), secure), set: () => {}, secure };
  const text = rememberedForm({ jar, secret: env.AUTH_SECRET, now: compose().deps.now() });
  if (text === null) return null;
  const kept = JSON.parse(text) as Kept;
  return kept.form === form ? (kept.state as State) : null;
}
