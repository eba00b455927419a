import { execFile, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { AnyTRPCProcedure, AnyTRPCRouter } from "@trpc/server";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { ERROR_TABLE } from "@/server/errors/codes";
import { createProgram, createTestAuthServer, type TestAuth } from "@/server/providers/auth/testing";
import { createTutorDeps } from "@/server/testing/fixtures";
import { openTestApi, type TestApi } from "./protocol/testing";
import { appRouter } from "./root";

const root = vi.hoisted((): { tutorDeps: unknown } => ({ tutorDeps: null }));
vi.mock("@/server/composition/tutor-deps", () => ({ getTutorDeps: () => root.tutorDeps }));

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, "../..");
const text = readFileSync(join(import.meta.dirname, "README.md"), "utf8");
const rows = text.split("\n").filter((line) => line.startsWith("| `"));

interface Example {
  readonly language: string;
  readonly code: string;
  /** What it prints. */
  readonly prints: string;
}

const examples = [...text.matchAll(/```(sh|ts)\n([\s\S]*?)```\n```(?:json|text)\n([\s\S]*?)```/g)].map(
  ([, language = "", code = "", prints = ""]): Example => ({ language, code, prints }),
);

const inLanguage = (wanted: string) => examples.filter(({ language }) => language === wanted);
const hasCurl = spawnSync("curl", ["--version"]).status === 0;

let api: TestApi;
let directory: string;
let environment: NodeJS.ProcessEnv;
let server: TestAuth;

beforeAll(async () => {
  server = await createTestAuthServer();
  api = await openTestApi({
    deps: { auth: server.auth, now: () => new Date() },
    beside: { "/auth/v1/": (request) => server.auth.handle?.(request) ?? Response.error() },
  });
  root.tutorDeps = createTutorDeps(api.fixtures.deps);
  directory = mkdtempSync(join(tmpdir(), "classmate-examples-"));
  const own = { AUTH: `${api.origin}/auth/v1`, APIKEY: server.auth.anonKey, TOKEN: await tokenOfAccount() };
  environment = { ...process.env, ...own, NO_PROXY: "127.0.0.1", NODE_OPTIONS: "" };
  await createProgram(server.auth).auth.signUp(BEN);
});
afterAll(async () => {
  rmSync(directory, { recursive: true, force: true });
  await api.close();
  await server.close();
});

/** Who the example in TypeScript is about: its sign-up has been asked for, so that its link is there. */
const BEN = { email: "ben@example.org", password: "correct horse battery" };

/** An account's access token, got as anyone gets one. */
async function tokenOfAccount(): Promise<string> {
  const someone = { ...BEN, email: "someone@example.org" };
  const { auth } = createProgram(server.auth);
  await auth.signUp(someone);
  const { tokenHash: token_hash } = server.linkTo(someone.email);
  const { data } = await auth.verifyOtp({ token_hash, type: "email" });
  return data.session?.access_token ?? "";
}

/** What the newest mail's link carries. */
function newestLink(): string {
  const text = server.auth.inbox?.list()[0]?.text ?? "";
  return /token_hash=([\w-]+)/.exec(text)?.[1] ?? "";
}

async function outputOf({ language, code }: Example): Promise<string> {
  const here = code.replaceAll("http://localhost:3000", api.origin);
  const env = { ...environment, TOKEN_HASH: newestLink() };
  if (language === "sh") {
    const { stdout } = await run("bash", ["-euc", here], { cwd: directory, env });
    return stdout;
  }
  const tsx = join(ROOT, "node_modules/tsx/dist/cli.mjs");
  const args = [tsx, "--input-type=module", "-e", here];
  const { stdout } = await run(process.execPath, args, { cwd: ROOT, env });
  return stdout;
}

/** What is printed, with no list longer than the documentation has it: a conversation grows when its reply comes. */
function asFarAs(documented: unknown, printed: unknown): unknown {
  if (Array.isArray(documented) && Array.isArray(printed))
    return documented.map((part, index) => asFarAs(part, printed[index]));
  if (!isRecord(documented) || !isRecord(printed)) return printed;
  return Object.fromEntries(
    Object.entries(printed).map(([name, part]) => [name, asFarAs(documented[name], part)]),
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

describe("the examples", () => {
  it("are all followed by what they print", () => {
    expect(examples.length).toBe([...text.matchAll(/```(sh|ts)\n/g)].length);
    expect(new Set(examples.map(({ language }) => language))).toEqual(new Set(["sh", "ts"]));
  });

  it.each(inLanguage("ts"))("print what the documentation says: $code", async (example) => {
    expect(await outputOf(example)).toBe(example.prints);
  });

  // A machine without curl has nothing to run these with.
  it.skipIf(!hasCurl).each(inLanguage("sh"))("print what the documentation says: $code", async (example) => {
    const documented: unknown = JSON.parse(example.prints);
    expect(asFarAs(documented, JSON.parse(await outputOf(example)))).toMatchObject(documented as object);
  });
});

interface Definition {
  readonly type: string;
  readonly meta?: { readonly limit?: string };
  readonly inputs: readonly z.ZodType[];
  readonly output: z.ZodType;
}

const procedures = Object.entries<AnyTRPCProcedure>((appRouter as AnyTRPCRouter)._def.procedures).map(
  ([name, { _def }]) => ({ name, ...(_def as unknown as Definition) }),
);

/** Names of the fields of a shape, of any of its cases. */
function fieldsOf(schema: z.ZodType, io: "input" | "output"): string[] {
  interface Shape {
    readonly properties?: object;
    readonly anyOf?: readonly Shape[];
    readonly oneOf?: readonly Shape[];
  }
  const names = ({ properties, anyOf = [], oneOf = [] }: Shape): string[] => [
    ...Object.keys(properties ?? {}),
    ...[...anyOf, ...oneOf].flatMap(names),
  ];
  return [...new Set(names(z.toJSONSchema(schema, { io, unrepresentable: "any" }) as Shape))];
}

describe("the table of procedures", () => {
  it("has every procedure, and no other", () => {
    const named = rows
      .map((row) => /^\| `(\w+(?:\.\w+)+)`/.exec(row)?.[1])
      .filter((name) => name !== undefined);
    expect(named.sort()).toEqual(procedures.map(({ name }) => name).sort());
  });

  it.each(procedures)(
    "says what $name takes, gives and counts as",
    ({ name, type, meta, inputs, output }) => {
      const row = rows.find((line) => line.startsWith(`| \`${name}\``)) ?? "";
      const cells = row.split("|").map((cell) => cell.trim());
      expect(cells[2]).toBe(type === "query" ? "read" : "write");
      for (const field of inputs.flatMap((input) => fieldsOf(input, "input"))) {
        expect(cells[4]).toContain(`\`${field}\``);
      }
      const problem = text.slice(text.indexOf("**A problem**"));
      const described = /a problem/.test(cells[5] ?? "") ? problem : cells[5];
      for (const field of fieldsOf(output, "output")) expect(described).toContain(`\`${field}\``);
      expect(cells[6]).toBe(`\`${meta?.limit ?? "api"}\``);
    },
  );
});

describe("the table of errors", () => {
  it.each(Object.entries(ERROR_TABLE))("says of %s what the code says", (code, entry) => {
    const { http, trpc, level, message, next } = entry;
    expect(rows).toContain(`| \`${code}\` | ${http} | \`${trpc}\` | ${level} | ${message} | ${next} |`);
  });

  it("has no other", () => {
    const coded = rows.filter((row) => /^\| `[A-Z_]+` \| \d/.test(row));
    expect(coded).toHaveLength(Object.keys(ERROR_TABLE).length);
  });
});
