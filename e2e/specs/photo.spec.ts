import katex from "katex";
import { expect, test } from "../fixtures";
import { PhotoPage } from "../pages/photo-page";

const set = (latex: string) => ({ html: katex.renderToString(latex, { output: "html", displayMode: true }) });

test.describe("a photo of a problem", () => {
  test("is read in the browser, put right by the student, and solved", async ({
    page,
    composer,
    solution,
  }) => {
    const photo = new PhotoPage(page);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    const picture = await photo.print(set("\\frac{x+1}{x-2}=3"));
    await composer.open();
    await photo.choose(picture);
    await expect(photo.heading).toHaveText("Did I read this right?", { timeout: 45_000 });
    await expect(photo.reading).toHaveValue("(x + 1)/(x - 2) = 3");
    await expect(photo.dialog.getByText("The photo stays on this device", { exact: false })).toBeVisible();
    await expect(photo.dialog.locator("math")).toHaveCount(1);
    const { origin } = new URL(page.url());
    expect(asked.filter((url) => !url.startsWith(origin) && !/^(blob|data):/.test(url))).toEqual([]);

    await photo.reading.fill("(x + 4)/(x - 2) = 3");
    await photo.use.click();
    await expect(composer.field).toHaveValue("(x + 4)/(x - 2) = 3");
    await expect(composer.field).toBeFocused();
    await composer.submit.click();
    await page.waitForURL(/\/solve\/[\w-]+$/);
    await expect(solution.answer).toContainText("5");
  });

  test("is asked about where it is hard to read, and forgotten when it is discarded", async ({
    page,
    composer,
  }) => {
    const photo = new PhotoPage(page);
    const picture = await photo.print({ html: "<p style='font-style: italic'>5z + 3 = 18</p>" });
    await composer.open();
    await photo.choose(picture);
    const mark = photo.dialog.getByRole("button", { name: "Check z" });
    await expect(mark).toBeVisible({ timeout: 45_000 });
    await mark.click();
    const picked = () =>
      photo.reading.evaluate((field: HTMLTextAreaElement) =>
        field.value.slice(field.selectionStart, field.selectionEnd),
      );
    expect(await picked()).toBe("z");
    await photo.discard.click();
    await expect(photo.dialog).toHaveCount(0);
    await expect(composer.field).toHaveValue("");
  });

  test("can be pasted into a conversation", async ({ page, chat }) => {
    const photo = new PhotoPage(page);
    const picture = await photo.print(set("x^2-5x+6=0"));
    await chat.open();
    await photo.paste(chat.field, picture);
    await expect(photo.reading).toHaveValue("x^2 - 5x + 6 = 0", { timeout: 45_000 });
    await photo.use.click();
    await expect(chat.field).toHaveValue("x^2 - 5x + 6 = 0");
    await expect(chat.field).toBeFocused();
  });

  test("that lies on its side is read the other way up, and can be turned by hand", async ({
    page,
    composer,
  }) => {
    const photo = new PhotoPage(page);
    const picture = await photo.print({
      html: "<div style='position: absolute; left: 300px; top: 150px; width: 300px; rotate: 90deg'>3x + 4 = 19</div>",
    });
    await composer.open();
    await photo.choose(picture);
    await expect(photo.reading).toHaveValue("3x + 4 = 19", { timeout: 45_000 });
    await photo.dialog.getByRole("button", { name: "Turn the photo" }).click();
    await expect(photo.heading).toHaveText("Did I read this right?", { timeout: 45_000 });
  });

  test("of several problems is a list to pick from", async ({ page, composer }) => {
    const photo = new PhotoPage(page);
    const picture = await photo.print({
      html: "<div style='line-height: 2.2'>2x + 3 = 7<br>5x - 4 = 16</div>",
    });
    await composer.open();
    await photo.choose(picture);
    await expect(photo.dialog.getByText("There are 2 problems here")).toBeVisible({ timeout: 45_000 });
    await photo.dialog.getByRole("button", { name: "5x - 4 = 16" }).click();
    await expect(composer.field).toHaveValue("5x - 4 = 16");
  });

  test("may be of ruled paper, of a system or of an integral with its ends", async ({ page, composer }) => {
    const photo = new PhotoPage(page);
    const lines = "repeating-linear-gradient(#fff 0 46px, #9cc3e6 46px 48px)";
    const ruled = `margin: -60px; padding: 60px; min-height: 360px; background: ${lines}`;
    const pictures = [
      [{ html: `<div style="${ruled}">${set("4x+9=25").html}</div>` }, "4x + 9 = 25"],
      [set("\\begin{cases}x+y=10\\\\x-y=2\\end{cases}"), "x + y = 10, x - y = 2"],
      [set("\\int_0^2 3x^2\\,dx"), "∫_0^2 3x^2 dx"],
    ] as const;
    await composer.open();
    for (const [problem, text] of pictures) {
      await photo.choose(await photo.print(problem));
      await expect(photo.reading).toHaveValue(text, { timeout: 45_000 });
      await photo.discard.click();
      await expect(photo.dialog).toHaveCount(0);
    }
  });

  test("that is no picture, or has nothing on it, is answered with what to do next", async ({
    page,
    composer,
  }) => {
    const photo = new PhotoPage(page);
    const blank = await photo.print({ html: "" });
    await composer.open();
    await photo.choose(Buffer.from("not a picture"), "photo.heic", "image/heic");
    await expect(photo.dialog.getByRole("alert")).toContainText("Choose a JPEG, PNG or WebP file");
    await page.keyboard.press("Escape");
    await expect(photo.dialog).toHaveCount(0);
    await photo.choose(blank);
    await expect(photo.dialog.getByRole("alert")).toContainText("We could not find any writing");
  });

  test("can be taken back while it is read", async ({ page, composer }) => {
    const photo = new PhotoPage(page);
    const picture = await photo.print(set("2x+7=19"));
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route("**/ocr/**", async (route) => {
      await held;
      await route.abort();
    });
    await composer.open();
    await photo.choose(picture);
    await expect(photo.dialog.getByRole("progressbar")).toBeVisible();
    await photo.cancel.click();
    await expect(photo.dialog).toHaveCount(0);
    letGo();
  });
});

