/** `npm run extension`: the browser extension, in `dist/extension` to be loaded from there, and as an archive for a store. */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { archiveOf, buildExtension } from "./extension/build";

const TARGET = "dist/extension";

await buildExtension(process.cwd(), path.resolve(TARGET));
const archive = archiveOf(TARGET);
writeFileSync(`${TARGET}.zip`, archive);
console.log(`The extension is in ${TARGET}, and as ${TARGET}.zip (${Math.ceil(archive.length / 1000)} kB).`);
