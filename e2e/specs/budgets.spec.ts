import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { PAGE_BUDGETS } from "../../server/cli/bench/budgets";
import { countBytes } from "../../server/cli/bench/page-load";
import { expect, test } from "../fixtures";

type Name = keyof typeof PAGE_BUDGETS;

/** Makes what a page shows, and says where that is. */
const PLACES: Readonly<Record<Name, (request: APIRequestContext) => Promise<string>>> = {
  "/": async () => "/",
  "/solve/[id]": solvedProblem,
  "/chat": async () => "/chat",
  "/chat/[id]": conversation,
  "/history": async (request) => {
    await solvedProblem(request);
    return "/history";
  },
};

for (const name of Object.keys(PAGE_BUDGETS) as Name[]) {
  test(`the first load of ${name} stays within its budget of bytes`, async ({ page }) => {
    const path = await PLACES[name](page.request);
    const bytes = countBytes(page);
    await page.goto(path, { waitUntil: "networkidle" });
    const { scriptBytes, documentBytes } = await bytes();
    const budget = PAGE_BUDGETS[name];
    expect(scriptBytes, "the page's script was counted").toBeGreaterThan(0);
    expect(scriptBytes, "JavaScript, gzip").toBeLessThanOrEqual(budget.scriptBytes);
    expect(documentBytes, "the page was counted").toBeGreaterThan(0);
    expect(documentBytes, "HTML, gzip").toBeLessThanOrEqual(budget.documentBytes);
    test.info().annotations.push({ type: "bytes", description: `${scriptBytes} + ${documentBytes}` });
  });
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
