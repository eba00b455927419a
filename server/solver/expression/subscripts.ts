const ZERO = "₀".charCodeAt(0);

/** Subscripts as plain digits: "H₂O" is "H2O". */
export const plainSubscripts = (text: string): string =>
  text.replace(/[₀-₉]/g, (digit) => String(digit.charCodeAt(0) - ZERO));
