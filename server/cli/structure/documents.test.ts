import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../../..");
const read = (file: string): string => readFileSync(join(ROOT, file), "utf8");
const pages = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "*.md"], {
  cwd: ROOT,
  encoding: "utf8",
})
  .split("\n")
  .filter((path) => path !== "" && existsSync(join(ROOT, path)));

/** The fragments a page's headings can be reached by, as Git hosts make them. */
const anchorsOf = (file: string): string[] =>
  [...read(file).matchAll(/^#{1,6} (.+)$/gm)].map(([, title = ""]) =>
    title
      .toLowerCase()
      .replace(/[^\p{Letter}\p{Number} _-]/gu, "")
      .replaceAll(" ", "-"),
  );

const linksOf = (file: string): string[] =>
  [...read(file).matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)].map(([, target]) => target ?? "");

describe("every link of a page leads somewhere", () => {
  it.each(pages)("%s", (file) => {
    const broken = linksOf(file).filter((target) => {
      const [path = "", anchor] = target.split("#");
      const linked = path === "" ? file : posix.join(posix.dirname(file), path);
      if (!existsSync(join(ROOT, linked))) return true;
      return anchor !== undefined && !anchorsOf(linked).includes(anchor);
    });
    expect(broken).toEqual([]);
  });
});

describe("the README", () => {
  it("has at most 150 lines", () => {
    expect(read("README.md").split("\n").length).toBeLessThanOrEqual(150);
  });
});

describe("docs/configuration.md", () => {
  it("has every variable of .env.example", () => {
    const variables = [...read(".env.example").matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name ?? "");
    const text = read("docs/configuration.md");
    const missing = variables.filter((name) => !name.startsWith("NEXT_PUBLIC_APP_") && !text.includes(name));
    expect(missing).toEqual([]);
  });
});

describe("the index of decisions", () => {
  const folder = "server/decisions";
  const index = read(`${folder}/README.md`);
  const records = readdirSync(join(ROOT, folder)).filter((file) => /^\d{4}-\d{2}-\d{2}-/.test(file));

  it.each(records)("lists %s once, under its own title", (file) => {
    const title = read(`${folder}/${file}`).split("\n")[0]?.replace(/^# /, "");
    expect(index.split("\n").filter((line) => line.includes(`(${file})`))).toEqual([`- [${title}](${file})`]);
  });

  it("lists nothing else", () => {
    expect(index.match(/^- /gm)).toHaveLength(records.length);
  });
});
