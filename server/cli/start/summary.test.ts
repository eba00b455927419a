import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { configure } from "./configuration";
import { summary } from "./summary";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "summary-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const told = (given: Record<string, string>) =>
  summary(configure({ DATA_DIR: root, ...given }, "production"));
const PUBLIC = { AUTH_URL: "https://classmate.test", SMTP_URL: "smtp://mail.test" };

describe("what the start says", () => {
  it("names the proxies that are believed", () => {
    expect(told({})).toMatch(/^ {2}proxies {3}this machine$/m);
    expect(told({ TRUSTED_PROXIES: "10.0.0.0/8, 2001:db8::/48" })).toMatch(
      /^ {2}proxies {3}this machine, 10\.0\.0\.0\/8, 2001:db8::\/48$/m,
    );
  });

  it("warns of a limit in dollars that cannot be reached because no prices are set", () => {
    const model = { AI_BASE_URL: "http://localhost:9/v1", AI_MODEL: "m", AI_DAILY_CAP: "1" };
    expect(told(model)).toContain("AI_DAILY_CAP has no effect");
    expect(told({ ...model, AI_PRICE_INPUT: "0", AI_PRICE_OUTPUT: "0" })).toContain(
      "AI_DAILY_CAP has no effect",
    );
    expect(told({ ...model, AI_PRICE_OUTPUT: "2" })).not.toContain("warning");
    expect(told({ ...model, AI_DAILY_CAP: "" })).not.toContain("warning");
  });

  it("tells of models' servers that were found, and is silent without any", () => {
    const found = { name: "vLLM", baseUrl: "http://127.0.0.1:8000/v1", models: ["m"] };
    const text = summary(configure({ DATA_DIR: root }, "production"), [found]);
    expect(text).toContain("npm run tutor -- attach http://127.0.0.1:8000/v1 m");
    expect(told({})).not.toContain("model ");
  });

  it("warns who is reached by https and believes no proxy but one on this machine", () => {
    expect(told(PUBLIC)).toContain("TRUSTED_PROXIES");
    expect(told({ ...PUBLIC, TRUSTED_PROXIES: "172.16.0.0/12" })).not.toContain("warning");
    expect(told({})).not.toContain("warning");
  });
});
