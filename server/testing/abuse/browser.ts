import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { type Cookie, parseCookies } from "@/server/http/cookies";

interface Asked {
  readonly cookies: Map<string, string>;
  readonly headers: Headers;
}

const asked = new AsyncLocalStorage<Asked>();

/** Runs a server action or a loader as if a browser with these headers had asked for it. */
export function asBrowser<Result>(headers: Headers, work: () => Promise<Result>): Promise<Result> {
  const cookies = new Map(parseCookies(headers.get("cookie")).map(({ name, value }) => [name, value]));
  return asked.run({ cookies, headers }, work);
}

function current(): Asked {
  const store = asked.getStore();
  if (!store) throw new Error("nobody asks");
  return store;
}

/** What Next's module of the same name gives server code, for the browser that asks. */
export const nextHeaders = {
  headers: async () => current().headers,
  cookies: async () => {
    const { cookies } = current();
    const entry = ([name, value]: [string, string]): Cookie => ({ name, value });
    return {
      getAll: () => [...cookies].map(entry),
      get: (name: string) => (cookies.has(name) ? { name, value: cookies.get(name) ?? "" } : undefined),
      set: (name: string, value: string) => void cookies.set(name, value),
      delete: (name: string) => void cookies.delete(name),
    };
  },
};
