import type { EventName, EventProperties } from "@/server/features/analytics/types";
import type { AnalyticsSink, Person } from "./analytics-sink";

type Call = (sink: AnalyticsSink) => void;

/** Calls kept until the library is there. */
const WAITING_MAX = 50;
const IDLE_WITHIN_MS = 5_000;
/** For browsers that do not say when they are idle. */
const ASSUME_IDLE_MS = 1_500;

let waiting: Call[] = [];
let sink: AnalyticsSink | null = null;
let started = false;

/** Begins to count under a project's token. What counts is fetched when the page has been loaded and the browser has
 * nothing better to do; not at all for a browser that asks not to be counted. Later calls do nothing.
 * @returns whether this page counts */
export function startAnalytics(token: string): boolean {
  if (started || asksNotToBeCounted()) return started;
  started = true;
  whenIdle(() => {
    import("./analytics-posthog").then(({ openSink }) => {
      sink = openSink(token);
      for (const call of waiting) attempt(sink, call);
      waiting = [];
    }, warn);
  });
  return true;
}

/** Reports an event of the catalogue. Returns at once and never throws; without a token it reports nothing. */
export function track<Name extends EventName>(name: Name, properties: EventProperties[Name]): void {
  pass((to) => to.track(name, properties));
}

/** Says whose events follow. The profile is written once.
 * @param from where the person came from, null when that is not known */
export function identify(person: Person, from: string | null): void {
  pass((to) => to.identify(person, from));
}

/** What follows is someone else's: for signing out. */
export function resetAnalytics(): void {
  pass((to) => to.reset());
}

function pass(call: Call): void {
  if (sink) attempt(sink, call);
  else if (waiting.length < WAITING_MAX) waiting.push(call);
}

function attempt(to: AnalyticsSink, call: Call): void {
  try {
    call(to);
  } catch (error) {
    warn(error);
  }
}

function warn(error: unknown): void {
  console.warn("Analytics failed.", error);
}

/** Does work when the page has been loaded and the browser has nothing better to do. */
export function whenIdle(work: () => void): void {
  const settled = () => {
    if (typeof requestIdleCallback === "function") requestIdleCallback(work, { timeout: IDLE_WITHIN_MS });
    else setTimeout(work, ASSUME_IDLE_MS);
  };
  if (document.readyState === "complete") settled();
  else addEventListener("load", settled, { once: true });
}

/** Global Privacy Control or Do Not Track, as scripts are told of them. */
export function asksNotToBeCounted(): boolean {
  const privacyControl = "globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true;
  return privacyControl || navigator.doNotTrack === "1";
}
