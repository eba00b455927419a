import type { APIResponse } from "@playwright/test";
import katex from "katex";
import { expect, test } from "../fixtures";
import { BillingPage } from "../pages/billing-page";
import { MathPanel } from "../pages/math-panel";
import { PhotoPage } from "../pages/photo-page";
import { PolicyWatch } from "../pages/policy-watch";

const PASSWORD = "seven plain words make a phrase";

test.describe("the Content-Security-Policy", () => {
  test.describe("of a page nobody has to sign in for", () => {
    test.use({ provokes: /status of 404/ });

    test("stops nothing of the page", async ({ page }) => {
      test.setTimeout(120_000);
      const watch = await PolicyWatch.of(page);
      const places = ["/", "/chat", "/history", "/billing", "/settings", "/sign-in", "/sign-up"];
      const nowhere = ["/reset-password", "/inbox", "/no-such-page", "/no-such-file.png", "/share/nothing"];
      for (const path of [...places, ...nowhere]) {
        await page.goto(path);
        expect(watch.violations, path).toEqual([]);
      }
    });
  });

  test("stops nothing that matters of solving, writing mathematics, a reply, or a photo that is read", async ({
    chat,
    composer,
    page,
    solution,
  }) => {
    test.setTimeout(120_000);
    const watch = await PolicyWatch.of(page);
    const photo = new PhotoPage(page);
    const maths = new MathPanel(page);
    const picture = await photo.print({
      html: katex.renderToString("\\frac{x+1}{x-2}=3", { output: "html", displayMode: true }),
    });
    await composer.open();
    await maths.open();
    await maths.type("x^2-4=0");
    await page.keyboard.press("Enter");
    await expect(composer.field).toHaveValue(/x/);
    await composer.field.fill("");
    await photo.choose(picture);
    await expect(photo.reading).toHaveValue(/x/, { timeout: 45_000 });
    await photo.use.click();
    await composer.submit.click();
    await page.waitForURL(/\/solve\/[\w-]+$/);
    await expect(solution.answer).toBeVisible();
    await chat.open();
    await chat.ask("Solve 6x = 42");
    await expect(chat.replies.last().locator(".katex").first()).toBeVisible();
    expect(watch.violations).toEqual([]);
  });

  test("stops nothing of an account, its settings and the way to a payment", async ({
    account,
    email,
    page,
  }) => {
    test.setTimeout(120_000);
    const watch = await PolicyWatch.of(page);
    const billing = new BillingPage(page);
    await account.signUp(email, PASSWORD);
    await expect(account.menu).toBeVisible();
    await page.goto("/settings");
    await billing.open();
    await billing.buy("monthly");
    await expect(billing.notice).toBeVisible();
    expect(watch.violations).toEqual([]);
  });

  test("lets no formula cover anything outside its message, or widen the page", async ({ chat, page }) => {
    await chat.open();
    await chat.send(
      "Look $$\\smash{\\rule[-20em]{20em}{40em}}\\kern-20em\\rule[-20em]{20em}{40em}$$ and $\\rlap{\\rule[-20em]{20em}{40em}}\\hspace{-20em}\\hspace{-20em}\\rule{20em}{20em}$",
    );
    await expect(chat.again).toBeVisible();
    await expect(chat.questions.locator(".katex").first()).toBeAttached();
    const seen = await page.evaluate(() => {
      const MARGIN = 8;
      const STEP = 20;
      const outside: [number, number][] = [];
      for (let x = 5; x < innerWidth; x += STEP) {
        for (let y = 5; y < innerHeight; y += STEP) {
          const message = document.elementFromPoint(x, y)?.closest(".katex")?.closest("article");
          const box = message?.getBoundingClientRect();
          const inX = !box || (x >= box.left - MARGIN && x <= box.right + MARGIN);
          const inY = !box || (y >= box.top - MARGIN && y <= box.bottom + MARGIN);
          if (!inX || !inY) outside.push([x, y]);
        }
      }
      return { outside, wider: document.documentElement.scrollWidth > innerWidth };
    });
    expect(seen).toEqual({ outside: [], wider: false });
  });

  test.describe("of a page that someone has put something into", () => {
    test.use({ provokes: /Content Security Policy|status of 404/ });

    test("runs no script that is not the product's, and leads nowhere else", async ({ chat, page }) => {
      const watch = await PolicyWatch.of(page);
      await chat.open();
      await page.evaluate(() => {
        const add = (tag: string, attributes: Record<string, string>, text = "") => {
          const element = document.createElement(tag);
          for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
          element.textContent = text;
          document.body.append(element);
          return element;
        };
        add("script", {}, "window.ran = 'inline'");
        add("script", { nonce: "bm9uY2U=" }, "window.ran = 'guessed'");
        add("script", { src: "https://elsewhere.example/a.js" });
        add("script", { src: "data:text/javascript,window.ran='data'" });
        add("img", { src: "/no-picture", onerror: "window.ran = 'handler'" });
        add("img", { src: "https://elsewhere.example/seen.png" });
        add("iframe", { src: "https://elsewhere.example/" });
        add("object", { data: "https://elsewhere.example/a.swf" });
        add("base", { href: "https://elsewhere.example/" });
        add("a", { href: "javascript:window.ran='link'" }).click();
        const form = add("form", { action: "https://elsewhere.example/", method: "post" });
        (form as HTMLFormElement).submit();
        fetch("https://elsewhere.example/taken").catch(() => {});
        setTimeout("window.ran = 'evaluated'", 0);
      });
      const stopped = () => new Set(watch.violations.map((violation) => violation.split(" ")[0]));
      for (const directive of [
        "script-src-elem",
        "script-src-attr",
        "script-src",
        "img-src",
        "frame-src",
        "object-src",
        "base-uri",
        "form-action",
        "connect-src",
      ]) {
        await expect.poll(stopped, directive).toContain(directive);
      }
      expect(await page.evaluate(() => (window as { ran?: string }).ran)).toBeUndefined();
    });
  });
});

