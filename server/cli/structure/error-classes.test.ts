import { describe, expect, it } from "vitest";
import { checkErrorClasses } from "./error-classes";

const messages = (file: string, source: string): string =>
  checkErrorClasses(new Map([[file, source]]))
    .map(({ message }) => message)
    .join("\n");

const PLACES = [
  "server/features/a/service.ts",
  "server/providers/a/b.ts",
  "app/_components/a.tsx",
  "server/cli/a.ts",
];

describe("an error that only one bundle would know", () => {
  it.each(PLACES)("is refused in %s when it is told by instanceof, wherever its class comes from", (file) => {
    for (const source of [
      'import { AppError } from "@/server/errors/app-error";\nif (e instanceof AppError) f();',
      'import { type B, Fault as AppError } from "x";\nreturn !(e instanceof AppError);',
      'import {\n  APICallError,\n  type B,\n} from "@ai-sdk/provider";\nconst x = e instanceof APICallError;',
      'import { errors } from "jose";\nif (e instanceof errors.JOSEError) f();',
      'import * as all from "a";\nif (e instanceof all.Fault) f();',
      'import Stripe from "stripe";\nif (e instanceof Stripe.errors.StripeError) f();',
      'class Own extends BrandedError {\n  static readonly brand = "Own";\n}\nif (e instanceof Own) f();',
    ])
      expect(messages(file, source), source).toContain("a copy of the class of its own");
  });

  it("is refused without a brand, and with another's", () => {
    expect(messages("server/a.ts", "class Own extends Error {}")).toContain("without a brand");
    expect(messages("server/a.ts", "class Own extends BrandedError {\n  x = 1;\n}")).toContain(
      "without a brand",
    );
    expect(messages("server/a.ts", "class Own extends RangeError {}")).toContain("without a brand");
    expect(
      messages(
        "server/a.ts",
        `class A extends BrandedError {\n  static readonly brand = "A";\n}\nclass B extends A {}`,
      ),
    ).toContain("B extends A without a brand");
    const branded = (name: string) =>
      `class ${name} extends BrandedError {\n  static readonly brand = "Same";\n}`;
    expect(messages("server/a.ts", `${branded("A")}\n${branded("B")}`)).toContain("is taken by");
  });
});

describe("what there is one of in a process", () => {
  it.each([
    "if (e instanceof Error) f();",
    "if (e instanceof RangeError || e instanceof Response || e instanceof HTMLElement) f();",
    'import { z } from "zod";\nif (e instanceof z.ZodError) f();',
    'import { A } from "a";\nif (A.isInstance(e)) f();',
    'class Own extends BrandedError {\n  static readonly brand = "Own";\n\n  constructor() {}\n}',
  ])("may be compared: %s", (source) => {
    for (const file of PLACES) expect(messages(file, source)).toBe("");
  });
});
