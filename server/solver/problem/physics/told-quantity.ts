const AMOUNT =
  /^([-−]?\d[\d.,]*)(?:\s*(?:\\times|\\cdot|[×*·])\s*10\^\{?([-−]?\d+)\}?)?\s*([A-Za-zµμΩ°%/·\s^{}\d−-]*)$/;

/** LaTeX of a quantity as it stands in a text, its unit upright; null when it is written in a way that cannot be set.
 * @example toldQuantity("9.8 m/s^2") // "9.8\ \text{m/s}^{2}" */
export function toldQuantity(written: string): string | null {
  const [found, digits = "", power, unit = ""] = AMOUNT.exec(written.trim()) ?? [];
  if (found === undefined) return null;
  const number = digits.replace("−", "-").replace(/[.,]$/, "");
  const amount = power ? `${number} \\times 10^{${power.replace("−", "-")}}` : number;
  const set = unit.trim() === "" ? "" : setUnit(unit.trim());
  return set === null ? null : `${amount}${set}`;
}

function setUnit(unit: string): string | null {
  const raised = unit.split(/\^\{?([-−]?\d+)\}?/);
  const parts = raised.map((part, i) => {
    if (i % 2 === 1) return `^{${part.replace("−", "-")}}`;
    return part === "" ? "" : `\\text{${part.replace("%", "\\%")}}`;
  });
  const plain = raised.every((part, i) => i % 2 === 1 || !/[\^{}]/.test(part));
  return plain ? `\\ ${parts.join("")}` : null;
}
