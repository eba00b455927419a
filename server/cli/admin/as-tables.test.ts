import { describe, expect, it } from "vitest";
import { asTables } from "./as-tables";

describe("a report for the terminal", () => {
  it("lists single values, sets rows as a table and numbers to the right", () => {
    const report = {
      days: 7,
      total: { replies: 12, dollars: 0.5 },
      byModel: [
        { model: "large", dollars: 10.25 },
        { model: "s", dollars: 0.5 },
      ],
    };
    expect(asTables(report)).toBe(
      [
        "days  7",
        "",
        "total",
        "  replies  12",
        "  dollars  0.5",
        "",
        "byModel",
        "  model  dollars",
        "  large    10.25",
        "  s          0.5",
        "",
      ].join("\n"),
    );
  });

  it("says where there is nothing, and sets parts of a value in its line", () => {
    expect(
      asTables({ plan: { until: null }, invoices: [], claims: { verified: { count: 3, share: 0.75 } } }),
    ).toBe("plan\n  until  -\n\ninvoices\n  none\n\nclaims\n  verified  count 3, share 0.75\n");
  });

  it("lets no text give orders to the terminal", () => {
    expect(asTables({ reason: "\u001b[2Jgone" })).toBe("reason  ?[2Jgone\n");
  });
});
