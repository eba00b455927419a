import { isValidElement, type ReactElement, type ReactNode } from "react";
import { describe, expect, it, vi } from "vitest";
import type { ReplyChecks } from "@/server/features/chat/types";
import { Formula } from "../math/formula";
import { BadgeList } from "./badge-list";
import { summaryOf } from "./checks-summary";

vi.mock("../math/math-fonts", () => ({ mathFonts: "" }));

const claim = (
  kind: ReplyChecks["claims"][number]["kind"],
  outcome: ReplyChecks["claims"][number]["outcome"],
  note: string | null = null,
) => ({ kind, outcome, note, latex: "x = 5", at: kind.length });

type Render = (props: object) => ReactNode;

/** The words a component comes down to; mathematics as its LaTeX in ‹›, a fold in brackets. */
function words(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(words).join("");
  if (!isValidElement(node)) return typeof node === "string" || typeof node === "number" ? String(node) : "";
  const { type, props } = node as ReactElement<{ children?: ReactNode; latex?: string }>;
  if (type === Formula) return `‹${props.latex}›`;
  if (typeof type === "function") return words((type as Render)(props));
  return type === "details" ? `[${words(props.children)}]` : words(props.children);
}

const shown = (checks: ReplyChecks) => words(<BadgeList checks={checks} />);

describe("the checks below a reply", () => {
  it("dispute a wrong answer in words, with the counterexample", () => {
    const html = shown({ claims: [claim("answer", "refuted", "It does not fit.")], left: 0 });
    expect(html).toContain("Disputed");
    expect(html).toContain("It does not fit.");
    expect(html).toContain("1 of 1 result checked, it is wrong.");
  });

  it("say that a wrong answer was corrected rather than dispute it", () => {
    const wrong = { ...claim("answer", "refuted", "It is corrected below."), corrected: true as const };
    const html = shown({ claims: [wrong, { ...claim("answer", "verified"), at: 90 }], left: 0 });
    expect(html).toMatch(/Wrong: +Answer ‹x = 5›\. It is corrected below\./);
    expect(html).not.toContain("Disputed");
  });

  it("say once what a reply says twice", () => {
    const wrong = claim("answer", "refuted", "It does not fit.");
    const step = claim("step", "refuted", "This line changes the answer.");
    const html = shown({ claims: [step, wrong, { ...wrong, at: 90 }], left: 0 });
    expect(html).not.toContain("This line changes");
    expect(html.split("It does not fit.")).toHaveLength(2);
    expect(html).toContain("1 of 1 result checked, it is wrong.");
  });

  it("tell what was tried on several values from what was verified", () => {
    const html = shown({ claims: [claim("answer", "sampled"), claim("step", "verified")], left: 0 });
    expect(html).toMatch(/Spot-checked: +Answer ‹x = 5›/);
    expect(html).toContain("2 of 2 results checked, all of them hold. 1 spot-checked only.");
  });

  it("fold away what is neither wrong nor the answer", () => {
    const html = shown({ claims: [claim("step", "verified"), claim("answer", "verified")], left: 0 });
    expect(html).toMatch(/Checked: .*Answer ‹x = 5›\[Other results \(1\)Checked: .*‹x = 5›\]/);
  });
});

describe("the summary of the checks", () => {
  const summary = (outcomes: readonly ReplyChecks["claims"][number][], left = 0) =>
    summaryOf({ claims: [...outcomes], left });

  it.each([
    [2, 1, 0, "3 of 3 results checked, 1 of them wrong. The answer was not checked."],
    [2, 0, 1, "2 of 3 results checked. The answer was not checked."],
    [0, 0, 2, "2 results could not be checked."],
    [0, 2, 0, "2 of 2 results checked, all of them wrong. The answer was not checked."],
  ])("counts %i right, %i wrong and %i open", (right, wrong, open, words) => {
    const claims = [
      ...Array.from({ length: right }, (_, at) => ({ ...claim("step", "verified"), latex: `x = ${at}` })),
      ...Array.from({ length: wrong }, (_, at) => ({ ...claim("step", "refuted"), latex: `y = ${at}` })),
    ];
    expect(summary(claims, open)).toBe(words);
  });

  it("never says that all hold where the engine's answer is nowhere in the reply", () => {
    const lacking = {
      claims: [claim("answer", "verified"), claim("step", "verified")],
      left: 0,
      lacks: "x = 7",
    };
    expect(summaryOf(lacking)).toBe("2 of 2 results checked.");
    expect(shown(lacking)).toContain("The engine gets ‹x = 7›; this reply does not.");
    expect(shown({ claims: [], left: 0, lacks: "x = 7" })).toContain("The engine gets ‹x = 7›");
  });

  it("says that the answer is only in the correction, and never that all hold", () => {
    const corrected = {
      claims: [claim("answer", "verified")],
      left: 0,
      lacks: "x = 7",
      corrected: true,
    } as const;
    expect(shown({ ...corrected, claims: [...corrected.claims] })).toMatch(
      /Wrong: +before the correction; the engine gets ‹x = 7›\./,
    );
    expect(summaryOf({ ...corrected, claims: [...corrected.claims] })).not.toContain("hold");
  });

  it("says that all hold only where the answer does", () => {
    const steps = [claim("step", "verified"), claim("arithmetic", "verified")];
    expect(summary(steps)).not.toContain("hold");
    expect(summary([...steps, claim("answer", "unchecked")])).toBe(
      "2 of 3 results checked. The answer was not checked.",
    );
    expect(summary([...steps, claim("answer", "verified")])).toBe(
      "3 of 3 results checked, all of them hold.",
    );
  });
});
