import { readFile } from "node:fs/promises";
import type { BrowserContext, Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { DevicePage } from "../pages/device-page";
import { SettingsPage } from "../pages/settings-page";

/** In every problem and every answer of this file, and nowhere else. */
const MARK = "7393";
const PROBLEM = `Solve 4x - 7 = ${MARK}`;
const ANSWER = "x = 1850";

const switchOf = (page: Page) => page.getByRole("checkbox", { name: "Keep my problems on this device only" });
/** What the sheet says once the browser has the problem. */
const isKept = (page: Page) => page.getByText("This problem stays on this device.");
const listOf = (page: Page) => page.getByRole("region", { name: "On this device only" });

/** What leaves the browser with a problem in it, from now on: pages, their parts and the service worker. */
function watchSent(context: BrowserContext): readonly string[] {
  const sent: string[] = [];
  context.on("request", (request) => {
    if (`${request.url()} ${request.postData() ?? ""}`.includes(MARK)) sent.push(request.url());
  });
  return sent;
}

/** How many problems the browser keeps on its shelf. */
const shelved = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open("cm-shelf");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const { result: db } = opening;
          if (!db.objectStoreNames.contains("parcels")) resolve(0);
          else {
            const counting = db.transaction("parcels").objectStore("parcels").count();
            counting.onsuccess = () => resolve(counting.result);
          }
          db.close();
        };
      }),
  );

async function switchOn(page: Page): Promise<void> {
  await page.goto("/settings");
  await switchOf(page).click();
  await expect(switchOf(page)).toBeChecked();
}

test.describe("problems that stay on this device", () => {
  test("are solved, hinted, checked, found again and deleted without a word of them being sent", async ({
    composer,
    context,
    page,
    solution,
  }) => {
    const sent = watchSent(context);
    await switchOn(page);
    await composer.openWithHints();
    await expect(page.getByText("Your problems stay on this device only.")).toBeVisible();
    await composer.field.pressSequentially(PROBLEM);
    await expect(page.getByText("Reads as")).toBeVisible();
    await composer.submit.click();
    await expect(page.getByText("Try it yourself first.")).toBeVisible();
    await expect(isKept(page)).toBeVisible();
    await solution.check("answer", `x = ${MARK}`);
    await expect(page.getByRole("heading", { name: "Not right yet" })).toBeVisible();

    await page.goto("/history");
    await listOf(page).getByRole("link", { name: PROBLEM }).click();
    await expect(page.getByRole("heading", { name: "Not right yet" })).toBeVisible();
    await expect(page).toHaveURL("/");
    await page.getByRole("button", { name: "Show the answer" }).click();
    expect(await solution.answerTex()).toBe(ANSWER);

    await page.goto("/history");
    await page.getByRole("button", { name: `Delete “${PROBLEM}”` }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await expect(listOf(page)).toHaveCount(0);
    expect(sent).toEqual([]);
  });

  test("can be taken home, and are sent when that is switched off and asked for, not before", async ({
    composer,
    context,
    page,
    history,
    solution,
  }) => {
    const sent = watchSent(context);
    await switchOn(page);
    await composer.open();
    await composer.field.fill(PROBLEM);
    await composer.submit.click();
    expect(await solution.answerTex()).toBe(ANSWER);
    await expect(isKept(page)).toBeVisible();

    const settings = new SettingsPage(page);
    await settings.open();
    const section = settings.section("On this device only");
    const started = page.waitForEvent("download");
    await section.getByRole("link", { name: "Download from this device" }).click();
    expect(JSON.parse(await readFile(await (await started).path(), "utf8"))).toMatchObject([
      { text: PROBLEM, mode: "answer", acts: [] },
    ]);
    await switchOf(page).click();
    await expect(switchOf(page)).not.toBeChecked();
    await page.reload();
    await expect(section).toContainText("1 problem on this device only.");
    expect(sent).toEqual([]);
    await section.getByRole("button", { name: "Save to my history" }).click();
    await expect(section).toContainText("on their way");
    await expect(async () => {
      await history.open();
      await expect(history.items.filter({ hasText: PROBLEM })).toHaveCount(1, { timeout: 1_000 });
    }).toPass();
    await expect(listOf(page)).toHaveCount(0);
  });

  test("are handed in on a page of another problem and worked on this device", async ({
    composer,
    context,
    page,
    solution,
  }) => {
    await composer.solve("Solve 4x - 7 = 29");
    const address = page.url();
    const sent = watchSent(context);
    await switchOn(page);
    await page.goto(address);
    await page.getByText("Not what you meant?").click();
    await page.getByRole("textbox", { name: "Write it another way" }).fill(PROBLEM);
    await page.getByRole("button", { name: "Solve again" }).click();
    await expect(new DevicePage(page).note).toBeVisible();
    expect(await solution.answerTex()).toBe(ANSWER);
    await expect(page).toHaveURL("/");
    expect(sent).toEqual([]);
  });

  test("are gone when someone signs out", async ({ account, composer, email, page, solution }) => {
    await account.signUp(email, "a long password of mine");
    await switchOn(page);
    await composer.open();
    await composer.field.fill(PROBLEM);
    await composer.submit.click();
    expect(await solution.answerTex()).toBe(ANSWER);
    await expect(isKept(page)).toBeVisible();
    await page.goto("/history");
    await expect(listOf(page)).toBeVisible();
    expect(await shelved(page)).toBe(1);
    await account.signOut();
    await expect(account.signInLink).toBeVisible();
    await page.goto("/history");
    await expect(page.getByRole("heading", { name: "History", level: 1 })).toBeVisible();
    await expect(listOf(page)).toHaveCount(0);
    await expect.poll(() => shelved(page)).toBe(0);
  });
});

test.describe("where the engine does not come", () => {
  test.use({ provokes: /ERR_FAILED|Failed to (?:fetch|load)/ });

  test("a problem that stays on this device stays in its field, before and after the page’s script", async ({
    composer,
    context,
    page,
  }) => {
    const sent = watchSent(context);
    await switchOn(page);
    await page.route("**/_next/static/chunks/**", (route) => route.abort());
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await composer.field.fill(PROBLEM);
    await composer.submit.click();
    await expect(composer.field).toHaveValue(PROBLEM);
    await expect(page).toHaveURL("/");
    expect(sent).toEqual([]);
  });

  test("a device that makes no worker says so, and sends nothing", async ({ composer, context, page }) => {
    const sent = watchSent(context);
    await page.addInitScript(() => {
      window.Worker = class {
        constructor() {
          throw new Error("refused");
        }
      } as unknown as typeof Worker;
    });
    await switchOn(page);
    await composer.open();
    await composer.field.fill(PROBLEM);
    await composer.submit.click();
    await expect(page.getByRole("main").getByRole("alert")).toContainText("Nothing was sent.");
    await expect(page.getByRole("main")).toContainText(PROBLEM);
    expect(sent).toEqual([]);
  });
});
