import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type RunningServer, startServer } from "./server";

const OWN = [process.execPath, "--import", "tsx"];

/** Whatever this machine's .env says: everything embedded, and nothing that costs or tells. */
const PLAIN = {
  DATABASE_URL: "",
  SUPABASE_URL: "",
  SUPABASE_ANON_KEY: "",
  AUTH_URL: "",
  AI_API_KEY: "",
  AI_VISION_MODEL: "",
  AI_DAILY_CAP: "",
  NEXT_PUBLIC_ANALYTICS_TOKEN: "",
};

/** The built product with everything embedded, its data in `dataDirectory`. */
export const startEmbeddedProduct = (dataDirectory: string): Promise<RunningServer> =>
  startServer([...OWN, "server/cli/start.ts"], {
    env: { ...PLAIN, AI_BASE_URL: "", AI_MODEL: "", DATA_DIR: dataDirectory },
  });

/** The built product with the embedded database in `dataDirectory`, talking to a model at `modelOrigin`. */
export const startProduct = (dataDirectory: string, modelOrigin: string): Promise<RunningServer> =>
  startServer([...OWN, "server/cli/start.ts"], {
    env: { ...PLAIN, DATA_DIR: dataDirectory, AI_BASE_URL: `${modelOrigin}/v1`, AI_MODEL: "bench" },
  });

/** A model in a process of its own.
 * @param sections how long its replies are
 * @param env more variables of its own */
export const startModel = (sections: number, env: Record<string, string> = {}): Promise<RunningServer> =>
  startServer([...OWN, "server/cli/bench/model-server.ts"], { env: { SECTIONS: String(sections), ...env } });

export const startRelay = (modelOrigin: string): Promise<RunningServer> =>
  startServer([...OWN, "server/cli/bench/relay-server.ts"], { env: { AI_BASE_URL: `${modelOrigin}/v1` } });

/** Does its work with what it has opened, and leaves nothing of that behind. */
export async function closing(
  work: (opened: { readonly directory: string; add(close: () => Promise<void>): void }) => Promise<void>,
): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), "classmate-bench-"));
  const closers: (() => Promise<void>)[] = [];
  try {
    await work({ directory, add: (close) => void closers.push(close) });
  } finally {
    for (const close of closers.reverse()) await close();
    rmSync(directory, { recursive: true, force: true });
  }
}
