import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { MathPanel, paste } from "../pages/math-panel";

/** Puts a text into the tutor's field the moment it is on the screen, before anything else of the page has come. */
async function typeAtOnce(page: Page, text: string): Promise<void> {
  await page.addInitScript((typed) => {
    new MutationObserver((_, observer) => {
      const field = document.querySelector<HTMLTextAreaElement>("#message");
      if (!field) return;
      observer.disconnect();
      field.value = typed;
    }).observe(document, { childList: true, subtree: true });
  }, text);
}

test.describe("the mathematics field", () => {
  test("puts what is written in it into the problem, which is solved", async ({
    composer,
    page,
    solution,
  }) => {
    const maths = new MathPanel(page);
    await composer.open();
    await composer.field.fill("Solve ");
    await maths.open();
    await maths.type("x/4=3");
    await page.keyboard.press("Enter");
    await expect(composer.field).toHaveValue("Solve x/4 = 3");
    await expect(composer.field).toBeFocused();
    await expect(maths.panel).toHaveCount(0);
    await expect(page.getByText("Reads as")).toBeVisible();
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/solve\//);
    expect(await solution.answerTex()).toContain("12");
  });

  test("has what is written in it in the problem all the while, so that Solve works at any moment", async ({
    composer,
    page,
    solution,
  }) => {
    const maths = new MathPanel(page);
    await composer.open();
    await maths.open();
    await maths.type("x/4=3");
    await expect(composer.field).toHaveValue("x/4 = 3");
    await expect(page.getByText("Reads as")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(composer.field).toHaveValue("");
    await maths.open();
    await maths.type("x/4=5");
    await composer.submit.click();
    await page.waitForURL(/\/solve\//);
    expect(await solution.answerTex()).toContain("20");
  });

  test("puts it between dollar signs into a message, which the tutor understands", async ({ chat, page }) => {
    const maths = new MathPanel(page);
    await chat.open();
    await chat.field.fill("Solve");
    await maths.open();
    await maths.type("x^2-81=0");
    await maths.insert.click();
    await expect(chat.field).toHaveValue("Solve $x^2-81=0$");
    await chat.field.press("Enter");
    await expect(chat.replies.first()).toContainText("9");
    await expect(chat.questions.first().locator("annotation")).toHaveText("x^2-81=0");
  });

  test("is fetched when it is opened, from the same place as the page", async ({ composer, page }) => {
    const elsewhere: string[] = [];
    await composer.open();
    const { origin } = new URL(page.url());
    page.on("request", (request) => {
      const url = new URL(request.url());
      if (url.protocol.startsWith("http") && url.origin !== origin) elsewhere.push(request.url());
    });
    const known = () => page.evaluate(() => customElements.get("math-field") !== undefined);
    expect(await known()).toBe(false);
    await new MathPanel(page).open();
    expect(await known()).toBe(true);
    await page.waitForLoadState("networkidle");
    expect(elsewhere).toEqual([]);
  });

  test("takes the signs beside it, and says when a box is empty", async ({ chat, page }) => {
    const maths = new MathPanel(page);
    await chat.open();
    await maths.open();
    await maths.insert.click();
    await expect(maths.problem).toHaveText("Write something first.");
    await maths.type("7");
    await maths.press("Fraction", "Insert");
    await expect(maths.problem).toContainText("empty box");
    await expect(maths.field).toBeFocused();
    await page.keyboard.type("8");
    await maths.press("Insert");
    await expect(chat.field).toHaveValue("$\\frac78$");
  });

  test("lets a relation out of the fraction and a long power stay whole", async ({ composer, page }) => {
    const maths = new MathPanel(page);
    await composer.open();
    await maths.open();
    await maths.type("3x^12/5=y^2+1");
    await page.keyboard.press("Enter");
    await expect(composer.field).toHaveValue("3x^12/5 = y² + 1");
  });

  test("is left with Tab and closed with Escape, with nothing put into the text", async ({ chat, page }) => {
    const maths = new MathPanel(page);
    await chat.open();
    await maths.open();
    await maths.type("2x");
    await page.keyboard.press("Tab");
    await expect(maths.insert).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(maths.field).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(maths.panel).toHaveCount(0);
    await expect(chat.field).toBeFocused();
    await expect(chat.field).toHaveValue("");
  });

  test("never makes the page wider than the screen", async ({ chat, page }) => {
    const maths = new MathPanel(page);
    await chat.open();
    await maths.open();
    await maths.type("1+2+3+4+5+6+7+8+9+10+11+12+13+14+15+16+17+18+19+20+21+22+23+24+25+26+27+28");
    const { scroll, client } = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      client: document.documentElement.clientWidth,
    }));
    expect(scroll).toBe(client);
  });
});

