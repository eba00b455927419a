/** `npm run licences`: the packages of the product and their licences. Options: `--write` keeps them in
 * `docs/licences.md`. Ends with 1 when a licence is not accepted. */
import { readFileSync, writeFileSync } from "node:fs";
import { isAccepted } from "./licences/acceptance";
import { asPage } from "./licences/as-page";
import { listPackages } from "./licences/list-packages";

const PAGE = "docs/licences.md";

const packages = listPackages(JSON.parse(readFileSync("package-lock.json", "utf8")));
const page = asPage(packages);
if (process.argv.includes("--write")) writeFileSync(PAGE, page);
else process.stdout.write(page);

const refused = packages.filter((one) => !isAccepted(one));
for (const { name, version, licence } of refused) {
  console.error(`${name}@${version}: ${licence} is not accepted (server/cli/licences/accepted.ts)`);
}
process.exitCode = refused.length === 0 ? 0 : 1;
