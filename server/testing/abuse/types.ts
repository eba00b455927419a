/** Someone with one of everything that people have here, as someone else may have learnt of it. Null where a guest
 * has none. */
export interface Person {
  readonly name: string;
  readonly kind: "user" | "guest" | "nobody";
  /** The Cookie header of the browser. */
  readonly cookie: string;
  readonly userId: string | null;
  readonly guestId: string | null;
  readonly email: string | null;
  /** A problem that is open, and one whose answer is not revealed yet. */
  readonly solveId: string;
  readonly hintsId: string;
  /** A story, with facts that may be corrected. */
  readonly storyId: string;
  /** A conversation, one of its messages, the reply to it and the run that wrote that. */
  readonly chatId: string;
  readonly messageId: string;
  readonly replyId: string;
  readonly runId: string;
  /** The end of the link of a set they made, in which they take part. */
  readonly setToken: string;
  readonly referralCode: string | null;
  /** A place where the account is signed in. */
  readonly sessionId: string | null;
  readonly checkoutId: string | null;
  readonly portalId: string | null;
  readonly invoiceId: string | null;
  readonly subscriptionId: string | null;
  readonly customerId: string | null;
  /** What nobody else may ever be told: texts, names, addresses, numbers. */
  readonly secrets: readonly string[];
}

/** What came of a try. */
export interface Outcome {
  /** The product said no, or that there is no such thing. */
  readonly refused: boolean;
  /** All that came back, as text. */
  readonly text: string;
}

/** One way to reach for what a victim owns. */
export interface Attempt<Input> {
  readonly input: Input;
  /** "theirs": the owner is answered and everyone else refused. "closed": everyone is refused. "own": it names what is
   * another's in vain, and anyone who asks is answered about themselves. */
  readonly about: "theirs" | "closed" | "own";
}

/** The ways to reach for what a victim owns by one call, for an attacker with work of their own. */
export type Attack<Input> = (victim: Person, attacker: Person) => readonly Attempt<Input>[];

/** Whose browser sends something, and what it sends beside the usual headers; null for one that is left out. */
export interface Caller {
  readonly cookie: string;
  readonly headers?: Readonly<Record<string, string | null>>;
}

/** A try at an entrance, to be made from someone's browser. */
export interface AbuseMove extends Attempt<unknown> {
  make(caller: Caller): Promise<Outcome>;
  /** The same with something else in the place of its input. */
  makeWith(caller: Caller, input: unknown): Promise<Outcome>;
}

/** A procedure, an action, a route handler or a loader, with the ways to attack it. */
export interface Endpoint {
  readonly name: string;
  /** It may change something. */
  readonly writes: boolean;
  moves(victim: Person, attacker: Person): readonly AbuseMove[];
}

/** An attempt that can be made. */
export interface AbuseCase extends Attempt<unknown> {
  run(): Promise<unknown>;
  /** The same call with something else of the same shape, or of none. */
  runWith(input: unknown): Promise<unknown>;
}

/** The ways to reach for what a victim owns by one function of the server's. */
export type Cases = (victim: Person, attacker: Person) => readonly AbuseCase[];

/** A request to a route handler, as it is sent. */
export interface Sent {
  /** Path and query. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | FormData | ReadableStream<Uint8Array>;
}
