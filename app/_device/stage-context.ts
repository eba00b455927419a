import { createContext, type ReactNode } from "react";

/** Shows a sheet in place of the page around a form; null shows the page again. */
export type ShowSheet = (sheet: ReactNode) => void;

/** Works the problem of a form on this device and shows it in place of the page.
 * @returns false where that cannot be: the server is asked then */
export type SolveHere = (form: FormData) => Promise<boolean>;

const nowhere: SolveHere = async () => false;

export const StageContext = createContext<SolveHere>(nowhere);
