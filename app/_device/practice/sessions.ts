import { SESSIONS_NAME } from "@/app/_lib/device-stores";
import { SESSION_LENGTH } from "@/server/features/practice/constants";
import type { PlannedProblem } from "@/server/features/practice/types";
import { type DeviceStore, openDeviceStore } from "../device-store";

/** A session or a set as far as it is known here: problems by what they are made from. It holds no answer. */
export interface DeviceSession {
  /** The address of its page. */
  readonly id: string;
  /** In milliseconds. */
  readonly at: number;
  /** Where one stops to. */
  readonly stop: string;
  /** The place of the first of its problems, from 0, and how many places there are. */
  readonly first: number;
  readonly length: number;
  /** Those that are left. */
  readonly problems: readonly PlannedProblem[];
}

/** A session without its first problem. */
export const afterFirst = (session: DeviceSession): DeviceSession => {
  return { ...session, first: session.first + 1, problems: session.problems.slice(1) };
};

/** A session whose first problem is no longer asked as a choice, because one was made. */
export const withFirstWritten = (session: DeviceSession): DeviceSession => {
  const problems = session.problems.map((each, at) => (at === 0 ? { ...each, asChoice: false } : each));
  return { ...session, problems };
};

/** Sessions that are kept: those that were open last. */
const KEPT = 12;

const openSessions = (): DeviceStore<DeviceSession> =>
  openDeviceStore({ factory: () => indexedDB, name: SESSIONS_NAME, madeAt: ({ at }) => at });

/** Keeps a session for when there is no network, in place of what was kept of it before. One that is over is forgotten. */
export async function keepSession(session: DeviceSession, store = openSessions()): Promise<void> {
  if (session.problems.length === 0) return store.remove(session.id);
  await store.put(session);
  const kept = await store.all();
  for (const { id } of kept.slice(0, -KEPT)) await store.remove(id);
}

/** The session of an address: what was kept of it; for what is due otherwise the one that was open last, and for a skill one
 * made here.
 * @param newSeed where the seeds begin: any number below 2³²
 * @returns null for an address of no session, and where there is nothing to go on with */
export async function sessionAt(
  pathname: string,
  newSeed: () => number,
  store = openSessions(),
): Promise<DeviceSession | null> {
  const kept = await store.all();
  const known = kept.find(({ id }) => id === pathname);
  if (known) return known;
  const named = /^\/practice(?:\/([a-z][a-z-]{1,39}))?$/.exec(pathname);
  if (!named) return null;
  const [, skill = DUE] = named;
  if (skill === DUE) return kept.findLast(({ stop }) => stop === PRACTICE) ?? null;
  if (NO_SKILLS.has(skill)) return null;
  const problems = Array.from({ length: SESSION_LENGTH }, () => {
    return { skill, name: skill.replaceAll("-", " "), level: 1 as const, seed: newSeed(), asChoice: false };
  });
  return { id: pathname, at: Date.now(), stop: PRACTICE, first: 0, length: SESSION_LENGTH, problems };
}

const PRACTICE = "/practice";
const DUE = "due";
/** Pages below it that are about no skill. */
const NO_SKILLS: ReadonlySet<string> = new Set(["sets", "books"]);
