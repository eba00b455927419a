import type { Page, Request } from "@playwright/test";
import { expect, test } from "../fixtures";

test("the tutor works a problem, answers follow-ups, and the conversation survives a reload", async ({
  chat,
  page,
}) => {
  await chat.open();
  await chat.send("Solve 5x - 4 = 21");
  await expect(chat.replies).toHaveCount(1);
  await expect(chat.replies.first()).toContainText("Checked", { ignoreCase: true });
  await expect(page).toHaveURL(/\/chat\/[\w-]+$/);

  await chat.send("check x = 5");
  await expect(chat.replies).toHaveCount(2);
  await expect(chat.replies.nth(1)).toContainText(/right|correct/i);
  await chat.send("is it x = 6?");
  await expect(chat.replies).toHaveCount(3);
  await expect(chat.replies.nth(2)).toContainText(/not/i);

  await page.reload();
  await expect(chat.questions).toHaveCount(3);
  await expect(chat.replies).toHaveCount(3);
  await expect(
    chat.replies.first().locator("annotation").filter({ hasText: "x = 5" }).first(),
  ).toBeAttached();
});

test("the tutor says plainly what it cannot explain, and what it can do", async ({ chat }) => {
  await chat.open();
  await chat.send("Who wrote Hamlet?");
  await expect(chat.replies.first()).toContainText(
    "I solve problems step by step, give hints, check your answers",
  );
});

test("a solved problem is taken along to the tutor", async ({ chat, composer, page }) => {
  await composer.solve("9x - 7 = 65");
  await page.getByRole("link", { name: "Ask the tutor" }).click();
  await page.waitForURL(/\/chat/);
  await expect(page.getByRole("region", { name: "The problem" })).toBeVisible();
  await chat.send("why step 2?");
  await expect(chat.replies.first()).toContainText("9");
});

test.describe("without a network", () => {
  test.use({ provokes: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ });

  test("a message is kept and can be sent again", async ({ chat, context, page }) => {
    await chat.open();
    await chat.send("Solve x + 1 = 2");
    await expect(chat.replies).toHaveCount(1);
    await context.setOffline(true);
    await chat.send("Solve x + 2 = 44");
    const alert = page.getByRole("main").getByRole("alert");
    await expect(alert).toBeVisible();
    await expect(chat.questions.nth(1)).toContainText("44");
    await context.setOffline(false);
    await alert.getByRole("button").first().click();
    await expect(chat.replies).toHaveCount(2);
    await expect(chat.replies.nth(1)).toContainText("42");
    await expect(chat.questions).toHaveCount(2);
  });
});

