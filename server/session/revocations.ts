import "server-only";
import type { Revocations } from "../deps";

export interface RevocationsOptions {
  readonly now: () => Date;
  /** Sessions remembered at most. */
  readonly sessionsMax?: number;
}

/** How long an answer is good for: as long at most a session that was ended by another process goes on here. */
export const REMEMBERED_MS = 10_000;

interface Answer {
  readonly revoked: Promise<boolean>;
  readonly until: number;
}

/** Remembers for ten seconds whether a session was ended, so that the API asks once for many calls. Calls that come
 * while one asks wait for its answer; a failure is not remembered. */
export function createRevocations({ now, sessionsMax = 2_000 }: RevocationsOptions): Revocations {
  const answers = new Map<string, Answer>();
  return {
    ask({ userId, sessionId }, look) {
      const key = `${userId} ${sessionId}`;
      const time = now().getTime();
      const known = answers.get(key);
      // An answer from a time to come was given before the clock was put back, nobody knows how long ago.
      if (known && known.until > time && known.until <= time + REMEMBERED_MS) return known.revoked;
      answers.delete(key);
      if (answers.size >= sessionsMax) answers.delete(answers.keys().next().value ?? "");
      const answer = { revoked: look(), until: time + REMEMBERED_MS };
      answers.set(key, answer);
      answer.revoked.catch(() => {
        if (answers.get(key) === answer) answers.delete(key);
      });
      return answer.revoked;
    },
    forget(userId) {
      for (const key of answers.keys()) if (key.startsWith(`${userId} `)) answers.delete(key);
    },
  };
}
