import { describe, expect, it } from "vitest";
import { LINK_TYPES, writeEmail } from "./email-templates";

const letter = (type: (typeof LINK_TYPES)[number], product = "Classmate") =>
  writeEmail({
    to: "student@example.test",
    type,
    token: "abc123",
    siteUrl: "https://classmate.test",
    product,
  });

describe("a letter", () => {
  it.each(LINK_TYPES)("of the kind %s holds one link to the product, in both its parts", (type) => {
    const { to, text, html } = letter(type);
    const link = `https://classmate.test/auth/confirm?token_hash=abc123&type=${type}`;
    expect(to).toBe("student@example.test");
    expect(text.match(/https?:\S+/g)).toEqual([link]);
    expect(html).toContain(`href="${link.replace("&", "&#38;")}"`);
  });

  it("says how long its link can be opened: one that signs in, ten minutes at most", () => {
    expect(letter("magiclink").text).toContain("within 10 minutes");
    expect(letter("recovery").html).toContain("within 10 minutes");
    expect(letter("signup").text).toContain("within 60 minutes");
  });

  it("says what it is for in its subject", () => {
    expect(new Set(LINK_TYPES.map((type) => letter(type).subject)).size).toBe(LINK_TYPES.length);
  });

  it("lets a product's name break nothing", () => {
    const { html } = letter("signup", '<b>"R&D"');
    expect(html).not.toContain("<b>");
    expect(html).toContain("&#60;b&#62;&#34;R&#38;D&#34;");
  });
});
