"use server";

import "server-only";
import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import { getTutorDeps } from "@/server/composition/tutor-deps";
import type { AppError } from "@/server/errors/app-error";
import { track } from "@/server/features/analytics/service";
import { runAction } from "@/server/request-context/action-client";
import { chooseReaderSchema } from "./by-model/schema";
import { chooseReader, createReadSolve, readWhereRefused } from "./by-model/service";
import { attemptSchema, correctSchema, createSolveSchema, revealSchema } from "./schema";
import { checkAttempt, correctStory, revealSolve } from "./service";
import type { AttemptState, CorrectState, CreateSolveState, RevealState } from "./types";

/** The page that an action leads to draws for itself. */
const UNDRAWN = { graph: false };

/** Works the problem of a form with the fields `text` and `mode`, and goes to its page. Works without JavaScript.
 * @returns what to show beside the form when there was nothing to go to */
export async function createSolveAction(
  _previous: CreateSolveState,
  form: FormData,
): Promise<CreateSolveState> {
  const text = typed(form, "text");
  const mode = typed(form, "mode") === "hints" ? "hints" : "answer";
  let note = "";
  const result = await runAction(
    {
      name: "solve.create",
      schema: createSolveSchema,
      input: { text, mode, select: UNDRAWN },
      limit: "solve",
    },
    async ({ deps, scope, input, request }) => {
      const { address } = request;
      const reading = () => ({ ...getTutorDeps(), ...deps });
      const onFailure = ({ code }: AppError) => {
        note = noteOf(code);
      };
      const solve = await createReadSolve(deps, scope, { ...input, address, reading, onFailure });
      const visitor = { scope, optedOut: request.optedOut };
      track(deps, visitor, "solve_btn_submitted", { mode: solve.mode, outcome: solve.status });
      return solve;
    },
  );
  if (result.ok) redirect(`/solve/${result.data.id}${note}`);
  return { error: result.error, text, mode };
}

/** What the page is told of a language model that could not read its problem. */
const noteOf = (code: AppError["code"]): string =>
  `?note=${code === "QUOTA_REACHED" ? "used-up" : "refused"}`;

/** Reveals the next step or the answer of a problem: fields `id`, `part` (of a worksheet)
 * and `what` ("step" or "answer"). The page it is
 * called from is rendered again. */
export async function revealAction(_previous: RevealState, form: FormData): Promise<RevealState> {
  const input = { id: typed(form, "id"), part: placeIn(form), what: typed(form, "what") };
  const result = await runAction(
    { name: "solve.reveal", schema: revealSchema, input, limit: "read" },
    ({ deps, scope, input: parsed }) => revealSolve(deps, scope, parsed),
  );
  if (!result.ok) return { error: result.error };
  refresh();
  return { error: null };
}

/** Solves a story anew with one of its lines put right: fields `id`, `part` (of a worksheet), `row` (its place from 0)
 * and `said`. Goes to the new problem's page. Works without JavaScript.
 * @returns what to show beside the form when there was nothing to go to */
export async function correctAction(_previous: CorrectState, form: FormData): Promise<CorrectState> {
  const said = typed(form, "said");
  const row = typed(form, "row");
  const input = {
    id: typed(form, "id"),
    part: placeIn(form),
    row: row === "" ? undefined : Number(row),
    said,
  };
  let note = "";
  const result = await runAction(
    { name: "solve.correct", schema: correctSchema, input, limit: "solve" },
    async ({ deps, scope, input: parsed, request }) => {
      const solve = await correctStory(deps, scope, parsed);
      const { address } = request;
      return readWhereRefused(scope, {
        solve,
        address,
        reading: () => ({ ...getTutorDeps(), ...deps }),
        onFailure: ({ code }) => {
          note = noteOf(code);
        },
      });
    },
  );
  if (result.ok) redirect(`/solve/${result.data.id}${note}`);
  return { error: result.error, said };
}

/** Has a problem read by the language model, or by the engine alone again: fields `id` and `reader` ("model" or
 * "engine"). Leads to the problem's page, which says why where nothing came of it. Works without JavaScript. */
export async function chooseReaderAction(form: FormData): Promise<void> {
  const input = { id: typed(form, "id"), reader: typed(form, "reader") };
  const result = await runAction(
    { name: "solve.chooseReader", schema: chooseReaderSchema, input, limit: "chat" },
    ({ deps, scope, input: parsed, request: { address } }) =>
      chooseReader({ ...getTutorDeps(), ...deps }, scope, { ...parsed, address }),
  );
  const page = `/solve/${encodeURIComponent(input.id)}`;
  if (result.ok) redirect(page);
  redirect(`${page}${noteOf(result.code)}`);
}

/** Checks an answer or a working: fields `id`, `part` (of a worksheet), `kind` ("answer" or "working") and
 * `text`. The page it is called from
 * is rendered again and shows what was said of it. */
export async function attemptAction(_previous: AttemptState, form: FormData): Promise<AttemptState> {
  const input = {
    id: typed(form, "id"),
    part: placeIn(form),
    kind: typed(form, "kind"),
    text: typed(form, "text"),
  };
  const result = await runAction(
    { name: "solve.attempt", schema: attemptSchema, input, limit: "check" },
    ({ deps, scope, input: parsed }) => checkAttempt(deps, scope, parsed),
  );
  if (!result.ok) return { error: result.error, text: input.text };
  refresh();
  return { error: null, text: input.text };
}

/** The place of the part of a worksheet a form is about; undefined for the whole. */
function placeIn(form: FormData): number | undefined {
  const part = typed(form, "part");
  return part === "" ? undefined : Number(part);
}

function typed(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
