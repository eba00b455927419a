import { expect } from "@playwright/test";
import { MathPanel } from "../../pages/math-panel";
import { PhotoPage } from "../../pages/photo-page";
import { PracticePage } from "../../pages/practice-page";
import { WorksheetPage } from "../../pages/worksheet-page";
import type { Walk } from "../walk";

const front: Walk = {
  name: "the front page",
  routes: ["/"],
  async go({ audit, composer, page }) {
    await composer.openWithHints();
    await composer.field.fill("3/4 + 5/6");
    await expect(page.getByText("Reads as")).toBeVisible();
    await audit.look("a problem being typed, hints first");
    const maths = new MathPanel(page);
    await maths.open();
    await audit.look("the mathematics field");
    await maths.insert.click();
    await expect(maths.problem).toBeVisible();
    await page.keyboard.press("Escape");
    const photo = new PhotoPage(page);
    await photo.choose(Buffer.from("not a picture"), "photo.heic", "image/heic");
    await expect(photo.dialog.getByRole("alert")).toBeVisible();
    await audit.look("a photo that cannot be read");
    await page.keyboard.press("Escape");
    await photo.choose(await photo.print({ html: "<p style='font-style: italic'>5z + 3 = 18</p>" }));
    await expect(photo.reading).toBeVisible({ timeout: 45_000 });
    await audit.look("a photo that was read, with doubts");
  },
};

const solution: Walk = {
  name: "a solution",
  routes: ["/solve/[id]"],
  async go({ audit, composer, page, solution }) {
    await composer.solve("Solve x^2 + 2x - 15 = 0");
    await page.getByText("Not what you meant?").click();
    await page.getByText("Another way: completing the square").click();
    await solution.check("answer", "x = 3");
    await expect(solution.verdict.filter({ hasText: "Not right yet" })).toBeVisible();
    await audit.look("answer, graph, another way, a wrong answer");
    await solution.check("working", "x^2 + 2x = 15\nx(x + 2) = 15\nx = 15");
    await expect(solution.verdict.filter({ hasText: "Look at line" })).toBeVisible();
    await audit.look("a working with a wrong line");
    await page.getByRole("button", { name: "Share" }).click();
    await expect(page.getByRole("dialog").getByRole("textbox", { name: "Link" })).toBeVisible();
    await audit.look("the dialog to share a solution");
  },
};

const hints: Walk = {
  name: "a solution with hints first, one that was refused, and one in doubt",
  routes: ["/solve/[id]"],
  // The address of a problem that is not there.
  provokes: /status of 404/,
  async go({ audit, composer, page, solution }) {
    await composer.openWithHints();
    await composer.field.fill("Solve 6x + 5 = 4123");
    await composer.submit.click();
    await page.getByRole("button", { name: "Show the next step" }).click();
    await expect(solution.steps).toHaveCount(1);
    await audit.look("hints, one step open");
    await composer.solve("Prove that there are infinitely many primes.");
    await audit.look("a problem that was refused");
    await composer.solve("Expand (k + 5)2");
    await audit.look("a text with two readings, none chosen");
    await page.goto("/solve/6f1c1f5e-3d0c-4d2c-9a55-0c9d6a4f2b11");
    await audit.look("a problem that is not there");
  },
};

const worksheet: Walk = {
  name: "a worksheet, open and with hints first",
  routes: ["/solve/[id]"],
  async go({ audit, composer, page }) {
    const text = "Homework 7\na) 5x + 4 = 39\nb) Expand (k + 5)2\nc) paint the fence";
    await composer.solve(text);
    const sheet = new WorksheetPage(page);
    await sheet
      .part("a")
      .getByText(/^\d steps?/)
      .click();
    await sheet.check("a", "x = 6");
    await expect(sheet.part("a").getByRole("status")).toContainText("Not right yet");
    await audit.look("a worksheet with a part in doubt and one without an answer");
    await composer.openWithHints();
    await composer.field.fill(text);
    await composer.submit.click();
    await sheet.part("a").getByRole("button", { name: "Show the next step" }).click();
    await expect(sheet.part("a").getByRole("heading", { level: 3 })).toHaveCount(1);
    await audit.look("a worksheet with hints first, one step open");
  },
};

