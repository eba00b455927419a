import "server-only";
import { notFound } from "next/navigation";
import { AppError } from "@/server/errors/app-error";
import { pageDeps, pageScope } from "@/server/request-context/page-context";
import { sectionsOf } from "@/server/solver/practice/sections";
import { textbookList } from "@/server/solver/practice/textbook-list";
import { problemsLike } from "./like/service";
import { isPractisable, skillAfter, stepThatFailed } from "./policy";
import { likeSchema, turnSchema } from "./schema";
import { getTurn, listSkills } from "./service";
import { namedSetSchema, sheetsSchema, viewSetSchema } from "./sets/schema";
import { getSet, getSetTurn, listSetsOf, reportOnSet, sheetsOf } from "./sets/service";
import type {
  LikeView,
  SetList,
  SetReport,
  SetSheet,
  SetView,
  SkillsView,
  TaughtIn,
  TextbookList,
  Turn,
} from "./types";

/** What the visitor can practise, and how well they know it.
 * Call it inside a Suspense boundary: it waits for the request. */
export async function loadSkills(): Promise<SkillsView> {
  return listSkills(await pageDeps(), await pageScope());
}

/** The sections of textbooks that teach a skill. */
export const taughtIn = (skill: string): TaughtIn => sectionsOf(skill);

/** Textbooks with their sections and the skills that each teaches: the same for everyone. */
export const textbooksBySection = (): TextbookList => textbookList();

/** A turn of a session. Shows the not-found page for what does not exist.
 * @param wanted as the address says it: `skill` is absent for a session of what is due, `place` is from 0, `problem` names
 *   one that was begun, `just` an error for a problem about just that */
export async function loadTurn(wanted: {
  readonly skill?: string;
  readonly place: number;
  readonly problem?: string;
  readonly just?: string;
}): Promise<Turn> {
  const asked = turnSchema.safeParse(wanted);
  if (!asked.success) notFound();
  return foundOr404(async () => getTurn(await pageDeps(), await pageScope(), asked.data));
}

/** What to call the way from a solution to more like it; null before its answer is open, since a skill's name can be a hint,
 * and where nothing more like it can be made. */
export function practiceAfter(solve: PractisedSolve): string | null {
  const skill = skillAfter(solve);
  if (skill) return `Practise this: ${skill.name}`;
  return isPractisable(solve) ? "Practise this" : null;
}

/** Whether the step can be practised at which a checked working failed. */
export const failedAtStep = (solve: Parameters<typeof stepThatFailed>[0]): boolean =>
  stepThatFailed(solve) !== null;

type PractisedSolve = Parameters<typeof skillAfter>[0] & Parameters<typeof isPractisable>[0];

/** Problems like one of the visitor's. Shows the not-found page for a problem that is not theirs, and before its answer is
 * open. */
export async function loadLike(wanted: {
  readonly id: string;
  readonly round: number;
  readonly again?: boolean;
}): Promise<LikeView> {
  const [asked, scope] = [likeSchema.safeParse(wanted), await pageScope()];
  if (!asked.success || !scope) notFound();
  return foundOr404(async () => problemsLike(await pageDeps(), scope, asked.data));
}

/** The sets that the visitor made. Call it inside a Suspense boundary: it waits for the request. */
export async function loadSets(): Promise<SetList> {
  return listSetsOf(await pageDeps(), await pageScope());
}

/** A set by the end of its address, as the visitor sees it. Shows the not-found page for a link that leads to none. */
export async function loadSet(token: string): Promise<SetView> {
  const asked = namedSetSchema.safeParse({ token });
  if (!asked.success) notFound();
  return foundOr404(async () => getSet(await pageDeps(), await pageScope(), asked.data));
}

/** One problem of a set with what came of the last thing the visitor did with it; null for one who has not joined. Shows
 * the not-found page for what does not exist. */
export async function loadSetTurn(wanted: {
  readonly token: string;
  readonly place: number;
}): Promise<Turn | null> {
  const asked = viewSetSchema.required().safeParse(wanted);
  if (!asked.success) notFound();
  return foundOr404(async () => getSetTurn(await pageDeps(), await pageScope(), asked.data));
}

/** What came of a set of the visitor's. Shows the not-found page for one that is not theirs. */
export async function loadSetReport(token: string): Promise<SetReport> {
  const [asked, scope] = [namedSetSchema.safeParse({ token }), await pageScope()];
  if (!asked.success || !scope) notFound();
  return foundOr404(async () => reportOnSet(await pageDeps(), scope, asked.data.token));
}

/** A set of the visitor's on paper. Shows the not-found page for one that is not theirs, and for more copies than are made
 * at once. */
export async function loadSheets(wanted: {
  readonly token: string;
  readonly copies: number;
}): Promise<{ readonly title: string; readonly sheets: readonly SetSheet[] }> {
  const [asked, scope] = [sheetsSchema.safeParse(wanted), await pageScope()];
  if (!asked.success || !scope) notFound();
  return foundOr404(async () => sheetsOf(await pageDeps(), scope, asked.data));
}

const NOT_THERE: ReadonlySet<string> = new Set(["NOT_FOUND", "UNPROCESSABLE_CONTENT"]);

async function foundOr404<Found>(find: () => Promise<Found>): Promise<Found> {
  try {
    return await find();
  } catch (error) {
    if (AppError.isInstance(error) && NOT_THERE.has(error.code)) notFound();
    throw error;
  }
}
