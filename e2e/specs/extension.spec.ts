import { expect, test } from "@playwright/test";
import { ExtensionPage } from "../pages/extension-page";

const SITE = "https://school.example";
const LINEAR = String.raw`\frac{x}{3} + 2 = 6`;

/** The same formula as typesetters leave it in a page: none of what is drawn reads as the formula. */
const TYPESET: Readonly<Record<string, string>> = {
  MathML: "<math><mfrac><mi>x</mi><mn>3</mn></mfrac><mo>+</mo><mn>2</mn><mo>=</mo><mn>6</mn></math>",
  KaTeX: `<span class="katex"><span class="katex-mathml"><math><semantics><mrow><mi>x</mi></mrow><annotation encoding="application/x-tex">${LINEAR}</annotation></semantics></math></span><span class="katex-html" aria-hidden="true">3x+2=6</span></span>`,
  "MathJax 2": `<span class="MathJax_Preview"></span><span class="MathJax"><nobr>x3+2=6</nobr></span><script type="math/tex">${LINEAR}</script>`,
  "MathJax 3": `<mjx-container><mjx-math aria-hidden="true">x3+2=6</mjx-math><mjx-assistive-mml><math><mfrac><mi>x</mi><mn>3</mn></mfrac><mo>+</mo><mn>2</mn><mo>=</mo><mn>6</mn></math></mjx-assistive-mml></mjx-container>`,
  "MathJax 4": `<mjx-container><mjx-math data-latex="${LINEAR}">x3+2=6</mjx-math></mjx-container>`,
};

let extension: ExtensionPage | null = null;
test.afterEach(async () => {
  await extension?.close();
  extension = null;
});

test("is installed without access to any site", async () => {
  extension = await ExtensionPage.load();
  const { origins, permissions } = await extension.permissions();
  expect(origins ?? []).toEqual([]);
  expect([...(permissions ?? [])].sort()).toEqual([
    "activeTab",
    "contextMenus",
    "identity",
    "scripting",
    "sidePanel",
    "storage",
  ]);
});

test("answers what is typed with hints first, and nothing leaves the machine", async () => {
  extension = await ExtensionPage.load();
  const sent: string[] = [];
  extension.context.on("request", (request) => {
    if (!request.url().startsWith("chrome-extension:")) sent.push(request.url());
  });
  const panel = await extension.panel();
  await panel.getByRole("textbox", { name: /type it here/ }).fill("Solve 4x - 7 = 29");
  await panel.getByRole("button", { name: "Start" }).click();
  await expect(panel.getByRole("region", { name: "What was read" })).toBeVisible();
  await expect(panel.getByRole("region", { name: "Answer" })).toHaveCount(0);
  await expect(panel.getByRole("region", { name: "Your problem" })).not.toContainText(/x\s*=\s*9/);
  const rungs = panel.getByRole("list", { name: "Hints" }).getByRole("listitem");
  const before = await rungs.count();
  await panel.getByRole("button", { name: "Next hint" }).click();
  await expect(rungs.nth(1)).toContainText(/Which idea\s*\w+/);
  await panel.getByRole("button", { name: "Next hint" }).click();
  await expect(rungs.nth(2)).toContainText(/First step\s*\w+/);
  expect(await rungs.count()).toBeGreaterThanOrEqual(before);
  await expect(panel.getByRole("region", { name: "Your problem" })).not.toContainText(/x\s*=\s*9/);
  await panel.getByRole("button", { name: "Show the answer" }).click();
  await expect(panel.getByRole("region", { name: "Answer" })).toContainText("Checked");
  await expect(panel.getByRole("region", { name: "Answer" })).toContainText("9");
  expect(sent).toEqual([]);
});

test.describe("on a page", () => {
  // One browser for all of them.
  test.describe.configure({ mode: "default" });
  let shared: ExtensionPage;
  test.beforeAll(async () => {
    shared = await ExtensionPage.load([`${SITE}/*`]);
  });
  test.afterEach(() => shared.tidy());
  test.afterAll(() => shared.close());

  for (const [typesetter, markup] of Object.entries(TYPESET)) {
    test(`reads a formula set by ${typesetter} as mathematics`, async () => {
      await shared.openSelected(`${SITE}/homework`, `<main>Solve ${markup}</main>`);
      const panel = await shared.panel();
      await shared.chooseFromMenu(`${SITE}/homework`);
      await panel.getByRole("button", { name: "Show the answer" }).click();
      await expect(panel.getByRole("region", { name: "Answer" })).toContainText("12");
    });
  }

  for (const how of ["shortcut", "button"] as const) {
    test(`works on what is selected at the ${how}`, async () => {
      await shared.openSelected(`${SITE}/homework`, "<main>Solve 4x - 7 = 29</main>");
      const panel = await shared.panel();
      await shared.beginFrom(`${SITE}/homework`, how);
      await expect(panel.getByRole("region", { name: "What was read" })).toContainText("29");
      await panel.getByRole("button", { name: "Show the answer" }).click();
      await expect(panel.getByRole("region", { name: "Answer" })).toContainText("9");
    });
  }

  for (const [what, url, head] of [
    ["an assessment", `${SITE}/courses/1/quizzes/2/take`, ""],
    ["a page that asks for no answers", `${SITE}/homework`, '<meta name="classmate" content="off">'],
  ] as const) {
    test(`explains the idea on ${what}, and offers no answer`, async () => {
      await shared.openSelected(url, `${head}<main>Solve 4x - 7 = 29</main>`);
      const panel = await shared.panel();
      await shared.chooseFromMenu(url);
      await expect(panel.getByRole("region", { name: "The idea" })).toContainText("To solve is to find");
      await expect(panel.getByRole("button", { name: /answer|step/ })).toHaveCount(0);
      await panel.getByRole("textbox", { name: /type it here/ }).fill("Solve 5x = 45");
      await panel.getByRole("button", { name: "Explain the idea" }).click();
      await expect(panel.getByRole("region", { name: "The idea" })).toBeVisible();
      await expect(panel.getByRole("region", { name: "Your problem" })).toHaveCount(0);
    });
  }
});

