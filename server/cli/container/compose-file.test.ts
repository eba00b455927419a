import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { serverFields } from "@/server/env-fields";
import { clientFields } from "@/server/env-public";
import { ALLOCATOR, HEAP_OPTIONS } from "../start/next-command";

interface Service {
  readonly profiles?: readonly string[];
  readonly build?: { readonly args: Readonly<Record<string, null>> };
  readonly environment?: Readonly<Record<string, string>>;
  readonly env_file?: readonly { readonly path: string; readonly required: boolean }[];
  readonly entrypoint?: readonly string[];
  readonly command?: readonly string[];
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly healthcheck?: unknown;
}

const text = readFileSync("compose.yaml", "utf8");
const dockerfile = readFileSync("Dockerfile", "utf8");
const { services, volumes } = parse(text, { strict: true, uniqueKeys: true }) as {
  readonly services: Readonly<Record<"classmate" | "postgres" | "ollama", Service>>;
  readonly volumes: Readonly<Record<string, null>>;
};
const { classmate, postgres, ollama } = services;

const KNOWN = new Set([...Object.keys(serverFields({})), ...Object.keys(clientFields)]);

const mountsOf = ({ volumes: mounts = [] }: Service) =>
  mounts.map((mount) => mount.split(":") as [string, string]);

describe("compose.yaml", () => {
  it("has the product, and the rest only on request", () => {
    expect(Object.keys(services)).toEqual(["classmate", "postgres", "ollama"]);
    expect(classmate.profiles).toBeUndefined();
    expect([postgres.profiles, ollama.profiles]).toEqual([["postgres"], ["ollama"]]);
  });

  it("names no variable that the product does not read", () => {
    const asked = [...text.matchAll(/(?<!\$)\$\{(\w+)/g)].map(([, name]) => name ?? "");
    const set = [classmate, postgres].flatMap(({ environment = {} }) => Object.keys(environment));
    const built = Object.keys(classmate.build?.args ?? {});
    expect(asked.length).toBeGreaterThan(3);
    expect([...asked, ...set, ...built].filter((name) => !KNOWN.has(name))).toEqual([]);
  });

  it("keeps no secret: what is set has no value of its own but the container's places", () => {
    expect(classmate.env_file).toEqual([{ path: ".env", required: false }]);
    const own = Object.entries({ ...classmate.environment, ...postgres.environment });
    expect(own.filter(([, value]) => !/^\$\{.+\}$/.test(value)).map(([name]) => name)).toEqual([
      "HOST",
      "PORT",
      "DATA_DIR",
    ]);
  });

  it("agrees with the Dockerfile about ports, places and what is written into the pages", () => {
    const { HOST, PORT, DATA_DIR } = classmate.environment ?? {};
    expect(dockerfile).toContain(`HOST=${HOST} PORT=${PORT} DATA_DIR=${DATA_DIR}`);
    expect(dockerfile).toContain(`EXPOSE ${PORT}`);
    expect(classmate.ports?.map((port) => port.split(":").at(-1))).toEqual([PORT]);
    expect(mountsOf(classmate)).toEqual([["classmate", DATA_DIR]]);
    const [, args = ""] = /^ARG ((?:.+\\\n)*.+)$/m.exec(dockerfile) ?? [];
    expect(Object.keys(classmate.build?.args ?? {})).toEqual(args.split(/[\s\\]+/));
  });

  it("starts the server with the memory that npm start gives it", () => {
    const [, command = ""] = /^CMD (.+)$/m.exec(dockerfile) ?? [];
    expect(JSON.parse(command)).toEqual(["node", ...HEAP_OPTIONS, "start.mjs"]);
    expect(dockerfile).toContain(`ENV MALLOC_ARENA_MAX=${ALLOCATOR.MALLOC_ARENA_MAX}\n`);
  });

  it("keeps what each of them stores in a volume, and asks each how it is", () => {
    const mounted = Object.values(services).flatMap(mountsOf);
    expect(mounted.map(([volume]) => volume)).toEqual(Object.keys(volumes));
    expect([postgres, ollama].every(({ healthcheck }) => healthcheck)).toBe(true);
    expect(dockerfile).toContain("HEALTHCHECK");
  });

  it.each([
    ["postgresql://classmate:5e1f0c@postgres:5432/study", "classmate|5e1f0c|study|postgres"],
    ["postgres://a:b@postgres/c?sslmode=disable", "a|b|c|postgres"],
  ])("gives PostgreSQL the account that the product signs in with: %s", (url, expected) => {
    const bin = mkdtempSync(path.join(tmpdir(), "compose-"));
    const entrypoint = path.join(bin, "docker-entrypoint.sh");
    writeFileSync(entrypoint, '#!/bin/sh\necho "$POSTGRES_USER|$POSTGRES_PASSWORD|$POSTGRES_DB|$*"\n');
    chmodSync(entrypoint, 0o755);
    // Compose writes $ for $$.
    const [shell = "", ...words] = [...(postgres.entrypoint ?? []), ...(postgres.command ?? [])];
    const said = execFileSync(
      shell,
      words.map((word) => word.replaceAll("$$", "$")),
      {
        env: { ...process.env, PATH: `${bin}:${process.env.PATH}`, DATABASE_URL: url },
        encoding: "utf8",
      },
    );
    rmSync(bin, { recursive: true });
    expect(said.trim()).toBe(expected);
  });
});
