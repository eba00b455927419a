import "server-only";

/** No request takes more; a vendor that says so has miscounted. */
const TOKENS_MAX = 10_000_000;
/** Under such a name there are further counts; under any other there is one. */
const DETAILS = /_details$/;

type Fields = Readonly<Record<string, unknown>>;

/** A vendor's count of tokens as it can be reckoned with: whole numbers, none of them below nothing. What is no count is
 * left out, so that it is estimated instead.
 * @returns null where there is no count at all */
export function soundUsage(usage: unknown): Fields | null {
  return countsIn(usage, (name, value) =>
    DETAILS.test(name) ? countsIn(value, countIn) : soundCount(value),
  );
}

const countIn = (_name: string, value: unknown): number | null => soundCount(value);

function countsIn(usage: unknown, kept: (name: string, value: unknown) => unknown): Fields | null {
  if (typeof usage !== "object" || usage === null || Array.isArray(usage)) return null;
  const sound = Object.entries(usage).flatMap(([name, value]) => {
    const count = kept(name, value);
    return count === null ? [] : [[name, count] as const];
  });
  return Object.fromEntries(sound);
}

/** @returns the count in whole tokens, begun ones included; null for what is no count */
export function soundCount(value: unknown): number | null {
  const count = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  if (typeof count !== "number" || !(count >= 0 && count <= TOKENS_MAX)) return null;
  return Math.ceil(count);
}

/** An answer of a vendor, or an event of its stream, with a sound count. What is no JSON stays as it is. */
export function withSoundUsage(json: string): string {
  if (!json.includes('"usage"')) return json;
  try {
    const answer: unknown = JSON.parse(json);
    if (typeof answer !== "object" || answer === null || !("usage" in answer) || answer.usage === null)
      return json;
    return JSON.stringify({ ...answer, usage: soundUsage(answer.usage) });
  } catch {
    return json;
  }
}
