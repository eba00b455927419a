/** Makes an embedded database in a directory, as the product's first start leaves it:
 * `node --conditions=react-server --import tsx server/cli/test/new-database.ts DIRECTORY`. */
import { openPglite } from "@/server/db/open-pglite";

const [directory] = process.argv.slice(2);
if (!directory) throw new Error("Say in which directory.");
const { close } = await openPglite(directory);
await close();
