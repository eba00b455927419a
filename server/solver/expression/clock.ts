export const DAY_MINUTES = 1440;

/** Minutes after midnight as they are read off a clock: 1209 → "8:09 PM". */
export function clockText(time: number): string {
  const hour = Math.floor(time / 60);
  const minutes = String(time % 60).padStart(2, "0");
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minutes} ${hour < 12 ? "AM" : "PM"}`;
}
