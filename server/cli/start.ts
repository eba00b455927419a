/** `npm start` and `npm run dev`: starts the product, configured or not. Options: `--dev`. `PORT` chooses the port. */
import { setTimeout } from "node:timers/promises";
import nextEnv from "@next/env";
import { chooseDriver } from "@/server/db/driver";
import { currentHolder, DataDirectoryLocked } from "@/server/db/lock";
import { InvalidEnvironment } from "@/server/env-parse";
import { buildIfNeeded } from "./start/build";
import { type Configuration, configure } from "./start/configuration";
import { runNext } from "./start/next-command";
import { assertPortFree } from "./start/port";
import { StartError } from "./start/start-error";

const ENDING_MS = 3_000;

async function main(): Promise<number> {
  const dev = process.argv.includes("--dev");
  const root = process.cwd();
  nextEnv.loadEnvConfig(root, dev, { info: () => {}, error: console.error });
  const configuration = configure(process.env, dev ? "development" : "production");
  await assertDataFree(configuration);
  await assertPortFree(configuration.port);
  if (!dev) await buildIfNeeded(root, configuration);
  console.log(summary(configuration));
  const { code, stopped } = await runNext(
    [dev ? "dev" : "start", "--port", String(configuration.port)],
    configuration.values,
  );
  return stopped ? 0 : code;
}

/** Waits a moment for a server that is just ending, as after a restart. */
async function assertDataFree({ values }: Configuration): Promise<void> {
  const driver = chooseDriver(values.DATABASE_URL ?? "");
  if (driver.kind !== "pglite") return;
  const giveUpAt = Date.now() + ENDING_MS;
  for (let holder = currentHolder(driver.directory); holder; holder = currentHolder(driver.directory)) {
    if (Date.now() > giveUpAt) throw new DataDirectoryLocked(driver.directory, holder);
    await setTimeout(200);
  }
}

function summary({ values, port, dataDirectory, embedded }: Configuration): string {
  const parts = [
    embedded.database && "database",
    embedded.auth && "sign-in",
    embedded.tutor && "tutor",
  ].filter(Boolean);
  return [
    `${values.NEXT_PUBLIC_APP_NAME ?? "Classmate"}: http://localhost:${port}`,
    `  data      ${dataDirectory}`,
    `  embedded  ${["mathematics engine", ...parts].join(", ")}`,
    ...(embedded.mail ? [`  mail      http://localhost:${port}/inbox`] : []),
    "",
  ].join("\n");
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    const expected =
      error instanceof StartError ||
      error instanceof InvalidEnvironment ||
      error instanceof DataDirectoryLocked;
    console.error(expected ? error.message : error);
    process.exit(1);
  },
);
