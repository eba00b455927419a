import { createContext, type ReactNode } from "react";
import { isDeviceOnly } from "@/app/_lib/device-only";
import type { ReadingView } from "@/server/features/solve/types";
import { HERE_HASH } from "./here-hash";

/** Shows a sheet in place of the page around a form; null shows the page again. */
export type ShowSheet = (sheet: ReactNode) => void;

/** What the engine on this device does for the forms of a page. */
export interface OnDevice {
  /** What the engine reads in a text; null where only the server can say. */
  read(text: string): Promise<ReadingView | null>;
  /** Works the problem of a form and shows it in place of the page.
   * @returns false where that cannot be: the server is asked then
   * @throws where that cannot be, and the problem stays on this device */
  solve(form: FormData): Promise<boolean>;
}

/** Where nothing is worked but on the server. A problem that stays on this device is worked on the front page. */
const SERVER_ONLY: OnDevice = {
  read: async () => null,
  solve: async (form) => {
    if (!isDeviceOnly()) return false;
    location.href = `/${HERE_HASH}&${new URLSearchParams(form as never)}`;
    return true;
  },
};

export const StageContext = createContext<OnDevice>(SERVER_ONLY);
