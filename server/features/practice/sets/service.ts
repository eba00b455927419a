import "server-only";
import { createHash, randomBytes } from "node:crypto";
import type { Database } from "@/server/db/types";
import type { Deps } from "@/server/deps";
import { AppError } from "@/server/errors/app-error";
import { followClaim } from "@/server/features/account/service";
import type { Scope } from "@/server/session/scope";
import { findSkill } from "@/server/solver/practice/skills";
import type { PracticeProblem } from "@/server/solver/practice/types";
import { PARTICIPANTS_MAX, SET_TOKEN_BYTES, SETS_MAX, SHEET_PROBLEMS_MAX } from "../constants";
import { nameOfProblem, problemOf } from "../policy";
import { countReviews } from "../repository";
import { isAskedAsChoice } from "../scheduling/card";
import { answerProblem, getTurn } from "../service";
import type { AnswerView, ProblemRef, Turn } from "../types";
import { doneBy, interleaved, lengthOf, skillReport, stateOf } from "./policy";
import {
  findOwnSet,
  findParticipant,
  findSet,
  insertParticipant,
  insertSet,
  insertSets,
  listOwnEvents,
  listParticipants,
  listPlaces,
  listResults,
  listSets,
  removeParticipant,
  removeSet,
} from "./repository";
import type {
  JoinSet,
  NewSet,
  Participation,
  SetAnswer,
  SetLink,
  SetList,
  SetPlace,
  SetReport,
  SetSheet,
  SetView,
  StoredParticipant,
  StoredSet,
  ViewSet,
} from "./types";

const NO_SKILL = "There is no such skill. Choose one from the map.";
const NO_SET = "There is no set under this link. It may have been deleted; ask the person who sent it.";
const NOT_JOINED = "You do not take part in this set. Open its link and start it first.";
const NO_PROBLEM = "This set has no such problem. Go back to its list of problems.";
const TOO_MANY_SETS = `You have ${SETS_MAX} sets. Delete one that you no longer need.`;
const FULL = `This set has its ${PARTICIPANTS_MAX} participants. Ask the person who made it for a new link.`;
const TOO_MANY_SHEETS = `That is more than ${SHEET_PROBLEMS_MAX} problems at once. Choose fewer copies.`;

/** Makes a set: so many problems of each of some skills, for others to work on under a link.
 * @throws {AppError} NOT_FOUND for a skill that does not exist, PRECONDITION_FAILED for an owner who has too many sets */
export async function createSet(
  deps: Pick<Deps, "db" | "now" | "newId" | "siteUrl">,
  scope: Scope,
  { title, items }: NewSet,
): Promise<SetLink> {
  if (items.some(({ skill }) => !findSkill(skill))) throw new AppError("NOT_FOUND", { message: NO_SKILL });
  const token = randomBytes(SET_TOKEN_BYTES).toString("base64url");
  const set = { id: deps.newId(), token, title, items, createdAt: deps.now() };
  const made = await insertSet(await deps.db(), scope, set);
  if (made === "full") throw new AppError("PRECONDITION_FAILED", { message: TOO_MANY_SETS });
  await followClaim(deps, scope);
  return linkTo(deps, token);
}

const linkTo = ({ siteUrl }: Pick<Deps, "siteUrl">, token: string): SetLink => ({
  token,
  url: `${siteUrl}/practice/sets/${token}`,
});

async function setUnder(db: Database, token: string): Promise<StoredSet> {
  const set = await findSet(db, token);
  if (!set) throw new AppError("NOT_FOUND", { message: NO_SET });
  return set;
}

async function ownSetUnder(db: Database, scope: Scope, token: string): Promise<StoredSet> {
  const set = await findOwnSet(db, scope, token);
  if (!set) throw new AppError("NOT_FOUND", { message: NO_SET });
  return set;
}

const nameOf = (skill: string): string => findSkill(skill)?.name ?? skill;

