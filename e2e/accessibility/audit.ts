import { expect, type Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";
import { firstStop, holdAgain, nextStop, unseenFocus } from "./focus";
import { enlargeText, illegible, shrinkText } from "./legible";
import { stillMoving } from "./motion";
import { cutOff, smallTargets } from "./targets";

const WIDE = { width: 1280, height: 900 };
const NARROW = { width: 360, height: 740 };
/** 1280 by 900 seen at twice its size, and the narrowest width at which nothing may scroll sideways. */
const ENLARGED = [
  { width: 640, height: 450 },
  { width: 320, height: 640 },
] as const;

/** How large a phone makes text when it is told to. */
const LARGE_TEXT = 2;
/** Where the keyboard stops without being led there: what scrolls. */
const MORE_STOPS = 20;

type Scheme = "light" | "dark";
const COLOURS = ["color-contrast", "link-in-text-block"];

interface LookOptions {
  /** The state does not survive another width: a dialog that was opened from what only this one shows. */
  readonly only?: "wide" | "narrow";
}

/** Looks at one state of a page after the other, in both themes and at several widths, and remembers where it was. */
export class Audit {
  readonly seen: string[] = [];

  constructor(private readonly page: Page) {}

  /** Expects that nothing is wrong with the page as it is.
   * @param state names it where something is */
  async look(state: string, { only }: LookOptions = {}): Promise<void> {
    const { page } = this;
    this.seen.push(new URL(page.url()).pathname);
    await expect.soft(page, state).toHaveTitle(/\S/);
    await expect.soft(page.locator("html"), state).toHaveAttribute("lang", "en");
    for (const size of only ? [only === "wide" ? WIDE : NARROW] : [WIDE, NARROW]) {
      await page.setViewportSize(size);
      const at = `${state}, ${size.width} px`;
      await this.scan(at, size === WIDE ? ["light", "dark"] : ["dark"]);
      await this.fits(at);
      if (size !== WIDE) expect.soft(await page.evaluate(smallTargets), `targets of ${at}`).toEqual([]);
    }
    for (const size of only ? [] : ENLARGED) {
      await page.setViewportSize(size);
      await this.fits(`${state}, ${size.width} px`);
    }
    await page.setViewportSize(NARROW);
    if (only !== "wide") await this.fitsWithLargeText(`${state}, large text`);
    if (only === "wide") await page.setViewportSize(WIDE);
    expect.soft(await this.stops(), `where the keyboard goes in ${state}`).toEqual([]);
    expect.soft(await page.evaluate(stillMoving), `what moves in ${state}`).toEqual([]);
    await page.setViewportSize(only === "narrow" ? NARROW : WIDE);
  }

  /** Every rule in the first theme, and in another one what colours can change. */
  private async scan(at: string, [first, ...others]: readonly [Scheme, ...Scheme[]]): Promise<void> {
    await this.scanIn(first, at, { rules: { "target-size": { enabled: true } } });
    for (const scheme of others) await this.scanIn(scheme, at, { runOnly: COLOURS });
  }

  private async scanIn(colorScheme: Scheme, at: string, options: RunOptions): Promise<void> {
    const { page } = this;
    await page.emulateMedia({ colorScheme });
    if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
    const found = await page.evaluate(violations, {
      ...options,
      resultTypes: ["violations"],
    } satisfies RunOptions);
    expect.soft(found, `${at}, ${colorScheme}`).toEqual([]);
  }

  private async fits(at: string): Promise<void> {
    expect.soft(await this.page.evaluate(cutOff), `what does not fit in ${at}`).toEqual([]);
    expect.soft(await this.page.evaluate(illegible), `what cannot be read in ${at}`).toEqual([]);
  }

  private async fitsWithLargeText(at: string): Promise<void> {
    await this.page.evaluate(enlargeText, LARGE_TEXT);
    await this.fits(at);
    await this.page.evaluate(shrinkText);
  }

  /** Goes by keyboard through the page, or the dialog that is open over it, from its first stop to its end.
   * @returns what is wrong on the way */
  private async stops(): Promise<string[]> {
    const { page } = this;
    const wrong: string[] = [];
    const count = await page.evaluate(firstStop);
    let found: string | null = null;
    for (let stop = 0; stop < count + MORE_STOPS && found !== "end"; stop += 1) {
      await page.keyboard.press("Tab");
      const unseen = await page.evaluate(unseenFocus);
      if (unseen) wrong.push(unseen);
      found = await page.evaluate(nextStop);
      if (found !== null && found !== "end") wrong.push(found);
      if (found?.startsWith("the keyboard")) break;
    }
    if (found === null) wrong.push("the keyboard does not come to an end");
    await page.evaluate(holdAgain);
    return wrong;
  }
}

/** What breaks a rule, and how. Runs in the page. */
async function violations(options: RunOptions): Promise<string[]> {
  const here = (window as unknown as { axe: typeof axe }).axe;
  const found = await here.run(document, options);
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
  );
}
