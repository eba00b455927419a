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
  UNHURRIED,
} from "./load-policy";

interface Meter {
  /** When each of the requests at work came in, in milliseconds of the process. */
  readonly atWork: Set<{ readonly since: number }>;
  streams: number;
  pace: Pace;
  refused: number;
}

// One per process, also where modules are loaded twice.
const shared = globalThis as typeof globalThis & { classmateWork?: Meter };

const meter = (): Meter => {
  shared.classmateWork ??= { atWork: new Set(), streams: 0, pace: UNHURRIED, refused: 0 };
  return shared.classmateWork;
};

const loadOf = ({ atWork, streams, pace: { room } }: Meter): Load => ({
  atWork: atWork.size,
  streams,
  room,
});

/** Counts a request in, if there is room for it.
 * @returns what to call, any number of times, when it has been answered; null when there is no room */
export function enterWork(kind: RequestKind): (() => void) | null {
  const current = meter();
  if (!hasRoom(kind, loadOf(current))) return null;
  if (kind === "free") return () => {};
  if (kind === "stream") return enterStream(current);
  const entry = { since: performance.now() };
  current.atWork.add(entry);
  return () => void current.atWork.delete(entry);
}

function enterStream(current: Meter): () => void {
  current.streams += 1;
  let inside = true;
  return () => {
    if (inside) current.streams -= 1;
    inside = false;
  };
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
    const slow = [...current.atWork].filter(({ since }) => time - since > SLOW_MS).length;
    const look = { lateMs: Math.max(0, time - planned), atWork: current.atWork.size, slow };
    current.pace = adjust(current.pace, look);
    planned = time + LOOK_EVERY_MS;
    setTimeout(keepLooking, LOOK_EVERY_MS).unref();
  };
  setTimeout(keepLooking, LOOK_EVERY_MS).unref();
}
