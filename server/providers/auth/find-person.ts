import "server-only";
import { z } from "zod";
import type { AccountHolder, WantedPerson } from "./port";

/** Accounts the auth server shows at once, and how many times it is asked for more. */
const PER_PAGE = 200;
const PAGES_MAX = 50;

const holderSchema = z.object({ id: z.string(), email: z.string().nullish() });
const pageSchema = z.object({ users: z.array(holderSchema) });

/** Looks an account up at a hosted auth server.
 * @param ask sends a request to the interface for operators, by the path under it
 * @returns null when there is no such account
 * @throws {Error} when the auth server refuses or says something else */
export async function findPersonAt(
  ask: (path: string) => Promise<Response>,
  wanted: WantedPerson,
): Promise<AccountHolder | null> {
  if ("userId" in wanted) {
    const response = await ask(`/users/${encodeURIComponent(wanted.userId)}`);
    if (response.status === 404) return null;
    return holderOf(holderSchema.parse(await bodyOf(response)));
  }
  const email = wanted.email.toLowerCase();
  for (let page = 1; page <= PAGES_MAX; page++) {
    // Servers that do not know the filter show everyone.
    const query = new URLSearchParams({ filter: email, page: String(page), per_page: String(PER_PAGE) });
    const { users } = pageSchema.parse(await bodyOf(await ask(`/users?${query}`)));
    const found = users.find((user) => user.email?.toLowerCase() === email);
    if (found) return holderOf(found);
    if (users.length < PER_PAGE) return null;
  }
  return null;
}

const holderOf = ({ id, email }: z.infer<typeof holderSchema>): AccountHolder => ({
  userId: id,
  email: email || null,
});

async function bodyOf(response: Response): Promise<unknown> {
  if (!response.ok)
    throw new Error(`The auth server answered ${response.status} when it was asked for an account.`);
  return response.json();
}
