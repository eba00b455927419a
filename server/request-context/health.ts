import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import { openDatabase } from "@/server/db/client";
import { readiness } from "@/server/features/health/service";
import type { Readiness } from "@/server/features/health/types";
import { getAuthProvider } from "@/server/providers/auth";
import { processSlot } from "@/server/runtime";
import { isShuttingDown } from "@/server/shutdown-state";

/** How long a part may take to answer. */
const PATIENCE_MS = 1_000;

const HEADERS = { "cache-control": "no-store" };

// However many ask at once, one look answers them all. One per process, also where modules are loaded twice.
const check = processSlot<Promise<Readiness>>("readinessCheck");

/** Answers a probe: 200 when requests should be sent here, otherwise 503; in JSON the state of each part. */
export async function answerReady(): Promise<Response> {
  check.current ??= look().finally(() => {
    check.current = undefined;
  });
  const found = await check.current;
  if (found.status === "ok") return Response.json(found, { headers: HEADERS });
  return Response.json(found, { status: 503, headers: { ...HEADERS, "retry-after": "5" } });
}

/** Answers a probe that only asks whether the process does. */
export function answerLive(): Response {
  return Response.json({ status: "ok" }, { headers: HEADERS });
}

function look(): Promise<Readiness> {
  return readiness({
    open: openDatabase,
    authAnswers: () => getAuthProvider().isHealthy(),
    isEnding: isShuttingDown,
    patience: () => pause(PATIENCE_MS, undefined, { ref: false }),
  });
}