/** A set as anyone sees it who has its link, with how far they are themselves.
 * @param scope null for a visitor who has done nothing yet
 * @throws {AppError} NOT_FOUND for a link that leads to no set, and for a place that it does not have */
export async function getSet(deps: Deps, scope: Scope | null, { token, place }: ViewSet): Promise<SetView> {
  const db = await deps.db();
  const set = await setUnder(db, token);
  const joined = scope ? await findParticipant(db, scope, set.id) : null;
  const turn = joined && place !== undefined ? await turnOf(deps, scope, { joined, place }) : null;
  return {
    ...linkTo(deps, token),
    title: set.title,
    skills: set.items.map(({ skill, level, count }) => ({ skill, name: nameOf(skill), level, count })),
    length: lengthOf(set.items),
    isMaker: scope !== null && (await findOwnSet(db, scope, token)) !== null,
    participation: scope && joined ? await participationOf(db, scope, joined) : null,
    problem: turn?.problem ?? null,
  };
}

async function participationOf(
  db: Database,
  scope: Scope,
  { name, joinedAt, problems }: StoredParticipant,
): Promise<Participation> {
  const events = await listOwnEvents(db, scope, problems);
  return {
    name,
    joinedAt,
    problems: problems.map((problem, place) => {
      const { skill } = problemOf(problem);
      return { place, skill, name: nameOf(skill), state: stateOf(events.get(problem) ?? []) };
    }),
  };
}

function problemAt({ problems }: StoredParticipant, place: number): ProblemRef {
  const name = problems[place];
  if (name === undefined) throw new AppError("NOT_FOUND", { message: NO_PROBLEM });
  return problemOf(name);
}

/** The problems of a participant behind a place.
 * @param met the skills of which something has counted, or will have by then */
function problemsAfter(
  { problems }: StoredParticipant,
  place: number,
  met: ReadonlySet<string>,
): Turn["ahead"] {
  const skills = problems.map((name) => problemOf(name).skill);
  return problems.slice(place + 1).map((name, after) => {
    const problem = problemOf(name);
    const before = skills.slice(place, place + 1 + after);
    const reviews = met.has(problem.skill) || before.includes(problem.skill) ? 1 : 0;
    return { ...problem, name: nameOf(problem.skill), asChoice: isAskedAsChoice({ reviews }) };
  });
}

async function turnOf(
  deps: Deps,
  scope: Scope | null,
  { joined, place }: { readonly joined: StoredParticipant; readonly place: number },
): Promise<Turn> {
  const turn = await getTurn(deps, scope, { place, problem: problemAt(joined, place) });
  const met = scope ? await countReviews(await deps.db(), scope) : [];
  const ahead = problemsAfter(joined, place, new Set(new Map(met).keys()));
  return { ...turn, length: joined.problems.length, ahead };
}

/** One problem of a set with what came of the last thing the caller did with it.
 * @returns null for someone who has not joined
 * @throws {AppError} NOT_FOUND for a link that leads to no set, and for a place that it does not have */
export async function getSetTurn(
  deps: Deps,
  scope: Scope | null,
  { token, place }: Required<ViewSet>,
): Promise<Turn | null> {
  const db = await deps.db();
  const set = await setUnder(db, token);
  const joined = scope ? await findParticipant(db, scope, set.id) : null;
  return joined && turnOf(deps, scope, { joined, place });
}

/** Gives the caller a place in a set, with numbers of their own. One who has a place already keeps it as it is.
 * @throws {AppError} NOT_FOUND for a link that leads to no set, PRECONDITION_FAILED where as many take part as may */
export async function joinSet(deps: Deps, scope: Scope, { token, name }: JoinSet): Promise<SetView> {
  const db = await deps.db();
  const set = await setUnder(db, token);
  if (!(await findParticipant(db, scope, set.id))) {
    const id = deps.newId();
    const problems = (await problemsOf(deps, set, id)).map(nameOfProblem);
    const place = { id, name, problems, joinedAt: deps.now() };
    const joined = await insertParticipant(db, scope, { setId: set.id, place });
    if (joined === "gone") throw new AppError("NOT_FOUND", { message: NO_SET });
    if (joined === "full") throw new AppError("PRECONDITION_FAILED", { message: FULL });
    await followClaim(deps, scope);
  }
  return getSet(deps, scope, { token });
}

