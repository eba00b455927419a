/** `npm run chaos`: breaks what can break under a running product and looks for what it had acknowledged. Arguments: names of
 * scenarios, none for all; `--list`; `--seed N` repeats a run. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { recordMeasurement } from "./bench/record-measurement";
import { Broken, PLAIN, type Scenario, Stage } from "./chaos/scenario";
import { SCENARIOS } from "./chaos/scenarios";
import { buildIfNeeded } from "./start/build";
import { configure } from "./start/configuration";

recordMeasurement("chaos");

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { list: { type: "boolean" }, seed: { type: "string" } },
});

async function main(): Promise<number> {
  if (values.list) {
    for (const { name, fault } of SCENARIOS) console.log(`${name.padEnd(26)} ${fault}`);
    return 0;
  }
  const unknown = positionals.filter((wanted) => !SCENARIOS.some(({ name }) => name === wanted));
  if (unknown.length > 0) {
    console.error(`No such scenario: ${unknown.join(", ")}. --list names them.`);
    return 2;
  }
  await buildIfNeeded(
    process.cwd(),
    configure({ ...process.env, ...PLAIN, DATA_DIR: scratch() }, "production"),
  );
  const seed = Number(values.seed ?? Date.now() % 1_000_000);
  const chosen = SCENARIOS.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  console.log(`seed ${seed}`);
  let broken = 0;
  for (const scenario of chosen) if (!(await passes(scenario, seed))) broken += 1;
  console.log(`${chosen.length - broken} kept, ${broken} broken`);
  return broken === 0 ? 0 : 1;
}

/** A directory for the build's lock and a secret nobody keeps. */
function scratch(): string {
  const directory = mkdtempSync(join(tmpdir(), "classmate-chaos-"));
  process.once("exit", () => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

async function passes(scenario: Scenario, seed: number): Promise<boolean> {
  const started = performance.now();
  const stage = new Stage(seed);
  const end = () => stage.close().finally(() => process.exit(130));
  process.once("SIGINT", end).once("SIGTERM", end);
  try {
    const found = await scenario.run(stage);
    console.log(`kept    ${scenario.name} (${seconds(started)}): ${found}`);
    return true;
  } catch (error) {
    console.log(
      `BROKEN  ${scenario.name} (${seconds(started)}): ${Broken.isInstance(error) ? error.message : ""}`,
    );
    if (!Broken.isInstance(error)) console.error(error);
    return false;
  } finally {
    process.off("SIGINT", end).off("SIGTERM", end);
    await stage.close();
  }
}

const seconds = (since: number): string => `${Math.round((performance.now() - since) / 1000)} s`;

process.exitCode = await main();
