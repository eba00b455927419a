import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";

const unheard = new AsyncLocalStorage<boolean>();

type Lite = typeof import("@supabase/lite") & typeof import("@supabase/lite/pglite");

let loading: Promise<Lite> | undefined;

/** The package of the embedded auth server, loaded when it is first wanted: a build and a server with a Supabase project
 * never load it. It loads supabase-js, which warns of Node's version in each process; `npm start` says that itself, once,
 * so what modules print while they load is not passed on. A module that fails still rejects. */
export const loadLite = () => {
  loading ??= unheard.run(true, () => withoutWarnings(load));
  return loading;
};

const load = async (): Promise<Lite> => ({
  ...(await import("@supabase/lite")),
  ...(await import("@supabase/lite/pglite")),
});

/** Leaves out the warnings of what runs in there, and of nothing that runs at the same time. */
async function withoutWarnings<T>(work: () => Promise<T>): Promise<T> {
  const { warn } = console;
  const whenHeard = (...words: unknown[]) => {
    if (!unheard.getStore()) warn.apply(console, words);
  };
  console.warn = whenHeard;
  try {
    return await work();
  } finally {
    if (console.warn === whenHeard) console.warn = warn;
  }
}
