/** `npm run build:client`: the types of the API as a package of their own, in `dist/client`. */
import path from "node:path";
import { writeClientPackage } from "./client/write-package";

const TARGET = "dist/client";

try {
  writeClientPackage(process.cwd(), path.resolve(TARGET));
  console.log(`The types of the API are in ${TARGET}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
