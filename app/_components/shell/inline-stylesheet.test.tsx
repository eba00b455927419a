import { isValidElement } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { fetchStylesheet, InlineStylesheet, type Stylesheet } from "./inline-stylesheet";

const inPage = vi.fn<(selector: string) => object | null>(() => null);
vi.stubGlobal("document", { querySelector: inPage });
afterEach(() => inPage.mockReset());

let count = 0;
/** A stylesheet as a browser of a built product has it: by its name. */
function sheet(
  fetchText = vi.fn(async () => "a { color: red }"),
): Stylesheet & { fetchText: typeof fetchText } {
  count += 1;
  return { name: `sheet${count}`, text: "", fetchText };
}

/** What is inside the style element. */
const shown = (given: Stylesheet) => {
  const element = InlineStylesheet({ stylesheet: given });
  return isValidElement<{ children: string }>(element) ? element.props.children : null;
};

describe("a stylesheet inside the page", () => {
  it("is left as it is where the page has it, and not fetched", async () => {
    const given = sheet();
    inPage.mockReturnValue({});
    expect(shown(given)).toBe("");
    expect(await fetchStylesheet(given)).toBe("");
    expect(given.fetchText).not.toHaveBeenCalled();
    expect(inPage).toHaveBeenCalledWith(`style[data-href~="${given.name}"]`);
  });

  it("is there at once where it was fetched ahead, however often it is asked for", async () => {
    const given = sheet();
    await Promise.all([fetchStylesheet(given), fetchStylesheet(given)]);
    expect(shown(given)).toBe("a { color: red }");
    expect(given.fetchText).toHaveBeenCalledTimes(1);
  });

  it("is asked for again after it could not be fetched", async () => {
    const fetchText = vi.fn(async () => "b {}").mockRejectedValueOnce(new Error("offline"));
    const given = sheet(fetchText);
    await expect(fetchStylesheet(given)).rejects.toThrow("offline");
    expect(await fetchStylesheet(given)).toBe("b {}");
  });

  it("is written out where its text is at hand", () => {
    expect(shown({ ...sheet(), text: "c {}" })).toBe("c {}");
    expect(inPage).not.toHaveBeenCalled();
  });
});
