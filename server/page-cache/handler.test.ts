import { afterEach, describe, expect, it, vi } from "vitest";
import { THEME_COOKIE } from "@/server/features/theme/constants";
import PageCache from "./handler.mjs";
import { chosenTheme, withTheme } from "./theme.mjs";
import { untilTag } from "./until.mjs";

const ofDocument = () => new PageCache({ _requestHeaders: { host: "localhost" } });
const ofLink = () => new PageCache({ _requestHeaders: { rsc: "1" } });
const page = (html: string, tags: readonly string[] = []) => ({
  kind: "APP_PAGE",
  html,
  segmentData: new Map([["/", Buffer.from(html)]]),
  headers: { "x-next-cache-tags": tags.join(",") },
});
const CONTEXT = { cacheControl: { revalidate: 60, expire: 120 } };

afterEach(() => vi.useRealTimers());

describe("the static part of a page", () => {
  it("is nobody's until this server has made it", async () => {
    expect(await ofDocument().get("/never-made")).toBeNull();
  });

  it("is there for every later request, with when it was made and for how long", async () => {
    vi.useFakeTimers({ now: 5_000 });
    await ofDocument().set("/kept", page("kept"), CONTEXT);
    expect(await ofDocument().get("/kept")).toEqual({ value: page("kept"), lastModified: 5_000, ...CONTEXT });
  });

  it("made for a link is never shown as a document, nor the other way round", async () => {
    await ofLink().set("/both", page("links its styles"), CONTEXT);
    expect(await ofDocument().get("/both")).toBeNull();
    await ofDocument().set("/both", page("has its styles"), CONTEXT);
    expect(await ofLink().get("/both")).toMatchObject({ value: { html: "links its styles" } });
    expect(await ofDocument().get("/both")).toMatchObject({ value: { html: "has its styles" } });
  });

  it("is kept for each theme a visitor can have chosen, and for a link once", async () => {
    const under = (cookies?: string) => withTheme(cookies, ofDocument);
    await under("a=b; cm-theme=dark").set("/themed", page("dark"), CONTEXT);
    expect(await under().get("/themed")).toBeNull();
    expect(await under("cm-theme=light").get("/themed")).toBeNull();
    await under().set("/themed", page("as the device says"), CONTEXT);
    expect(await under("__Host-cm-theme=dark").get("/themed")).toMatchObject({ value: { html: "dark" } });
    expect(await under("cm-theme=blue").get("/themed")).toMatchObject({
      value: { html: "as the device says" },
    });
    await withTheme("cm-theme=dark", ofLink).set("/themed", page("link"), CONTEXT);
    expect(await ofLink().get("/themed")).toMatchObject({ value: { html: "link" } });
  });

  it("is made again from the moment on at which something in it ends", async () => {
    vi.useFakeTimers({ now: 0 });
    const tags = ["_N_T_/layout", untilTag(9_000), untilTag(4_000)];
    await ofDocument().set("/ending", page("ending", tags), CONTEXT);
    vi.setSystemTime(3_999);
    expect(await ofDocument().get("/ending")).not.toBeNull();
    vi.setSystemTime(4_000);
    expect(await ofDocument().get("/ending")).toBeNull();
    vi.setSystemTime(0);
    expect(await ofDocument().get("/ending")).toBeNull();
  });

  it("is made again when a tag of it is called off, and no other page is", async () => {
    await ofDocument().set("/one", page("one", ["a", "b"]), CONTEXT);
    await ofLink().set("/one", page("one", ["a", "b"]), CONTEXT);
    await ofDocument().set("/other", page("other", ["c"]), CONTEXT);
    await ofDocument().revalidateTag(["b", "d"]);
    expect([await ofDocument().get("/one"), await ofLink().get("/one")]).toEqual([null, null]);
    expect(await ofDocument().get("/other")).not.toBeNull();
  });
});

describe("the theme of a request", () => {
  it.each([
    [undefined, null],
    ["", null],
    [`${THEME_COOKIE}=dark`, "dark"],
    ["cm-theme=light; a=b", "light"],
    ["a=b;cm-theme=dark", "dark"],
    ["__Host-cm-theme=light", "light"],
    ["xcm-theme=dark", null],
    ["cm-theme=darker", null],
    ["cm-theme=", null],
    ['cm-theme="><script>', null],
  ])("with the cookies %j is %s", async (cookies, theme) => {
    expect(withTheme(cookies, chosenTheme)).toBe(theme);
    expect(await withTheme(cookies, async () => Promise.resolve().then(chosenTheme))).toBe(theme);
    expect(chosenTheme()).toBeNull();
  });
});

describe("the memory of the pages", () => {
  it("is bounded: the least recently used go first, however many addresses are asked for", async () => {
    const megabyte = "x".repeat(500_000);
    await ofDocument().set("/used", page("used"), CONTEXT);
    for (let index = 0; index < 100; index++) {
      await ofDocument().set(`/flood/${index}`, { ...page(""), html: megabyte + index }, CONTEXT);
      expect(await ofDocument().get("/used")).not.toBeNull();
    }
    expect(await ofDocument().get("/flood/0")).toBeNull();
    expect(await ofDocument().get("/flood/99")).not.toBeNull();
  });

  it("takes nothing that alone is more than all of it may be", async () => {
    await ofDocument().set("/huge", page("x".repeat(40_000_000)), CONTEXT);
    expect(await ofDocument().get("/huge")).toBeNull();
  });
});
