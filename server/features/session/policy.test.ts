import { describe, expect, it } from "vitest";
import { deviceName } from "./policy";

const ENGINE = "AppleWebKit/537.36 (KHTML, like Gecko)";

describe("a device's name", () => {
  it.each([
    ["Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0", "Firefox on Android"],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${ENGINE} Chrome/140.0.0.0 Safari/537.36`,
      "Chrome on Windows",
    ],
    [`Mozilla/5.0 (Windows NT 10.0) ${ENGINE} Chrome/140.0 Safari/537.36 Edg/140.0`, "Edge on Windows"],
    [`Mozilla/5.0 (X11; Linux x86_64) ${ENGINE} Chrome/140.0 Safari/537.36 OPR/120.0`, "Opera on Linux"],
    [
      `Mozilla/5.0 (Linux; Android 14; SM-S911B) ${ENGINE} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
      "Samsung Internet on Android",
    ],
    [
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15",
      "Safari on Mac",
    ],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
      "Safari on iPhone",
    ],
    [
      "Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1",
      "Chrome on iPad",
    ],
    [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${ENGINE} Chrome/140.0 Safari/537.36`, "Chrome on ChromeOS"],
    ["curl/8.9.1", "An unknown browser"],
    ["SomeApp/3 (Windows NT 10.0)", "An unknown browser on Windows"],
    ["", "An unknown browser"],
    [null, "An unknown browser"],
  ])("for %s is %s", (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
  });

  it("never repeats what a browser sent", () => {
    expect(deviceName("<script>alert(1)</script> Firefox/1")).toBe("Firefox");
    expect(deviceName(`${"x".repeat(100_000)} Firefox/1`)).toBe("An unknown browser");
  });
});
