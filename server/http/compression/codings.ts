import "server-only";

/** The codings of the web that answers are sent in, the shorter one first. */
export const CODINGS = ["br", "gzip"] as const;

export type Coding = (typeof CODINGS)[number];

const ALSO_CALLED: ReadonlyMap<string, string> = new Map([["x-gzip", "gzip"]]);

/** What the sender of a request reads, by its Accept-Encoding (RFC 9110, 12.5.3).
 * @param offered what there is, the shortest first
 * @returns the first of those that it takes; null for none */
export function codingFor(accepted: string | undefined, offered: readonly Coding[] = CODINGS): Coding | null {
  const weights = new Map((accepted ?? "").split(",").map(weighed));
  return offered.find((coding) => (weights.get(coding) ?? weights.get("*") ?? 0) > 0) ?? null;
}

/** One of those named, with how much it is wanted: 0 is not at all. */
function weighed(named: string): readonly [string, number] {
  const [name = "", ...parameters] = named.split(";").map((part) => part.trim().toLowerCase());
  const weight = parameters.find((one) => one.startsWith("q="))?.slice(2);
  return [ALSO_CALLED.get(name) ?? name, weight === undefined ? 1 : Number(weight)];
}
