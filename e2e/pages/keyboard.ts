import { expect, type Locator, type Page } from "@playwright/test";

/** Enough for the longest page there is. */
const STOPS_MAX = 60;

/** A student without a mouse. Wherever the keyboard stops, the student must see that it does. */
export class Keyboard {
  constructor(private readonly page: Page) {}

  /** Goes on from stop to stop until something has the focus.
   * @param key which way */
  async to(target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
    await expect(target).toBeVisible();
    for (let stop = 0; stop < STOPS_MAX; stop++) {
      await this.page.keyboard.press(key);
      expect(await this.page.evaluate(unseenFocus), "a stop that cannot be seen").toBeNull();
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`the keyboard does not reach ${target}`);
  }

  /** Goes to something and presses it. */
  async press(target: Locator, key: "Enter" | "Space" = "Enter"): Promise<void> {
    await this.to(target);
    await this.page.keyboard.press(key);
  }

  /** Goes to a field and types into it. */
  async type(field: Locator, text: string): Promise<void> {
    await this.to(field);
    await this.page.keyboard.press("ControlOrMeta+a");
    await this.page.keyboard.type(text);
  }

  /** Expects that an open dialog keeps the keyboard, that Escape closes it, and that who opened it has the focus back. */
  async expectToReturn(dialog: Locator, opener: Locator): Promise<void> {
    await expect(dialog).toBeVisible();
    await this.expectToKeep(dialog);
    await this.page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }

  /** Expects that the keyboard does not leave a dialog for the page behind it. */
  async expectToKeep(dialog: Locator): Promise<void> {
    for (let stop = 0; stop < 8; stop++) {
      await this.page.keyboard.press("Tab");
      expect(await this.page.evaluate(unseenFocus), "a stop that cannot be seen").toBeNull();
      // Between its last stop and its first one the browser has its own.
      const inside = await dialog.evaluate(
        (element) => document.activeElement === document.body || element.contains(document.activeElement),
      );
      expect(inside, "the keyboard is in the dialog").toBe(true);
    }
  }
}

/** What is wrong with the way the focus is shown, or null: no outline, none that goes when the focus goes, out of the
 * window, or under something else. Runs in the page, once for every stop. */
function unseenFocus(): string | null {
  const kept = window as unknown as { lastStop?: { element: Element; around: string } | null };
  const hasOutline = (element: Element) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    const isClear = /^(transparent|rgba\(.*, 0\))$/.test(outlineColor);
    return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 1 && !isClear;
  };
  const around = (element: Element) => {
    const styles: string[] = [];
    for (let at: Element | null = element; at && styles.length < 4; at = at.parentElement) {
      const { outline, boxShadow, borderColor } = getComputedStyle(at);
      styles.push(outline, boxShadow, borderColor);
    }
    return styles.join();
  };
  const nameOf = (element: Element) =>
    `${element.localName} “${element.getAttribute("aria-label") ?? element.textContent?.trim().slice(0, 40)}”`;
  const covered = (element: Element): boolean => {
    const shown = element instanceof HTMLInputElement ? (element.closest("label") ?? element) : element;
    const box = shown.getBoundingClientRect();
    const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
    if (left >= right || top >= bottom) return true;
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return over === null || !(shown.contains(over) || over.contains(element));
  };

  const before = kept.lastStop;
  kept.lastStop = null;
  if (before?.element.isConnected && before.element !== document.activeElement) {
    if (around(before.element) === before.around)
      return `${nameOf(before.element)} looks the same without focus`;
  }
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  if (covered(element)) return `${nameOf(element)} is out of sight`;
  if (!hasOutline(element)) kept.lastStop = { element, around: around(element) };
  return null;
}
