import { Children, isValidElement, type ReactElement, type ReactNode } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { openLedger } from "@/server/typeset/render-ledger";
import { setLatex } from "@/server/typeset/set-latex";
import { Formula } from "./formula";
import { MathStyles } from "./math-styles";
import { noteForm } from "./page-form";
import { Typeset } from "./typeset";
import { TypesetHtml } from "./typeset-html";

/** What React keeps for one page that is being rendered. */
const page = vi.hoisted(() => ({ kept: new Map<unknown, unknown>() }));
vi.mock("react", async (original) => ({
  ...(await original<typeof import("react")>()),
  cache: (make: () => unknown) => () => {
    if (!page.kept.has(make)) page.kept.set(make, make());
    return page.kept.get(make);
  },
}));
vi.mock("./page-ledger", () => ({ pageLedger: () => openLedger(2_000) }));

afterEach(() => page.kept.clear());

const LATEX = "\\frac{1}{2} + x";
const render = (latex = LATEX) => Typeset({ latex, display: true }) as ReactElement<object>;
const askedFor = (accept: string) => noteForm(new Headers({ accept }));

/** What is drawn for some markup, but for the markup itself. */
const beside = (html: string | null): unknown[] =>
  Children.toArray((TypesetHtml({ html }) as ReactElement<{ children: ReactNode }>).props.children).flatMap(
    (child) => (isValidElement(child) && typeof child.type !== "string" ? [child.type] : []),
  );

describe("markup made elsewhere", () => {
  it.each([
    ["set from LaTeX", setLatex(LATEX, false)],
    ["set on a line of its own", setLatex(LATEX, true)],
    ["that the page arrived with", null],
  ])("brings the stylesheet of formulas along: %s", (_, html) => {
    expect(beside(html)).toEqual([MathStyles]);
  });

  it("comes alone where it is no formula", () => {
    expect(beside("<b>if</b>")).toEqual([]);
  });
});

describe("a formula of a page", () => {
  it("travels as LaTeX alone in a document, which has it set in its markup", () => {
    askedFor("text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8");
    expect(render()).toMatchObject({ type: Formula, props: { latex: LATEX, display: true } });
    expect(render().props).not.toHaveProperty("html");
  });

  it.each([["*/*"], ["text/x-component"], [""]])("comes set where data is asked for: %j", (accept) => {
    askedFor(accept);
    expect(render()).toMatchObject({ type: Formula, props: { html: setLatex(LATEX, true) } });
  });

  it("comes set where nobody has said how the page is sent", () => {
    expect(render().props).toHaveProperty("html");
  });

  it("is shown as it was written where the page has no room for it, however it is sent", () => {
    askedFor("text/html");
    expect(render("x + ".repeat(2_000)).type).toBe(TypesetHtml);
  });
});
