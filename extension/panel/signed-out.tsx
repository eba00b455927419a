import { type SubmitEvent, useEffect, useState } from "react";
import { askForServer, failureWords, keptServer, originOf, sendProblem } from "../server";
import { type SignedIn, signIn } from "../session";
import type { OpenProblem } from "./open-problem";

const NO_ADDRESS = "Enter the address of your Classmate, beginning with https://.";
const REFUSED = "Without permission for this address nothing can be sent there.";

const WORDS: Readonly<Record<SignedIn, string | null>> = {
  done: null,
  cancelled: "You are not signed in. Press “Sign in” to try again.",
  refused: "Your Classmate did not let this extension in. Press “Sign in” to try again.",
  away: "Your Classmate cannot be reached. Your work here is safe; try again in a moment.",
};

/** Takes the student to their own Classmate, which is asked for by its address and by nothing wider. */
export function SignedOut({ problem }: { readonly problem: OpenProblem | null }) {
  const [address, setAddress] = useState("");
  const [error, setError] = useState<string | null>(null);

  useEffect(() => {
    void keptServer().then((kept) => setAddress((typed) => typed || kept));
  }, []);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const pressed = event.nativeEvent.submitter?.getAttribute("value");
    setError(null);
    const origin = originOf(address);
    if (!origin) return setError(NO_ADDRESS);
    // A tab is opened without reaching the server from here.
    if (pressed === "practise") return void chrome.tabs.create({ url: `${origin}/practice` });
    if (!(await askForServer(origin))) return setError(REFUSED);
    setError(pressed === "open" && problem ? await open(origin, problem) : WORDS[await signIn(origin)]);
  }

  return (
    <form onSubmit={submit} className="sheet">
      <label htmlFor="server">The address of your Classmate</label>
      <input
        id="server"
        type="url"
        value={address}
        onChange={(event) => setAddress(event.target.value)}
        aria-describedby="server-note"
      />
      <p id="server-note" className="muted">
        Nothing is sent there before you press a button. Signed in, you can keep problems and ask the tutor.
      </p>
      {error && <p role="alert">{error}</p>}
      <div className="row">
        {problem && (
          <button type="submit" value="open">
            Open in Classmate
          </button>
        )}
        <button type="submit" value="sign-in">
          Sign in
        </button>
        <button type="submit" value="practise">
          Practise in Classmate
        </button>
      </div>
    </form>
  );
}

/** @returns what went wrong, or null */
async function open(origin: string, problem: OpenProblem): Promise<string | null> {
  try {
    await chrome.tabs.create({ url: await sendProblem(origin, problem) });
    return null;
  } catch (error) {
    return failureWords(error);
  }
}