test("reads a part of the page that is cut out of it, on this device, and works what was corrected", async () => {
  extension = await ExtensionPage.load(["<all_urls>"]);
  const sent: string[] = [];
  extension.context.on("request", (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(SITE)) sent.push(request.url());
  });
  const print = "<main style='margin: 120px; font: 56px serif'>5x + 3 = 18</main>";
  const page = await extension.openSelected(`${SITE}/scan`, print);
  await page.evaluate(() => getSelection()?.removeAllRanges());
  const panel = await extension.panel();
  await extension.cutOutOf(page, panel);
  const frame = panel.getByRole("region", { name: "The part to read" });
  await frame.getByLabel("Lower side").fill("60");
  await frame.getByRole("button", { name: "Read this part" }).click();
  const field = panel.getByRole("textbox", { name: /type it here/ });
  await expect(field).toHaveValue("5x + 3 = 18", { timeout: 45_000 });
  await expect(panel.getByRole("region", { name: "Your problem" })).toHaveCount(0);
  await field.fill("5x + 3 = 28");
  await panel.getByRole("button", { name: "Start" }).click();
  await panel.getByRole("button", { name: "Show the answer" }).click();
  await expect(panel.getByRole("region", { name: "Answer" })).toContainText("5");
  expect(sent).toEqual([]);
});

test("takes no picture of an assessment for an answer", async () => {
  extension = await ExtensionPage.load(["<all_urls>"]);
  const page = await extension.openSelected(`${SITE}/courses/1/quizzes/2/take`, "<main>5x + 3 = 18</main>");
  const panel = await extension.panel();
  await expect(panel.getByRole("button", { name: "Start" })).toBeVisible();
  await extension.cutOutOf(page, panel);
  await expect(panel.getByRole("button", { name: "Explain the idea" })).toBeVisible();
  await expect(panel.getByRole("button", { name: "Start" })).toHaveCount(0);
});

test("leads from a problem to practice in the student's own Classmate", async ({ baseURL }) => {
  const own = new URL(baseURL ?? "").origin;
  extension = await ExtensionPage.load();
  const panel = await extension.panel();
  await panel.getByRole("textbox", { name: /type it here/ }).fill("Solve 6x = 54");
  await panel.getByRole("button", { name: "Start" }).click();
  await panel.getByLabel("The address of your Classmate").fill(own);
  const opened = extension.context.waitForEvent("page");
  await panel.getByRole("button", { name: /^Practise/ }).click();
  const page = await opened;
  await expect(page).toHaveURL(`${own}/practice`);
  await expect(page.getByRole("heading", { name: "Your map" })).toBeVisible();
});

test("opens a problem in the student's own Classmate, and keeps working while that is away", async ({
  baseURL,
}) => {
  const own = new URL(baseURL ?? "").origin;
  extension = await ExtensionPage.load([`${own}/*`, "http://127.0.0.1/*"]);
  const panel = await extension.panel();
  await panel.getByRole("textbox", { name: /type it here/ }).fill("Solve 6x = 54");
  await panel.getByRole("button", { name: "Start" }).click();
  const address = panel.getByLabel("The address of your Classmate");
  await address.fill("http://127.0.0.1:9");
  await panel.getByRole("button", { name: "Open in Classmate" }).click();
  await expect(panel.getByRole("alert")).toContainText("cannot be reached");
  await expect(panel.getByRole("region", { name: "What was read" })).toBeVisible();
  await address.fill(own);
  const opened = extension.context.waitForEvent("page");
  await panel.getByRole("button", { name: "Open in Classmate" }).click();
  const page = await opened;
  await expect(page).toHaveURL(/\/solve\/[\w-]+$/);
  await expect(page.getByRole("button", { name: "Show the answer" })).toBeVisible();
});