test.describe("where a language model reads photos", () => {
  test("the picture alone is sent to it, and the page says so", async ({ page, composer }) => {
    const photo = new PhotoPage(page);
    const picture = await photo.print(set("5y-2=13"));
    const sent: Buffer[] = [];
    await page.route("**/api/photo", async (route) => {
      const body = route.request().postDataBuffer();
      if (!body) return route.fulfill({ json: { reader: "model" } });
      sent.push(body);
      return route.fulfill({ json: { text: "5y - 2 = 13", doubtful: [0] } });
    });
    await composer.open();
    await photo.choose(picture);
    await expect(photo.reading).toHaveValue("5y - 2 = 13");
    await expect(photo.dialog.getByRole("button", { name: "Check 5" })).toBeVisible();
    await expect(photo.dialog.getByText("sent to the language model and not kept")).toBeVisible();
    expect(sent.map((body) => body.subarray(0, 3).toString("hex"))).toEqual(["ffd8ff"]);
    expect(sent[0]?.includes("Exif")).toBe(false);
  });
});

test.describe("on a telephone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("the camera and the album are offered", async ({ page, composer }) => {
    const photo = new PhotoPage(page);
    await composer.open();
    await expect(async () => {
      await photo.button.click();
      await expect(page.getByText("Choose a picture")).toBeVisible({ timeout: 1_000 });
    }).toPass();
    const chooser = page.waitForEvent("filechooser");
    await page.getByText("Take a photo").click();
    await expect((await chooser).element().getAttribute("capture")).resolves.toBe("environment");
  });
});

test.describe("without the reader's parts", () => {
  test.use({ provokes: /Failed to load|ocr|importScripts|ERR_FAILED/ });

  test("a photo says so instead of waiting", async ({ page, composer }) => {
    const photo = new PhotoPage(page);
    const picture = await photo.print(set("2x+7=19"));
    await page.route("**/ocr/**/*.gz", (route) => route.fulfill({ status: 503 }));
    await composer.open();
    await photo.choose(picture);
    await expect(photo.dialog.getByRole("alert")).toContainText("could not be loaded", { timeout: 45_000 });
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("there is no button that would do nothing", async ({ page, composer }) => {
    await composer.open();
    await expect(new PhotoPage(page).button).toBeHidden();
    await expect(composer.submit).toBeVisible();
  });
});
