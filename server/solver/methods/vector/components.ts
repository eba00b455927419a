import type { Expression } from "../../expression/ast";
import { int, power, root, sum } from "../../expression/build";
import type { Components } from "../../tasks/polar";
import type { AnswerValue } from "../../types";

export const bracketed = (parts: readonly string[]): string =>
  `\\left\\langle ${parts.join(", ")} \\right\\rangle`;

type Vector = Extract<AnswerValue, { readonly kind: "list" }>;

/** The components in their order. */
export const vectorAnswer = (components: Components): Vector => ({
  kind: "list",
  items: components,
  ordered: true,
});

export const isNothing = (e: Expression): boolean => e.kind === "number" && e.value.n === 0n;

export const lengthOf = (u: Components): Expression => root(sum(u.map((each) => power(each, int(2)))));
