import type { Page } from "@playwright/test";
import { DEVICE_BUDGET } from "../../server/cli/bench/budgets";
import { expect, test } from "../fixtures";
import { numberAlone } from "../number-alone";
import { DevicePage } from "../pages/device-page";

/** The caller's problems, as the server has them. */
async function textsKept(page: Page): Promise<string[]> {
  const body = (await (await page.request.get("/api/trpc/solve.list")).json()) as {
    result: { data: { json: { items: { text: string }[] } } };
  };
  return body.result.data.json.items.map(({ text }) => text);
}

/** Holds back what the page sends to the server until it is let go. */
async function holdKeeping(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/trpc/solve.create", async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test.describe("a problem on this device", () => {
  test("has its answer before the server has been asked, and then its own page", async ({
    composer,
    page,
    solution,
  }) => {
    const device = new DevicePage(page);
    const release = await holdKeeping(page);
    await composer.open();
    await composer.field.focus();
    await device.ready();
    await composer.field.fill("Solve 4x - 7 = 29");
    await composer.submit.click();
    await expect(device.note).toBeVisible();
    expect(await solution.answerTex()).toBe("x = 9");
    await expect(page).toHaveURL("/");
    release();
    await page.waitForURL(/\/solve\/[\w-]+$/);
    await expect(solution.answer).toBeVisible();
    await expect(device.note).toBeHidden();
    expect(await textsKept(page)).toEqual(["Solve 4x - 7 = 29"]);
  });

  test("with hints first holds its answer back until it is opened, and what was opened is kept", async ({
    composer,
    page,
    solution,
  }) => {
    const device = new DevicePage(page);
    const release = await holdKeeping(page);
    await composer.openWithHints();
    await device.ready();
    await composer.field.fill("Solve 4x - 7 = 6141");
    await composer.submit.click();
    await expect(page.getByText("Try it yourself first.")).toBeVisible();
    expect(await page.content()).not.toMatch(numberAlone(1537));
    await solution.check("answer", "x = 12");
    await expect(page.getByRole("heading", { name: "Not right yet" })).toBeVisible();
    expect(await page.content()).not.toMatch(numberAlone(1537));
    await page.getByRole("button", { name: "Show the answer" }).click();
    expect(await solution.answerTex()).toBe("x = 1537");
    release();
    await page.getByRole("link", { name: "Share it or ask the tutor" }).click();
    await page.waitForURL(/\/solve\/[\w-]+$/);
    expect(await solution.answerTex()).toBe("x = 1537");
    await expect(page.getByRole("heading", { name: "Not right yet" })).toBeVisible();
  });

  test("goes to the server where a worker cannot be made, or was killed", async ({
    composer,
    page,
    solution,
  }) => {
    const device = new DevicePage(page);
    const takeAway = await device.mortal();
    await composer.open();
    await composer.field.focus();
    await device.ready();
    await takeAway();
    await composer.field.fill("Solve 5x = 45");
    await composer.submit.click();
    await page.waitForURL(/\/solve\/[\w-]+$/);
    expect(await solution.answerTex()).toBe("x = 9");
    await composer.solve("Solve 5x = 55");
    expect(await solution.answerTex()).toBe("x = 11");
  });
});

test.describe("without a network", () => {
  test.use({ provokes: /ERR_INTERNET_DISCONNECTED|Failed to (?:fetch|load)/ });

  test("problems are solved after a reload, wait, and are sent once when there is one again", async ({
    composer,
    context,
    page,
    solution,
  }) => {
    test.setTimeout(120_000);
    const device = new DevicePage(page);
    await composer.open();
    await composer.field.focus();
    await device.kept();
    const bytes = await device.bytes();
    test.info().annotations.push({ type: "stored bytes", description: String(bytes) });
    expect(bytes, "kept on the device").toBeLessThanOrEqual(DEVICE_BUDGET.storedBytes);

    await context.setOffline(true);
    await page.goto("/history", { waitUntil: "domcontentloaded" });
    await expect(page.getByText("You have no connection.")).toBeVisible();
    await composer.field.fill("Solve 4x - 7 = 41");
    await composer.submit.click();
    await expect(device.note).toBeVisible();
    expect(await solution.answerTex()).toBe("x = 12");
    await expect(device.waits).toBeVisible();

    await page.reload({ waitUntil: "domcontentloaded" });
    await expect(page.getByRole("region", { name: "Waiting on this device" })).toContainText("4x - 7 = 41");
    await context.setOffline(false);
    await page.goto("/");
    await composer.field.focus();
    await expect.poll(() => textsKept(page), { timeout: 20_000 }).toEqual(["Solve 4x - 7 = 41"]);
    await page.reload();
    await composer.field.focus();
    await device.ready();
    expect(await textsKept(page)).toEqual(["Solve 4x - 7 = 41"]);
  });

  test("one that cannot be worked on the device is kept there, and solved when there is one again", async ({
    composer,
    context,
    page,
    solution,
  }) => {
    const device = new DevicePage(page);
    const takeAway = await device.mortal();
    await composer.open();
    await composer.field.focus();
    await device.ready();
    await takeAway();
    await context.setOffline(true);
    await composer.field.fill("Solve 4x - 7 = 49");
    await composer.submit.click();
    await expect(page.getByRole("heading", { name: "Not solved yet" })).toBeVisible();
    await expect(page.getByRole("main").getByText("solved as soon as you are online")).toBeVisible();
    await expect(page.getByRole("region", { name: "Waiting on this device" })).toContainText("4x - 7 = 49");
    await context.setOffline(false);
    await page.waitForURL(/\/solve\/[\w-]+$/);
    expect(await solution.answerTex()).toBe("x = 14");
    expect(await textsKept(page)).toEqual(["Solve 4x - 7 = 49"]);
  });

  test("a browser that keeps nothing solves what is handed in, and says that it waits", async ({
    composer,
    context,
    page,
    solution,
  }) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException("denied", "SecurityError");
      };
      Object.defineProperty(window, "indexedDB", { get: refuse });
      Object.defineProperty(navigator, "serviceWorker", { value: { register: async () => refuse() } });
    });
    const device = new DevicePage(page);
    await composer.open();
    await composer.field.focus();
    await device.ready();
    await context.setOffline(true);
    await composer.field.fill("Solve 4x - 7 = 45");
    await composer.submit.click();
    expect(await solution.answerTex()).toBe("x = 13");
    await expect(device.waits).toBeVisible();
    await context.setOffline(false);
    await page.waitForURL(/\/solve\/[\w-]+$/);
    expect(await textsKept(page)).toEqual(["Solve 4x - 7 = 45"]);
  });
});
