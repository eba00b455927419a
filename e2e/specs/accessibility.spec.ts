import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, sep } from "node:path";
import { saying, startProtocolServer, streams } from "../../server/providers/model/testing";
import { Audit } from "../accessibility/audit";
import { stillMoving } from "../accessibility/motion";
import { ACCOUNT } from "../accessibility/walks/account";
import { FAILING } from "../accessibility/walks/failing";
import { SOLVING } from "../accessibility/walks/solving";
import { TALKING } from "../accessibility/walks/talking";
import { expect, test } from "../fixtures";
import { OwnServer } from "../own-server";

const WALKS = [...SOLVING, ...TALKING, ...ACCOUNT, ...FAILING];

/** Every page there is, by its address with the names of what varies in it. */
const PAGES = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((file) => basename(file) === "page.tsx")
  .map((file) => dirname(file).split(sep))
  .map((folders) => `/${folders.filter((name) => !/^(\(.*\)|\.)$/.test(name)).join("/")}`);

const patternOf = (route: string) => new RegExp(`^${route.replace(/\[\w+\]/g, "[\\w-]+")}$`);

test("every page is walked", () => {
  expect(PAGES.length).toBeGreaterThan(10);
  expect(new Set(WALKS.flatMap(({ routes }) => routes))).toEqual(new Set(PAGES));
});

for (const walk of WALKS) {
  test.describe(walk.name, () => {
    test.use({ provokes: walk.provokes ?? null, contextOptions: { reducedMotion: "reduce" } });

    test("can be used by everyone, in both themes and at every width", async ({
      account,
      chat,
      composer,
      context,
      email,
      history,
      mailbox,
      page,
      solution,
    }) => {
      test.setTimeout(120_000);
      const audit = new Audit(page);
      await walk.go({ audit, account, chat, composer, context, email, history, mailbox, page, solution });
      for (const route of walk.routes)
        expect(
          audit.seen.some((path) => patternOf(route).test(path)),
          `${route} was looked at`,
        ).toBe(true);
    });
  });
}

test.describe("a conversation with a language model", () => {
  // The refusal at the limit.
  test.use({ provokes: /429/, contextOptions: { reducedMotion: "reduce" } });

  test("can be used by everyone: a disputed reply, the limit, what is left of the day", async ({
    chat,
    page,
  }) => {
    test.setTimeout(180_000);
    const directory = mkdtempSync(join(tmpdir(), "classmate-accessibility-"));
    const wrong = streams(saying("Divide by 6. **The answer is $x = 7$.**"));
    // A reply that turned out wrong is no message of the day.
    const model = await startProtocolServer(wrong, wrong, streams(saying("Once upon a time.")));
    const settings = { AI_BASE_URL: model.baseUrl, AI_MODEL: "wrong" };
    const server = await OwnServer.on(directory, settings);
    try {
      await server.start();
      const audit = new Audit(page);
      await page.goto(`${server.origin}/chat`);
      await chat.ask("Solve 6x = 54");
      await expect(chat.replies).toContainText("Disputed");
      await audit.look("a disputed reply");
      for (const story of ["one", "two", "three", "four", "five"]) await chat.ask(`Story ${story}`);
      await chat.send("Solve 7x = 63");
      const popup = page.getByRole("dialog", { name: /used up/ });
      await expect(popup).toBeVisible();
      await audit.look("the popup at the limit");
      await page.keyboard.press("Escape");
      await expect(popup).toHaveCount(0);
      await audit.look("what stands where the reply is missing");
      await page.goto(`${server.origin}/billing`);
      await expect(page.getByText("5 of 5 tutor messages used today")).toBeVisible();
      await audit.look("the messages used today");
    } finally {
      await server.kill();
      await model.close();
      rmSync(directory, { recursive: true, force: true });
    }
  });
});

test("a reply is announced when it begins and when it is there, not word by word", async ({ chat, page }) => {
  await chat.open();
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const LIVE = "[role=status], [role=alert], [aria-live=polite], [aria-live=assertive], [role=log]";
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const text = element?.closest(LIVE)?.textContent?.trim();
        if (text && heard.at(-1) !== text) heard.push(text);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await chat.ask("Solve x^2 - 5x + 6 = 0");
  const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  await expect.poll(heard).toEqual(["The tutor is writing.", "The tutor has finished writing."]);
  await expect(chat.replies.first().getByRole("math").first()).toBeVisible();
});

test.describe("who wants less motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("sees nothing move while a page is fetched", async ({ page }) => {
    let go = () => {};
    const seen = new Promise<void>((resolve) => {
      go = resolve;
    });
    await page.route("**/sign-up?**", async (route) => {
      await seen;
      await route.continue();
    });
    await page.goto("/sign-in");
    await page.getByRole("main").getByRole("link", { name: "Create an account" }).click();
    await expect(page.locator("#nprogress .bar")).toBeAttached();
    expect(await page.evaluate(stillMoving)).toEqual([]);
    go();
    await page.waitForURL("**/sign-up");
  });
});

test("every page has a name of its own", async ({ page }) => {
  const titles = new Map<string, string>();
  for (const path of PAGES.filter((route) => !route.includes("[") && route !== "/confirm")) {
    await page.goto(path);
    titles.set(path, await page.title());
  }
  expect(new Set(titles.values()).size, JSON.stringify([...titles])).toBe(titles.size);
});
