import { randomBytes } from "node:crypto";
import path from "node:path";
import { chooseDriver } from "@/server/db/driver";
import { type LeftOpen, tighten } from "@/server/db/owner-only";
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
  /** Absolute. */
  dataDirectory: string;
  /** What others on this machine can read of the data although they should not. */
  leftOpen: readonly LeftOpen[];
  embedded: { database: boolean; auth: boolean; mail: boolean; tutor: boolean };
  /** Networks of proxies that are believed, beside this machine's own. */
  trustedProxies: readonly string[];
  /** People reach it by https, which something in front must end. */
  isBehindTls: boolean;
}

const DEFAULT_PORT = "3000";
const KEY_BYTES = 32;
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
    // Another one at each start, so that an address that was seen once opens nothing for long.
    INBOX_KEY: randomBytes(KEY_BYTES).toString("hex"),
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
    dataDirectory: data.path,
    leftOpen: [...data.leftOpen, ...tightenDatabase(env.DATABASE_URL, data.path)],
    embedded: {
      database: env.DATABASE_URL.startsWith("pglite:"),
      auth: env.SUPABASE_URL === undefined,
      mail: env.SUPABASE_URL === undefined && env.SMTP_URL === undefined,
      tutor: env.AI_BASE_URL === undefined,
    },
    trustedProxies: env.TRUSTED_PROXIES,
    isBehindTls: env.AUTH_URL.startsWith("https:"),
  };
}

/** The same for a database that is kept elsewhere than in the data directory. */
function tightenDatabase(url: string, dataDirectory: string): LeftOpen[] {
  const driver = chooseDriver(url);
  if (driver.kind !== "pglite" || driver.directory === null) return [];
  const directory = path.resolve(driver.directory);
  if (directory.startsWith(dataDirectory + path.sep)) return [];
  return ["", ".lock", ".creating"].flatMap((end) => tighten(directory + end));
}

/** Where nothing was said, a product that only this machine reaches listens to this machine only. */
const hostFor = (authUrl: string): string => (isLoopback(new URL(authUrl).hostname) ? THIS_MACHINE : "");
