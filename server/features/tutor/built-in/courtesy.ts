import "server-only";

const OPENERS =
  /^(?:(?:hi|hey|hello|ok|okay|so|and|but|well|um|please|then|now)\b[\s,.!]*|(?:can|could|would|will) you (?:please )?(?:help me (?:to |with )?)?|help me (?:to |with )?(?=\S)|i (?:need|want) (?:help (?:with|on) |to ))+/i;
const CLOSERS = /(?:[\s,]*(?:please|thanks|thank you|for me))*[\s?!.]*$/i;

/** The message without "can you help me …, please?".
 * @example withoutCourtesy("Can you please solve 2x = 8?") // "solve 2x = 8" */
export function withoutCourtesy(message: string): string {
  const text = message.trim().replace(/\s+/g, " ").replace(CLOSERS, "");
  return text.replace(OPENERS, "");
}
