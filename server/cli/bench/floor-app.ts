import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

const FILES: Readonly<Record<string, string>> = {
  "package.json": '{ "name": "floor", "private": true, "type": "module" }',
  "next.config.mjs": `export default { poweredByHeader: false, turbopack: { root: ${JSON.stringify(resolve("."))} } };`,
  "app/layout.jsx":
    'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }',
  "app/page.jsx": "export default function Page() { return <h1>Hello</h1>; }",
  "app/bare/route.js":
    "export const dynamic = 'force-dynamic'; export function GET() { return Response.json({ ok: true }); }",
};

export interface FloorApp {
  readonly directory: string;
  remove(): void;
}

/** Writes an empty Next application: what the framework alone costs on this machine. It lies below the project's
 * node_modules, so that both sides of a ratio run the same versions. */
export function createFloorApp(): FloorApp {
  const directory = resolve("node_modules/.cache/classmate/floor");
  for (const [name, text] of Object.entries(FILES)) {
    const file = join(directory, name);
    mkdirSync(join(file, ".."), { recursive: true });
    writeFileSync(file, text);
  }
  return { directory, remove: () => rmSync(directory, { recursive: true, force: true }) };
}