/** The problems of a set as one person has them.
 * @param whose any text: another one gives other numbers */
async function problemsOf(
  { engine }: Pick<Deps, "engine">,
  { id, items }: StoredSet,
  whose: string,
): Promise<readonly PracticeProblem[]> {
  const seed = createHash("sha256").update(`${id} ${whose}`).digest().readUInt32BE();
  const problems = await engine.run("practiceSet", { wanted: interleaved(items), seed });
  if (!problems) throw new AppError("SERVER_BUSY");
  return problems;
}

/** Takes an answer to a problem of a set, a request for a hint or for the solution, as in any practice.
 * @throws {AppError} NOT_FOUND for a link that leads to no set, for a place that it does not have, and for someone who has
 *   not joined */
export async function answerInSet(
  deps: Deps,
  scope: Scope,
  { token, place, ...given }: SetAnswer,
): Promise<AnswerView> {
  const db = await deps.db();
  const set = await setUnder(db, token);
  const joined = await findParticipant(db, scope, set.id);
  if (!joined) throw new AppError("NOT_FOUND", { message: NOT_JOINED });
  return answerProblem(deps, scope, { ...given, ...problemAt(joined, place) });
}

/** Takes the caller out of a set. What they practised stays theirs; the maker no longer sees any of it. */
export async function leaveSet(deps: Pick<Deps, "db">, scope: Scope, token: string): Promise<void> {
  const db = await deps.db();
  await removeParticipant(db, scope, (await setUnder(db, token)).id);
}

/** Deletes the caller's own set, permanently. What others practised in it stays theirs.
 * @throws {AppError} NOT_FOUND for one that is not the caller's */
export async function deleteSet(deps: Pick<Deps, "db">, scope: Scope, token: string): Promise<void> {
  const wasThere = await removeSet(await deps.db(), scope, token);
  if (!wasThere) throw new AppError("NOT_FOUND", { message: NO_SET });
}

/** The sets that the caller made, the newest first, and those in which they take part.
 * @param scope null for a visitor who has done nothing yet */
export async function listSetsOf(deps: Pick<Deps, "db" | "siteUrl">, scope: Scope | null): Promise<SetList> {
  if (!scope) return { sets: [], joined: [] };
  const db = await deps.db();
  const [made, places] = await Promise.all([listSets(db, scope), listPlaces(db, scope)]);
  return {
    joined: places.map(({ token, title, problems }) => {
      return { ...linkTo(deps, token), title, length: problems.length };
    }),
    sets: made.map(({ token, title, items, participants, createdAt }) => {
      return { ...linkTo(deps, token), title, length: lengthOf(items), participants, createdAt };
    }),
  };
}

/** What the maker of a set may know: by skill, who is stuck and which errors are made.
 * @throws {AppError} NOT_FOUND for a set that is not the caller's */
export async function reportOnSet(deps: Deps, scope: Scope, token: string): Promise<SetReport> {
  const db = await deps.db();
  const set = await ownSetUnder(db, scope, token);
  const [participants, results] = await Promise.all([listParticipants(db, set.id), listResults(db, set.id)]);
  const seen = [...new Set(results.flatMap(({ misconception }) => misconception ?? []))];
  const known = seen.length > 0 ? await deps.engine.run("knownErrors", seen) : [];
  const titles = new Map(known.map(({ id, title }) => [id, title]));
  return {
    ...linkTo(deps, token),
    title: set.title,
    length: lengthOf(set.items),
    createdAt: set.createdAt,
    participants: participants.map(({ id, name }) => ({ name, done: doneBy(id, results) })),
    skills: set.items.map(({ skill }) => ({
      ...skillReport(skill, { participants, results, titles }),
      name: nameOf(skill),
    })),
  };
}

