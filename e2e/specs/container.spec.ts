import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { STREAM_BUDGET } from "../../server/cli/bench/budgets";
import { lesson, tokensOf } from "../../server/cli/bench/lesson";
import { startModel } from "../../server/cli/bench/product";
import { readReply } from "../../server/cli/bench/read-reply";
import type { RunningServer } from "../../server/cli/bench/server";
import { assembleContainer } from "../../server/cli/container/assemble";
import { buildDirectory } from "../../server/cli/start/build";
import { unprivileged } from "../../server/cli/test/postgres";
import { expect, test } from "../fixtures";
import { type Image, OwnContainer, readDockerfile } from "../own-container";
import { AccountPage } from "../pages/account-page";
import { ChatPage } from "../pages/chat-page";
import { ComposerPage } from "../pages/composer-page";
import { Mailbox } from "../pages/mailbox";
import { SolutionPage } from "../pages/solution-page";

const SECTIONS = 3;
const words = lesson(0, SECTIONS);

let directory: string;
let image: Image;
let model: RunningServer;
let container: OwnContainer;

test.beforeEach(async () => {
  test.setTimeout(240_000);
  directory = mkdtempSync(join(tmpdir(), "classmate-image-"));
  // Anyone who the container runs as comes in and reads, and writes its data only.
  chmodSync(directory, 0o755);
  const data = join(directory, "data");
  mkdirSync(data);
  chmodSync(data, 0o777);
  const { uid, gid } = unprivileged();
  if (uid !== undefined && gid !== undefined) chownSync(data, uid, gid);
  image = readDockerfile("Dockerfile");
  const build = buildDirectory(process.cwd(), process.env);
  await assembleContainer({ root: process.cwd(), build, target: join(directory, "app") });
  model = await startModel(SECTIONS);
  container = await OwnContainer.start(image, join(directory, "app"), {
    DATA_DIR: data,
    AI_BASE_URL: `${model.origin}/v1`,
    AI_MODEL: "of-this-test",
  });
});

test.afterEach(async () => {
  await container?.stop();
  await model?.stop();
  rmSync(directory, { recursive: true, force: true });
});

test("what the image copies, and nothing else, signs up, solves, streams, reads photos' parts and stops", async ({
  browser,
  email,
}) => {
  expect(image.copies).toEqual([["/src/.next/container", "./"]]);
  const onServer = {
    DATA_DIR: join(directory, "other"),
    DATABASE_URL: "postgres://nobody@127.0.0.1:9/none",
    SUPABASE_URL: "http://127.0.0.1:9",
    SUPABASE_ANON_KEY: "never asked",
  };
  expect(OwnContainer.refusal(image, join(directory, "app"), onServer)).toContain("AUTH_SECRET is required");
  container.checkHealth(image);
  const context = await browser.newContext({ baseURL: container.origin });
  const page = await context.newPage();

  const account = new AccountPage(page, new Mailbox({ mailServer: null, origin: container.origin }));
  await account.signUp(email, "a phrase that fits into a container");
  await expect(account.menu).toBeVisible();
  await new ComposerPage(page).solve("13x = 169");
  expect(await new SolutionPage(page).answerTex()).toBe("x = 13");
  const chat = new ChatPage(page);
  await chat.open();
  await chat.ask("Teach me something");
  await expect(chat.replies).toContainText("A line and its slope.");

  const reading = ["worker.js", "tesseract-core-simd-lstm.wasm", "eng.traineddata.gz"];
  for (const path of ["/icon.svg", ...reading.map((name) => `/ocr/7.0.0/${name}`)])
    expect((await context.request.get(path)).status(), path).toBe(200);
  await context.close();

  const reply = await readReply(container.origin, "Teach me something else");
  expect(reply.text).toBe(words);
  const perToken = reply.wireBytes / tokensOf(words).length;
  expect(perToken, "bytes on the wire for a token").toBeLessThanOrEqual(STREAM_BUDGET.wireBytes);

  expect(await container.stop()).toBe(0);
  expect(container.said, "what it tried to write where it may not").not.toMatch(/EACCES|EPERM|EROFS/);
  expect(readdirSync(join(directory, "data")).sort()).toEqual(["database", "secrets.json"]);
  expect(statSync(join(directory, "data")).mode & 0o777, "who else may read them").toBe(0o700);
});
