import { expect, test } from "../fixtures";

for (const [scheme, paper] of [
  ["light", "rgb(251, 250, 247)"],
  ["dark", "rgb(18, 19, 22)"],
] as const) {
  test(`the ${scheme} theme follows the system and stands before the first paint`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ colorScheme: scheme, baseURL });
    try {
      const page = await context.newPage();
      await page.goto("/", { waitUntil: "commit" });
      await page.waitForFunction(() => document.body !== null);
      await expect(page.locator("html")).toHaveClass(new RegExp(`\\b${scheme}\\b`));
      await expect(page.locator("html")).toHaveCSS("background-color", paper);
    } finally {
      await context.close();
    }
  });
}

test("a chosen theme is remembered", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("radio", { name: "Dark" }).check();
  await expect(page.locator("html")).toHaveClass(/\bdark\b/);
  await page.reload();
  await expect(page.locator("html")).toHaveClass(/\bdark\b/);
  await expect(page.getByRole("radio", { name: "Dark" })).toBeChecked();
});

test("a chosen theme is the server's too: each page comes with its class, also without JavaScript", async ({
  browser,
  baseURL,
  page,
}) => {
  await page.goto("/");
  await page.getByRole("radio", { name: "Dark" }).check();
  await expect
    .poll(async () => (await page.context().storageState()).cookies.map(({ name }) => name))
    .toContain("cm-theme");
  const storageState = await page.context().storageState();
  const plain = await browser.newContext({ baseURL, javaScriptEnabled: false, storageState });
  try {
    const unscripted = await plain.newPage();
    for (const path of ["/", "/chat", "/history", "/settings", "/sign-in", "/no-such-page"]) {
      await unscripted.goto(path);
      await expect(unscripted.locator("html"), path).toHaveClass(/(^| )dark( |$)/);
      await expect(unscripted.locator("html"), path).toHaveCSS("background-color", "rgb(18, 19, 22)");
    }
  } finally {
    await plain.close();
  }
  await page.getByRole("radio", { name: "System" }).check();
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name))
    .not.toContain("cm-theme");
});

test("nobody's page has the theme someone else has chosen", async ({ request }) => {
  const rootOf = async (cookie: string) => {
    const page = await request.get("/sign-up", { headers: { cookie } });
    return /<html[^>]*>/.exec(await page.text())?.[0] ?? "";
  };
  expect(await rootOf("cm-theme=dark")).toMatch(/class="[^"]*\bdark\b/);
  expect(await rootOf("cm-theme=light")).toMatch(/class="[^"]*\blight\b/);
  expect(await rootOf("a=b")).not.toMatch(/\b(dark|light)\b/);
});

test("a theme that is chosen in one tab is the other one's too", async ({ context, page }) => {
  await page.goto("/");
  const other = await context.newPage();
  await other.goto("/chat");
  await page.getByRole("radio", { name: "Dark" }).check();
  await expect(other.locator("html")).toHaveClass(/\bdark\b/);
});

test.describe("an address that leads nowhere", () => {
  test.use({ provokes: /status of 404/ });

  test("says so and shows the way back", async ({ page }) => {
    const response = await page.goto("/no/such/page");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
  });

  for (const [path, title] of [
    ["/solve/5f0c1f9e-6a55-4d3e-9d0a-0f3b2f1c7a11", "Problem not found"],
    ["/solve/nothing", "Problem not found"],
    ["/chat/5f0c1f9e-6a55-4d3e-9d0a-0f3b2f1c7a11", "Conversation not found"],
    ["/chat/nothing", "Conversation not found"],
    ["/share/nothing", "Link no longer works"],
    ["/practice/nothing", "Practice"],
    ["/practice/sets/nothing", "Practice set"],
  ] as const)
    test(`says so by its status, its title and its words, without JavaScript too: ${path}`, async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
      const page = await context.newPage();
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page).toHaveTitle(new RegExp(`^${title} · `));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(/could not find|no longer works/);
      await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
      await context.close();
    });
});

test("every link on the main pages leads to a page", async ({ page, request }) => {
  const seen = new Set<string>();
  for (const path of ["/", "/chat", "/history", "/sign-in", "/sign-up"]) {
    await page.goto(path);
    await expect(page.getByRole("main")).toBeVisible();
    const links = await page
      .getByRole("link")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    for (const href of links) if (href?.startsWith("/")) seen.add(href);
  }
  for (const href of seen) expect((await request.get(href)).status(), href).toBe(200);
});

test("the front page can be used with the keyboard alone", async ({ page, composer }) => {
  await composer.open();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await composer.field.focus();
  await page.keyboard.type("12x = 84");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/solve\//);
});

test("every page has a number of its own, for anyone who asks for help", async ({ request }) => {
  const numbers: (string | undefined)[] = [];
  for (const path of ["/", "/", "/sign-in", "/nowhere"]) {
    const answer = await request.get(path, { headers: { "x-request-id": "mine" } });
    numbers.push(answer.headers()["x-request-id"]);
  }
  for (const number of numbers) expect(number).toMatch(/^[\w-]{36}$/);
  expect(new Set(numbers).size).toBe(numbers.length);
});
