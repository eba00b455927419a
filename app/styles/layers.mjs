/** The cascade of the whole product. */

const PAGE = "app/globals.css";

/** Every layer, from the weakest to the strongest, with the one sheet that fills it. A sheet's rules all stand in layers of
 * its own, so which of two sheets comes first in a page decides nothing. */
export const LAYERS = new Map([
  ["properties", PAGE],
  ["theme", PAGE],
  ["base", PAGE],
  ["components", PAGE],
  ["dialog", "app/_components/ui/dialog.css"],
  ["billing", "app/(product)/billing/billing.css"],
  ["photo", "app/_components/photo/photo.css"],
  ["math-field", "app/_components/math-field/math-field.css"],
  ["chat", "app/_components/chat/chat.css"],
  ["utilities", PAGE],
  ["math", "app/_components/math/math.css"],
  ["rich-text", "app/_components/chat/rich-text/rich-text.css"],
  ["code", "app/_components/chat/rich-text/code.css"],
  ["circumstances", PAGE],
]);

/** What every sheet begins with: whichever a browser reads first sets the same order. */
export const LAYER_ORDER = `@layer ${[...LAYERS.keys()].join(",")};`;

/** What names something of its own and takes part in no cascade of rules. */
const NAMED = new Set(["font-face", "property", "charset", "layer"]);

/** What may be around layers. */
const CONDITIONS = new Set(["media", "supports", "container"]);

/** Classes that are renamed for each sheet: no other sheet can speak of the same element by them. */
const OWN_NAMES = /\.module\.css$/;

/** A plugin of PostCSS: declares the order of all layers at the top of a compiled sheet, and refuses a sheet that has a
 * rule outside its own layers. It comes last, when imports have been resolved.
 * @param {string} root the repository
 * @returns {import("postcss").Plugin} */
export function layered(root = process.cwd()) {
  return {
    postcssPlugin: "layered",
    OnceExit(sheet, { parse }) {
      const file = sheet.source?.input.file ?? "";
      const name = relative(root, file);
      if (!OWN_NAMES.test(name)) for (const node of sheet.nodes) refuseStray(node, name);
      sheet.prepend(parse(LAYER_ORDER).first);
    },
  };
}
layered.postcss = true;

/** @throws {import("postcss").CssSyntaxError} when a rule's weight depends on where its sheet is */
function refuseStray(node, sheet) {
  if (node.type === "comment") return;
  if (node.type === "atrule" && CONDITIONS.has(node.name)) {
    for (const inner of node.nodes) refuseStray(inner, sheet);
    return;
  }
  if (node.type !== "atrule" || !NAMED.has(node.name)) {
    throw node.error(
      `${sheet}: a rule outside every layer; put it into one that app/styles/layers.mjs names`,
    );
  }
  // Without a block it is another declaration of the order, which is below ours and changes nothing.
  if (node.name !== "layer" || node.nodes === undefined) return;
  const layer = node.params.split(".")[0];
  if (LAYERS.get(layer) !== sheet) {
    throw node.error(`${sheet}: "${layer}" is no layer of this sheet in app/styles/layers.mjs`);
  }
}

/** With forward slashes; Turbopack names files from the root, by themselves or in brackets. */
function relative(root, file) {
  const path = file.replaceAll("\\", "/");
  const base = `${root.replaceAll("\\", "/")}/`;
  return path.startsWith(base) ? path.slice(base.length) : path;
}
