import { TEXTBOOK_LICENCE, TEXTBOOK_PUBLISHER, TEXTBOOKS } from "@/server/solver/practice/textbooks";
import { isNamed } from "./acceptance";
import { ACCEPTED_FOR } from "./accepted";
import type { Package } from "./list-packages";

/** `docs/licences.md`: what the product is made of besides its own code. */
export function asPage(packages: readonly Package[]): string {
  const books = Object.values(TEXTBOOKS).map(({ title }) => title);
  const counts = new Map<string, number>();
  for (const { licence } of packages) counts.set(licence, (counts.get(licence) ?? 0) + 1);
  const byCount = [...counts].sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1));
  return [
    "# Licences",
    "",
    `The ${packages.length} packages that \`npm install --omit=dev\` may put beside the product's own code, with the licence each states. Written by \`npm run licences -- --write\` from \`package-lock.json\`; a test refuses a licence that is not accepted in \`server/cli/licences/accepted.ts\`, and a page that is out of date.`,
    "",
    "| licence | packages |",
    "|---|---:|",
    ...byCount.map(([licence, count]) => `| ${licence} | ${count} |`),
    "",
    "## Accepted for named packages only",
    "",
    ...ACCEPTED_FOR.map(({ licence, packages: names, why }) => {
      const named = packages.filter((one) => isNamed(one) && names.test(one.name)).map(({ name }) => name);
      return `- **${licence}** (${named.join(", ")}): ${why}.`;
    }),
    "",
    "## Textbooks that are named",
    "",
    `Practice names where each skill is taught: titles and numbers of sections of ${books.join(", ")} (${TEXTBOOK_PUBLISHER}), from editions under ${TEXTBOOK_LICENCE.name} (${TEXTBOOK_LICENCE.address}). No text of the books is in the product. They are named on \`/practice/books\`, which is written from \`server/solver/practice/textbooks.ts\`. The standards of the Common Core are named by their codes alone.`,
    "",
    "## All packages",
    "",
    "| package | version | licence | |",
    "|---|---|---|---|",
    ...packages.map(
      ({ name, version, licence, optional }) =>
        `| ${name} | ${version} | ${licence} | ${optional ? "some systems" : ""} |`,
    ),
    "",
  ].join("\n");
}
