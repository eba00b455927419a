import * as late from "./late";
import * as laws from "./laws";

/** Everywhere but on a device all readers are there. */
export const lateReaders = (): typeof late => late;
export const lawReaders = (): typeof laws => laws;
