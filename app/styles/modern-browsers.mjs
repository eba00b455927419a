/** The browsers that Tailwind's sheets are made for (Chrome 111, Firefox 128, Safari 16.4) and no older ones: what a compiled
 * sheet says for those is in every page, and read by nobody. */

const OLD_FORMAT = /,\s*url\([^)]*\)\s*format\(["']?(?:woff|truetype)["']?\)/g;

/** Conditions that all of these browsers meet, and such as none does. */
const MET = [/^\(color:\s*color-mix\(in lab, red, red\)\)$/];
const UNMET = [/-webkit-hyphens:\s*none.*margin-trim/];

/** A plugin of PostCSS: of a font that comes in several formats it leaves WOFF2 alone; what a condition says that every
 * browser meets stands without it, in the place of what it replaces, and what none meets does not stand at all.
 * @returns {import("postcss").Plugin} */
export function modernBrowsers() {
  return {
    postcssPlugin: "modern-browsers",
    OnceExit(sheet) {
      sheet.walkAtRules("font-face", (face) => {
        face.walkDecls("src", (source) => {
          if (source.value.includes("woff2")) source.value = source.value.replace(OLD_FORMAT, "");
        });
      });
      sheet.walkAtRules("supports", (condition) => {
        if (UNMET.some((unmet) => unmet.test(condition.params))) condition.remove();
        else if (MET.some((met) => met.test(condition.params))) standAlone(condition);
      });
      sheet.walkRules(dropRepeated);
    },
  };
}
modernBrowsers.postcss = true;

/** Puts what a condition holds in its place, and drops what stands before it for browsers that do not meet it. */
function standAlone(condition) {
  const before = condition.prev();
  const [first] = condition.nodes;
  if (before?.type === "rule" && first?.type === "rule" && before.selector === first.selector) {
    const names = new Set(first.nodes.map(({ prop }) => prop));
    before.each((declaration) => {
      if (declaration.type === "decl" && names.has(declaration.prop)) declaration.remove();
    });
    if (before.nodes.length === 0) before.remove();
  }
  condition.replaceWith(condition.nodes);
}

/** The same declaration twice is said once. */
function dropRepeated(rule) {
  const seen = new Set();
  for (const declaration of [...rule.nodes].reverse()) {
    if (declaration.type !== "decl") continue;
    if (seen.has(String(declaration))) declaration.remove();
    seen.add(String(declaration));
  }
}
