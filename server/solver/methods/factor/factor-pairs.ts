/** Products of this size and below have few enough pairs to be read. */
const PRODUCT_MAX = 400n;
const PAIRS_MAX = 8;

/** The pairs of whole numbers with a product, as one tries them: those whose signs fit the sum.
 * @example factorPairs(-6n, -1n) // "$1 \\cdot (-6)$, $2 \\cdot (-3)$"
 * @returns null where there are too many to list */
export function factorPairs(product: bigint, sum: bigint): string | null {
  const size = product < 0n ? -product : product;
  if (size === 0n || size > PRODUCT_MAX) return null;
  const pairs: (readonly [bigint, bigint])[] = [];
  for (let small = 1n; small * small <= size; small += 1n) {
    if (size % small === 0n) pairs.push(signed([small, size / small], product, sum));
  }
  return pairs.length > PAIRS_MAX
    ? null
    : pairs.map(([m, n]) => `$${inBrackets(m)} \\cdot ${inBrackets(n)}$`).join(", ");
}

/** Of a positive product both have the sign of the sum, of a negative one the larger has it. */
function signed([small, large]: readonly [bigint, bigint], product: bigint, sum: bigint) {
  const down = sum < 0n;
  if (product > 0n) return down ? ([-small, -large] as const) : ([small, large] as const);
  return down ? ([small, -large] as const) : ([-small, large] as const);
}

const inBrackets = (factor: bigint): string => (factor < 0n ? `(${factor})` : String(factor));