test.describe("a telephone, whose keyboard stays away,", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("has every key it needs beside the field", async ({ composer, page }) => {
    const maths = new MathPanel(page);
    await composer.open();
    await maths.open();
    await maths.press("Letters", "a", "Numbers", "Squared", "Plus", "1", "0", "Delete", "Equals", "5");
    await maths.press("Insert");
    await expect(composer.field).toHaveValue("a² + 1 = 5");
  });
});

test.describe("what is pasted", () => {
  test("into the problem loses its delimiters", async ({ composer }) => {
    await composer.open();
    await paste(composer.field, { plain: "Solve \\[\n  \\frac{x}{3} = 5\n\\]" });
    await expect(composer.field).toHaveValue(/^Solve\s+\\frac\{x\}\{3\} = 5$/);
  });

  test("into a message is left as it is", async ({ chat }) => {
    await chat.open();
    const taken = await paste(chat.field, { plain: "Is $x^2 = 4$ the same as \\[x = 2\\]?" });
    expect(taken).toBe(false);
  });

  test("from a page keeps its powers, indices and formulas", async ({ chat }) => {
    await chat.open();
    await paste(chat.field, {
      html: "<p>Solve <i>x</i><sup>2</sup> &minus; 4 = 0</p>",
      plain: "Solve x2 − 4 = 0",
    });
    await expect(chat.field).toHaveValue("Solve x^2 − 4 = 0");
    await chat.field.fill("");
    await paste(chat.field, {
      html: "<p>Is <math><mfrac><mi>x</mi><mn>2</mn></mfrac><mo>=</mo><mn>3</mn></math> right?</p>",
      plain: "Is x2=3 right?",
    });
    await expect(chat.field).toHaveValue("Is $\\frac{x}{2}=3$ right?");
  });

  test("can be taken back", async ({ composer, page }) => {
    await composer.open();
    await composer.field.pressSequentially("ab");
    await paste(composer.field, { plain: "$x = 1$" });
    await expect(composer.field).toHaveValue("abx = 1");
    await page.keyboard.press("ControlOrMeta+z");
    await expect(composer.field).not.toHaveValue(/=/);
  });
});

test("a message is shown as it will be read, above the field, which stays where it is", async ({
  chat,
  page,
}) => {
  await chat.open();
  const before = await chat.field.boundingBox();
  await chat.field.pressSequentially("Solve 2x/3 = 8");
  const reading = page.getByText("Reads as");
  await expect(reading).toBeVisible();
  await expect(reading.locator("annotation")).toHaveText("\\frac{2x}{3} = 8");
  expect(await chat.field.boundingBox()).toEqual(before);
  await chat.field.fill("Why is that so?");
  await expect(reading).toHaveCount(0);
});

test.describe("what is typed before the rest of the page has come", () => {
  test("stays in the field and is sent", async ({ chat, page }) => {
    await typeAtOnce(page, "Solve 7x = 91");
    await chat.open();
    await expect(chat.field).toHaveValue("Solve 7x = 91");
    await chat.field.press("Enter");
    await expect(chat.replies.first()).toContainText("13");
  });

  test("stays when the problem it is about arrives, and is about that", async ({ chat, composer, page }) => {
    await composer.solve("11x - 6 = 71");
    const solveId = new URL(page.url()).pathname.split("/").at(-1);
    await typeAtOnce(page, "why step 2?");
    await page.goto(`/chat?solve=${solveId}`);
    await expect(page.getByRole("region", { name: "The problem" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Send" })).toBeEnabled();
    await expect(chat.field).toHaveValue("why step 2?");
    await chat.field.press("Enter");
    await expect(chat.replies.first()).toContainText("11");
  });
});
