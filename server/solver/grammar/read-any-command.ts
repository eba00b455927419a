import type { Limits } from "../limits";
import { FRAMES } from "./frames/frames";
import { type Command, readCommand } from "./read-command";
import { READERS } from "./readers/readers";

/** Reads a question of any kind by what its words mean.
 * @returns null when nothing fits, or several things that are different */
export const readAnyCommand = (text: string, limits: Limits): Command | null =>
  readCommand(text, limits, { frames: FRAMES, readers: READERS });
