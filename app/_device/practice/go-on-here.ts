import { keptDevice } from "../at-hand";
import type { ShowSheet } from "../stage-context";
import { sessionAt } from "./sessions";

const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/** Goes on with the session of an address in whose place the front page is shown, because there is no network. */
export async function goOnHere(pathname: string, show: ShowSheet): Promise<void> {
  const session = await sessionAt(pathname, newSeed);
  const device = session && (await keptDevice());
  if (session && device) await device.practise({ session, form: null }, show);
}
