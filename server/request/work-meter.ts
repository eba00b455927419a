import "server-only";
import { AppError } from "@/server/errors/app-error";
import {
  adjust,
  hasRoom,
  isOver,
  type Load,
  type Pace,
  type RequestKind,
  SLOW_MS,
  takesTurn,
  UNHURRIED,
} from "./load-policy";

interface Entry {
  /** When the request came in, in milliseconds of the process. */
  readonly since: number;
  /** Whether its turn has yet to come. */
  waits: boolean;
}

/** A request's place in the process. */
export interface Place {
  /** Tells that its turn has come. */
  begin(): void;
  /** Tells, any number of times, that it has been answered. */
  leave(): void;
}

interface Meter {
  readonly inside: Set<Entry>;
  streams: number;
  pace: Pace;
  refused: number;
}

// One per process, also where modules are loaded twice.
const shared = globalThis as typeof globalThis & { classmateWork?: Meter };

const meter = (): Meter => {
  shared.classmateWork ??= { inside: new Set(), streams: 0, pace: UNHURRIED, refused: 0 };
  return shared.classmateWork;
};

function loadOf({ inside, streams, pace: { room } }: Meter): Load {
  let waiting = 0;
  for (const { waits } of inside) if (waits) waiting += 1;
  return { atWork: inside.size - waiting, waiting, streams, room };
}

const UNCOUNTED: Place = { begin: () => {}, leave: () => {} };

/** Counts a request in, if there is room for it.
 * @returns its place; null when there is no room */
export function enterWork(kind: RequestKind): Place | null {
  const current = meter();
  if (!hasRoom(kind, loadOf(current))) return null;
  if (kind === "free") return UNCOUNTED;
  if (kind === "stream") return enterStream(current);
  const entry = { since: performance.now(), waits: takesTurn(kind) };
  current.inside.add(entry);
  return {
    begin: () => {
      entry.waits = false;
    },
    leave: () => void current.inside.delete(entry),
  };
}

function enterStream(current: Meter): Place {
  current.streams += 1;
  let inside = true;
  const leave = () => {
    if (inside) current.streams -= 1;
    inside = false;
  };
  return { ...UNCOUNTED, leave };
}

/** How long whoever finds no room is asked to wait. Spread over a few seconds, so that they do not all come back in the
 * same one. */
export function secondsToWait(): number {
  const current = meter();
  current.refused += 1;
  return 2 + (current.refused % 4);
}

/** Refuses a form that has come in beyond the room there is.
 * @throws {AppError} SERVER_BUSY */
export function assertRoom(): void {
  if (isOver(loadOf(meter()))) throw new AppError("SERVER_BUSY", { retryAfterSeconds: secondsToWait() });
}

const LOOK_EVERY_MS = 200;

/** Looks five times a second how this process keeps up, and adjusts the room to it. */
export function watchPace(): void {
  let planned = performance.now() + LOOK_EVERY_MS;
  const keepLooking = () => {
    const current = meter();
    const time = performance.now();
    const slow = [...current.inside].filter(({ since }) => time - since > SLOW_MS).length;
    const look = { lateMs: Math.max(0, time - planned), atWork: current.inside.size, slow };
    current.pace = adjust(current.pace, look);
    planned = time + LOOK_EVERY_MS;
    setTimeout(keepLooking, LOOK_EVERY_MS).unref();
  };
  setTimeout(keepLooking, LOOK_EVERY_MS).unref();
}
