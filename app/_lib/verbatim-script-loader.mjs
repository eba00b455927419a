/** A loader of Turbopack's for `next-themes`, which writes a function of its own into the page as an inline script. A build
 * shortens names as it likes and would make another text of it each time; with this one the page has the function letter for
 * letter as the package does, and the Content-Security-Policy can name its hash (`early-scripts.ts`). */

/** Where the function becomes text. */
const AS_TEXT = /\b(\w+)\.toString\(\)/g;

/** @param {string} source of the package's module */
export default function verbatimScript(source) {
  const [use, another] = source.matchAll(AS_TEXT);
  const text = use && between(source, `var ${use[1]}=`, ";var ");
  if (!text || another) throw new Error("next-themes writes its script in another way than it did");
  return source.replace(use[0], () => JSON.stringify(text));
}

function between(text, start, end) {
  const from = text.indexOf(start);
  const to = text.indexOf(end, from);
  return from < 0 || to < 0 ? null : text.slice(from + start.length, to);
}
