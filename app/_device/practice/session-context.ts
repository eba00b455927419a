import { createContext } from "react";

/** Goes on with a session on this device, from a form that did not arrive.
 * @returns false where this device cannot */
export type GoOnHere = (form: FormData) => Promise<boolean>;

/** Where nothing is checked but on the server. */
export const SessionContext = createContext<GoOnHere | null>(null);
