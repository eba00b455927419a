import "server-only";
import { createHash } from "node:crypto";
import type { ModelMessage } from "ai";
import type { Deps } from "@/server/deps";
import { AppError } from "@/server/errors/app-error";
import { getChat } from "@/server/features/chat/service";
import type { StoredChat } from "@/server/features/chat/types";
import { getSolve } from "@/server/features/solve/service";
import { turnsIn } from "@/server/features/tutor/built-in/turns";
import type { Ladder } from "@/server/features/tutor/hints/types";
import type { Scope } from "@/server/session/scope";
import { quietReading } from "@/server/solver/hints/own-writing";
import type { SolveResult } from "@/server/solver/outcome";
import { insertAbsent, listByChat, updateMode } from "./repository";
import type { ChooseMode, HintsView, RevealRung, StoredReveal } from "./types";

const NOT_FOUND =
  "We could not find this conversation. It may have been deleted, or it belongs to another account.";

/** What a ladder is asked for: a conversation of the owner's and what was said in it, the problem it started from
 * included. */
export interface Discussion {
  readonly chat: Pick<StoredChat, "id" | "solveId">;
  readonly messages: readonly ModelMessage[];
}

/** The ladder of the problem under discussion, as far as it is open: by what was opened in this conversation, by what
 * is open where the problem was solved, and by the hints that were asked for in words, which are written down as well.
 * The answer is never opened by words.
 * @returns null when no problem was posed that the engine solves; "unknown" when it cannot tell */
export async function ladderFor(
  deps: Deps,
  scope: Scope,
  { chat, messages }: Discussion,
): Promise<Ladder | "unknown" | null> {
  const ladder = await deps.engine.run("ladderInTalk", turnsIn(messages));
  if (ladder === "unknown") return ladder;
  if (!ladder) return (await isClosedElsewhere(deps, scope, chat)) ? "unknown" : null;
  const [opened, before] = await Promise.all([
    listReveals(deps, scope, chat.id),
    openElsewhere(deps, scope, { solveId: chat.solveId, ladder }),
  ]);
  const own = Math.max(openIn(opened, ladder.problem), before);
  if (ladder.open > own) await open(deps, { chatId: chat.id, ladder, from: own, upTo: ladder.open });
  const closed = await closedOf(deps, ladder, opened);
  return { ...ladder, open: Math.max(own, ladder.open), closed };
}

/** Earlier problems of the conversation whose answers are not open. One whose ladder is not known stays closed. */
async function closedOf(
  { engine }: Deps,
  { closed = [] }: Ladder,
  opened: readonly StoredReveal[],
): Promise<readonly string[]> {
  const stays = await Promise.all(
    closed.map(async (text) => {
      const earlier = await engine.run("ladder", text);
      return earlier === null || openIn(opened, text) < earlier.rungs.length;
    }),
  );
  return closed.filter((_text, at) => stays[at]);
}

/** The hints of a conversation as they are shown.
 * @throws {AppError} NOT_FOUND for someone else's conversation */
export async function getHints(deps: Deps, scope: Scope, chatId: string): Promise<HintsView | null> {
  const discussion = await discussionIn(deps, scope, chatId);
  const ladder = await ladderFor(deps, scope, discussion);
  return ladder && ladder !== "unknown" ? present(ladder, await listReveals(deps, scope, chatId)) : null;
}

/** Opens one more rung of the problem under discussion, or all of them. Asked twice for the same one, opens one.
 * @throws {AppError} NOT_FOUND for someone else's conversation */
export async function revealNext(deps: Deps, scope: Scope, wanted: RevealRung): Promise<HintsView | null> {
  const chatId = wanted.id;
  const discussion = await discussionIn(deps, scope, chatId);
  const ladder = await ladderFor(deps, scope, discussion);
  if (!ladder || ladder === "unknown") return null;
  const last = ladder.rungs.length;
  const upTo = wanted.what === "answer" ? last : Math.min(Math.min(wanted.seen, ladder.open) + 1, last - 1);
  await open(deps, { chatId, ladder, from: ladder.open, upTo });
  return present({ ...ladder, open: Math.max(ladder.open, upTo) }, await listReveals(deps, scope, chatId));
}

/** What was opened in a conversation and when; nothing for someone else's. */
export async function listReveals(
  deps: Pick<Deps, "db">,
  scope: Scope,
  chatId: string,
): Promise<StoredReveal[]> {
  return listByChat(await deps.db(), scope, chatId);
}

