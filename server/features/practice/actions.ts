"use server";

import "server-only";
import { redirect } from "next/navigation";
import { runAction } from "@/server/request-context/action-client";
import { answerSchema, turnSchema } from "./schema";
import { answerProblem } from "./service";
import {
  createSetSchema,
  joinSetSchema,
  namedSetSchema,
  setAnswerSchema,
  setTokenSchema,
} from "./sets/schema";
import { answerInSet, createSet, deleteSet, joinSet, leaveSet } from "./sets/service";
import type { JoinState, NewSetState } from "./types";

/** Takes an answer, a request for a hint or for the solution, and goes to the page that says what came of it: fields `id`,
 * `problem` (such as "two-steps.1.12345"), `what`, `answer`, and of the session `session` and `place`. */
export async function answerAction(form: FormData): Promise<void> {
  const problem = typed(form, "problem");
  const asked = turnSchema.safeParse({ problem, place: Number(typed(form, "place")) });
  if (!asked.success || !asked.data.problem) redirect("/practice");
  const input = { ...asked.data.problem, ...given(form) };
  const result = await runAction(
    { name: "practice.answer", schema: answerSchema, input, limit: "check" },
    ({ deps, scope, input: parsed }) => answerProblem(deps, scope, parsed),
  );
  const session = /^[a-z-]{1,40}$/.exec(typed(form, "session"))?.[0] ?? "due";
  const query = new URLSearchParams({ place: String(asked.data.place), problem });
  if (!result.ok) query.set("failed", "1");
  redirect(`/practice/${session}?${query}`);
}

/** Makes a set: fields `title`, `skill` (as often as there are), and for each of them `count` and `level`. Goes to the set's
 * page. Works without JavaScript.
 * @returns what to show beside the form when there was nothing to go to */
export async function createSetAction(_previous: NewSetState, form: FormData): Promise<NewSetState> {
  const sent = {
    title: typed(form, "title"),
    skills: form.getAll("skill").filter((skill) => typeof skill === "string"),
    count: typed(form, "count"),
    level: typed(form, "level"),
  };
  const each = { level: Number(sent.level), count: Number(sent.count) };
  const items = sent.skills.map((skill) => ({ skill, ...each }));
  const result = await runAction(
    {
      name: "practice.set.create",
      schema: createSetSchema,
      input: { title: sent.title, items },
      limit: "profile",
    },
    ({ deps, scope, input }) => createSet(deps, scope, input),
  );
  if (result.ok) redirect(`/practice/sets/${result.data.token}`);
  return { ...sent, error: result.error };
}

/** Gives the visitor a place in a set: fields `token` and `name`, which may be empty. Goes to the first problem. Works
 * without JavaScript. */
export async function joinSetAction(_previous: JoinState, form: FormData): Promise<JoinState> {
  const [token, name] = [typed(form, "token"), typed(form, "name")];
  const result = await runAction(
    { name: "practice.set.join", schema: joinSetSchema, input: { token, name }, limit: "solve" },
    ({ deps, scope, input }) => joinSet(deps, scope, input),
  );
  if (result.ok) redirect(`/practice/sets/${result.data.token}?place=0`);
  return { error: result.error, name };
}

/** Takes an answer to a problem of a set, a request for a hint or for the solution, and goes to the page that says what
 * came of it: fields `token`, `place`, `id`, `what` and `answer`. */
export async function answerInSetAction(form: FormData): Promise<void> {
  const token = tokenIn(form);
  const place = Number(typed(form, "place"));
  const result = await runAction(
    {
      name: "practice.set.answer",
      schema: setAnswerSchema,
      input: { token, place, ...given(form) },
      limit: "check",
    },
    ({ deps, scope, input }) => answerInSet(deps, scope, input),
  );
  redirect(
    `/practice/sets/${token}?place=${Number.isInteger(place) ? place : 0}${result.ok ? "" : "&failed=1"}`,
  );
}

/** Takes the visitor out of a set: field `token`. */
export async function leaveSetAction(form: FormData): Promise<void> {
  const token = tokenIn(form);
  const result = await runAction(
    { name: "practice.set.leave", schema: namedSetSchema, input: { token }, limit: "read" },
    ({ deps, scope, input }) => leaveSet(deps, scope, input.token),
  );
  redirect(result.ok ? "/practice" : `/practice/sets/${token}?failed=1`);
}

/** Deletes a set of the visitor's: field `token`. */
export async function deleteSetAction(form: FormData): Promise<void> {
  const token = tokenIn(form);
  const result = await runAction(
    { name: "practice.set.delete", schema: namedSetSchema, input: { token }, limit: "read" },
    ({ deps, scope, input }) => deleteSet(deps, scope, input.token),
  );
  redirect(result.ok ? "/practice/sets" : `/practice/sets/${token}?failed=1`);
}

/** What a form says was done with a problem. */
const given = (form: FormData) => ({
  id: typed(form, "id"),
  what: typed(form, "what"),
  answer: typed(form, "answer"),
});

/** The token of a form; without one there is no page of a set to go back to. */
function tokenIn(form: FormData): string {
  const token = setTokenSchema.safeParse(typed(form, "token"));
  return token.success ? token.data : redirect("/practice");
}

function typed(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
