import { execFile } from "node:child_process";
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { drizzle } from "drizzle-orm/pglite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as schema from "@/drizzle/schema";
import { openEmbedded } from "@/server/db/embedded";
import { DataDirectoryLocked } from "@/server/db/lock";
import { migrateDatabase } from "@/server/db/migrations";
import { prepareDataDirectory } from "../start/data-directory";
import { makeBackup, placesOf, restoreBackup } from "./copy";

const KEPT = ["a first line", "Größe, 大小, 🎓", ""];

let root: string;
let data: string;
let secret: string;
let backup: string;

const below = (name: string) => path.join(root, name);
const databaseOf = (directory: string) => path.join(directory, "database");

/** Everything below a directory that others than its owner can do something with. */
const looseIn = (directory: string): string[] =>
  [
    directory,
    ...readdirSync(directory, { recursive: true, encoding: "utf8" }).map((name) =>
      path.join(directory, name),
    ),
  ].filter((name) => (statSync(name).mode & 0o077) !== 0);

async function linesIn(directory: string): Promise<string[]> {
  const { connection, close } = await openEmbedded(databaseOf(directory));
  try {
    await migrateDatabase(drizzle({ client: connection.driver, schema }));
    const { rows } = await connection.driver.query<{ line: string }>("select line from kept order by place");
    return rows.map(({ line }) => line);
  } finally {
    await close();
  }
}

/** An installation with data of its own, and a backup of it that was refused while it ran. */
beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), "backup-"));
  data = below("data");
  secret = prepareDataDirectory(data).authSecret;
  const { connection, close } = await openEmbedded(databaseOf(data));
  await migrateDatabase(drizzle({ client: connection.driver, schema }));
  await connection.driver.exec("create table kept (place int, line text)");
  for (const [place, line] of KEPT.entries())
    await connection.driver.query("insert into kept values ($1, $2)", [place, line]);
  expect(() => makeBackup(placesOf({ DATA_DIR: data }), below("early"))).toThrow(DataDirectoryLocked);
  expect(readdirSync(root)).toEqual(["data"]);
  await close();
  backup = below("backup");
  makeBackup(placesOf({ DATA_DIR: data }), backup);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe("a backup", () => {
  it("is its owner's alone, and leaves the data as they were and free", async () => {
    expect(looseIn(backup)).toEqual([]);
    expect(await linesIn(data)).toEqual(KEPT);
  });

  it("comes back whole in an empty place, with the secrets, closed to others whatever its own modes were", async () => {
    const source = below("opened");
    await promisify(execFile)("cp", ["-r", backup, source]);
    for (const name of ["", "secrets.json", "database", "database/PG_VERSION"])
      chmodSync(path.join(source, name), 0o777);
    const empty = below("empty");
    mkdirSync(empty, { mode: 0o700 });
    restoreBackup(source, placesOf({ DATA_DIR: empty }));
    expect(looseIn(empty)).toEqual([]);
    expect(prepareDataDirectory(empty).authSecret).toBe(secret);
    expect(await linesIn(empty)).toEqual(KEPT);
  });

  it("never overwrites anything", () => {
    expect(() => makeBackup(placesOf({ DATA_DIR: data }), backup)).toThrow(/is not empty/);
    expect(() => restoreBackup(backup, placesOf({ DATA_DIR: data }))).toThrow(/is not empty/);
    const own = below("own-secrets");
    prepareDataDirectory(own);
    expect(() => restoreBackup(backup, placesOf({ DATA_DIR: own }))).toThrow(/secrets\.json already exists/);
    expect(readdirSync(own)).toEqual(["secrets.json"]);
  });

  it.each([
    ["a changed file", (source: string) => writeFileSync(path.join(source, "database/PG_VERSION"), "9\n")],
    ["a missing file", (source: string) => rmSync(path.join(source, "secrets.json"))],
    ["no list of what it holds", (source: string) => rmSync(path.join(source, "backup.json"))],
    ["another version", (source: string) => writeFileSync(path.join(source, "backup.json"), '{"version":2}')],
    [
      "a way out of it",
      (source: string) => {
        const contents = JSON.parse(readFileSync(path.join(source, "backup.json"), "utf8"));
        contents.files["../outside"] = "0";
        writeFileSync(path.join(source, "backup.json"), JSON.stringify(contents));
      },
    ],
  ])("is refused in words, and nothing is written, with %s", async (_what, damage) => {
    const source = mkdtempSync(below("damaged-"));
    await promisify(execFile)("cp", ["-r", `${backup}/.`, source]);
    damage(source);
    const target = `${source}-target`;
    expect(() => restoreBackup(source, placesOf({ DATA_DIR: target }))).toThrow(
      /nothing was restored|not a backup/,
    );
    expect(() => statSync(target)).toThrow("ENOENT");
  });

  it("is made of an embedded database only, and of one that is there", () => {
    expect(() => placesOf({ DATABASE_URL: "postgresql://a:b@c/d" })).toThrow(/pg_dump/);
    expect(() => makeBackup(placesOf({ DATA_DIR: below("nothing") }), below("of-nothing"))).toThrow(
      /no database/,
    );
  });
});

describe("npm run backup and npm run restore", () => {
  const run = (command: string, directory: string, ...folder: string[]) =>
    promisify(execFile)(
      process.execPath,
      ["--conditions=react-server", "--import", "tsx", "server/cli/backup.ts", command, ...folder],
      { env: { ...process.env, DATA_DIR: directory, DATABASE_URL: "" } },
    );

  it("carry one installation to another place", async () => {
    const [folder, elsewhere] = [below("by-command"), below("elsewhere")];
    expect((await run("backup", data, folder)).stdout).toContain(`are in ${folder}`);
    expect((await run("restore", elsewhere, folder)).stdout).toContain(`are back in ${elsewhere}`);
    expect(looseIn(elsewhere)).toEqual([]);
    expect(await linesIn(elsewhere)).toEqual(KEPT);
  });

  it("say what is wrong in one line", async () => {
    await expect(run("backup", data)).rejects.toMatchObject({
      code: 1,
      stderr: "Say which folder: npm run backup -- FOLDER\n",
    });
    await expect(run("restore", below("x"), below("nowhere"))).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^.+ is not a backup that this version can read\.\n$/),
    });
  });
});
