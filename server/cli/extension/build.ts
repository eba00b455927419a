import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import { OCR_FILES, OCR_PATH } from "@/server/features/photo/constants";
import { zip } from "./zip";

const ENTRIES = {
  background: "extension/background.ts",
  engine: "app/_device/engine/worker.ts",
  panel: "extension/panel/panel.tsx",
  reader: "extension/region/reader.ts",
};

/** What the reader of pictures asks for and no browser that runs the extension needs: generators are their own. */
const NOT_NEEDED = "regenerator-runtime/runtime";

/** Builds the extension: its scripts, the engine in parts that are loaded when they are first needed, and what is copied as it
 * is.
 * @param root of the repository, absolute
 * @param target directory, which is replaced as a whole */
export async function buildExtension(root: string, target: string): Promise<void> {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  await build({
    absWorkingDir: root,
    entryPoints: { ...ENTRIES, "panel-styles": "extension/panel/panel.css" },
    outdir: target,
    bundle: true,
    minify: true,
    splitting: true,
    chunkNames: "parts/[name]-[hash]",
    format: "esm",
    target: "chrome116",
    jsx: "automatic",
    loader: { ".woff2": "file" },
    assetNames: "fonts/[name]",
    alias: { [NOT_NEEDED]: path.join(root, "extension/region/nothing.ts") },
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "error",
  });
  cpSync(path.join(root, "extension/panel/panel.html"), path.join(target, "panel.html"));
  cpSync(path.join(root, "extension/icons"), path.join(target, "icons"), { recursive: true });
  copyPartsOfReader(root, target);
  writeFileSync(path.join(target, "manifest.json"), manifestOf(root));
}

/** What the reader of pictures loads, under the same names as the product serves it. */
function copyPartsOfReader(root: string, target: string): void {
  const folder = path.join(target, OCR_PATH);
  mkdirSync(folder, { recursive: true });
  for (const [name, { from }] of Object.entries(OCR_FILES))
    cpSync(path.join(root, "node_modules", from), path.join(folder, name));
}

/** The version is the product's. */
function manifestOf(root: string): string {
  const read = (file: string) => JSON.parse(readFileSync(path.join(root, file), "utf8"));
  return JSON.stringify(
    { ...read("extension/manifest.json"), version: read("package.json").version },
    null,
    2,
  );
}

/** The folder as the archive a store takes. */
export function archiveOf(folder: string): Buffer {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8", withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll("\\", "/"));
  return zip(names.sort().map((name) => ({ name, data: readFileSync(path.join(folder, name)) })));
}
