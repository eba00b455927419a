/** Licences under which a package may be part of the product: they ask for a notice at most. */
export const ACCEPTED: ReadonlySet<string> = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC-BY-4.0",
  "ISC",
  "MIT",
  "MIT-0",
  "OFL-1.1",
  "Unlicense",
]);

/** Licences that ask for the source of the package itself, and which packages may have them: used as they come, in files
 * of their own, and not changed. */
export const ACCEPTED_FOR: readonly {
  readonly licence: string;
  readonly packages: RegExp;
  readonly why: string;
}[] = [
  {
    licence: "LGPL-3.0-or-later",
    packages: /^@img\/sharp-/,
    why: "libvips, which Next would use to resize pictures; the product has none resized, and where it is installed it is a library of its own, loaded at run time",
  },
  {
    licence: "MPL-2.0",
    packages: /^lightningcss(-|$)/,
    why: "writes the stylesheet when the product is built; no part of it reaches a server that runs or a browser",
  },
];

/** What packages write where SPDX has a name. */
export const SYNONYMS: Readonly<Record<string, string>> = { "SIL OPEN FONT LICENSE": "OFL-1.1" };
