import "server-only";
import { z } from "zod";
import type { SocialProvider } from "./port";

const settingsSchema = z.object({
  external: z.object({ google: z.boolean().nullish(), github: z.boolean().nullish() }),
});

const REMEMBERED_MS = 60_000;

/** The social sign-ins a hosted project has set up, asked for at most once a minute. A project that does not answer
 * offers what it offered last, at first none.
 * @param read gets the project's public settings */
export function createHostedSettings(
  read: () => Promise<Response>,
  now: () => number,
): () => Promise<readonly SocialProvider[]> {
  let known: readonly SocialProvider[] = [];
  let readAt = Number.NEGATIVE_INFINITY;
  return async () => {
    if (now() - readAt < REMEMBERED_MS) return known;
    readAt = now();
    try {
      const { external } = settingsSchema.parse(await (await read()).json());
      known = (["google", "github"] as const).filter((name) => external[name]);
    } catch {
      return known;
    }
    return known;
  };
}
