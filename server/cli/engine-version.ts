import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const LENGTH = 12;
const SOURCE = /(?<!\.test)\.ts$/;

/** Names the source of the engine: the same text in the same files has the same name.
 * @param folder of the engine */
export function engineVersion(folder = join(process.cwd(), "server/solver")): string {
  const hash = createHash("sha256");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    SOURCE.test(file),
  );
  for (const file of files.sort())
    hash
      .update(file)
      .update("\0")
      .update(readFileSync(join(folder, file)));
  return hash.digest("hex").slice(0, LENGTH);
}
