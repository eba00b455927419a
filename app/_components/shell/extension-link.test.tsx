import { readFileSync } from "node:fs";
import { isValidElement, type ReactElement, type ReactNode } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";

// Its own way to tell pages from servers is not there in a test: a link is a link.
vi.mock("next/link", () => ({ default: "a" }));
vi.mock("./theme-switch", () => ({ ThemeSwitch: () => null }));

const STORE = "https://store.example/detail/abcdefghijklmnopabcdefghijklmnop";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

type Element = ReactElement<{ readonly href?: string; readonly children?: ReactNode }>;

/** Where the links of a part lead that are in it or in one of these components. */
function linksIn(node: ReactNode, within: readonly unknown[]): string[] {
  if (Array.isArray(node)) return node.flatMap((child) => linksIn(child, within));
  if (!isValidElement(node)) return [];
  const { type, props } = node as Element;
  if (typeof type === "function" && within.includes(type))
    return linksIn((type as (given: object) => ReactNode)(props), within);
  return [...(props.href ? [props.href] : []), ...linksIn(props.children, within)];
}

/** Each part's links. The operator's setting is read once, when the product is built. */
async function built(address: string): Promise<string[][]> {
  vi.stubEnv("NEXT_PUBLIC_EXTENSION_URL", address);
  vi.resetModules();
  const [{ ExtensionLink }, { SiteFooter }, settings, { Section }] = await Promise.all([
    import("./extension-link"),
    import("./site-footer"),
    import("@/app/(product)/settings/_components/extension-section"),
    import("@/app/(product)/settings/_components/section"),
  ]);
  const within = [ExtensionLink, Section];
  return [ExtensionLink({}), SiteFooter(), settings.ExtensionSection()].map((part) => linksIn(part, within));
}

describe("the link to the extension's store", () => {
  it("is for pages, at the foot and in the settings, where the operator has published it", async () => {
    for (const links of await built(STORE)) expect(links).toContain(STORE);
  });

  it("is nowhere when it is not published", async () => {
    const [page, foot, settings] = await built("");
    expect([page, settings]).toEqual([[], []]);
    expect(foot).toContain("/contact");
    expect(foot?.every((href) => href.startsWith("/"))).toBe(true);
  });

  it("has its place on the front page, on each solution and in everyone's settings", () => {
    const page = (folder: string) => readFileSync(`app/${folder}/page.tsx`, "utf8");
    expect(page("(marketing)")).toContain("<ExtensionLink />");
    expect(page("(product)/solve/[id]")).toContain("<ExtensionLink />");
    expect(page("(product)/settings").match(/<ExtensionSection \/>/g)).toHaveLength(2);
  });
});
