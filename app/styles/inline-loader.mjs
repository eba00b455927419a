import { createHash } from "node:crypto";
import tailwind from "@tailwindcss/postcss";
import postcss from "postcss";
import { layered } from "./layers.mjs";

/** A loader of Turbopack's that makes a stylesheet a module: `text`, the compiled stylesheet, and `name`, which changes
 * with it. `nameOnly` leaves the text empty.
 * @this {{ async(): (error: Error | null, module?: string) => void, getOptions(): { nameOnly?: boolean }, resourcePath: string,
 *   addDependency(file: string): void, addContextDependency(directory: string): void }} */
export default function inlineStylesheet(source) {
  const done = this.async();
  compile(this, source).then(
    (text) => {
      const name = createHash("sha256").update(text).digest("hex").slice(0, 8);
      const kept = this.getOptions().nameOnly ? "" : text;
      done(
        null,
        `export const name = ${JSON.stringify(name)};\nexport const text = ${JSON.stringify(kept)};\n`,
      );
    },
    (error) => done(error),
  );
}

async function compile(context, source) {
  const { css, messages } = await postcss([tailwind({ optimize: { minify: true } }), layered()]).process(
    source,
    {
      from: context.resourcePath,
    },
  );
  for (const message of messages) {
    if (message.type === "dependency") context.addDependency(message.file);
    if (message.type === "dir-dependency") context.addContextDependency(message.dir);
  }
  return css;
}
