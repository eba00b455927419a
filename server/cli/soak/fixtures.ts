import { join } from "node:path";
import { ANON_KEY, startAuthServer } from "@/e2e/peers/auth-server";
import { startMailServer } from "@/e2e/peers/mail-server";
import { type RunningServer, startServer } from "../bench/server";
import { freePort } from "../test/free-port";
import { startPostgres } from "../test/postgres";
import type { AuthPlace } from "./accounts";

/** The product as `npm start` starts it, and all it needs. */
export interface Fixtures {
  readonly product: RunningServer;
  readonly auth: AuthPlace;
  /** Where the probe in the product writes. */
  readonly probe: string;
}

export interface Opening {
  /** For everything that is kept. */
  readonly directory: string;
  readonly postgres: boolean;
  /** Takes note of what is to be closed again, the last first. */
  add(close: () => Promise<void>): void;
}

const OWN = [process.execPath, "--import", "tsx"];
/** A language model of ordinary speed, whose replies take a quarter of a minute. */
const MODEL = { SECTIONS: "5", TOKENS_PER_SECOND: "20" };

/** Whatever this machine's .env says: nothing that costs or tells. */
const PLAIN = {
  DATABASE_URL: "",
  SUPABASE_URL: "",
  SUPABASE_ANON_KEY: "",
  SUPABASE_SERVICE_ROLE_KEY: "",
  AUTH_URL: "",
  SMTP_URL: "",
  AI_API_KEY: "",
  AI_VISION_MODEL: "",
  AI_DAILY_CAP: "",
  STRIPE_SECRET_KEY: "",
  NEXT_PUBLIC_ANALYTICS_TOKEN: "",
};

/** Starts the model, the mail server, with PostgreSQL also that and an auth server, and the product. Builds the product
 * first where its build is not of what is here now. */
export async function openFixtures(opening: Opening): Promise<Fixtures> {
  const { directory, add } = opening;
  const model = await startServer([...OWN, "server/cli/bench/model-server.ts"], { env: MODEL });
  add(model.stop);
  const [smtpPort, mailPort] = [await freePort(), await freePort()];
  const post = await startMailServer({ smtpPort, mailPort });
  add(post.stop);
  const mail = `http://127.0.0.1:${mailPort}`;
  const hosted = opening.postgres ? await openPostgres(opening, smtpPort) : null;
  const probe = join(directory, "probe.jsonl");
  const product = await startServer([...OWN, "server/cli/start.ts"], {
    env: {
      ...PLAIN,
      DATA_DIR: join(directory, "data"),
      AI_BASE_URL: `${model.origin}/v1`,
      AI_MODEL: "soak",
      LOG_LEVEL: "error",
      SOAK_PROBE: probe,
      NODE_OPTIONS: `--import=${new URL("./probe.mjs", import.meta.url).href}`,
      ...(hosted
        ? hosted.settings
        : { SMTP_URL: `smtp://product:any@127.0.0.1:${smtpPort}`, MAIL_FROM: "classmate@example.org" }),
    },
  });
  add(product.stop);
  const auth = hosted
    ? { origin: hosted.origin, key: ANON_KEY, mail, cookie: "sb-127-auth-token" }
    : { origin: product.origin, key: "classmate", mail, cookie: "sb-localhost-auth-token" };
  return { product, auth, probe };
}

/** PostgreSQL that keeps what it acknowledges, and a Supabase-compatible auth server on it. */
async function openPostgres({ add }: Opening, smtpPort: number) {
  const postgres = await startPostgres({ durable: true });
  add(postgres.stop);
  const port = await freePort();
  const server = await startAuthServer({
    port,
    database: postgres.url,
    siteUrl: "http://localhost",
    smtpPort,
    githubUrl: "http://127.0.0.1:9",
  });
  add(server.stop);
  const origin = `http://127.0.0.1:${port}`;
  const settings = { DATABASE_URL: postgres.url, SUPABASE_URL: origin, SUPABASE_ANON_KEY: ANON_KEY };
  return { origin, settings };
}
