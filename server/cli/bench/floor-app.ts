import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, parse, resolve } from "node:path";
import { type RunningServer, startServer } from "./server";

const NEXT = resolve("node_modules/next/dist/bin/next");

const FILES: Readonly<Record<string, string>> = {
  "package.json": '{ "name": "floor", "private": true, "type": "module" }',
  "next.config.mjs": `export default { poweredByHeader: false, turbopack: { root: ${JSON.stringify(parse(resolve(".")).root)} } };`,
  "app/layout.jsx":
    'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }',
  "app/page.jsx": "export default function Page() { return <h1>Hello</h1>; }",
  "app/bare/route.js":
    "export const dynamic = 'force-dynamic'; export function GET() { return Response.json({ ok: true }); }",
};

/** Builds and starts an empty Next application in a temporary folder, gone when it is stopped: what the framework alone
 * costs on this machine. It borrows the project's node_modules, so that both sides of a ratio run the same versions. */
export async function startFloor(): Promise<RunningServer> {
  const directory = mkdtempSync(join(tmpdir(), "classmate-floor-"));
  for (const [name, text] of Object.entries(FILES)) {
    const file = join(directory, name);
    mkdirSync(join(file, ".."), { recursive: true });
    writeFileSync(file, text);
  }
  symlinkSync(resolve("node_modules"), join(directory, "node_modules"), "dir");
  execFileSync(process.execPath, [NEXT, "build"], { cwd: directory, stdio: "ignore" });
  const server = await startServer([process.execPath, NEXT, "start"], { cwd: directory });
  const stop = async () => {
    await server.stop();
    rmSync(directory, { recursive: true, force: true });
  };
  return { ...server, stop };
}
