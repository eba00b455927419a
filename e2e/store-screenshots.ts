/** Makes the pictures for a store's listing, in `extension/store`: the panel beside a page, 1280 by 800. Run after changes of the
 * panel: `node --import tsx e2e/store-screenshots.ts` */
import { writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { ExtensionPage } from "./pages/extension-page";

const SITE = "https://school.example";
const HOMEWORK = `${SITE}/homework`;
const [WIDTH, HEIGHT, PANEL] = [1280, 800, 400];

const PAGE = `<main style="font: 19px/1.6 Georgia, serif; margin: 56px 64px; max-width: 42em">
  <h1 style="font-size: 34px">Homework 4</h1>
  <p>1. Solve 3x + 5 = 20.</p>
  <p>2. <mark style="background: #cfe0ff">Solve 4x - 7 = 29.</mark></p>
  <p>3. Expand (x + 2)(x - 3).</p>
  <p>4. A ladder 5 m long leans against a wall. Its foot is 3 m from the wall. How high does it reach?</p>
</main>`;

interface Scene {
  readonly name: string;
  readonly url: string;
  readonly problem: string;
  /** What the student has done in the panel. */
  readonly act: (panel: Page) => Promise<void>;
}

const press = (panel: Page, name: string) => panel.getByRole("button", { name, exact: true }).click();

const SCENES: readonly Scene[] = [
  {
    ...{ name: "hints-first", url: HOMEWORK, problem: "Solve 4x - 7 = 29" },
    act: async (panel) => {
      await press(panel, "Next hint");
      await press(panel, "Next hint");
    },
  },
  {
    ...{ name: "checked-answer", url: HOMEWORK, problem: "Solve 4x - 7 = 29" },
    act: async (panel) => {
      await press(panel, "Show the answer");
      await panel.getByRole("region", { name: "Answer" }).scrollIntoViewIfNeeded();
    },
  },
  {
    ...{ name: "fair-in-assessments", url: `${SITE}/courses/1/quizzes/2/take`, problem: "Solve 4x - 7 = 29" },
    act: async (panel) => {
      await panel.getByRole("region", { name: "The idea" }).waitFor();
    },
  },
];

const extension = await ExtensionPage.load([`${SITE}/*`]);
for (const { name, url, problem, act } of SCENES) {
  await extension.openSelected(url, `<main>${problem}</main>`);
  const panel = await extension.panel();
  await panel.setViewportSize({ width: PANEL, height: HEIGHT });
  await extension.chooseFromMenu(url);
  await panel.getByRole("textbox", { name: /type it here/ }).waitFor();
  await act(panel);
  const picture = (await panel.screenshot()).toString("base64");
  const page = await extension.context.newPage();
  await page.setViewportSize({ width: WIDTH, height: HEIGHT });
  await page.setContent(
    `<body style="margin: 0; display: flex; background: #fff"><div style="flex: 1">${PAGE}</div>
     <img src="data:image/png;base64,${picture}" width="${PANEL}" height="${HEIGHT}" style="border-left: 1px solid #ccc"></body>`,
  );
  writeFileSync(`extension/store/${name}.png`, await page.screenshot());
  await extension.tidy();
}
await extension.close();
