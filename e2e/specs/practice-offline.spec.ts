import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { DevicePage } from "../pages/device-page";
import { PracticePage } from "../pages/practice-page";

const KEPT = "Your answers are kept here and sent when there is a connection.";
const SAVED = "Your answers are saved.";

test.use({ provokes: /ERR_INTERNET_DISCONNECTED|Failed to (?:fetch|load)/ });
test.setTimeout(120_000);

/** Has the browser keep the engine, as anyone's does who solved a problem. */
async function withEngine(page: Page): Promise<DevicePage> {
  const device = new DevicePage(page);
  await page.goto("/");
  await page.getByRole("textbox", { name: "Your problem" }).focus();
  await device.kept();
  return device;
}

const answerWrong = async (page: Page) => {
  await new PracticePage(page).answer("987654");
  await expect(page.getByRole("status").filter({ hasText: /^Not yet/ })).toBeVisible();
};

/** The texts of what was practised, as the server has it. */
async function practised(page: Page): Promise<string[]> {
  const body = (await (await page.request.get("/api/trpc/practice.log")).json()) as {
    result: { data: { json: { reviews: { text: string }[] } } };
  };
  return body.result.data.json.reviews.map(({ text }) => text);
}

test("a session goes on without a network, after a reload too, and each problem counts once", async ({
  context,
  page,
}) => {
  const device = await withEngine(page);
  await page.goto("/practice/two-steps");
  await expect(page.getByText("1 of 10")).toBeVisible();
  await device.sessionReady();
  await context.setOffline(true);
  await answerWrong(page);
  await expect(page.getByText(KEPT)).toBeVisible();
  await page.getByRole("button", { name: "Show the steps" }).click();
  await expect(page.getByText("The solution")).toBeVisible();
  await page.getByRole("button", { name: "Next problem" }).click();
  await expect(page.getByText("2 of 10")).toBeVisible();
  await answerWrong(page);
  await page.reload({ waitUntil: "domcontentloaded" });
  await expect(page.getByText("2 of 10")).toBeVisible();
  await page.getByRole("button", { name: "Show the steps" }).click();
  await expect(page.getByText(KEPT)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(SAVED)).toBeVisible();
  expect(new Set(await practised(page)).size).toBe(2);
  expect(await practised(page)).toHaveLength(2);
});

test("a set goes on without a network, and its maker sees it when there is one again", async ({
  context,
  page,
}) => {
  const device = await withEngine(page);
  const made = await page.request.post("/api/trpc/practice.set.create", {
    data: { json: { title: "On a train", items: [{ skill: "two-steps", count: 3 }] } },
  });
  const { token } = ((await made.json()) as { result: { data: { json: { token: string } } } }).result.data
    .json;
  await page.goto(`/practice/sets/${token}`);
  await page.getByRole("button", { name: "Start" }).click();
  await expect(page.getByText("1 of 3")).toBeVisible();
  await device.sessionReady();
  await context.setOffline(true);
  for (const place of [1, 2, 3]) {
    await expect(page.getByText(`${place} of 3`)).toBeVisible();
    await page.getByRole("button", { name: "Show the steps" }).click();
    await page.getByRole("button", { name: place < 3 ? "Next problem" : "Finish" }).click();
  }
  await expect(page.getByRole("heading", { name: "That is all for now" })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(SAVED)).toBeVisible();
  await page.goto(`/practice/sets/${token}`);
  await expect(page.getByRole("region", { name: "Your problems" }).getByText("3 of 3 done")).toBeVisible();
  await expect(page.getByText("1 of 1 has worked on it.")).toBeVisible();
});
