import { describe, expect, it } from "vitest";
import { wholeLength } from "./sentences";

const cut = (text: string): readonly string[] => {
  const parts: string[] = [];
  let rest = text;
  for (let length = wholeLength(rest); length > 0; length = wholeLength(rest)) {
    parts.push(rest.slice(0, length));
    rest = rest.slice(length);
  }
  return [...parts, rest];
};

describe("a text that arrives bit by bit", () => {
  it("is cut behind its sentences and lines, and loses nothing", () => {
    const text = "Add 5. Then look: what is left?\n1. First.\n2. Second";
    expect(cut(text)).toEqual(["Add 5. ", "Then look: what is left?\n", "1. First.\n", "2. Second"]);
    expect(cut(text).join("")).toBe(text);
  });

  it("keeps a decimal and a formula together", () => {
    expect(cut("It is 3.5 here. And")).toEqual(["It is 3.5 here. ", "And"]);
    expect(cut("So $x = 2. 5$ holds. Yes")).toEqual(["So $x = 2. 5$ holds. ", "Yes"]);
  });

  it.each([
    "```\nx = 1\ny = 2\n```\n",
    "\n\n  ```\nx = 1\n```\n",
    "$$\nx = 1\n$$\n",
    "\\[\nx = 1\n\\]\n",
    "\\begin{align}\nx &= 1 \\\\\n\\end{align}\n",
  ])("holds a block back until it is closed: %j", (block) => {
    for (let length = block.search(/\S/) + 1; length < block.length; length += 1)
      expect([length, wholeLength(block.slice(0, length))]).toEqual([length, 0]);
    expect(wholeLength(`${block}More`)).toBe(block.length);
  });

  it("lets a block go that is never closed", () => {
    expect(wholeLength(`\`\`\`\n${"a\n".repeat(2500)}`)).toBeGreaterThan(0);
  });
});
