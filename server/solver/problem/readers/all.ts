import * as worded from "./worded";

/** Everywhere but on a device all readers are there. */
export const wordedReaders = (): typeof worded => worded;
