import { expect } from "@playwright/test";
import { MathPanel } from "../../pages/math-panel";
import type { Walk } from "../walk";

const nowhere: Walk = {
  name: "an address that leads nowhere",
  routes: [],
  provokes: /status of 404/,
  async go({ audit, page }) {
    await page.goto("/no/such/page");
    await audit.look("an address that leads nowhere");
  },
};

const broken: Walk = {
  name: "a page that breaks down",
  routes: [],
  provokes: /./,
  async go({ audit, composer, page }) {
    // The page asks the browser for something that every browser has.
    const breaks = () => {
      window.matchMedia = () => {
        throw new Error("not in this browser");
      };
    };
    await composer.openWithHints();
    await page.evaluate(breaks);
    await new MathPanel(page).button.click();
    await expect(page.getByRole("heading", { name: "That did not work" })).toBeVisible();
    await audit.look("a page that breaks down");
    // The frame asks for less.
    await page.addInitScript(() => {
      const { addEventListener } = window;
      window.addEventListener = (...args: Parameters<typeof addEventListener>) => {
        if (args[0] === "storage") throw new Error("not in this browser");
        addEventListener(...args);
      };
    });
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto("/");
    await expect(page.getByRole("heading", { name: "The page could not be shown" })).toBeVisible();
    await expect(page.locator("html")).toHaveClass(/\bdark\b/);
    await audit.look("a frame that breaks down");
  },
};

export const FAILING: readonly Walk[] = [nowhere, broken];
