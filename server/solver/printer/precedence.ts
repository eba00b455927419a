import type { Expression } from "../expression/ast";

/** How tightly a node holds together when printed; a part is bracketed where its place asks for more. */
export const PRECEDENCE = { sum: 1, negation: 2, product: 3, power: 4, atom: 5 } as const;

export type Precedence = (typeof PRECEDENCE)[keyof typeof PRECEDENCE];

/** The precedence of a node that prints the same way in LaTeX and in text. */
export function precedenceOf(node: Expression): Precedence {
  switch (node.kind) {
    case "sum":
      return PRECEDENCE.sum;
    case "negation":
      return PRECEDENCE.negation;
    case "product":
    case "quotient":
    case "mixed":
      return PRECEDENCE.product;
    case "number":
      return node.value.d === 1n || node.decimals !== undefined ? PRECEDENCE.atom : PRECEDENCE.product;
    case "power":
    case "root":
    case "percent":
    case "function":
      return PRECEDENCE.power;
    default:
      return PRECEDENCE.atom;
  }
}
