import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { DevicePage } from "../pages/device-page";
import { PhotoPage } from "../pages/photo-page";

/** Hands over what another app shares, as a browser does it for an installed page. */
async function share(page: Page, text: string, picture: Buffer | null = null): Promise<void> {
  await page.evaluate(
    ({ text, base64 }) => {
      const form = document.createElement("form");
      form.method = "post";
      form.enctype = "multipart/form-data";
      form.action = "/shared";
      const words = document.createElement("textarea");
      words.name = "text";
      words.value = text;
      form.append(words);
      if (base64) {
        const files = new DataTransfer();
        const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
        files.items.add(new File([bytes], "problem.png", { type: "image/png" }));
        const chosen = document.createElement("input");
        chosen.type = "file";
        chosen.name = "picture";
        chosen.files = files.files;
        form.append(chosen);
      }
      document.body.append(form);
      form.submit();
    },
    { text, base64: picture?.toString("base64") ?? null },
  );
}

test.describe("what another app shares", () => {
  const answeredAway: string[] = [];

  test.beforeEach(async ({ composer, page }) => {
    answeredAway.length = 0;
    page.on("response", (response) => {
      if (response.url().includes("/shared") && !response.fromServiceWorker())
        answeredAway.push(response.url());
    });
    await composer.open();
    await composer.field.focus();
    await new DevicePage(page).kept();
  });

  test("stands in the field, all of it, and goes no further than the device", async ({ composer, page }) => {
    const text = `Solve 5x - 3 = 47 & say 100% "why" # \n${"x + ".repeat(600)}1`;
    await share(page, text);
    await expect(composer.field).toHaveValue(text);
    await expect(page).toHaveURL(/\/$/);
    expect(answeredAway).toEqual([]);
  });

  test("opens as a photo where it is a picture, once", async ({ page }) => {
    const photo = new PhotoPage(page);
    await share(page, "", await photo.print({ html: "3x + 4 = 19" }));
    await expect(photo.dialog).toBeVisible();
    await page.goto("about:blank");
    await page.goto("/#shared=");
    await expect(page).toHaveURL(/\/$/);
    await expect(photo.dialog).toHaveCount(0);
    expect(answeredAway).toEqual([]);
  });
});

test("what is shared before the page can receive it is asked for again", async ({ composer, page }) => {
  await composer.open();
  await share(page, "Solve 5x - 3 = 47");
  await expect(page.getByText("Please share it again")).toBeVisible();
  await expect(composer.field).toHaveValue("");
  await expect(page).toHaveURL(/\/$/);
});

test("the pictures of an installed app are there, in the sizes they are said to have", async ({ page }) => {
  await page.goto("/");
  const address = await page.locator('link[rel="manifest"]').getAttribute("href");
  const manifest = (await (await page.request.get(address ?? "")).json()) as {
    icons: { src: string; sizes: string }[];
    screenshots: { src: string; sizes: string }[];
  };
  expect(manifest.icons.length).toBeGreaterThan(2);
  expect(manifest.screenshots.length).toBeGreaterThan(1);
  for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots]) {
    const size = await page.evaluate(async (src) => {
      const picture = new Image();
      picture.src = src;
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    }, src);
    if (sizes !== "any") expect(size, src).toBe(sizes);
  }
});

test("the third problem solved on a device says, once, that it can be installed", async ({
  composer,
  page,
  solution,
}) => {
  const device = new DevicePage(page);
  const invitation = page.getByRole("link", { name: "Install it on this device" });
  await composer.open();
  await composer.field.focus();
  await device.ready();
  for (const [index, problem] of ["2x = 14", "3x = 27", "5x = 45", "7x = 63"].entries()) {
    await composer.field.fill(problem);
    await composer.submit.click();
    await expect(solution.answer).toBeVisible();
    await page.waitForURL(/\/solve\//);
    await composer.open();
    await composer.field.focus();
    await device.ready();
    await expect(invitation).toHaveCount(index === 2 ? 1 : 0);
  }
  await page.goto("/settings");
  await expect(page.getByRole("region", { name: "Install" })).toContainText("Add to Home Screen");
});