/** Keeps how the tutor is to help in a conversation.
 * @throws {AppError} NOT_FOUND for someone else's conversation */
export async function chooseMode(deps: Pick<Deps, "db">, scope: Scope, choice: ChooseMode): Promise<void> {
  if (!(await updateMode(await deps.db(), scope, choice)))
    throw new AppError("NOT_FOUND", { message: NOT_FOUND });
}

/** The same problem written with other spaces or letters' case is the same problem. */
export const problemKey = (problem: string): string =>
  createHash("sha256").update(problem.replace(/\s+/g, "").toLowerCase()).digest("hex");

async function discussionIn(deps: Deps, scope: Scope, chatId: string): Promise<Discussion> {
  const { id, subject, messages } = await getChat(deps, scope, chatId);
  const about: ModelMessage[] = subject ? [{ role: "user", content: subject.text }] : [];
  const said = messages.map(({ role, text }): ModelMessage => ({ role, content: text }));
  return { chat: { id, solveId: subject?.solveId ?? null }, messages: [...about, ...said] };
}

function openIn(opened: readonly StoredReveal[], problem: string): number {
  const key = problemKey(problem);
  return Math.max(0, ...opened.filter((each) => each.problemKey === key).map(({ rung }) => rung));
}

/** A problem that only a language model could read has no ladder in a conversation; while its answer is closed on its page
 * it is not known here what may be said of it. */
async function isClosedElsewhere(
  deps: Deps,
  scope: Scope,
  { solveId }: Pick<StoredChat, "solveId">,
): Promise<boolean> {
  if (solveId === null) return false;
  const solve = await getSolve(deps, scope, solveId).catch(absent);
  return solve?.byModel?.kind === "agreed" && !solve.answerRevealed;
}

/** What is open of a problem on the page where it was solved is no secret here. */
async function openElsewhere(
  deps: Deps,
  scope: Scope,
  { solveId, ladder }: { readonly solveId: string | null; readonly ladder: Ladder },
): Promise<number> {
  if (solveId === null) return 0;
  const solve = await getSolve(deps, scope, solveId).catch(absent);
  const own = solve && (await deps.engine.run("ladder", solve.text));
  if (!solve || problemKey(own?.problem ?? "") !== problemKey(ladder.problem)) return 0;
  if (solve.answerRevealed) return ladder.rungs.length;
  const steps = ladder.rungs.filter(({ kind }) => kind === "step").length;
  const before = ladder.rungs.length - 1 - steps;
  return solve.revealedSteps === 0 ? 0 : before + Math.min(solve.revealedSteps, steps);
}

function absent(error: unknown): null {
  if (AppError.isInstance(error) && error.code === "NOT_FOUND") return null;
  throw error;
}

interface Opening {
  readonly chatId: string;
  readonly ladder: Ladder;
  readonly from: number;
  readonly upTo: number;
}

async function open(deps: Deps, { chatId, ladder: { problem }, from, upTo }: Opening): Promise<void> {
  const rows = Array.from({ length: Math.max(0, upTo - from) }, (_, at) => ({
    id: deps.newId(),
    chatId,
    problem,
    problemKey: problemKey(problem),
    rung: from + at + 1,
    createdAt: deps.now(),
  }));
  await insertAbsent(await deps.db(), rows);
}

function present(
  { problem, result, rungs, open: count }: Ladder,
  opened: readonly StoredReveal[],
): HintsView {
  const key = problemKey(problem);
  const times = new Map(
    opened.filter((each) => each.problemKey === key).map((each) => [each.rung, each.createdAt]),
  );
  return {
    problem: problemAsRead(problem, result, count === rungs.length),
    open: rungs.slice(0, count).map(({ kind, text }, at) => ({
      kind,
      text,
      openedAt: times.get(at + 1)?.toISOString() ?? null,
    })),
    total: rungs.length - 1,
  };
}

/** What is to be done. Before the answer is open, without mathematics that the student did not write. */
function problemAsRead(text: string, result: SolveResult, isOpen: boolean): string {
  const { instruction, latex } = isOpen ? result.read : quietReading(text, result);
  const said = instruction.replace(/(?<![\s.:])[\s.:]+$/, "");
  return latex === "" ? `${said}.` : `${said}: $${latex}$`;
}
