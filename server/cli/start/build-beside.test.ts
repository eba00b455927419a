import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, it } from "vitest";
import { freePort } from "../test/free-port";
import { BUILDS } from "./builds";

/** Small, so that it builds in seconds; started by the same command as the product. */
const APPLICATION: Readonly<Record<string, string>> = {
  "package.json": '{ "name": "small", "private": true, "type": "module" }',
  "next.config.mjs": `export default {
    distDir: process.env.NEXT_DIST_DIR,
    turbopack: { root: ${JSON.stringify(path.parse(process.cwd()).root)} },
  };`,
  // The server waits for the product's own start-up, which hands it the HTTP server to listen with.
  "instrumentation.js": `export async function register() {
    if (process.env.NEXT_RUNTIME !== "nodejs") return;
    const { createServer } = await import("node:http");
    globalThis.classmate?.starting?.((handle) => createServer(handle));
  }`,
  "app/layout.jsx":
    'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }',
  "app/page.jsx": "export default function Page() { return <h1>{process.env.NEXT_PUBLIC_APP_NAME}</h1>; }",
  // Read from the build at the first request, and not before.
  "app/later/page.jsx":
    "export const dynamic = 'force-dynamic'; export default async function Page() { const { word } = await import('./word.js'); return <h1>{word}</h1>; }",
  "app/later/word.js": "export const word = 'Later ' + process.env.NEXT_PUBLIC_APP_NAME;",
};
const MINUTES = 60_000;

let root: string;
const started: ChildProcess[] = [];

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "beside-"));
  for (const [name, text] of Object.entries(APPLICATION)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
  symlinkSync(path.resolve("node_modules"), path.join(root, "node_modules"), "dir");
});

afterEach(async () => {
  await Promise.all(started.splice(0).map(end));
  rmSync(root, { recursive: true, force: true });
});

/** `npm start` in the small application's checkout, with a public variable.
 * @returns where it answers, when it does */
async function start(name: string): Promise<string> {
  const port = await freePort();
  const tsx = createRequire(import.meta.url).resolve("tsx");
  const child = spawn(
    process.execPath,
    ["--import", pathToFileURL(tsx).href, path.resolve("server/cli/start.ts")],
    {
      cwd: root,
      stdio: ["ignore", "ignore", "inherit"],
      env: {
        PATH: process.env.PATH,
        TSX_TSCONFIG_PATH: path.resolve("tsconfig.json"),
        PORT: String(port),
        DATA_DIR: path.join(root, "data", name),
        NEXT_PUBLIC_APP_NAME: name,
      } as unknown as NodeJS.ProcessEnv,
    },
  );
  started.push(child);
  const origin = `http://localhost:${port}`;
  const answers = () =>
    fetch(origin).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return origin;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}

const builds = () => readdirSync(path.join(root, BUILDS)).filter((name) => /^[\da-f]{16}$/.test(name));

/** Every file that a browser may fetch from a build. */
function filesOf(build: string): readonly string[] {
  const directory = path.join(root, BUILDS, build, "next/static");
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)).replaceAll("\\", "/"));
}

it(
  "a second start with other public variables builds beside the running server, which keeps all its files",
  async () => {
    const first = await start("First");
    const [build = ""] = builds();
    const files = filesOf(build);
    expect(files.length).toBeGreaterThan(5);

    const second = await start("Second");
    expect(await (await fetch(second)).text()).toContain("Second");
    expect(builds()).toHaveLength(2);
    for (const file of files) expect((await fetch(`${first}/_next/static/${file}`)).status, file).toBe(200);
    expect(await (await fetch(first)).text()).toContain("First");
    expect(await (await fetch(`${first}/later`)).text()).toContain("Later First");
  },
  5 * MINUTES,
);
