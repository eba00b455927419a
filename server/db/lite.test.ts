import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, it } from "vitest";

/** A process that loads all of the server, and then the embedded auth server. */
const LOADING = `
  await import("./server/composition/compose.ts");
  const { loadLite } = await import("./server/db/lite.ts");
  const lite = loadLite();
  console.warn("meanwhile");
  console.log(Object.keys(await lite).filter((name) => ["App", "createPgliteConnection"].includes(name)).join());
  console.warn("afterwards");
`;

it("prints nothing of its own while it loads, and holds back nobody else's warnings", async () => {
  const args = ["--conditions=react-server", "--import", "tsx", "--input-type=module", "--eval", LOADING];
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args);
  expect(stdout).toBe("App,createPgliteConnection\n");
  expect(stderr).toBe("meanwhile\nafterwards\n");
});
