import { toLatex } from "../../printer/latex";
import type { StoryTask } from "../../tasks/story";
import { accountFor } from "./ledger/account";
import type { Account } from "./ledger/entries";
import type { Meaning } from "./ledger/meanings";

/** A frame's reading of a story. The task in it is handed out by the ledger alone, so that no frame can answer a
 * story that is not accounted for. */
export class Reading {
  readonly #account: Account;

  constructor(account: Account) {
    this.#account = account;
  }

  /** The same for two readings that come to the same equations and ask for the same. */
  get key(): string {
    const { conditions, asked, whole, decimals } = this.#account.task;
    const equations = conditions.map(({ relation }) => toLatex(relation));
    const values = asked.map(({ label, value, unit }) => `${label} ${toLatex(value)} ${unit}`);
    return [...equations, ...values, whole, decimals].join("; ");
  }

  /** The task, when every word and number of the story is accounted for; otherwise a sentence that names what is
   * not understood.
   * @param meanings what words may do in a story of this frame's kind, because its equations say it */
  admitted(meanings: readonly Meaning[]): StoryTask | { readonly refusal: string } {
    const refusal = accountFor(this.#account, new Set(meanings));
    return refusal === null ? this.#account.task : { refusal };
  }
}
