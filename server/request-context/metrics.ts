import "server-only";
import { createHash, timingSafeEqual } from "node:crypto";
import { env } from "@/server/env";
import { AppError } from "@/server/errors/app-error";
import { bearerOf } from "@/server/http/bearer";
import { metrics } from "@/server/providers/metrics/metrics";

const HEADERS = { "content-type": "text/plain; version=0.0.4; charset=utf-8", "cache-control": "no-store" };

/** The numbers of this process for anyone who knows the token; for everyone else there is nothing here.
 * @throws {AppError} NOT_FOUND */
export function answerMetrics(headers: Headers): Response {
  const token = env.METRICS_TOKEN;
  const given = bearerOf(headers.get("authorization"));
  if (!token || !given || !timingSafeEqual(digest(given), digest(token))) throw new AppError("NOT_FOUND");
  return new Response(metrics().registry.text(), { headers: HEADERS });
}

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
