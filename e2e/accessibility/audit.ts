import { expect, type Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";
import { stillMoving } from "./motion";
import { cutOff, smallTargets, withoutCue } from "./targets";

const WIDE = { width: 1280, height: 900 };
const NARROW = { width: 360, height: 740 };
/** 1280 by 900 and a telephone's 360 seen at twice their size, and the narrowest width of common rules. */
const ENLARGED = [
  { width: 640, height: 450 },
  { width: 320, height: 640 },
  { width: 180, height: 370 },
] as const;

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
    // The title of a page that an action answers with comes after what is in it.
    await expect.soft(page, at).toHaveTitle(/\S/);
    if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
    const found = await page.evaluate(violations, {
      ...options,
      resultTypes: ["violations"],
    } satisfies RunOptions);
    expect.soft(found, `${at}, ${colorScheme}`).toEqual([]);
  }

  private async fits(at: string): Promise<void> {
    expect.soft(await this.page.evaluate(cutOff), `what does not fit in ${at}`).toEqual([]);
    expect.soft(await this.page.evaluate(withoutCue), `what has no cue in ${at}`).toEqual([]);
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