test.describe("every answer", () => {
  const common = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": expect.stringContaining("microphone=()"),
    "content-security-policy": expect.stringMatching(/^default-src 'none'; .*frame-ancestors 'none'/),
  };
  const places = [
    "/",
    "/chat",
    "/settings",
    "/no-such-page",
    "/robots.txt",
    "/icon.svg",
    "/sw.js",
    "/ocr/no-such-file",
    "/api/trpc/account.me",
    "/api/no-such-place",
    "/auth/v1/settings",
    "/settings/export",
  ];

  for (const path of places) {
    test(`carries what protects it: ${path}`, async ({ request }) => {
      const answer = await request.get(path, { maxRedirects: 0 });
      const headers = answer.headers();
      expect(headers).toMatchObject(common);
      expect(headers).not.toHaveProperty("x-powered-by");
      expect(headers).not.toHaveProperty("strict-transport-security");
      expect(
        answer.headersArray().filter(({ name }) => /^content-security-policy$/i.test(name)),
      ).toHaveLength(1);
      const byHttps = await request.get(path, { maxRedirects: 0, headers: { "x-forwarded-proto": "https" } });
      expect(byHttps.headers()["strict-transport-security"]).toBe("max-age=63072000; includeSubDomains");
    });
  }

  test("with something of someone's own is kept by no cache", async ({ composer, page, request }) => {
    await composer.solve("7x = 91");
    const kept = (answer: APIResponse) => answer.headers()["cache-control"] ?? "";
    for (const path of ["/", new URL(page.url()).pathname, "/chat", "/history", "/billing", "/settings"]) {
      expect(kept(await page.request.get(path)), path).toMatch(/private.*no-store/);
    }
    for (const path of ["/api/trpc/account.me", "/settings/export", "/auth/session"]) {
      expect(kept(await page.request.get(path)), path).toMatch(/no-store/);
    }
    const [chunk] = (await (await request.get("/")).text()).match(/\/_next\/static\/[^"]+\.js/) ?? [""];
    expect(kept(await request.get(chunk))).toBe("public, max-age=31536000, immutable");
  });
});

test.describe("cookies", () => {
  const PLAIN = ["cm-guest", "cm-mail-asked", "sb-localhost-auth-token"];

  test("are closed to scripts and to other sites' forms, and there are no others", async ({
    account,
    composer,
    email,
    page,
  }) => {
    test.setTimeout(120_000);
    const seen = new Set<string>();
    const look = async () => {
      for (const cookie of await page.context().cookies()) {
        expect(cookie, cookie.name).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
        seen.add(cookie.name.replace(/\.\d$/, ""));
      }
      expect(await page.evaluate(() => document.cookie)).toBe("");
    };
    await composer.solve("5x = 95");
    await look();
    await account.askToSignUp(email, PASSWORD);
    await look();
    await account.signUp(email, PASSWORD);
    await expect(account.menu).toBeVisible();
    await look();
    await account.signOut();
    await expect(account.signInLink).toBeVisible();
    await account.askToRecover(email);
    await look();
    expect([...seen].sort()).toEqual(PLAIN);
  });

  test("are bound to this host and to encryption for anyone who comes by https", async ({ request }) => {
    const answer = await request.post("/api/trpc/solve.create", {
      data: { json: { text: "5x = 95" } },
      headers: { "x-forwarded-proto": "https" },
    });
    expect(answer.ok()).toBe(true);
    expect(answer.headers()["set-cookie"]).toMatch(
      /^__Host-cm-guest=[^;]+; Path=\/; Max-Age=\d+; HttpOnly; Secure; SameSite=Lax$/,
    );
  });
});
