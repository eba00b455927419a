import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** What stands in a compiled sheet that no page uses. */

const TEXTS = /"[^"\n]*"|`[^`\n]*`/g;
const CODE = /(?<!\.test)\.tsx?$/;
/** A class that is a word of the language too: Tailwind takes it from a comment as well as from a class list. */
const WORD = /^\.!?([a-z]+)$/;

/** Words that stand in texts of the code of pages, class lists among them.
 * @param {string} folder
 * @returns {ReadonlySet<string>} */
export function wordsOfTexts(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => CODE.test(file));
  const texts = files.flatMap((file) => readFileSync(path.join(folder, file), "utf8").match(TEXTS) ?? []);
  return new Set(texts.flatMap((text) => text.slice(1, -1).split(/[\s"'`${}]+/)));
}

/** A plugin of PostCSS: drops utilities that are words and stand in no text of the code, and writes out the variables that
 * Tailwind keeps for utilities nobody uses: of a variable that always has its first value the value stands in its place, and
 * one that nobody reads is not set.
 * @param {ReadonlySet<string>} words
 * @returns {import("postcss").Plugin} */
export function usedOnly(words) {
  return {
    postcssPlugin: "used-only",
    OnceExit(sheet) {
      sheet.walkRules((rule) => {
        const word = WORD.exec(rule.selector.replaceAll("\\", ""))?.[1];
        if (word && layerOf(rule) === "utilities" && !words.has(word)) dropWhole(rule);
      });
      writeOut(sheet);
    },
  };
}
usedOnly.postcss = true;

function layerOf(node) {
  for (let at = node.parent; at; at = at.parent)
    if (at.type === "atrule" && at.name === "layer") return at.params;
  return null;
}

/** With the conditions that hold nothing else. */
function dropWhole(node) {
  const { parent } = node;
  node.remove();
  if (parent?.nodes?.length === 0 && parent.type !== "root") dropWhole(parent);
}

const OWN = /^--tw-/;
const NAME = /--tw-[\w-]+/g;
const READING = /var\((--tw-[\w-]+)(?:,([^()]*))?\)/g;

function writeOut(sheet) {
  const initial = new Map();
  sheet.walkAtRules("property", ({ params, nodes }) => {
    if (OWN.test(params)) initial.set(params, nodes.find(({ prop }) => prop === "initial-value")?.value);
  });
  const changed = new Set();
  sheet.walkDecls(OWN, ({ prop, value }) => {
    if (initial.get(prop) !== value) changed.add(prop);
  });
  const read = new Set();
  sheet.walkDecls((declaration) => {
    if (!declaration.value.includes("--tw-")) return;
    declaration.value = worked(
      declaration.value.replace(READING, (whole, name, otherwise) =>
        initial.has(name) && !changed.has(name) ? (initial.get(name) ?? otherwise ?? "") : whole,
      ),
    );
    for (const [name] of declaration.value.matchAll(NAME)) read.add(name);
  });
  sheet.walkDecls(OWN, (declaration) => {
    if (!read.has(declaration.prop)) dropWhole(declaration);
  });
  sheet.walkAtRules("property", (property) => {
    if (initial.has(property.params) && !read.has(property.params)) property.remove();
  });
}

const ALL_BUT = /calc\(1 - ([01])\)/g;
const TIMES = /calc\(([\d.]+)(rem|px)? \* ([\d.]+)\)/g;

/** Products of numbers worked out, the inner ones first. */
function worked(value) {
  const next = value
    .replace(ALL_BUT, (_, part) => String(1 - part))
    .replace(TIMES, (_, one, unit = "", other) => (one * other === 0 ? "0" : `${one * other}${unit}`))
    .trim();
  return next === value ? value : worked(next);
}
