import { ACCEPTED, ACCEPTED_FOR } from "./accepted";
import type { Package } from "./list-packages";

/** Whether a package may be part of the product. Where its author leaves a choice, one acceptable licence is enough;
 * where several hold at once, all must be. */
export function isAccepted({ name, licence }: Package): boolean {
  return accepts(tokensOf(licence), (one) => {
    if (ACCEPTED.has(one)) return true;
    return ACCEPTED_FOR.some(({ licence: named, packages }) => named === one && packages.test(name));
  });
}

/** Whether a package has a licence that is accepted for named packages only. */
export function isNamed({ licence }: Package): boolean {
  return !accepts(tokensOf(licence), (one) => ACCEPTED.has(one));
}

function tokensOf(expression: string): string[] {
  return expression.match(/[()]|[^\s()]+/g) ?? [];
}

/** Reads an SPDX expression: AND binds tighter than OR. What it does not understand it does not accept. */
function accepts(tokens: readonly string[], accept: (licence: string) => boolean): boolean {
  let at = 0;
  const one = (): boolean => {
    const token = tokens[at++];
    if (token === undefined || token === ")") return false;
    if (token !== "(") return accept(token);
    const inner = either();
    return tokens[at++] === ")" && inner;
  };
  const both = (): boolean => {
    let all = one();
    while (tokens[at] === "AND") {
      at += 1;
      const next = one();
      all = all && next;
    }
    return all;
  };
  const either = (): boolean => {
    let any = both();
    while (tokens[at] === "OR") {
      at += 1;
      const next = both();
      any = any || next;
    }
    return any;
  };
  const accepted = either();
  return accepted && at === tokens.length;
}
