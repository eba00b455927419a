import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { KEEP_ON_DEVICE, REMEMBER_FIRST_ENTRY, SETTLE_PROMOTION } from "./inline-scripts";

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

describe("where problems stay on this device", () => {
  /** @returns the page's root, and what the browser does to it */
  function keep(stored: Map<string, string> | null) {
    const root: { dataset: Record<string, string> } = { dataset: {} };
    const listeners = new Map<string, (event: object) => void>();
    const page = {
      document: { documentElement: root },
      addEventListener: (name: string, listener: (event: object) => void) =>
        void listeners.set(name, listener),
      get localStorage() {
        if (!stored) throw new Error("SecurityError");
        return Object.fromEntries(stored);
      },
    };
    runInNewContext(KEEP_ON_DEVICE, page);
    /** @returns whether the browser sends the form by itself */
    const isSent = (elements: object): boolean => {
      let goes = true;
      const preventDefault = () => {
        goes = false;
      };
      listeners.get("submit")?.({ target: { elements }, preventDefault });
      return goes;
    };
    return { root, isSent, happens: (name: string) => listeners.get(name)?.({}) };
  }

  it("the page says so from its beginning, and no form takes a problem along before its script runs", () => {
    const { root, isSent } = keep(new Map([["cm-device-only", "on"]]));
    expect(root.dataset).toHaveProperty("deviceOnly");
    expect(isSent({ text: {} })).toBe(false);
    expect(isSent({ email: {} })).toBe(true);
  });

  it("it follows what another tab switches, and what was switched while the page was away", () => {
    const stored = new Map<string, string>();
    const { root, isSent, happens } = keep(stored);
    expect(isSent({ text: {} })).toBe(true);
    stored.set("cm-device-only", "on");
    happens("storage");
    expect(isSent({ text: {} })).toBe(false);
    stored.clear();
    happens("pageshow");
    expect(root.dataset).not.toHaveProperty("deviceOnly");
    expect(isSent({ text: {} })).toBe(true);
  });

  it("nothing is different in a browser that stores nothing", () => {
    const { root, isSent } = keep(null);
    expect(root.dataset).toEqual({});
    expect(isSent({ text: {} })).toBe(true);
  });
});
