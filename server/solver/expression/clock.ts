export const DAY_MINUTES = 1440;

/** How times are written: of 24 hours ("20:09") or of twelve with their half of the day ("8:09 PM"). */
export type Dial = 12 | 24;

/** Minutes after midnight as they are read off a clock: 1209 → "8:09 PM". */
export function clockText(time: number, dial: Dial = 12): string {
  const hour = Math.floor(time / 60);
  const minutes = String(time % 60).padStart(2, "0");
  if (dial === 24) return `${String(hour).padStart(2, "0")}:${minutes}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minutes} ${hour < 12 ? "AM" : "PM"}`;
}

/** Whether a time of day stands in a text: "3pm", "11:45 AM". Its letters are no numbers. */
export const hasClockTime = (text: string): boolean =>
  /(?<![\w.^])[01]?\d(?:[:.]\d\d)? ?[ap]m(?![\w^])/i.test(text);
