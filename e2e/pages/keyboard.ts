import { expect, type Locator, type Page } from "@playwright/test";
import { unseenFocus } from "../accessibility/focus";

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
