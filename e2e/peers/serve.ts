/** The servers that the browser tests need around the product: PostgreSQL, a mail server, a provider of social sign-in
 * and an auth server. Ends on SIGTERM. Usage: serve.ts FIRST_PORT */
import { startPostgres } from "@/server/cli/test/postgres";
import { startAuthServer } from "./auth-server";
import { startMailServer } from "./mail-server";
import { startOauthProvider } from "./oauth-provider";
import { placesFrom } from "./ports";

interface Peer {
  stop(): Promise<void>;
}

const places = placesFrom(Number(process.argv[2]));
const started: Peer[] = [];

async function start(): Promise<void> {
  started.push(await startPostgres({ port: places.databasePort }));
  started.push(await startOauthProvider({ port: places.oauthPort, asks: true }));
  started.push(
    await startAuthServer({
      port: places.authPort,
      database: places.database,
      siteUrl: places.hosted,
      smtpPort: places.smtpPort,
      githubUrl: places.oauth,
    }),
  );
  // The last, because anyone who waits for the others waits for this one to answer.
  started.push(await startMailServer(places));
}

async function stop(): Promise<void> {
  for (const peer of started.reverse()) await peer.stop();
}

process.once("SIGTERM", () => stop().then(() => process.exit(0)));
process.once("SIGINT", () => stop().then(() => process.exit(0)));
start().catch(async (error: unknown) => {
  console.error(error);
  await stop();
  process.exitCode = 1;
});
