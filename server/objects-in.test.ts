import { describe, expect, it } from "vitest";
import { objectsIn } from "./objects-in";

describe("objects in a model's answer", () => {
  it("are found with the outermost first, between other words", () => {
    const answer = 'The set {1, 2}: {"a": {"b": "}"}} and {"c": 1';
    expect([...objectsIn(answer)]).toEqual(['{"a": {"b": "}"}}', '{"b": "}"}']);
  });

  it.each(["{", '{"', '{"a":', '{"text":{', '{"}', '{"a":1}'])(
    "are looked for a few times only among very many of %s",
    (unit) => {
      const many = unit.repeat(20_000 / unit.length);
      for (const text of [many, many + "}".repeat(20_000), `${many.slice(0, 9_000)}${"}".repeat(11_000)}`])
        expect([...objectsIn(text)].length).toBeLessThanOrEqual(16);
    },
  );
});
