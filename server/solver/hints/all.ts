import * as tables from "./tables";

/** Everywhere but on a device the hints are there. */
export const hintTables = (): typeof tables => tables;
