import { describe, expect, it } from "vitest";
import { readForm } from "./form";

const read = (text: string) => readForm(new URLSearchParams(text));

describe("readForm", () => {
  it("reads objects and lists out of brackets", () => {
    expect(read("mode=x&items[0][id]=a&items[0][price]=b&items[1][id]=c&metadata[user]=u")).toEqual({
      mode: "x",
      items: [{ id: "a", price: "b" }, { id: "c" }],
      metadata: { user: "u" },
    });
  });

  it("reads lists without numbers", () => {
    expect(read("expand[]=one&expand[]=two")).toEqual({ expand: ["one", "two"] });
  });

  it("keeps an empty value, which takes something back", () => {
    expect(read("cancel_at=")).toEqual({ cancel_at: "" });
  });

  it("plants nothing in what all objects share", () => {
    const found = read("__proto__[polluted]=yes&metadata[__proto__][polluted]=yes");
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect(found.polluted).toBeUndefined();
  });

  it("refuses a field that is both a value and an object", () => {
    expect(() => read("a=1&a[b]=2")).toThrow("Invalid form");
  });
});
