import { RETURN_DOMAIN } from "./constants";

/** The only place an answer may be sent to for an extension: its browser takes it from there. */
export const returnOriginOf = (extensionId: string): string => `https://${extensionId}.${RETURN_DOMAIN}`;

/** Whether an address is the extension's own to have an answer sent to. Without anything that would be sent along. */
export function isReturnAddress(address: string, extensionId: string): boolean {
  if (!URL.canParse(address)) return false;
  const { href, origin, pathname } = new URL(address);
  return origin === returnOriginOf(extensionId) && href === `${origin}${pathname}`;
}

/** The return address with the answer.
 * @example answerAddress("https://abc.chromiumapp.org/", { code: "1" }) // "https://abc.chromiumapp.org/?code=1" */
export function answerAddress(redirectUri: string, answer: Readonly<Record<string, string>>): string {
  return `${redirectUri}?${new URLSearchParams(answer)}`;
}

/** Whether an extension is the one that the link to the store leads to. */
export function isFromStore(extensionId: string, storeLink: string | undefined): boolean {
  if (!storeLink || !URL.canParse(storeLink)) return false;
  return new URL(storeLink).pathname.split("/").includes(extensionId);
}
