import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";

const PAGE = 20;

/** Problems in the visitor's history, made by the visitor's own browser. */
async function fill(page: Page, count: number): Promise<void> {
  for (let index = 1; index <= count; index += 1) {
    const data = { json: { text: `${index}x = ${index * 7}` } };
    const answer = await page.request.post("/api/trpc/solve.create", { data });
    expect(answer.ok()).toBe(true);
  }
}

/** The calls that go over the API, by the names of their procedures. */
function calls(page: Page): string[] {
  const seen: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/trpc/")) seen.push(pathname.slice("/api/trpc/".length));
  });
  return seen;
}

test("older problems join the newer ones, and each opens", async ({ history, page }) => {
  await fill(page, PAGE + 3);
  const seen = calls(page);
  await history.open();
  await expect(history.items).toHaveCount(PAGE);
  await expect(history.items.first()).toHaveText(`${PAGE + 3}x = ${(PAGE + 3) * 7}`);
  expect(seen, "the first page comes with the page").toEqual([]);
  await history.older.click();
  await expect(history.items).toHaveCount(PAGE + 3);
  await expect(history.older).toHaveCount(0);
  expect(seen).toEqual(["solve.list"]);
  await expect(page.getByRole("main").getByRole("listitem").last().locator(".katex").first()).toBeVisible();
  await history.items.last().click();
  await page.waitForURL(/\/solve\//);
});

test("without JavaScript older problems are a page of their own", async ({ baseURL, browser, page }) => {
  await fill(page, PAGE + 2);
  const storageState = await page.context().storageState();
  const context = await browser.newContext({ baseURL, storageState, javaScriptEnabled: false });
  try {
    const plain = await context.newPage();
    await plain.goto("/history");
    await plain.getByRole("link", { name: "Show older" }).click();
    await expect(plain.getByRole("link", { name: /^\d+x = \d+$/ })).toHaveCount(2);
    await plain.getByRole("link", { name: "Newest" }).click();
    await expect(plain.getByRole("link", { name: /^\d+x = \d+$/ })).toHaveCount(PAGE);
  } finally {
    await context.close();
  }
});

test("a problem is deleted after a question, at once, and permanently", async ({ history, page }) => {
  await fill(page, 2);
  await history.open();
  await history.items.first().click();
  await page.waitForURL(/\/solve\//);
  const gone = page.url();
  await history.open();
  await history.askToDelete("2x = 14");
  await expect(history.dialog).toContainText("permanently deleted");
  await history.dialog.getByRole("button", { name: "Keep it" }).click();
  await expect(history.items).toHaveCount(2);

  // Held until the list has been looked at: the line goes before the server has answered.
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route("**/api/trpc/solve.delete**", async (route) => {
    await held;
    await route.continue();
  });
  await history.askToDelete("2x = 14");
  await history.confirm();
  await expect(
    page.getByRole("main").getByRole("link", { name: "2x = 14", includeHidden: true }),
  ).toHaveCount(0);
  goOn();
  await expect(history.dialog).toBeHidden();
  await page.reload();
  await expect(history.items).toHaveText(["1x = 7"]);
  const answer = await page.request.get(gone);
  expect(await answer.text()).not.toContain("x = 7</annotation>");

  await history.askToDelete("1x = 7");
  await history.confirm();
  await expect(page.getByRole("link", { name: "Solve your first problem" })).toBeVisible();
});

test.describe("when the way to the server fails", () => {
  test.use({ provokes: /net::ERR_FAILED|Failed to fetch|solve\.delete/ });

  test("the problem is back, and the question says why", async ({ history, page }) => {
    await fill(page, 1);
    await history.open();
    await page.route("**/api/trpc/solve.delete**", (route) => route.abort());
    await history.askToDelete("1x = 7");
    await history.confirm();
    await expect(history.dialog.getByRole("alert")).toContainText("could not be deleted");
    await history.dialog.getByRole("button", { name: "Keep it" }).click();
    await expect(history.items).toHaveText(["1x = 7"]);
  });
});

test("when a reply ends, the list and the day's messages are asked for in one request", async ({
  chat,
  page,
}) => {
  const seen = calls(page);
  await chat.open();
  await chat.ask("Solve 6x = 42");
  await expect.poll(() => seen).toContain("chat.list,usage.today");
  await chat.openList();
  await expect(chat.list.getByRole("link", { name: "Solve 6x = 42" })).toBeVisible();
});

test("the history is searched and sorted by kind, with and without JavaScript", async ({
  baseURL,
  browser,
  history,
  page,
}) => {
  await fill(page, 2);
  await page.request.post("/api/trpc/solve.create", { data: { json: { text: "compose a sonata" } } });
  await history.open();
  await page.getByRole("searchbox", { name: "Search your problems" }).fill("2x=14");
  await page.getByRole("button", { name: "Search" }).click();
  await page.waitForURL(/find=/);
  await expect(history.items).toHaveText(["2x = 14"]);
  await page.getByRole("link", { name: "Not solved" }).click();
  await expect(page.getByRole("status").filter({ hasText: "No problem has “2x=14” in it" })).toBeVisible();
  await page.getByRole("link", { name: "Show all" }).click();
  await expect(history.items).toHaveCount(3);

  const storageState = await page.context().storageState();
  const context = await browser.newContext({ baseURL, storageState, javaScriptEnabled: false });
  try {
    const plain = await context.newPage();
    await plain.goto("/history");
    await plain.getByRole("link", { name: "Not solved" }).click();
    await expect(plain.getByRole("link", { name: "compose a sonata" })).toBeVisible();
    await expect(plain.getByRole("link", { name: "2x = 14" })).toHaveCount(0);
  } finally {
    await context.close();
  }
});

test("mistakes found in checked working are named in the history", async ({ history, page, solution }) => {
  const answer = await page.request.post("/api/trpc/solve.create", {
    data: { json: { text: "Expand (x + 3)^2", mode: "hints" } },
  });
  const { id } = (await answer.json()).result.data.json;
  await page.goto(`/solve/${id}`);
  await solution.check("working", "x^2 + 9");
  await expect(solution.verdict.filter({ hasText: "Look at line 1" })).toBeVisible();
  await history.open();
  await page.getByText("Mistakes I make").click();
  await expect(page.getByText("once", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Show the problems" }).click();
  await expect(history.items).toHaveText(["Expand (x + 3)^2"]);
});

test("conversations are among the problems of their day, and are deleted there too", async ({
  chat,
  composer,
  history,
  page,
}) => {
  await composer.solve("2/3 + 5/8");
  await chat.open();
  await chat.ask("Solve 6x = 54");
  await history.open();
  await expect(history.items).toHaveText(["Solve 6x = 54", "2/3 + 5/8"]);
  await history.items.first().click();
  await page.waitForURL(/\/chat\//);
  await history.open();
  await history.askToDelete("Solve 6x = 54");
  const dialog = page.getByRole("dialog", { name: "Delete this conversation?" });
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(history.items).toHaveText(["2/3 + 5/8"]);
});
