import "server-only";
import type { Revocations } from "../deps";

export interface RevocationsOptions {
  readonly now: () => Date;
  /** Sessions remembered at most. */
  readonly sessionsMax?: number;
}

/** How long an answer is good for: as long at most a session that was ended by another process goes on here. */
export const REMEMBERED_MS = 10_000;

/** A promise belongs to the request that made it, with all of that request's memory: it is let go once it has come. */
interface Answer {
  revoked: boolean | Promise<boolean>;
  readonly until: number;
}

/** Remembers for ten seconds whether a session was ended, so that the API asks once for many calls. Calls that come
 * while one asks wait for its answer; a failure is not remembered. */
export function createRevocations({ now, sessionsMax = 2_000 }: RevocationsOptions): Revocations {
  const answers = new Map<string, Answer>();
  return {
    async ask({ userId, sessionId }, look) {
      const key = `${userId} ${sessionId}`;
      const time = now().getTime();
      const known = answers.get(key);
      // An answer from a time to come was given before the clock was put back, nobody knows how long ago.
      if (known && known.until > time && known.until <= time + REMEMBERED_MS) return known.revoked;
      answers.delete(key);
      if (answers.size >= sessionsMax) answers.delete(answers.keys().next().value ?? "");
      const asking = look();
      const answer: Answer = { revoked: asking, until: time + REMEMBERED_MS };
      answers.set(key, answer);
      asking.then(
        (revoked) => {
          answer.revoked = revoked;
        },
        () => {
          if (answers.get(key) === answer) answers.delete(key);
        },
      );
      return asking;
    },
    forget(userId) {
      for (const key of answers.keys()) if (key.startsWith(`${userId} `)) answers.delete(key);
    },
  };
}
