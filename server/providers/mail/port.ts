/** A message to one person. */
export interface OutgoingMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Takes mail on and answers at once: who writes to whom must not be told by how long it takes, and a mail server
 * that hangs holds nobody up. What becomes of a message is the adapter's business. */
export interface Mailer {
  send(mail: OutgoingMail): void;
}
