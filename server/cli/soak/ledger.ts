import type { Person } from "./person";
import type { Reply } from "./read-reply";

/** A problem the server has said it keeps. */
export interface KeptSolve {
  readonly id: string;
  readonly text: string;
}

export interface Account {
  readonly email: string;
  readonly password: string;
}

/** Everything that was acknowledged, by whose it is, to be looked for afterwards. */
export class Ledger {
  readonly solves = new Map<Person, KeptSolve[]>();
  readonly accounts = new Map<Person, Account>();
  readonly replies = new Map<Person, Reply[]>();

  keepSolve(person: Person, solve: KeptSolve): void {
    this.solves.set(person, [...(this.solves.get(person) ?? []), solve]);
  }

  keepReply(person: Person, reply: Reply): void {
    this.replies.set(person, [...(this.replies.get(person) ?? []), reply]);
  }
}
