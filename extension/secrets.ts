/** Random bytes as text that stands in an address as it is. */
export const randomText = (bytes: number): string =>
  asText(crypto.getRandomValues(new Uint8Array(new ArrayBuffer(bytes))));

/** The SHA-256 of a text, in the same spelling. */
export async function digestOf(text: string): Promise<string> {
  return asText(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))));
}

function asText(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
