import "server-only";
import type { Attack, Attempt, Cases } from "./types";

/** Tries that only the owner may make. */
export const theirs = <Input>(...inputs: Input[]): Attempt<Input>[] => marked(inputs, "theirs");

/** Tries that nobody may make. */
export const closed = <Input>(...inputs: Input[]): Attempt<Input>[] => marked(inputs, "closed");

/** Tries in which another's things are named in vain. */
export const own = <Input>(...inputs: Input[]): Attempt<Input>[] => marked(inputs, "own");

/** A call that names nothing and answers everyone about themselves. */
export const asked: Attack<undefined> = () => own(undefined);

/** The tries of an attack on a function, each with the call it is. */
export const calling =
  <Input>(call: (input: Input) => Promise<unknown>, attack: Attack<Input>): Cases =>
  (victim, attacker) =>
    attack(victim, attacker).map((attempt) => ({
      ...attempt,
      run: () => call(attempt.input),
      runWith: (input) => call(input as Input),
    }));

const EXTENSION = "abcdefghijklmnopabcdefghijklmnop";

/** A sign-in that an extension asks for, as it stands in the address of our page. */
export const CONNECT = {
  response_type: "code",
  client_id: EXTENSION,
  redirect_uri: `https://${EXTENSION}.chromiumapp.org/`,
  code_challenge: "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM",
  code_challenge_method: "S256",
  state: "a-state-of-an-extension",
} as const;

function marked<Input>(inputs: readonly Input[], about: Attempt<Input>["about"]): Attempt<Input>[] {
  return inputs.map((input) => ({ input, about }));
}
