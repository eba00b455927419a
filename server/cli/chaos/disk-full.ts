import { execFileSync, spawnSync } from "node:child_process";
import { rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { assertInWords } from "./database-away";
import { Ledger } from "./ledger";
import { see } from "./pages";
import { must, type Scenario, type Stage } from "./scenario";
import { Visitor } from "./visitor";

/** Room for the embedded database (about 50 MB) and a little work. */
const SIZE = "96m";
const SOLVES_MAX = 2_000;
const RECOVERS_MS = 30_000;

export const diskFull: Scenario = {
  name: "disk-full",
  fault: "the disk of the embedded database is full, then has room again",
  async run(stage) {
    const disk = smallDisk(stage);
    if (disk === null) return "skipped: a small disk can be mounted by root on Linux only";
    const server = await stage.product({}, join(disk, "data"));
    await server.start();
    const ledger = new Ledger();
    await fill(ledger, server.origin, 30);
    const ballast = join(disk, "ballast");
    writeFileSync(ballast, Buffer.alloc(roomOn(disk)));
    const refused = await untilRefused(ledger, server.origin);
    const words = ledger.refused.at(-1)?.words ?? "";
    const page = await see(new Visitor(server.origin), "/");
    must(page.status === 200, `the start page answers ${page.status} while the disk is full`);
    rmSync(ballast);
    const how = (await goesOn(ledger, server.origin)) ? "goes on by itself" : "goes on after a restart";
    if (how !== "goes on by itself") {
      await server.end();
      await server.start();
      must(await goesOn(ledger, server.origin), "the product does not work again with room on the disk");
    }
    await server.kill();
    await server.start();
    const { problems } = await ledger.check();
    return `${problems} problems acknowledged and found, also after a kill -9; ${refused} refused ("${words}"); ${how}`;
  },
};

/** @returns null where none can be mounted */
function smallDisk(stage: Stage): string | null {
  const directory = stage.directory();
  const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${SIZE}`, "tmpfs", directory]);
  if (mounted.status !== 0) return null;
  stage.onClose(() => void execFileSync("umount", ["-l", directory]));
  return directory;
}

function roomOn(disk: string): number {
  const { bavail, bsize } = statfsSync(disk);
  return bavail * bsize;
}

async function fill(ledger: Ledger, origin: string, times: number): Promise<void> {
  const visitor = new Visitor(origin);
  for (let n = 0; n < times; n += 1) await ledger.solve(visitor, `${n + 2}x = ${n * 7}`);
}

/** @returns how many were refused before it was clear that there is no room */
async function untilRefused(ledger: Ledger, origin: string): Promise<number> {
  let visitor = new Visitor(origin);
  let refused = 0;
  for (let n = 0; n < SOLVES_MAX && refused < 5; n += 1) {
    // Below what one visitor may have solved in a minute.
    if (n % 50 === 0) visitor = new Visitor(origin);
    const answer = await ledger.solve(visitor, `${n + 3}x + 1 = ${n}`);
    if (answer.status === 200) continue;
    assertInWords(answer);
    refused += 1;
  }
  must(refused > 0, "the disk never became full");
  return refused;
}

async function goesOn(ledger: Ledger, origin: string): Promise<boolean> {
  const deadline = Date.now() + RECOVERS_MS;
  while (Date.now() < deadline) {
    const answer = await ledger.solve(new Visitor(origin), "4x = 12");
    if (answer.status === 200) return true;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  return false;
}