test("all of a long answer is in sight on a phone: its formula is broken, not cut off", async ({
  chat,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await chat.open();
  await chat.ask("Graph x^3 - 2x");
  const reply = chat.replies.first().locator(".rich-text");
  const beyond = () => reply.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  await expect.poll(beyond).toBeLessThanOrEqual(0);
});

/** The names of the caller's conversations, as the server has them. */
async function titlesKept(page: Page): Promise<string[]> {
  const input = encodeURIComponent(JSON.stringify({ json: {} }));
  const body = (await (await page.request.get(`/api/trpc/chat.list?input=${input}`)).json()) as {
    result: { data: { json: { items: { title: string }[] } } };
  };
  return body.result.data.json.items.map(({ title }) => title);
}

test("a conversation is renamed above it and in the list, and keeps its name", async ({ chat, page }) => {
  await chat.open();
  await chat.ask("Solve 6x = 42");
  const rename = page.getByRole("button", { name: "Rename this conversation" });
  await rename.click();
  await chat.giveName("   ");
  await expect(page.getByRole("dialog").getByRole("alert")).toHaveText("Give it a name.");
  await chat.rename("  Tuesday's homework ");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(rename).toBeFocused();
  await expect(chat.title).toHaveText("Tuesday's homework");

  await page.reload();
  await expect(chat.title).toHaveText("Tuesday's homework");
  await expect(page).toHaveTitle(/^Tuesday's homework/);
  await chat.openList();
  await chat.renameInList("Tuesday's homework");
  await chat.giveName("Sevens");
  await expect(chat.list.getByRole("link", { name: "Sevens" })).toBeVisible();
  await expect(page).toHaveTitle(/^Sevens/);
  // Left as soon as the name is shown, which is before the server has it.
  await page.goto("about:blank");
  await expect.poll(() => titlesKept(page)).toEqual(["Sevens"]);
  await page.goBack();
  await expect(chat.title).toHaveText("Sevens");
});

test("a conversation is deleted from the list", async ({ chat, page }) => {
  await chat.open();
  await chat.ask("Solve 3x = 39");
  await chat.openList();
  await chat.list.getByRole("link", { name: "Solve 3x = 39" }).hover();
  await chat.list.getByRole("button", { name: "Delete “Solve 3x = 39”" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page).toHaveURL(/\/chat$/);
  await expect(chat.questions).toHaveCount(0);
});

test("Enter sends, Shift and Enter does not, nor does an Enter that ends a composition", async ({ chat }) => {
  await chat.open();
  await chat.field.fill("first line");
  await chat.field.press("Shift+Enter");
  await chat.field.pressSequentially("second");
  await expect(chat.field).toHaveValue("first line\nsecond");
  for (const composing of [{ isComposing: true }, { keyCode: 229 }]) {
    await chat.field.dispatchEvent("keydown", {
      key: "Enter",
      bubbles: true,
      cancelable: true,
      ...composing,
    });
  }
  await expect(chat.field).toHaveValue("first line\nsecond");
  await expect(chat.questions).toHaveCount(0);
  await chat.field.press("Enter");
  await expect(chat.field).toHaveValue("");
  await expect(chat.questions).toHaveText(/first line\s*second/);
});

test("Escape stops the reply and a slash comes back to the field", async ({ chat, page }) => {
  await chat.open();
  await chat.ask("Hello");
  // The second reply does not begin until the test has seen it stopped.
  const isSecond = (request: Request) =>
    request.url().endsWith("/api/chat") && (request.postData() ?? "").includes("2x = 34");
  const stopped = page.waitForEvent("requestfailed", isSecond);
  await page.route(
    "**/api/chat",
    async (route) => {
      await stopped;
      await route.abort();
    },
    { times: 1 },
  );
  await chat.send("Solve 2x = 34");
  await expect(page.getByRole("button", { name: "Stop" })).toBeVisible();
  await page.keyboard.press("Escape");
  await stopped;
  await expect(page.getByRole("button", { name: "Send" })).toBeEnabled();
  await expect(chat.field).toBeFocused();
  await page.getByRole("button", { name: "Get the reply" }).click();
  await expect(chat.replies.last()).toContainText("17");
  await expect(chat.replies).toHaveCount(2);

  await chat.field.blur();
  await page.keyboard.press("/");
  await expect(chat.field).toBeFocused();
  await expect(chat.field).toHaveValue("");
  await page.keyboard.press("/");
  await expect(chat.field).toHaveValue("/");
  const rename = page.getByRole("button", { name: "Rename this conversation" });
  await rename.focus();
  await page.keyboard.press("/");
  await expect(rename).toBeFocused();
});

test("what is typed and not sent stays with its conversation", async ({ chat, page }) => {
  await chat.open();
  await chat.ask("Solve 8x = 96");
  const conversation = page.url();
  await chat.field.fill("and why is that?");
  await page.reload();
  await expect(chat.field).toHaveValue("and why is that?");

  await chat.open();
  await expect(chat.field).toHaveValue("");
  await chat.field.fill("something else");
  await page.goto(conversation);
  await expect(chat.field).toHaveValue("and why is that?");
  await expect(page.getByRole("button", { name: "Send" })).toBeEnabled();
  await chat.field.press("Enter");
  await expect(chat.field).toHaveValue("");
  await expect(chat.replies).toHaveCount(2);
  await page.reload();
  await expect(chat.questions).toHaveCount(2);
  await expect(chat.field).toHaveValue("");
  await page.goto("/chat");
  await expect(chat.field).toHaveValue("something else");
});

test("a reply is copied as text and with its LaTeX", async ({ chat, context, page }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await chat.open();
  await chat.ask("Solve 5x - 4 = 21");
  await page.getByRole("button", { name: "Copy text" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Copied" })).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain("Answer: x = 5");
  expect(text).not.toMatch(/[$\\*]/);
  await page.getByRole("button", { name: "Copy LaTeX" }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain("$x = 5$");
});

test("the last reply is written again, also after a reload, and stays one reply", async ({ chat, page }) => {
  await chat.open();
  await chat.ask("Solve 4x = 52");
  await chat.ask("Thanks");
  const request = () => page.waitForRequest((sent) => sent.url().endsWith("/api/chat"));
  const live = request();
  await chat.again.click();
  await live;
  await expect(chat.again).toBeVisible();
  await expect(chat.replies).toHaveCount(2);

  await page.reload();
  await expect(chat.again).toHaveCount(1);
  const kept = request();
  await chat.again.click();
  expect((await kept).postDataJSON()).toMatchObject({ message: { text: "Thanks" } });
  await expect(chat.again).toBeVisible();
  await expect(chat.replies).toHaveCount(2);
  await expect(chat.questions).toHaveCount(2);
  await page.reload();
  await expect(chat.questions).toHaveCount(2);
  await expect(chat.replies).toHaveCount(2);
});

test("a reply that breaks off is written in full at the second try", async ({ chat, page }) => {
  await chat.open();
  const broken = [
    { type: "start", messageId: "broken-reply-0001" },
    { type: "text-start", id: "t" },
    { type: "text-delta", id: "t", delta: "Half a re" },
    { type: "error", errorText: "The tutor is not available at the moment." },
  ];
  const body = broken.map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`).join("");
  await page.route(
    "**/api/chat",
    (route) =>
      route.fulfill({
        contentType: "text/event-stream",
        headers: { "x-vercel-ai-ui-message-stream": "v1" },
        body,
      }),
    { times: 1 },
  );
  await chat.send("Solve 2x = 26");
  const alert = page.getByRole("main").getByRole("alert");
  await expect(alert).toContainText("not available");
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(chat.again).toBeVisible();
  await expect(chat.replies).toHaveCount(1);
  await expect(chat.replies).not.toContainText("Half a re");
  await expect(chat.questions).toHaveCount(1);
  await page.reload();
  await expect(chat.replies).toHaveCount(1);
  await expect(chat.questions).toHaveCount(1);
});

test("conversations are found by what was said in them", async ({ chat, page }) => {
  await chat.open();
  await chat.ask("Solve 7x + 3 = 66");
  await page.goto("/chat");
  await chat.ask("Hello");
  await page.reload();
  await chat.openList();
  const search = chat.list.getByRole("searchbox", { name: "Search conversations" });
  await search.fill("7X+3");
  const hits = chat.list.getByRole("list", { name: "Found conversations" });
  await expect(hits.getByRole("link")).toHaveCount(1);
  await expect(hits.locator("mark")).toHaveText("7x + 3");
  await expect(chat.list.getByRole("status")).toHaveText("1 conversation found.");
  await search.fill("elephant");
  await expect(chat.list).toContainText("Nothing has “elephant” in it.");
  await search.fill("");
  await expect(chat.list.getByRole("link", { name: "Hello" })).toBeVisible();
  await search.fill("x = 9");
  await hits.getByRole("link").click();
  await expect(chat.title).toHaveText("Solve 7x + 3 = 66");
  await expect(chat.replies.first()).toBeVisible();
  await expect(page.locator(":popover-open")).toHaveCount(0);
});

test("the field and the end of the reply stay in view when a keyboard takes half of the screen", async ({
  chat,
  page,
}) => {
  await chat.open();
  await expect(page.locator('meta[name="viewport"]')).toHaveAttribute(
    "content",
    /interactive-widget=resizes-content/,
  );
  await chat.ask("Solve 3(2x - 4) + 5(x + 1) = 7(x - 2) + 31");
  await chat.field.focus();
  const { width, height } = page.viewportSize() ?? { width: 360, height: 740 };
  await page.setViewportSize({ width, height: Math.round(height / 2) });
  await expect(chat.field).toBeInViewport({ ratio: 1 });
  await expect(chat.again).toBeInViewport();
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(sideways).toBeLessThanOrEqual(0);
});

test("what was typed and not sent is gone with the one who typed it", async ({
  account,
  email,
  page,
  chat,
}) => {
  await account.signUp(email, "a kettle hums in the blue kitchen");
  await expect(account.menu).toBeVisible();
  await chat.open();
  await chat.field.fill("a private thought");
  const drafts = () => page.evaluate(() => Object.values(sessionStorage).join());
  await expect.poll(drafts).toContain("a private thought");
  await account.signOut();
  await expect(account.signInLink).toBeVisible();
  await expect.poll(drafts).not.toContain("a private thought");
});

test("what a refusal offers is a press away", async ({ chat, page }) => {
  await chat.open();
  await chat.ask("who invented 3x + 5 = 26?");
  await page
    .getByRole("list", { name: "Choose one" })
    .getByRole("button", { name: "Solve 3x + 5 = 26" })
    .click();
  await expect(chat.replies.last()).toContainText("7");
  await expect(page.getByRole("list", { name: "Choose one" })).toHaveCount(0);
});
