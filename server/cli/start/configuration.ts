import path from "node:path";
import { isLoopback } from "@/server/env-loopback";
import { parseEnv } from "@/server/env-parse";
import { prepareDataDirectory } from "./data-directory";

type Values = Record<string, string | undefined>;

export interface Configuration {
  /** The environment for the server: what was given, and defaults for what was not. */
  values: Values;
  port: number;
  /** The address of this machine that is listened on; empty for all of them. */
  host: string;
  /** Networks of proxies whose word counts, beside those on this machine. */
  trustedProxies: readonly string[];
  /** Absolute. */
  dataDirectory: string;
  embedded: { database: boolean; auth: boolean; mail: boolean; tutor: boolean };
}

const DEFAULT_PORT = "3000";
const THIS_MACHINE = "127.0.0.1";

/** Completes what was configured so that the server can start, also with nothing configured at all.
 * @param given environment variables; an empty string counts as absent
 * @throws {InvalidEnvironment} naming every variable that is wrong
 * @throws {StartError} when the data directory cannot be used */
export function configure(given: Values, mode: "development" | "production"): Configuration {
  const present = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ""));
  const port = present.PORT ?? DEFAULT_PORT;
  const data = prepareDataDirectory(present.DATA_DIR ?? ".data");
  const values: Values = {
    NODE_ENV: mode,
    DATABASE_URL: `pglite:${path.join(data.path, "database")}`,
    AUTH_SECRET: data.authSecret,
    AUTH_URL: `http://localhost:${port}`,
    ...present,
    PORT: port,
    DATA_DIR: data.path,
  };
  const env = parseEnv(values);
  const host = env.HOST || hostFor(env.AUTH_URL);
  return {
    values: { ...values, NODE_ENV: mode, HOST: host },
    port: env.PORT,
    host,
    trustedProxies: env.TRUSTED_PROXIES,
    dataDirectory: data.path,
    embedded: {
      database: env.DATABASE_URL.startsWith("pglite:"),
      auth: env.SUPABASE_URL === undefined,
      mail: env.SUPABASE_URL === undefined && env.SMTP_URL === undefined,
      tutor: env.AI_BASE_URL === undefined,
    },
  };
}

/** Where nothing was said, a product that only this machine reaches listens to this machine only. */
const hostFor = (authUrl: string): string => (isLoopback(new URL(authUrl).hostname) ? THIS_MACHINE : "");
