import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { declareApi } from "./declare-api";

/** How the package is named in a client's imports. */
const NAME = "classmate-client";

/** What a client needs beside the types, in the versions the server is made with. */
const PEERS = ["@trpc/client", "@trpc/server", "superjson"] as const;

/** Writes the package of types: declarations, a description, and how it is used.
 * @param root of the repository, absolute
 * @param target directory, which is replaced as a whole */
export function writeClientPackage(root: string, target: string): void {
  const declarations = declareApi(root);
  const { version, dependencies } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")) as {
    readonly version: string;
    readonly dependencies: Readonly<Record<string, string>>;
  };
  const description = {
    name: NAME,
    version,
    description: "The types of Classmate’s API.",
    type: "module",
    private: true,
    types: "./index.d.ts",
    exports: { ".": { types: "./index.d.ts" } },
    peerDependencies: Object.fromEntries(PEERS.map((name) => [name, `^${dependencies[name]}`])),
  };
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  writeFileSync(path.join(target, "index.d.ts"), declarations);
  writeFileSync(path.join(target, "package.json"), `${JSON.stringify(description, null, 2)}\n`);
  copyFileSync(path.join(root, "server/cli/client/README.md"), path.join(target, "README.md"));
}
