import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { LAYERS } from "../../app/styles/layers.mjs";
import { buildDirectory } from "../../server/cli/start/build";
import { expect, test } from "../fixtures";
import { OwnServer } from "../own-server";
import { differences, type Looks, pairsOf, probes, stylesOf } from "../pages/styles";

/** Where the links of every page lead, and the names of those links. */
const ROUTES = [
  ["/", "Solve"],
  ["/chat", "Tutor"],
  ["/practice", "Practice"],
  ["/history", "History"],
  ["/billing", "Plans"],
  ["/sign-in", "Sign in"],
] as const;
type Route = (typeof ROUTES)[number];

const directory = mkdtempSync(join(tmpdir(), "classmate-styles-"));
const servers: OwnServer[] = [];

test.use({ viewport: { width: 1280, height: 900 }, provokes: /ERR_ABORTED/ });
test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  for (const name of ["addresses", "links", "links-back"])
    servers.push(await OwnServer.on(join(directory, name)));
  for (const server of servers) await server.start();
});

test.afterAll(async () => {
  for (const server of servers) await server.kill();
  rmSync(directory, { recursive: true, force: true });
});

/** Loads a page until its links are the router's. */
async function byAddress(page: Page, origin: string, [path]: Route): Promise<void> {
  await page.goto(origin + path);
  await page.waitForFunction("globalThis.next?.router !== undefined");
}

async function byLink(page: Page, [path, name]: Route): Promise<void> {
  await page.getByRole("banner").getByRole("link", { name, exact: true }).click();
  await page.waitForURL((url) => url.pathname === path);
}

test("every route looks the same by address and by link, whichever this server was asked for first", async ({
  page,
}) => {
  test.setTimeout(180_000);
  const [addresses = "", links = "", back = ""] = servers.map(({ origin }) => origin);
  const fresh = new Map<string, Looks>();
  for (const route of ROUTES) {
    await byAddress(page, addresses, route);
    await page.waitForLoadState("networkidle");
    fresh.set(route[0], await stylesOf(page));
  }
  expect(fresh.get("/chat")).toMatchObject({ field: {}, button: { "border-top-width": "1px" } });
  const looksFresh = (path: string, how: string) =>
    expect
      .poll(async () => differences(fresh.get(path) ?? {}, await stylesOf(page)), {
        message: `${path} ${how}`,
      })
      .toEqual([]);

  // The servers make each page for a link first; every route comes before every other on one of the two.
  for (const [origin, walk] of [
    [links, ROUTES],
    [back, ROUTES.toReversed()],
  ] as const) {
    await byAddress(page, origin, ROUTES[0]);
    for (const route of walk) {
      await byLink(page, route);
      await looksFresh(route[0], "by link");
    }
    for (const route of walk) {
      await byAddress(page, origin, route);
      await looksFresh(route[0], "by address");
    }
  }

  // And in a browser that has the sheets of the page before.
  for (const [from, to] of pairsOf(ROUTES)) {
    await byAddress(page, links, from);
    await byLink(page, to);
    await looksFresh(to[0], `after ${from[0]}`);
  }
});

test("the sheets of the build mean the same in both orders of all pairs of them", async ({ page }) => {
  const build = join(buildDirectory(process.cwd(), process.env), "static");
  const files = readdirSync(build, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".css"),
  );
  const linked = files.map((file) => readFileSync(join(build, file), "utf8"));
  // The sheets that are in pages alone, that of formulas among them.
  await page.goto(`${servers[0]?.origin}/chat`);
  const inPage = await page.locator("style[data-href]").allTextContents();
  expect(inPage.join("")).toContain(".katex");
  const sheets = [...new Set([...inPage, ...linked])];
  expect(linked.length).toBeGreaterThan(5);
  for (const sheet of sheets) expect(declared(sheet), sheet.slice(0, 200)).toBe(true);

  // An order and its reverse have every pair both ways round; each sheet is also the first of all.
  const rotations = sheets.map((_, index) => [...sheets.slice(index), ...sheets.slice(0, index)]);
  const orders = rotations.flatMap((order) => [order, order.toReversed()]);
  await page.setContent(probes());
  const seen = await page.evaluate((given) => {
    const shown = given.map((order) => {
      document.head.replaceChildren(
        ...order.map((text) => Object.assign(document.createElement("style"), { textContent: text })),
      );
      return [...document.querySelectorAll("body, [data-probe], [data-probe] *")].map((element) => {
        const style = getComputedStyle(element);
        return [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`).join("; ");
      });
    });
    return shown.map((styles) =>
      styles.flatMap((style, index) => (style === shown[0]?.[index] ? [] : [style])),
    );
  }, orders);
  expect(seen).toEqual(orders.map(() => []));
});

/** Whether a sheet begins with the order of all layers. The minifier leaves out what is behind the layer that the sheet
 * itself begins with: then each sheet names all that are weaker than its own, in one and the same order. */
function declared(sheet: string): boolean {
  const names = /^\s*@layer ([\w\s,-]+);/.exec(sheet)?.[1]?.split(/,\s*/) ?? [];
  const first = /@layer ([\w-]+)\s*\{/.exec(sheet)?.[1];
  const order = [...LAYERS.keys()];
  const complete = names.length === order.length || order[names.length] === first;
  return complete && names.every((name, index) => name === order[index]);
}
