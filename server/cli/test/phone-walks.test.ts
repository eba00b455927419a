import { expect, it } from "vitest";
import { notOnPhone } from "../../../e2e/phone-walks";

it("the tests that a phone walks are there under their titles, before a browser is started for them", () => {
  expect(notOnPhone("e2e/specs").length).toBeGreaterThan(0);
});
