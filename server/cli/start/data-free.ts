import { setTimeout } from "node:timers/promises";
import { chooseDriver } from "@/server/db/driver";
import { currentHolder, DataDirectoryLocked } from "@/server/db/lock";
import type { Configuration } from "./configuration";

const LOOK_EVERY_MS = 200;

/** Makes sure that no other process holds the embedded database.
 * @param patienceMs how long to wait for one that is just ending, as after a restart
 * @throws {DataDirectoryLocked} when it is still held then */
export async function assertDataFree({ values }: Configuration, patienceMs: number): Promise<void> {
  const driver = chooseDriver(values.DATABASE_URL ?? "");
  if (driver.kind !== "pglite") return;
  const giveUpAt = Date.now() + patienceMs;
  for (let holder = currentHolder(driver.directory); holder; holder = currentHolder(driver.directory)) {
    if (Date.now() > giveUpAt) throw new DataDirectoryLocked(driver.directory, holder);
    await setTimeout(LOOK_EVERY_MS);
  }
}
