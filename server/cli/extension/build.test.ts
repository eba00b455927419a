import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync, inflateRawSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { EXTENSION_BUDGET } from "../bench/budgets";
import { archiveOf, buildExtension } from "./build";

const ROOT = path.resolve(import.meta.dirname, "../../..");
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "classmate-extension-"));
  await buildExtension(ROOT, folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const read = (name: string) => readFileSync(path.join(folder, name));
/** A script with all that is loaded before it runs. */
function loadedWith(first: string): readonly string[] {
  const found = new Set([first]);
  for (const name of found)
    for (const [, file = ""] of read(name)
      .toString()
      .matchAll(/(?:from|import)"(\.\.?\/[^"]+\.js)"/g))
      found.add(path.posix.join(path.posix.dirname(name), file));
  return [...found];
}
const bytesOf = (names: readonly string[]) =>
  names.reduce((sum, name) => sum + gzipSync(read(name)).length, 0);
const manifest = () => JSON.parse(read("manifest.json").toString());

describe("the extension that is built", () => {
  it("may reach no site when it is installed, and runs on no page by itself", () => {
    expect(manifest()).not.toHaveProperty("host_permissions");
    expect(manifest()).not.toHaveProperty("content_scripts");
    expect(manifest().permissions).toEqual([
      "activeTab",
      "contextMenus",
      "identity",
      "scripting",
      "sidePanel",
      "storage",
    ]);
  });

  it("asks for no permission that its code does not use", () => {
    const code = [...loadedWith("background.js"), ...loadedWith("panel.js")].map(read).join("\n");
    const uses = manifest().permissions.filter((name: string) => name !== "activeTab");
    for (const name of uses) expect(code).toContain(`chrome.${name}`);
  });

  it("holds every file it names, and loads no code from elsewhere", () => {
    const named = [
      ...read("panel.html")
        .toString()
        .matchAll(/(?:src|href)="([^"]+)"/g),
    ].map(([, file]) => file);
    const { background, icons, side_panel } = manifest();
    const files = [
      ...named,
      background.service_worker,
      side_panel.default_path,
      ...Object.values(icons),
      "engine.js",
    ];
    for (const file of files) expect(read(String(file)).length, String(file)).toBeGreaterThan(0);
    expect(manifest().content_security_policy.extension_pages).toContain(
      "script-src 'self' 'wasm-unsafe-eval';",
    );
  });

  it("brings no setting of the machine that built it", () => {
    for (const name of readdirSync(folder).filter((file) => file.endsWith(".js")))
      expect(read(name).toString()).not.toMatch(/process\.env\.[A-Z]/);
  });

  it("stays within its budget of bytes", () => {
    const bytes = (name: string) => bytesOf(loadedWith(name));
    expect(bytes("panel.js")).toBeLessThanOrEqual(EXTENSION_BUDGET.panelBytes);
    expect(bytes("background.js")).toBeLessThanOrEqual(EXTENSION_BUDGET.backgroundBytes);
    expect(bytes("reader.js")).toBeLessThanOrEqual(EXTENSION_BUDGET.readerBytes);
    expect(bytes("engine.js")).toBeGreaterThan(100_000);
    expect(bytes("engine.js")).toBeLessThanOrEqual(EXTENSION_BUDGET.coreBytes);
    const parts = readdirSync(path.join(folder, "parts")).map((name) => `parts/${name}`);
    expect(bytesOf(["engine.js", ...parts])).toBeLessThanOrEqual(EXTENSION_BUDGET.engineBytes);
  });

  it("is the same archive each time, from which every file comes back", () => {
    const archive = archiveOf(folder);
    expect(archiveOf(folder).equals(archive)).toBe(true);
    const files = new Map(readArchive(archive));
    expect(files.size).toBe(archive.readUInt16LE(archive.length - 12));
    for (const [name, data] of files) expect(data.equals(read(name)), name).toBe(true);
    expect([...files.keys()]).toContain("manifest.json");
  });
});

/** Walks the archive by its local headers. */
function* readArchive(archive: Buffer): Generator<[string, Buffer]> {
  let at = 0;
  while (archive.readUInt32LE(at) === 0x04034b50) {
    const size = archive.readUInt32LE(at + 18);
    const name = archive.readUInt16LE(at + 26);
    const data = at + 30 + name;
    yield [archive.toString("utf8", at + 30, data), inflateRawSync(archive.subarray(data, data + size))];
    at = data + size;
  }
}
