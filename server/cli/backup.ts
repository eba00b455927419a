/** `npm run backup -- FOLDER` copies what the embedded database and the product keep into a new folder;
 * `npm run restore -- FOLDER` puts it back into an empty DATA_DIR. Neither works while a server runs on the data. */
import path from "node:path";
import nextEnv from "@next/env";
import { DataDirectoryLocked } from "@/server/db/lock";
import { createForOwnerOnly } from "@/server/db/owner-only";
import { makeBackup, placesOf, restoreBackup } from "./backup/copy";
import { explain } from "./start/explain";
import { StartError } from "./start/start-error";

function main([command, folder, ...more]: readonly string[]): string {
  if (!folder || more.length > 0) throw new StartError(`Say which folder: npm run ${command} -- FOLDER`);
  nextEnv.loadEnvConfig(process.cwd(), false, { info: () => {}, error: console.error });
  createForOwnerOnly();
  const places = placesOf(process.env);
  const there = path.resolve(folder);
  if (command === "backup") {
    const { files } = makeBackup(places, there);
    return `${Object.keys(files).length} files of ${places.data} are in ${there}. Keep them like a password: they hold the secrets too.`;
  }
  const { made, files } = restoreBackup(there, places);
  return `${Object.keys(files).length} files of ${made} are back in ${places.data}.`;
}

try {
  console.log(main(process.argv.slice(2)));
} catch (error) {
  console.error(DataDirectoryLocked.isInstance(error) ? error.message : explain(error));
  process.exitCode = 1;
}
