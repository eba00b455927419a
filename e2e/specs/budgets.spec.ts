import { randomUUID } from "node:crypto";
import type { APIRequestContext, Browser, Page } from "@playwright/test";
import { PAGE_BUDGETS } from "../../server/cli/bench/budgets";
import { countBytes, type PageBytes } from "../../server/cli/bench/page-load";
import { expect, test } from "../fixtures";

type Name = keyof typeof PAGE_BUDGETS;

/** The fewest bytes of these count: a server that has other things to do sends parts of a page later, and then twice, as
 * what stands in for them and as they are. */
const LOADS = 3;

/** Makes what a page shows, and says where that is. */
const PLACES: Readonly<Record<Name, (request: APIRequestContext) => Promise<string>>> = {
  "/": async () => "/",
  "/solve/[id]": solvedProblem,
  "/practice": async () => "/practice",
  "/practice/[skill]": async () => "/practice/two-steps",
  "/chat": async () => "/chat",
  "/chat/[id]": conversation,
  "/history": async (request) => {
    await solvedProblem(request);
    return "/history";
  },
};

for (const name of Object.keys(PAGE_BUDGETS) as Name[]) {
  test(`the first load of ${name} stays within its budget of bytes`, async ({ page, browser }) => {
    const path = await PLACES[name](page.request);
    const loads: PageBytes[] = [];
    for (let load = 0; load < LOADS; load += 1) loads.push(await firstLoad(browser, page, path));
    const fewest = (kind: keyof PageBytes) => Math.min(...loads.map((bytes) => bytes[kind]));
    const [scriptBytes, documentBytes] = [fewest("scriptBytes"), fewest("documentBytes")];
    const budget = PAGE_BUDGETS[name];
    expect(scriptBytes, "the page's script was counted").toBeGreaterThan(0);
    expect(scriptBytes, "JavaScript, gzip").toBeLessThanOrEqual(budget.scriptBytes);
    expect(documentBytes, "the page was counted").toBeGreaterThan(0);
    expect(documentBytes, "HTML, gzip").toBeLessThanOrEqual(budget.documentBytes);
    test.info().annotations.push({ type: "bytes", description: `${scriptBytes} + ${documentBytes}` });
  });
}

/** What comes to a browser that has fetched nothing before, as whoever `visitor` is. */
async function firstLoad(browser: Browser, visitor: Page, path: string): Promise<PageBytes> {
  const fresh = await browser.newContext({ storageState: await visitor.context().storageState() });
  try {
    const page = await fresh.newPage();
    const bytes = countBytes(page);
    await page.goto(path, { waitUntil: "networkidle" });
    return await bytes();
  } finally {
    await fresh.close();
  }
}

test("the stylesheet is in a page once, and the page is not repeated in its data", async ({ request }) => {
  const page = await (await request.get("/")).text();
  const timesIn = (text: string) => page.split(text).length - 1;
  expect(timesIn("@layer base{"), "the stylesheet").toBe(1);
  expect(timesIn("What are you working on?"), "the heading: in the HTML and in the data").toBe(2);
});

test("a page brings each of its formulas once, and their stylesheet once", async ({ request }) => {
  const path = await solvedProblem(request);
  const page = await (await request.get(path, { headers: { accept: "text/html" } })).text();
  const data = [...page.matchAll(/<script[^>]*>self\.__next_f\.push[\s\S]*?<\/script>/g)].join("");
  const timesIn = (text: string) => page.split(text).length - 1;
  expect(timesIn("font-family:KaTeX_AMS;"), "a face of their stylesheet").toBe(1);
  expect(timesIn("</math>"), "formulas").toBeGreaterThan(10);
  expect(data, "the data").toContain("3(x - 2)");
  expect(data, "the stylesheet in the data").not.toContain("KaTeX_AMS");
  expect(data, "a formula in the data").not.toContain("katex-mathml");
});

async function solvedProblem(request: APIRequestContext): Promise<string> {
  const data = { json: { text: "3(x - 2) = x/2 + 9" } };
  const response = await request.post("/api/trpc/solve.create", { data });
  const body = (await response.json()) as { result: { data: { json: { id: string } } } };
  return `/solve/${body.result.data.json.id}`;
}

async function conversation(request: APIRequestContext): Promise<string> {
  const [id, message] = [randomUUID(), { id: randomUUID(), text: "Solve 2x + 9 = 33" }];
  const response = await request.post("/api/chat", { data: { id, message } });
  expect(await response.text()).toContain("finish");
  return `/chat/${id}`;
}
