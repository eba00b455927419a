const SMALL: readonly string[] = (() => {
  const units =
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
      " ",
    );
  const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
  return [...units, ...tens.flatMap((ten) => [ten, ...units.slice(1, 10).map((unit) => `${ten}-${unit}`)])];
})();
const GROUPS = ["", " thousand", " million", " billion", " trillion", " quadrillion"];
const PARTS = ["tenth", "hundredth", "thousandth", "ten-thousandth", "hundred-thousandth", "millionth"];

/** The name of a number in digits, "two thousand, fifty-one" or "three and seven hundredths"; null where there is
 * none. */
export function numberName(written: string): string | null {
  const [whole = "", part = ""] = written.replace("-", "").split(".");
  const sign = written.startsWith("-") ? "negative " : "";
  const front = wholeName(BigInt(whole || "0"));
  if (!part) return front && sign + front;
  const behind = wholeName(BigInt(part));
  const place = PARTS[part.length - 1];
  if (!front || !behind || !place) return null;
  const decimal = `${behind} ${place}${BigInt(part) === 1n ? "" : "s"}`;
  return sign + (BigInt(whole || "0") === 0n ? decimal : `${front} and ${decimal}`);
}

function wholeName(value: bigint): string | null {
  if (value === 0n) return "zero";
  const names: string[] = [];
  let rest = value;
  for (let at = 0; rest > 0n; at += 1, rest /= 1000n) {
    if (at >= GROUPS.length) return null;
    const group = Number(rest % 1000n);
    if (group > 0) names.unshift(belowThousand(group) + GROUPS[at]);
  }
  return names.join(", ");
}

function belowThousand(value: number): string {
  const rest = value % 100;
  const hundreds = value < 100 ? "" : `${SMALL[(value - rest) / 100]} hundred`;
  return rest === 0 ? hundreds : `${hundreds} ${SMALL[rest]}`.trim();
}
