import { createHash } from "node:crypto";
import tailwind from "@tailwindcss/postcss";
import postcss from "postcss";
import { layered } from "./layers.mjs";
import { modernBrowsers } from "./modern-browsers.mjs";
import { usedOnly, wordsOfTexts } from "./used-only.mjs";

/** A file that a compiled sheet names, unless it is inside the sheet or has an address of its own. */
const FILE = /url\((?!data:|https?:|[/#])["']?([^"')]+)["']?\)/g;

/** A loader of Turbopack's that makes a stylesheet a module: `text`, the compiled stylesheet, and `name`, which changes
 * with it. `nameOnly` leaves the text empty. Files that the sheet names are imported, so that the text has the addresses
 * under which the build serves them.
 * @this {{ async(): (error: Error | null, module?: string) => void, getOptions(): { nameOnly?: boolean }, resourcePath: string,
 *   addDependency(file: string): void, addContextDependency(directory: string): void }} */
export default function inlineStylesheet(source) {
  const done = this.async();
  compile(this, source).then(
    (css) => {
      const name = createHash("sha256").update(css).digest("hex").slice(0, 8);
      const { imports, text } = this.getOptions().nameOnly ? { imports: "", text: '""' } : asModule(css);
      done(null, `${imports}export const name = ${JSON.stringify(name)};\nexport const text = ${text};\n`);
    },
    (error) => done(error),
  );
}

/** A sheet as an expression of its text, and the imports of the files it names. */
function asModule(css) {
  const files = [...new Set([...css.matchAll(FILE)].map(([, file]) => file))];
  const imports = files.map((file, at) => `import file${at} from ${JSON.stringify(file)};\n`).join("");
  const pieces = css
    .split(FILE)
    .map((piece, at) =>
      at % 2 === 0 ? JSON.stringify(piece) : `"url(" + file${files.indexOf(piece)} + ")"`,
    );
  return { imports, text: pieces.join(" + ") };
}

async function compile(context, source) {
  const { css, messages } = await postcss([
    tailwind({ optimize: { minify: true } }),
    modernBrowsers(),
    usedOnly(wordsOfTexts("app")),
    layered(),
  ]).process(source, { from: context.resourcePath });
  for (const message of messages) {
    if (message.type === "dependency") context.addDependency(message.file);
    if (message.type === "dir-dependency") context.addContextDependency(message.dir);
  }
  return css;
}
