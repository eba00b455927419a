import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { parseEnv } from "@/server/env-parse";
import { configure } from "./configuration";
import { summary } from "./summary";

let root: string;
let data: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "start-"));
  data = path.join(root, "data");
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe("starting with nothing configured", () => {
  it("has everything production asks for", () => {
    const { values, embedded, port } = configure({ DATA_DIR: data }, "production");
    const env = parseEnv(values);
    expect(env).toMatchObject({
      NODE_ENV: "production",
      DATABASE_URL: `pglite:${path.join(data, "database")}`,
      AUTH_URL: "http://localhost:3000",
    });
    expect({ embedded, port }).toEqual({
      embedded: { database: true, auth: true, mail: true, tutor: true },
      port: 3000,
    });
  });

  it("makes a secret once, for its owner's eyes only", () => {
    const first = configure({ DATA_DIR: data }, "production").values.AUTH_SECRET;
    const second = configure({ DATA_DIR: data }, "development").values.AUTH_SECRET;
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect(second).toBe(first);
    expect(statSync(path.join(data, "secrets.json")).mode & 0o777).toBe(0o600);
  });

  it("makes another secret in another place", () => {
    const other = configure({ DATA_DIR: path.join(root, "other") }, "production").values.AUTH_SECRET;
    expect(configure({ DATA_DIR: data }, "production").values.AUTH_SECRET).not.toBe(other);
  });

  it("follows the port with the address", () => {
    expect(configure({ DATA_DIR: data, PORT: "3110" }, "production").values.AUTH_URL).toBe(
      "http://localhost:3110",
    );
  });

  it("takes empty variables for absent ones", () => {
    expect(configure({ DATA_DIR: data, DATABASE_URL: "", PORT: "" }, "production").port).toBe(3000);
  });
});

describe("starting with data that others could read", () => {
  const modeOf = (...names: string[]) => statSync(path.join(...names)).mode & 0o777;
  const loose = (directory: string, names: readonly string[]) => {
    mkdirSync(path.join(directory, "database", "base"), { recursive: true });
    for (const name of names) writeFileSync(path.join(directory, name), "");
    for (const name of [...names, "database/base", "database", "."])
      chmodSync(path.join(directory, name), 0o755);
  };

  it("closes the directory and all that is in it to everyone but its owner", () => {
    loose(data, ["database/PG_VERSION", "database/base/1", "database.lock", "build.lock"]);
    expect(configure({ DATA_DIR: data }, "production").leftOpen).toEqual([]);
    for (const name of [".", "database", "database/base", "database/base/1", "database.lock", "build.lock"])
      expect([name, modeOf(data, name)]).toEqual([name, 0o700]);
    expect(modeOf(data, "secrets.json")).toBe(0o600);
  });

  it("closes only its own where other things are kept beside it", () => {
    loose(data, ["database/PG_VERSION", "thesis.txt"]);
    configure({ DATA_DIR: data }, "production");
    expect([modeOf(data), modeOf(data, "thesis.txt"), modeOf(data, "database")]).toEqual([
      0o755, 0o755, 0o700,
    ]);
  });

  it("closes a database that is kept elsewhere", () => {
    loose(root, ["database/PG_VERSION"]);
    configure({ DATA_DIR: data, DATABASE_URL: `pglite:${path.join(root, "database")}` }, "production");
    expect([modeOf(root, "database"), modeOf(root, "database", "base")]).toEqual([0o700, 0o700]);
  });
});

describe("starting with something configured", () => {
  it("keeps what was given", () => {
    const given = {
      DATA_DIR: data,
      AUTH_URL: "https://classmate.test",
      AUTH_SECRET: "s".repeat(40),
      SMTP_URL: "smtp://mail.test",
    };
    expect(configure(given, "production").values).toMatchObject({ ...given, DATA_DIR: data });
  });

  it("says which parts are elsewhere", () => {
    const given = {
      DATA_DIR: data,
      DATABASE_URL: "postgres://u:p@db.test/app",
      SUPABASE_URL: "https://x.supabase.co",
      SUPABASE_ANON_KEY: "key",
    };
    expect(configure(given, "production").embedded).toEqual({
      database: false,
      auth: false,
      mail: false,
      tutor: true,
    });
    const model = { AI_BASE_URL: "http://localhost:11434/v1", AI_MODEL: "a-model" };
    expect(configure({ ...given, ...model }, "production").embedded.tutor).toBe(false);
  });

  it("names what is wrong", () => {
    const given = { DATA_DIR: data, AUTH_SECRET: "short", NODE_ENV: "staging" };
    expect(() => configure(given, "production")).toThrow(
      /AUTH_SECRET: Expected at least 32 characters, received 5\n {2}NODE_ENV: Expected/,
    );
  });

  it("never makes a new secret over one it cannot read", () => {
    mkdirSync(data);
    const file = path.join(data, "secrets.json");
    writeFileSync(file, '{"authSe');
    expect(() => configure({ DATA_DIR: data }, "production")).toThrow(/cannot be read; restore the file/);
    expect(readFileSync(file, "utf8")).toBe('{"authSe');
  });

  it("says in a sentence that the data cannot be kept there", () => {
    writeFileSync(path.join(root, "file"), "");
    expect(() => configure({ DATA_DIR: path.join(root, "file", "data") }, "production")).toThrow(
      /^The data directory .* cannot be created: /,
    );
  });
});

describe("where the server listens", () => {
  const mail = { SMTP_URL: "smtp://mail.example" };
  const hostOf = (given: Record<string, string>) => {
    const { host, values } = configure({ DATA_DIR: data, ...mail, ...given }, "production");
    expect(values.HOST).toBe(host);
    return host;
  };

  it.each([
    ["nothing is said", {}, "127.0.0.1"],
    ["its address is this machine's", { AUTH_URL: "http://127.0.0.1:3000" }, "127.0.0.1"],
    ["others reach it", { AUTH_URL: "https://classmate.example" }, ""],
    ["it is told so", { AUTH_URL: "https://classmate.example", HOST: "127.0.0.1" }, "127.0.0.1"],
    ["it is told to on every address", { HOST: "0.0.0.0" }, "0.0.0.0"],
  ])("when %s", (_when, given, host) => {
    expect(hostOf(given)).toBe(host);
  });

  it("is no name, because a name may be anyone's", () => {
    expect(() => hostOf({ HOST: "classmate.example" })).toThrow(/HOST/);
  });

  it("is said at the start, and whose word on callers counts", () => {
    const said = (given: Record<string, string>) =>
      summary(configure({ DATA_DIR: data, ...mail, ...given }, "production"));
    expect(said({})).toContain("on 127.0.0.1, port 3000\n");
    expect(said({ AUTH_URL: "https://classmate.example", TRUSTED_PROXIES: "203.0.113.0/24" })).toContain(
      "on every address of this machine, port 3000\n",
    );
  });
});
