// Loaded into the product before anything else: its clock is as far from the machine's as a file says, in milliseconds.
import { readFileSync } from "node:fs";

const LOOK_EVERY_MS = 50;
const MachineDate = Date;
let offset = 0;

setInterval(() => {
  offset = Number(readFileSync(process.env.CHAOS_CLOCK, "utf8")) || 0;
}, LOOK_EVERY_MS).unref();

globalThis.Date = class extends MachineDate {
  constructor(...given) {
    super(...(given.length === 0 ? [MachineDate.now() + offset] : given));
  }

  static now() {
    return MachineDate.now() + offset;
  }

  // Next replaces the clock again and looks for a class's own functions.
  static parse = MachineDate.parse;
  static UTC = MachineDate.UTC;
};