/** The caller's own set on paper: each copy with numbers of its own and its answers apart.
 * @throws {AppError} NOT_FOUND for a set that is not the caller's, UNPROCESSABLE_CONTENT for too many problems at once */
export async function sheetsOf(
  deps: Deps,
  scope: Scope,
  { token, copies }: { readonly token: string; readonly copies: number },
): Promise<{ readonly title: string; readonly sheets: readonly SetSheet[] }> {
  const set = await ownSetUnder(await deps.db(), scope, token);
  if (copies * lengthOf(set.items) > SHEET_PROBLEMS_MAX)
    throw new AppError("UNPROCESSABLE_CONTENT", { message: TOO_MANY_SHEETS });
  const sheets: SetSheet[] = [];
  // One after the other: a class's worth of copies must not keep everyone else from the engine.
  for (let copy = 1; copy <= copies; copy += 1) {
    const problems = await problemsOf(deps, set, `copy ${copy}`);
    sheets.push({ copy, problems: problems.map((problem) => onPaper(deps, problem)) });
  }
  return { title: set.title, sheets };
}

function onPaper(
  { typeset }: Pick<Deps, "typeset">,
  { instruction, latex, text, answer }: PracticeProblem,
): SetSheet["problems"][number] {
  return { instruction, html: latex === "" ? "" : typeset(latex), text, answer: typeset(answer) };
}

/** What an export holds of somebody's sets: those they made, and those they take part in, with their own problems. */
export async function setsToKeep(db: Database, scope: Scope) {
  const [made, joined] = await Promise.all([listSets(db, scope), listPlaces(db, scope)]);
  return {
    made: made.map(({ token, title, items, createdAt }) => ({ token, title, items, createdAt })),
    joined: joined.map(({ id: _id, ...place }) => place),
  };
}

/** Takes in the sets that an export says its owner made. One that is here already stays as it is; any other has a new
 * link, always the same one for the same account, because the link of a file may be somebody else's here.
 * @param db a transaction
 * @returns how many were taken in */
export async function takeInSets(
  { newId }: Pick<Deps, "newId">,
  { db, scope }: { readonly db: Database; readonly scope: Scope },
  sets: readonly Omit<StoredSet, "id">[],
): Promise<number> {
  const owner = scope.kind === "user" ? scope.userId : scope.guestId;
  const held = new Set((await listSets(db, scope)).map(({ token }) => token));
  const incoming = sets
    .filter(({ token, items }) => !held.has(token) && items.every(({ skill }) => findSkill(skill)))
    .slice(0, Math.max(0, SETS_MAX - held.size))
    .map((set) => ({ ...set, id: newId(), token: derivedToken(owner, set.token) }));
  return insertSets(db, scope, incoming);
}

/** Gives their owner back the places that a file of this installation says they had in sets. A set that is gone stays gone,
 * and so does a place in one that they take part in, that is full, or in which someone has these very numbers.
 * @param db a transaction
 * @returns how many were taken in */
export async function takeInPlaces(
  { newId }: Pick<Deps, "newId">,
  { db, scope }: { readonly db: Database; readonly scope: Scope },
  places: readonly SetPlace[],
): Promise<number> {
  let taken = 0;
  for (const { token, name, problems, joinedAt } of places) {
    const set = await findSet(db, token);
    if (!set || (await findParticipant(db, scope, set.id))) continue;
    const others = await listParticipants(db, set.id);
    if (others.some((other) => other.problems.join() === problems.join())) continue;
    const place = { id: newId(), name, problems, joinedAt };
    if ((await insertParticipant(db, scope, { setId: set.id, place })) === "joined") taken += 1;
  }
  return taken;
}

const derivedToken = (owner: string, token: string): string =>
  createHash("sha256").update(`${owner} ${token}`).digest("base64url").slice(0, 24);
