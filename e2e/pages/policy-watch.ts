import type { Page } from "@playwright/test";

/** Notes what the Content-Security-Policy of a page, or of a worker it starts, has stopped. */
export class PolicyWatch {
  private readonly noted: string[] = [];

  private constructor() {}

  static async of(page: Page): Promise<PolicyWatch> {
    const watch = new PolicyWatch();
    await page.exposeFunction("noteViolation", (violation: string) => watch.noted.push(violation));
    await page.addInitScript(() => {
      document.addEventListener("securitypolicyviolation", (event) => {
        const { noteViolation } = window as unknown as { noteViolation: (violation: string) => void };
        noteViolation(`${event.effectiveDirective} ${event.blockedURI}`);
      });
    });
    // A worker's violations are told on the console alone.
    page.on("console", (message) => {
      if (/Content Security Policy/i.test(message.text())) watch.noted.push(message.text());
    });
    return watch;
  }

  /** What was stopped until now, as `directive what`, and on the console in the browser's words. */
  get violations(): readonly string[] {
    return this.noted;
  }
}
