import type { Browser, Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { PracticePage } from "../pages/practice-page";

/** Makes a set of two skills and returns its address. */
async function makeSet(page: Page, title: string): Promise<string> {
  await page.goto("/practice");
  await page.getByRole("link", { name: "Practice sets" }).click();
  await page.getByLabel("Title").fill(title);
  for (const [strand, skill] of [
    ["Equations", "Two steps"],
    ["Expressions", "Squares of sums"],
  ] as const) {
    await page.getByRole("group", { name: "Skills, up to 8" }).getByText(strand, { exact: true }).click();
    await page.getByRole("checkbox", { name: skill, exact: true }).check();
  }
  await page.getByLabel("Problems of each skill").selectOption("2");
  await page.getByRole("button", { name: "Make the set" }).click();
  await page.waitForURL(/\/practice\/sets\/[\w-]{22,}/);
  return page.url();
}

/** Someone else's browser, without JavaScript. */
async function plainPage(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  return context.newPage();
}

test("a set is worked through without JavaScript, and its maker sees who is stuck", async ({
  browser,
  baseURL,
  page,
}) => {
  const address = await makeSet(page, "Homework 4");
  await expect(page.getByRole("heading", { level: 1, name: "Homework 4" })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Link to send to the people you made it for" })).toHaveValue(
    address,
  );
  const student = await plainPage(browser, baseURL);
  await student.goto(address);
  await student.getByLabel("Your name, if you like").fill("Mia");
  await student.getByRole("button", { name: "Start" }).click();
  await expect(student.getByText("1 of 4")).toBeVisible();
  const answered = await new PracticePage(student).answerWrongly();
  await expect(student.getByRole("status").filter({ hasText: "Not yet" })).toBeVisible();
  await student.getByRole("button", { name: "Show the steps" }).click();
  await student.getByRole("link", { name: "Next problem" }).click();
  await expect(student.getByText("2 of 4")).toBeVisible();
  await student.getByRole("link", { name: "Stop" }).click();
  await expect(student.getByText("1 of 4 done, as Mia")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Stuck: Mia.")).toBeVisible();
  await expect(page.getByText(answered, { exact: true })).toHaveCount(0);
  await student.getByText("Leave this set").click();
  await student.getByRole("button", { name: "Leave" }).click();
  await student.waitForURL(/\/practice$/);
  await page.reload();
  await expect(page.getByText("Nobody has started yet.")).toBeVisible();
  await student.context().close();
});

test("a set's sheet has a page of problems for each copy, and the answers after the last", async ({
  page,
}) => {
  await makeSet(page, "On paper");
  await page.getByLabel("On paper").selectOption("5");
  await page.getByRole("button", { name: "Open the sheet" }).click();
  await page.waitForURL(/\/sheet\?copies=5/);
  const copies = page.getByRole("region", { name: /^On paperCopy \d/ });
  await expect(copies).toHaveCount(5);
  await expect(copies.first().getByRole("listitem")).toHaveCount(4);
  await expect(page.getByRole("region", { name: "On paper: answers" }).getByRole("listitem")).toHaveCount(20);
});
