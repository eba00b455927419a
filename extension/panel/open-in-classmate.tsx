import { type FormEvent, useEffect, useState } from "react";
import { keepServer, keptServer, originOf, sendProblem } from "../server";

const NO_ADDRESS = "Enter the address of your Classmate, beginning with https://.";
const REFUSED = "Without permission for this address nothing can be sent there.";
const AWAY = "Your Classmate cannot be reached. Your work here is safe; try again in a moment.";

/** Takes the problem to the student's own Classmate, which is asked for by its address and by nothing wider. */
export function OpenInClassmate({ text }: { readonly text: string }) {
  const [address, setAddress] = useState("");
  const [error, setError] = useState<string | null>(null);

  useEffect(() => {
    void keptServer().then((kept) => setAddress((typed) => typed || kept));
  }, []);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setError(null);
    const origin = originOf(address);
    if (!origin) return setError(NO_ADDRESS);
    // Asked for at once: the browser takes the question for the student's own only as part of the click.
    if (!(await chrome.permissions.request({ origins: [`${origin}/*`] }))) return setError(REFUSED);
    await keepServer(origin);
    try {
      await chrome.tabs.create({ url: await sendProblem(origin, text) });
    } catch {
      setError(AWAY);
    }
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
        Only when you press the button is your problem sent there.
      </p>
      {error && <p role="alert">{error}</p>}
      <button type="submit">Open in Classmate</button>
    </form>
  );
}
