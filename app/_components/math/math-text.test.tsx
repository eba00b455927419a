import type { ReactElement } from "react";
import { describe, expect, it } from "vitest";
import { MathText } from "./math-text";

interface Props {
  readonly marks?: string;
  readonly children: string | ReactElement<{ latex: string }>;
}

/** Its parts: of a formula the LaTeX with what stays beside it. */
const parts = (text: string) =>
  (MathText({ text }) as ReactElement<Props>[]).map(({ props: { marks, children } }) =>
    typeof children === "string" ? children : [children.props.latex, marks],
  );

describe("a sentence with mathematics", () => {
  it("keeps a short formula and the punctuation after it on one line", () => {
    expect(parts("Put $6$ back.")).toEqual(["Put ", ["6", ""], " back."]);
    expect(parts("It gives ($6$), and $7$.")).toEqual(["It gives (", ["6", "),"], " and ", ["7", "."], ""]);
  });

  it("lets a long formula part where the line ends", () => {
    const long = "x_1 + x_2 + x_3 + x_4 + x_5 = 15";
    expect(parts(`So $${long}$.`)).toEqual(["So ", [long, ""], "."]);
  });
});
