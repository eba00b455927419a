/** A loader of Turbopack's for `next-themes`.
 * @param source of the package's module
 * @returns the same, with its inline script as a text */
export default function verbatimScript(source: string): string;
