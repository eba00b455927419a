import { expect, it } from "vitest";
import { TABLES_BY_FIELD } from "../lexicon/lexicon";
import { FRAMES } from "./frames/frames";
import { NAMES } from "./names";
import { SYSTEMS } from "./readers/coordinates";

it("what can be asked for by name is what the frames say, without the words of every field", () => {
  const everyday = new Set<string>([
    ...Object.keys(TABLES_BY_FIELD.PLAIN),
    ...Object.keys(TABLES_BY_FIELD.FORMS),
  ]);
  const named = [...FRAMES.flatMap(({ heads }) => heads.flat()), ...SYSTEMS.keys()];
  const heads = named.filter((concept) => concept !== null && !everyday.has(concept));
  expect([...NAMES].sort()).toEqual([...new Set(heads)].sort());
});
