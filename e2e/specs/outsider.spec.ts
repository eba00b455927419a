import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { text } from "node:stream/consumers";
import { expect, test } from "../fixtures";

const TSX = createRequire(import.meta.url).resolve("tsx/cli");

test("a program written from the API's page alone signs up, works and signs out", async ({
  baseURL,
  email,
  mailbox,
}) => {
  const origin = new URL(baseURL ?? "").origin;
  const program = spawn(process.execPath, [TSX, "e2e/client/journey.ts", origin, email], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const printed = text(program.stdout);
  const link = new URL(await mailbox.link(email));
  program.stdin.end(`${link.searchParams.get("token_hash")}\n`);
  await once(program, "exit");
  const came = (await printed)
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(came).toEqual([
    { what: "me", came: email },
    { what: "solved", came: ["x = 5", true] },
    { what: "heard what is kept", came: true },
    { what: "practised", came: "right" },
    { what: "logged", came: 1 },
    { what: "deleted", came: "NOT_FOUND" },
    { what: "ended", came: "INVALID_TOKEN" },
  ]);
});
