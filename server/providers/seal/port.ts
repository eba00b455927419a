/** A text that may be this installation's own, of which one part comes after the other. */
export interface SignedParts {
  add(part: string): void;
  /** To be asked once, when all parts are there. */
  isOwn(signature: string): boolean;
}

/** What a seal consists of, as plain data: enough to make the same one on another thread of this process. */
export interface SealKeys {
  readonly signing: string;
  readonly nonces: string;
  /** Hexadecimal. */
  readonly cipher: string;
}

/** Marks what leaves this installation, so that it is known when it comes back. */
export interface Seal {
  /** To be handed to threads of this process, and nowhere else. */
  readonly keys: SealKeys;
  /** @returns a signature of the text that nobody else can make */
  sign(text: string): string;
  /** Whether the signature is this installation's own for exactly this text. */
  isOwn(text: string, signature: string): boolean;
  /** The same for a text that is there in parts only. */
  inParts(): SignedParts;
  /** Writes a text so that only this installation can read it. The same text always comes out the same. */
  conceal(text: string): string;
  /** @returns the text, or null for anything this installation did not conceal */
  reveal(concealed: string): string | null;
}
