"use server";

import "server-only";
import { redirect } from "next/navigation";
import { runAction } from "@/server/request-context/action-client";
import { answerSchema, turnSchema } from "./schema";
import { answerProblem } from "./service";

/** Takes an answer, a request for a hint or for the solution, and goes to the page that says what came of it: fields `id`,
 * `problem` (such as "two-steps.1.12345"), `what`, `answer`, and of the session `session` and `place`. */
export async function answerAction(form: FormData): Promise<void> {
  const problem = typed(form, "problem");
  const asked = turnSchema.safeParse({ problem, place: Number(typed(form, "place")) });
  if (!asked.success || !asked.data.problem) redirect("/practice");
  const input = {
    ...asked.data.problem,
    id: typed(form, "id"),
    what: typed(form, "what"),
    answer: typed(form, "answer"),
  };
  const result = await runAction(
    { name: "practice.answer", schema: answerSchema, input, limit: "check" },
    ({ deps, scope, input: given }) => answerProblem(deps, scope, given),
  );
  const session = /^[a-z-]{1,40}$/.exec(typed(form, "session"))?.[0] ?? "due";
  const query = new URLSearchParams({ place: String(asked.data.place), problem });
  if (!result.ok) query.set("failed", "1");
  redirect(`/practice/${session}?${query}`);
}

function typed(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
