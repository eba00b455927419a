import { IDLE_MS_MAX, LIFETIME_MS_MAX } from "./constants";

/** Before which moment a session must not have begun, and not have been used last, to go on at another. */
export function limitsAt(now: Date): { readonly begunAfter: Date; readonly seenAfter: Date } {
  const before = (ms: number) => new Date(now.getTime() - ms);
  return { begunAfter: before(LIFETIME_MS_MAX), seenAfter: before(IDLE_MS_MAX) };
}

/** Whether a session has ended by itself: nobody used it for too long, or it began too long ago. */
export function hasRunOut(
  { createdAt, lastSeenAt }: { readonly createdAt: Date; readonly lastSeenAt: Date },
  now: Date,
): boolean {
  const { begunAfter, seenAfter } = limitsAt(now);
  return createdAt < begunAfter || lastSeenAt < seenAfter;
}

/** The first that matches names the browser: those built on another one's engine also carry its name. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\b(OPR|OPiOS|Opera)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, "Chrome"],
  [/\bVersion\/[\d.]+.* Safari\//, "Safari"],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, "Android"],
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMacintosh\b|\bMac OS X\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
];

/** Longer ones are cut off before they are looked at. */
const USER_AGENT_MAX = 512;

/** A browser and its system as a student would name them.
 * @param userAgent the User-Agent header; null when there was none
 * @example deviceName("Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0") // "Firefox on Android" */
export function deviceName(userAgent: string | null): string {
  const text = (userAgent ?? "").slice(0, USER_AGENT_MAX);
  const first = (names: typeof BROWSERS) => names.find(([pattern]) => pattern.test(text))?.[1];
  const browser = first(BROWSERS) ?? "An unknown browser";
  const system = first(SYSTEMS);
  return system ? `${browser} on ${system}` : browser;
}
