import "server-only";
import type { IncomingMessage } from "node:http";
import { EVENT_BYTES_MAX } from "@/server/features/billing/reconciliation/constants";
import { FILE_BYTES_MAX } from "@/server/features/import/constants";
import { PHOTO_BYTES_MAX } from "@/server/features/photo/constants";
import { isMethod } from "./methods";

/** What may be said of a path in a log: where it leads, and nothing that someone chose. The longer before the shorter. */
const PATH_CLASSES = [
  "/_next/static",
  "/_next/image",
  "/_next",
  "/_vercel",
  "/api/admin",
  "/accuracy",
  "/api/billing/webhook",
  "/api/chat/temporary",
  "/api/chat",
  "/api/extension/token",
  "/api/health/live",
  "/api/health/ready",
  "/api/import",
  "/api/metrics",
  "/api/photo",
  "/api/trpc",
  "/api",
  "/auth/callback",
  "/auth/confirm",
  "/auth/session/token",
  "/auth/session",
  "/auth/sign-in",
  "/auth/v1",
  "/billing",
  "/chat",
  "/confirm",
  "/connect",
  "/contact",
  "/favicon.ico",
  "/history",
  "/icon.svg",
  "/inbox",
  "/manifest.webmanifest",
  "/mp",
  "/ocr",
  "/practice",
  "/privacy",
  "/reset-password",
  "/robots.txt",
  "/sandbox/checkout",
  "/sandbox/invoice",
  "/sandbox/portal",
  "/settings/export",
  "/settings",
  "/share",
  "/shared",
  "/sign-in",
  "/sign-up",
  "/solve",
  "/sw.js",
  "/terms",
  "/welcome",
] as const;

/** @returns the known route that a path belongs to; "other" for what is none of ours */
export function pathClassOf(path: string): string {
  if (path === "/") return path;
  return PATH_CLASSES.find((known) => path === known || path.startsWith(`${known}/`)) ?? "other";
}

const PROCEDURES = /^\/api\/trpc\/[^/?]+(?:\?|$)/;

/** Whether a request is for procedures of the typed API, as `app/api/trpc/[trpc]/route.ts` has them. What else is below
 * that address, such as one with a slash at its end, is the framework's to answer. */
export const isApi = ({ url = "", method = "" }: Pick<IncomingMessage, "url" | "method">): boolean =>
  PROCEDURES.test(url) && isMethod(method);

/** What a request's body may be. */
export interface BodyLimit {
  readonly bytesMax: number;
  /** Bytes a second that keep it going after the first ten seconds; 0 where it has to be in by then. */
  readonly bytesPerSecond: number;
}

/** A form, a batch of the longest problems, a conversation: what a page sends. */
const SMALL: BodyLimit = { bytesMax: 256 * 1024, bytesPerSecond: 0 };
const AUTH: BodyLimit = { bytesMax: 64 * 1024, bytesPerSecond: 0 };
const WEBHOOK: BodyLimit = { bytesMax: EVENT_BYTES_MAX, bytesPerSecond: 0 };

/** A line slower than this would take more than twenty minutes for the largest file. */
const UPLOAD_RATE = 16 * 1024;
const FORM_LINES = 64 * 1024;
const upload = (bytesMax: number): BodyLimit => ({
  bytesMax: bytesMax + FORM_LINES,
  bytesPerSecond: UPLOAD_RATE,
});
const PHOTO = upload(PHOTO_BYTES_MAX);
const IMPORT = upload(FILE_BYTES_MAX);

/** @param pathClass as `pathClassOf` returns it */
export function bodyLimitOf(pathClass: string): BodyLimit {
  if (pathClass.startsWith("/auth/")) return AUTH;
  if (pathClass === "/api/billing/webhook") return WEBHOOK;
  if (pathClass === "/api/photo") return PHOTO;
  return pathClass === "/api/import" ? IMPORT : SMALL;
}
