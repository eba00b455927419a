import "server-only";
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { after } from "next/server";
import { openDatabase } from "@/server/db/client";
import { chooseDriver } from "@/server/db/driver";
import { env } from "@/server/env";
import { settleDead } from "@/server/features/ledger/service";
import { createBuiltInTutor } from "@/server/features/tutor/built-in/model";
import { appendEvents } from "@/server/features/tutor/runs/append-events";
import { HEARTBEAT_MS, LEASE_SECONDS } from "@/server/features/tutor/runs/constants";
import { heartbeat } from "@/server/features/tutor/runs/heartbeat";
import { recoverAbandoned } from "@/server/features/tutor/runs/recover";
import { createGroupCommit } from "@/server/providers/group-commit";
import { createLiveRuns } from "@/server/providers/live-runs";
import { getVendorModel } from "@/server/providers/model";
import { createSignalsAcross } from "@/server/providers/signals/across-processes";
import { createLocalSignals } from "@/server/providers/signals/local";
import type { Signals } from "@/server/providers/signals/port";
import { processSlot } from "@/server/runtime";
import type { Deps, TutorDeps, TutorServices } from "../deps";
import { getDeps } from "./compose";

const services = processSlot<TutorServices>("tutorServices");
/** Filled where this process is a server of our own (server/cli/serve.mjs). */
const starting = processSlot<unknown>("starting");

/** How long a viewer of a reply that another process writes waits between two looks, where processes cannot reach
 * each other, and where there is no other one. */
const POLL_MS = 500;
const ALONE_POLL_MS = 1_000;

/** How long replies may take to be put down when the process ends. */
const CLOSE_MS = 2_000;

/** @returns what services that write replies take */
export function getTutorDeps(): TutorDeps {
  const deps = getDeps();
  services.current ??= create(deps);
  return { ...deps, ...services.current };
}

/** Ends what is being written, so that the next process can resume it. */
export async function closeTutorServices(): Promise<void> {
  const tutoring = services.current;
  if (!tutoring) return;
  await Promise.race([tutoring.live.interrupt(), pause(CLOSE_MS, undefined, { ref: false })]);
  await tutoring.signals.close();
}

/** How many replies are being written in this process. */
export const repliesUnderWay = (): number => services.current?.live.ids().length ?? 0;

/** When those whose process has died just before this one started can be told from those that live. */
const SWEEP_AGAIN_MS = (LEASE_SECONDS + 5) * 1000;

/** Ends the replies of processes that are gone: now, and again when their time has run out. Never throws. */
export function sweepReplies(): void {
  void sweepOnce();
  setTimeout(sweepOnce, SWEEP_AGAIN_MS).unref();
}

async function sweepOnce(): Promise<void> {
  const deps = getTutorDeps();
  try {
    const count = await recoverAbandoned(deps, null);
    if (count > 0)
      deps.log.info("abandoned replies were kept as interrupted", { operation: "tutor.sweep", count });
    const calls = await settleDead(deps);
    if (calls > 0)
      deps.log.info("requests of dead processes were settled", { operation: "ledger.sweep", count: calls });
  } catch (error) {
    deps.log.error("abandoned replies could not be looked for", { operation: "tutor.sweep", error });
  }
}

function create(deps: Deps): TutorServices {
  const { kind } = chooseDriver(env.DATABASE_URL);
  const signals = chooseSignals(kind);
  const standIn = createBuiltInTutor(deps.engine);
  const tutoring: TutorServices = {
    chatModel: getVendorModel() ?? standIn,
    standIn,
    spending: {
      model: env.AI_MODEL ?? "built-in",
      inputPrice: env.AI_PRICE_INPUT,
      outputPrice: env.AI_PRICE_OUTPUT,
      dailyCap: env.AI_DAILY_CAP ?? null,
    },
    live: createLiveRuns(),
    events: createGroupCommit((events, again) => appendEvents({ db: deps.db, signals }, events, again)),
    signals,
    instance: randomUUID(),
    alone: kind === "pglite",
    // A host of functions may stop a process that has answered; it has to be told, within a request of the framework's. A
    // server of our own goes on, and answers the typed API without the framework.
    outliveAnswer: starting.current ? () => undefined : (work) => after(work),
  };
  const heart = setInterval(() => {
    // A database that is away now is there by the next beat, or the replies are taken for abandoned, which they are.
    heartbeat({ ...deps, ...tutoring }).catch(() => undefined);
  }, HEARTBEAT_MS);
  heart.unref();
  return tutoring;
}

function chooseSignals(kind: ReturnType<typeof chooseDriver>["kind"]): Signals {
  const hasChannel = kind === "pg" || (kind === "neon" && env.DATABASE_DIRECT_URL !== undefined);
  if (hasChannel) return createSignalsAcross(async () => (await openDatabase()).channel);
  return createLocalSignals(kind === "pglite" ? ALONE_POLL_MS : POLL_MS);
}
