import { describe, expect, it } from "vitest";
import { highlight } from "./highlight";
import { languageOf } from "./languages";

describe("a block's language", () => {
  it.each([
    ["python", "python"],
    ["py title=roots", "python"],
    ["C++", "cpp"],
    ["html", "xml"],
    ["sh", "bash"],
    ["js{1,3}", "javascript"],
  ])("%s is read as %s", (info, language) => {
    expect(languageOf(info)).toBe(language);
  });

  it.each([undefined, "", "brainfuck", "constructor", "__proto__"])("%s is none", (info) => {
    expect(languageOf(info)).toBeNull();
  });
});

describe("coloured code", () => {
  it.each([
    ["python", "def f(x): return 2"],
    ["javascript", "const a = 2;"],
    ["java", "public class A {}"],
    ["c", "int main(void) { return 0; }"],
    ["cpp", "template <class T> T f();"],
    ["sql", "SELECT a FROM b"],
    ["xml", '<a href="b">c</a>'],
    ["css", "a { color: red }"],
    ["bash", "echo $HOME # there"],
    ["json", '{"a": 1}'],
  ])("has its parts marked, and all its words: %s", (language, code) => {
    const html = highlight(code, language);
    expect(html).toContain('<span class="hljs-');
    const words = html
      .replace(/<[^>]*>/g, "")
      .replaceAll("&lt;", "<")
      .replaceAll("&gt;", ">")
      .replaceAll("&quot;", '"')
      .replaceAll("&#x27;", "'")
      .replaceAll("&amp;", "&");
    expect(words).toBe(code);
  });

  it("never becomes markup of the page", () => {
    const hostile = `"><img src=x onerror=alert(1)><script>alert(2)</script>`;
    for (const language of ["xml", "javascript", "python", "css"])
      expect(highlight(hostile, language)).not.toMatch(/<(?!\/?span)/);
  });
});
