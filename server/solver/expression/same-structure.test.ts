import { expect, it } from "vitest";
import { sameStructure } from "./same-structure";

const value = () => ({ kind: "roots", roots: [{ kind: "number", value: { n: 3n, d: 1n } }], on: undefined });

it("holds for two values that are written alike", () => {
  expect(sameStructure(value(), value())).toBe(true);
});

it.each([
  ["another number", { ...value(), roots: [{ kind: "number", value: { n: 4n, d: 1n } }] }],
  ["another type of number", { ...value(), roots: [{ kind: "number", value: { n: 3, d: 1n } }] }],
  ["a part more", { ...value(), roots: [...value().roots, ...value().roots] }],
  ["a part fewer", { ...value(), roots: [] }],
  ["a name more", { ...value(), unknown: "x" }],
  ["another name", { kind: "roots", roots: value().roots, of: undefined }],
  ["a list for an object", [value()]],
  ["nothing", null],
])("fails on %s", (_, other) => {
  expect(sameStructure(value(), other)).toBe(false);
  expect(sameStructure(other, value())).toBe(false);
});

it("does not look into objects that hold more than their fields", () => {
  expect(sameStructure(new Map([["x", 1]]), new Map([["x", 2]]))).toBe(false);
});
