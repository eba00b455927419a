import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import tailwind from "@tailwindcss/postcss";
import postcss from "postcss";
import { describe, expect, it } from "vitest";
import { LAYER_ORDER, LAYERS, layered } from "./layers.mjs";

const root = process.cwd();
/** Every sheet that a page or a component brings; the parts in app/styles are in globals.css. */
const SHEETS = readdirSync(path.join(root, "app"), { recursive: true, encoding: "utf8" })
  .map((file) => `app/${file.replaceAll("\\", "/")}`)
  .filter((file) => file.endsWith(".css") && !file.startsWith("app/styles/"));

async function compile(file: string, css = readFileSync(path.join(root, file), "utf8")) {
  const sheet = path.join(root, file);
  return postcss([tailwind(), layered(root)]).process(css, { from: sheet });
}

describe("a sheet", () => {
  it.each(SHEETS)("%s begins with the order of all layers and is in its own", async (file) => {
    const { css, root: sheet } = await compile(file);
    expect(css.startsWith(LAYER_ORDER)).toBe(true);
    const blocks = sheet.nodes.filter(
      (node) => node.type === "atrule" && node.name === "layer" && node.nodes !== undefined,
    );
    for (const block of blocks) expect(LAYERS.get(String("params" in block && block.params))).toBe(file);
    expect(sheet.nodes.filter(({ type }) => type === "rule")).toEqual([]);
  });

  it.each([
    ["a rule outside every layer", ".stray { color: red }"],
    ["such a rule under a condition", "@media print { .stray { color: red } }"],
    ["a movement outside every layer", "@keyframes stray { to { opacity: 0 } }"],
    ["a layer of another sheet", "@layer components { .stray { color: red } }"],
    ["a layer within one of another sheet", "@layer components.own { .stray { color: red } }"],
    ["such a layer under a condition", "@media print { @layer components { .stray { color: red } } }"],
    ["a layer that nobody has declared", "@layer own { .stray { color: red } }"],
    ["a layer without a name", "@layer { .stray { color: red } }"],
    ["an imported sheet without a layer", '@import "katex/dist/katex.min.css";'],
  ])("with %s is refused", async (_what, css) => {
    await expect(compile("app/_components/chat/chat.css", css)).rejects.toThrow(
      /app\/_components\/chat\/chat\.css: /,
    );
  });

  it("that the order does not name is refused", async () => {
    await expect(compile("app/new.css", "@layer chat { .stray { color: red } }")).rejects.toThrow(
      "app/new.css",
    );
  });
});

it("every layer is filled by a sheet that is there", () => {
  expect([...new Set(LAYERS.values())].filter((file) => !SHEETS.includes(file))).toEqual([]);
});
