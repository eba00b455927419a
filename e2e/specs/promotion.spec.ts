import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { APIRequestContext } from "@playwright/test";
import { buildDirectory } from "../../server/cli/start/build";
import { expect, test } from "../fixtures";
import { OwnServer } from "../own-server";

test.use({ viewport: { width: 1280, height: 900 } });
test.describe.configure({ mode: "serial" });

const directory = mkdtempSync(join(tmpdir(), "classmate-promotion-"));
const clock = join(directory, "clock");
const servers: OwnServer[] = [];

test.beforeAll(async () => {
  test.setTimeout(240_000);
  writeFileSync(clock, "0");
  const preload = pathToFileURL(join(process.cwd(), "server/cli/chaos/skewed-clock.mjs")).href;
  const settings: readonly Record<string, string>[] = [
    { PROMO_TITLE: "WINTER DEAL", PROMO_ENDS_ON: "2098-12-24" },
    {
      PROMO_TITLE: "SPRING DEAL",
      PROMO_ENDS_ON: "2099-03-31",
      PROMO_CODE: "SPRING",
      PROMO_PERCENT_OFF: "35",
    },
    { PROMO_TITLE: "OVER AND DONE", PROMO_ENDS_ON: "2020-01-01" },
    {
      PROMO_TITLE: "LAST HOURS",
      PROMO_ENDS_ON: today(),
      CHAOS_CLOCK: clock,
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --import ${preload}`,
    },
  ];
  for (const [index, own] of settings.entries())
    servers.push(await OwnServer.on(join(directory, String(index)), own));
  for (const server of servers.slice(0, 3)) await server.start();
});

test.afterAll(async () => {
  for (const server of servers) await server.kill();
  rmSync(directory, { recursive: true, force: true });
});

const today = () => new Date().toISOString().slice(0, 10);

/** Every page of which the build has made something ahead and that is there without anything of a visitor's. */
function prerendered(): readonly string[] {
  const manifest = JSON.parse(
    readFileSync(join(buildDirectory(process.cwd(), process.env), "prerender-manifest.json"), "utf8"),
  ) as { readonly routes: Record<string, { readonly dataRoute: string | null }> };
  const pages = Object.entries(manifest.routes).filter(
    ([path, { dataRoute }]) => dataRoute?.endsWith(".rsc") && !path.startsWith("/_"),
  );
  return [...pages.map(([path]) => path), "/chat/00000000-0000-4000-8000-000000000000", "/not-there"];
}

/** The document as it comes, before any script. */
async function documentOf(request: APIRequestContext, origin: string, path: string) {
  const response = await request.get(origin + path);
  const text = await response.text();
  return {
    accent: /<html[^>]* data-accent="(\w+)"/.exec(text)?.[1],
    title: /<aside[^>]*data-promotion[\s\S]*?<strong[^>]*>([^<]*)/.exec(text)?.[1],
    isBeforeHeader: text.indexOf("data-promotion") < text.indexOf("site-header"),
  };
}

test("one build shows each server's own promotion on every page made ahead, from the first visit on", async ({
  request,
}) => {
  const [winter, spring, over] = servers.map(({ origin }) => origin);
  const paths = prerendered();
  expect(paths.length).toBeGreaterThan(5);
  for (const path of paths) {
    for (const [origin, title] of [
      [winter, "WINTER DEAL"],
      [spring, "SPRING DEAL"],
    ] as const)
      expect(await documentOf(request, origin ?? "", path), path).toEqual({
        accent: "orange",
        title,
        isBeforeHeader: true,
      });
    const none = await documentOf(request, over ?? "", path);
    expect([none.accent, none.title], path).toEqual(["blue", undefined]);
  }
  expect(await (await request.get(`${spring}/`)).text()).toContain("35");
});

test("moves nothing when it is shown, and is there without JavaScript", async ({ browser }) => {
  const origin = servers[0]?.origin ?? "";
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(`${origin}/chat`, { waitUntil: "networkidle" });
    await expect(page.getByRole("complementary", { name: "Promotion" })).toContainText("WINTER DEAL");
    if (javaScriptEnabled)
      expect(await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)).toEqual([]);
    await context.close();
  }
});

test("ends by the clock, on every page, without JavaScript", async ({ request }) => {
  test.setTimeout(180_000);
  const server = servers[3];
  const origin = server?.origin ?? "";
  const end = Date.parse(`${today()}T00:00:00Z`) + 86_400_000;
  const seen = () => documentOf(request, origin, "/chat");
  // Where the start takes longer than that, again with more time left.
  for (const seconds of [15, 90]) {
    await server?.kill();
    writeFileSync(clock, String(end - seconds * 1_000 - Date.now()));
    await server?.start();
    if ((await seen()).accent === "orange") break;
  }
  expect(await seen()).toMatchObject({ accent: "orange", title: "LAST HOURS" });
  await expect.poll(async () => (await seen()).accent, { timeout: 100_000 }).toBe("blue");
  for (const page of prerendered()) {
    const { accent, title } = await documentOf(request, origin, page);
    expect([accent, title], page).toEqual(["blue", undefined]);
  }
});
