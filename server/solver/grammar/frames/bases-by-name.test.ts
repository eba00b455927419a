import { describe, expect, it } from "vitest";
import { solve } from "../../solve";

/** Numbers as they are written in each base. */
const WRITTEN: readonly Readonly<Record<"binary" | "octal" | "hexadecimal" | "decimal", string>>[] = [
  { binary: "101101", octal: "55", hexadecimal: "2d", decimal: "45" },
  { binary: "10111010", octal: "272", hexadecimal: "ba", decimal: "186" },
];
const BASES = ["binary", "octal", "hexadecimal", "decimal"] as const;

describe("a number that is told in one base by name and wanted in another", () => {
  const pairs = WRITTEN.flatMap((number) =>
    BASES.flatMap((from) => BASES.filter((to) => to !== from).map((to) => ({ from, to, number }))),
  );
  it.each(pairs.map(({ from, to, number }) => [number[from], from, to, number[to]]))(
    "%s, %s to %s",
    (written, from, to, wanted) => {
      for (const text of [
        `${written} ${from} to ${to}`,
        `${from} ${written} to ${to}`,
        `convert ${written} from ${from} to ${to}`,
        `write the ${from} number ${written} in ${to}`,
      ])
        expect(solve(text).latex).toBe(wanted);
    },
  );

  it.each(WRITTEN)("is not guessed where none of them tells what it is written in", ({ binary, decimal }) => {
    for (const ask of ["in decimal", "to decimal", "as a decimal"]) {
      const asked = solve(`what is ${binary} ${ask}?`);
      expect(asked).toMatchObject({ status: "ambiguous" });
      expect(solve(`${binary} ${ask}`)).toMatchObject({ status: "ambiguous" });
      expect(solve(`${decimal}/8 ${ask}`).status).toBe("solved");
    }
  });

  it("is a decimal number already where its digits are not those of base 2", () => {
    for (const text of ["What is 12 in decimal", "102 as a decimal", "write 45 in decimal form"])
      expect(solve(text)).toMatchObject({ status: "solved", latex: /\d+/.exec(text)?.[0] });
  });

  it("is not guessed where both names may tell what it is written in", () => {
    for (const text of ["1101 in binary to decimal", "1101 binary decimal", "17 octal hex"])
      expect(solve(text).status).toBe("unsupported");
  });
});
