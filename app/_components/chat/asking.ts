/** What a request for a reply may ask for beside the message. */
export interface Asking {
  /** Another reply to a message that has one. */
  readonly again?: true;
  /** The end of a reply that broke off. */
  readonly resume?: string;
  /** The message a new one follows; null for another beginning of the conversation. */
  readonly parentId?: string | null;
  /** The built-in tutor is to write it. */
  readonly engine?: true;
}
