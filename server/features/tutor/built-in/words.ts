import "server-only";

/** Splits a reply into pieces of a few words, for streaming. Joined they are the reply, character by character. */
export function chunksOf(reply: string): readonly string[] {
  return reply.match(/(?:\S+\s*|\s+){1,3}/g) ?? [];
}