const history: Walk = {
  name: "the history",
  routes: ["/history"],
  async go({ audit, composer, history, page }) {
    await history.open();
    await expect(page.getByRole("heading", { name: "No problems yet" })).toBeVisible();
    await audit.look("an empty history");
    await composer.solve("2/3 + 5/8");
    await composer.solve("x = x + 1");
    await composer.solve("Prove that there are infinitely many primes.");
    await history.open();
    await expect(history.items).toHaveCount(3);
    await audit.look("a history");
  },
};

const practice: Walk = {
  name: "practice",
  routes: ["/practice", "/practice/[skill]", "/practice/books"],
  async go({ audit, page }) {
    await page.goto("/practice/books");
    await expect(page.getByRole("heading", { name: "Practice by textbook" })).toBeVisible();
    await audit.look("skills by the sections of textbooks");
    await page.goto("/practice");
    await expect(page.getByRole("heading", { name: "Your map" })).toBeVisible();
    await page.locator("summary", { hasText: "Equations" }).click();
    await audit.look("a map with one strand open");
    await page.getByRole("link", { name: /^Two steps/ }).click();
    await expect(page.getByText("1 of 10")).toBeVisible();
    await audit.look("a problem that is new");
    await new PracticePage(page).answer("x = 7919");
    await expect(page.getByRole("status").filter({ hasText: "Not yet" })).toBeVisible();
    await audit.look("a wrong answer");
    await page.getByRole("button", { name: "A hint" }).click();
    await expect(page.getByRole("status").filter({ hasText: "A hint" })).toBeVisible();
    await audit.look("a hint");
    await page.getByRole("button", { name: "Show the steps" }).click();
    await expect(page.getByRole("status").filter({ hasText: "The solution" })).toBeVisible();
    await audit.look("a problem that was given up");
    await page.getByRole("link", { name: "Next problem" }).click();
    await expect(page.getByText("2 of 10")).toBeVisible();
    await page.goto("/practice");
    await expect(page.getByText("1 shaky", { exact: true })).toBeVisible();
    await audit.look("a map with something met");
  },
};

const sets: Walk = {
  name: "a practice set",
  routes: ["/practice/like/[id]", "/practice/sets", "/practice/sets/[token]", "/practice/sets/[token]/sheet"],
  async go({ audit, composer, page }) {
    await composer.solve("Solve 4w - 9 = 23");
    await page.getByRole("link", { name: "Practise this: Two steps" }).click();
    await expect(page.getByRole("heading", { name: "More like this" })).toBeVisible();
    await audit.look("problems like one");
    await page.goto("/practice/sets");
    await page.getByLabel("Title").fill("Homework 4");
    await page.locator("summary", { hasText: "Equations" }).click();
    await page.getByRole("checkbox", { name: "Two steps" }).check();
    await audit.look("a set being made");
    await page.getByRole("button", { name: "Make the set" }).click();
    await page.getByLabel("Your name, if you like").fill("Mia");
    await audit.look("a set before anyone takes part");
    await page.getByRole("button", { name: "Start" }).click();
    await new PracticePage(page).answer("x = 7919");
    await expect(page.getByRole("status").filter({ hasText: "Not yet" })).toBeVisible();
    await page.getByRole("link", { name: "Stop" }).click();
    await expect(page.getByText("Stuck: Mia.")).toBeVisible();
    await audit.look("a set's report, and one's own place in it");
    await page.getByRole("button", { name: "Open the sheet" }).click();
    await expect(page.getByRole("heading", { name: "Homework 4: answers" })).toBeVisible();
    await audit.look("a sheet");
  },
};

const reading: Walk = {
  name: "the pages about the product",
  routes: ["/accuracy", "/privacy", "/terms", "/contact"],
  async go({ audit, page }) {
    for (const [path, title] of [
      ["/accuracy", "How often we are right"],
      ["/privacy", "Privacy"],
      ["/terms", "Terms"],
      ["/contact", "Contact"],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      await audit.look(title);
    }
  },
};

export const SOLVING: readonly Walk[] = [front, reading, solution, hints, worksheet, practice, sets, history];
