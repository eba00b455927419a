import { APP, EVENT_NAMES, EVENT_PROPERTIES } from "@/server/features/analytics/constants";

/** An event as the library would send it. */
export interface Draft {
  event: string;
  properties: Record<string, unknown>;
  $set?: Record<string, unknown>;
  $set_once?: Record<string, unknown>;
}

const EVENTS: ReadonlySet<string> = new Set([...EVENT_NAMES, "$identify", "$set"]);

/** What the collector needs to take an event and to tell people and visits apart. */
const ENVELOPE = [
  "token",
  "distinct_id",
  "$anon_distinct_id",
  "$device_id",
  "$user_id",
  "$session_id",
  "$window_id",
  "$is_identified",
  "$process_person_profile",
  "$insert_id",
  "$time",
  "$lib",
  "$lib_version",
  "$browser",
  "$browser_version",
  "$os",
  "$device_type",
  "$host",
];
const PROPERTIES: ReadonlySet<string> = new Set([...ENVELOPE, ...EVENT_PROPERTIES]);
const PROFILE: ReadonlySet<string> = new Set(["email", "from"]);

/** What may leave the browser: the catalogue's events with the catalogue's properties. Titles, searches, fragments,
 * referrers and all but the first step of a path stay here, because a student's words can be in each of them.
 * @returns null for an event that is not of the catalogue */
export function allowed<Event extends Draft>(draft: Event) {
  if (!EVENTS.has(draft.event)) return null;
  const properties = {
    ...only(PROPERTIES, draft.properties),
    $current_url: place(draft.properties.$current_url),
    $geoip_disable: true,
    app: APP,
  };
  const profile = only(PROFILE, draft.$set_once ?? {});
  const { $set, $set_once, ...rest } = draft;
  return { ...rest, properties, ...(Object.keys(profile).length > 0 && { $set_once: profile }) };
}

function only(names: ReadonlySet<string>, values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.has(name)));
}

/** `/solve/1234?from=x#y` → `/solve`, with its origin. */
function place(address: unknown): string | undefined {
  if (typeof address !== "string" || !URL.canParse(address)) return undefined;
  const { origin, pathname } = new URL(address);
  const [, first = ""] = pathname.split("/");
  return `${origin}/${/^[a-z-]{1,20}$/.test(first) ? first : ""}`;
}
