import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { REMEMBER_FIRST_ENTRY, SETTLE_PROMOTION } from "./inline-scripts";

interface Circumstances {
  readonly stored?: Readonly<Record<string, string>>;
  /** Whether the device asks for dark colours. */
  readonly dark?: boolean;
  /** Whether the browser keeps anything. */
  readonly storage?: boolean;
  readonly banner?: { id: string; endsAt: string };
}

/** Runs a script as a page would and says what became of the page. */
function run(script: string, { stored = {}, dark = false, storage = true, banner }: Circumstances) {
  const kept = new Map(Object.entries(stored));
  const classes: string[] = [];
  const root = { classList: { add: (name: string) => classes.push(name) }, style: {}, dataset: {} };
  const element = banner && { dataset: banner, hidden: false };
  const page = {
    document: { documentElement: root, getElementById: () => element ?? null },
    matchMedia: () => ({ matches: dark }),
    location: { pathname: "/", search: "?c=7K3M9P2Q4R" },
    Date: { now: () => 1_000 },
    get localStorage() {
      if (!storage) throw new Error("SecurityError");
      return {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => void kept.set(key, value),
      };
    },
  };
  runInNewContext(script, page);
  return { classes, root, element, kept: Object.fromEntries(kept) };
}

describe("before the first paint", () => {
  it("the path a visitor first came by is kept, once", () => {
    const first = run(REMEMBER_FIRST_ENTRY, {});
    expect(first.kept).toEqual({ "cm-first-entry": "/?c=7K3M9P2Q4R" });
    const later = run(REMEMBER_FIRST_ENTRY, { stored: { "cm-first-entry": "/" } });
    expect(later.kept).toEqual({ "cm-first-entry": "/" });
    expect(() => run(REMEMBER_FIRST_ENTRY, { storage: false })).not.toThrow();
  });

  it.each([
    ["shown", false, {}],
    ["hidden where it was put away", true, { stored: { "cm-promotion-dismissed": "deal-1" } }],
    ["shown where another was put away", false, { stored: { "cm-promotion-dismissed": "deal-0" } }],
    ["shown where nothing is kept", false, { storage: false }],
  ] as const)("a promotion that runs is %s", (_name, hidden, circumstances) => {
    const settled = run(SETTLE_PROMOTION, { ...circumstances, banner: { id: "deal-1", endsAt: "1001" } });
    expect(settled.element?.hidden).toBe(hidden);
    expect(settled.root.dataset).toEqual({});
  });

  it("a promotion that has ended is hidden, and its colour with it", () => {
    const settled = run(SETTLE_PROMOTION, { banner: { id: "deal-1", endsAt: "1000" } });
    expect(settled.element?.hidden).toBe(true);
    expect(settled.root.dataset).toEqual({ accent: "blue" });
  });
});
