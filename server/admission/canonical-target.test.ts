import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readTarget } from "./canonical-target";

/** Everything a limit, a policy or a handler goes by. */
const PREFIXES = [
  "/",
  "/_next/static/",
  "/_next/image",
  "/api/trpc/",
  "/api/chat",
  "/api/health/live/",
  "/auth/v1/",
  "/chat/",
  "/mp/",
  "/ocr/",
  "/sign-in",
];

/** Ways to write one character so that someone decodes it and someone else does not. */
const encoded = (character: string, times: number): string => {
  let written = character;
  for (let level = 0; level < times; level += 1)
    written =
      level === 0
        ? `%${character.charCodeAt(0).toString(16).padStart(2, "0")}`
        : written.replaceAll("%", "%25");
  return written;
};
const spelled = (character: string) =>
  fc
    .tuple(fc.integer({ min: 0, max: 4 }), fc.boolean())
    .map(([times, upper]) => (upper ? encoded(character, times).toUpperCase() : encoded(character, times)));
const joined = (...parts: fc.Arbitrary<string>[]) => fc.tuple(...parts).map((each) => each.join(""));
const plain = (text: string) => fc.constant(text);

/** What leads elsewhere than it seems to, in all spellings. */
const crooked = fc.oneof(
  joined(plain("/"), spelled("."), spelled("."), plain("/")),
  joined(plain("/"), spelled("."), plain("/")),
  joined(spelled("/"), spelled("."), spelled("."), spelled("/")),
  joined(
    plain("/"),
    fc.integer({ min: 1, max: 4 }).map((times) => encoded("/", times)),
  ),
  joined(
    plain("x"),
    fc.integer({ min: 1, max: 4 }).map((times) => encoded("/", times)),
    plain("x"),
  ),
  plain("//"),
  joined(spelled("\\")),
  joined(fc.integer({ min: 1, max: 4 }).map((times) => encoded("\0", times))),
  plain("%00"),
  plain("%0d%0a"),
);

describe("a path", () => {
  it("that has more than one reading is refused, however it is spelled and wherever it begins", () => {
    const target = fc.tuple(
      fc.constantFrom(...PREFIXES),
      crooked,
      fc.constantFrom("", "api/trpc/solve.create", "x?y=/../"),
    );
    fc.assert(
      fc.property(target, ([prefix, part, rest]) => {
        expect(readTarget(`${prefix}${part}${rest}`)).toBeNull();
      }),
      { numRuns: 5_000 },
    );
  });

  it.each([
    "http://localhost/",
    "https://elsewhere.example/api/health/live",
    "//elsewhere.example/",
    "*",
    "localhost:80",
    "",
    "?",
    "api/trpc",
    "/..",
    "/.",
    "/chat/..",
    "/_next/static/../../api/trpc/account.me",
    "/_next/static/%2e%2E/%2e./api/trpc/account.me",
    "/_next/static/..%2f..%2fapi",
    "/_next/static/..%5capi",
    "/a\\b",
    "/a#b",
    "/%",
    "/%zz",
    "/%ff",
    "/a b",
    "/é",
    `/${"a".repeat(2_048)}`,
  ])("is refused when it is %s", (target) => {
    expect(readTarget(target)).toBeNull();
  });

  it("is read the same however its letters are written", () => {
    fc.assert(
      fc.property(fc.constantFrom(...PREFIXES), fc.infiniteStream(fc.boolean()), (prefix, coins) => {
        const written = [...prefix].map((letter) =>
          /[\w-]/.test(letter) && coins.next().value ? encoded(letter, 1) : letter,
        );
        expect(readTarget(`${written.join("")}?q=%2F..%2F`)).toEqual({
          path: prefix,
          url: `${prefix}?q=%2F..%2F`,
        });
      }),
    );
  });

  it.each([
    "/",
    "/chat/0b8e7f3a-1111-4222-8333-444455556666",
    "/_next/static/chunks/app/%5Bid%5D/page-1.js",
    "/share/a_B-1.~",
    "/s%C3%A9ance",
    "/100%25",
    "/a..b/.well-known/c...",
  ])("of an ordinary kind stays as it is: %s", (path) => {
    expect(readTarget(path)?.path).toBe(path);
    expect(readTarget(`${path}?a=//..%00`)?.url).toBe(`${path}?a=//..%00`);
  });

  it("that was read once reads the same again", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom("a", "/", "%", "2", "5", "e", "c", ".", "?")), (letters) => {
        const read = readTarget(`/${letters.join("")}`);
        if (read) expect(readTarget(read.url)).toEqual(read);
      }),
      { numRuns: 5_000 },
    );
  });
});
