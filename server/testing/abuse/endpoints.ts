import "server-only";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { AnyTRPCProcedure } from "@trpc/server";
import { appRouter } from "@/server/trpc/root";

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

export type ProcedureKind = "query" | "mutation" | "subscription";

/** Every procedure of the typed API, by its path, and what it is. */
export function listProcedures(): ReadonlyMap<string, ProcedureKind> {
  const all = Object.entries(appRouter._def.procedures as unknown as Record<string, AnyTRPCProcedure>);
  return new Map(all.map(([name, procedure]) => [name, procedure._def.type]));
}

/** Every route handler in the tree: "POST app/api/chat/route.ts". */
export function listHandlers(): string[] {
  return sources("app", /(^|\/)route\.tsx?$/).flatMap((file) => {
    const text = readFileSync(file, "utf8");
    const methods = METHODS.filter((method) =>
      new RegExp(`export (async )?(function|const) ${method}\\b|\\bas ${method}\\b`).test(text),
    );
    return methods.map((method) => `${method} ${file}`);
  });
}

/** An address of every page in the tree: "/chat/some-id". */
export function listPages(): string[] {
  return sources("app", /(^|\/)page\.tsx$/).map((file) => {
    const folders = file.split("/").slice(1, -1);
    return `/${folders
      .filter((folder) => !folder.startsWith("("))
      .map((folder) => (folder.startsWith("[") ? "some-id" : folder))
      .join("/")}`;
  });
}

/** Every server action in the tree: "server/features/chat/actions.ts deleteChatAction". One that is written into a
 * component has no name of its own: it is listed by its place. */
export function listActions(): string[] {
  return [...sources("server", /\.tsx?$/), ...sources("app", /\.tsx?$/)].flatMap((file) => {
    const text = readFileSync(file, "utf8");
    if (/^["']use server["']/m.test(text)) return exported(text, /\w+/).map((name) => `${file} ${name}`);
    return [...text.matchAll(/^\s+["']use server["']/gm)].map((_, at) => `${file} inline ${at + 1}`);
  });
}

/** Every loader of pages in the tree: "server/features/chat/loaders.ts loadChats". */
export function listLoaders(): string[] {
  return sources("server/features", /\/loaders\.ts$/).flatMap((file) =>
    exported(readFileSync(file, "utf8"), /load\w+/).map((name) => `${file} ${name}`),
  );
}

function exported(text: string, name: RegExp): string[] {
  const pattern = new RegExp(`^export (?:async )?(?:function|const) (${name.source})`, "gm");
  return [...text.matchAll(pattern)].map(([, found]) => found ?? "");
}

/** Files of a folder, with forward slashes, in order; tests are none. */
function sources(folder: string, name: RegExp): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => path.posix.join(folder, file.split(path.sep).join("/")))
    .filter((file) => name.test(file) && !/\.test\.tsx?$/.test(file))
    .sort();
}
