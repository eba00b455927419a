import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { acquireBuild, type Build, DIRECTORY_VARIABLE, directoryOf } from "./builds";
import type { Configuration } from "./configuration";
import { buildFingerprint } from "./fingerprint";
import { runNext } from "./next-command";
import { StartError } from "./start-error";

/** Builds the product unless there is a build of exactly what is here now.
 * @returns that build, which stays until this process ends or gives it back
 * @throws {StartError} when the build fails */
export function buildIfNeeded(root: string, { values }: Configuration): Promise<Build> {
  return acquireBuild(root, buildFingerprint(root, values), async (directory) => {
    console.log("Building. This takes a minute or two the first time and after a change.");
    const { code, stopped } = await keepingTypes(root, directory, () =>
      runNext(["build"], { ...values, [DIRECTORY_VARIABLE]: directory, TYPES_ARE_CHECKED: "true" }),
    );
    if (stopped) process.exit(0);
    if (code !== 0) throw new StartError("The build failed; the reasons are printed above.");
  });
}

/** A build writes into next-env.d.ts where its own types are. Editors and the type check look into `.next` all the time, and
 * do not lose their types with a build that is removed. */
async function keepingTypes<Result>(
  root: string,
  directory: string,
  build: () => Promise<Result>,
): Promise<Result> {
  try {
    return await build();
  } finally {
    const file = path.join(root, "next-env.d.ts");
    const text = existsSync(file) ? readFileSync(file, "utf8") : "";
    if (text.includes(directory)) writeFileSync(file, text.replaceAll(`./${directory}/`, "./.next/"));
  }
}

/** Where the build of exactly what is here now is, or would be, relative to the root. */
export const buildDirectory = (root: string, values: Configuration["values"]): string =>
  directoryOf(buildFingerprint(root, values));
