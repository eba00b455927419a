import "server-only";
import { createPace } from "@/server/typeset/pace";

/** What is done with files from outside in one turn of the event loop, all requests together, in bytes. */
const COST_AT_ONCE = 256 * 1024;

const pace = createPace(COST_AT_ONCE, (next) => setImmediate(next));

/** Lets everyone else have their turn where enough was done in this one. To be asked before each piece of work.
 * @param cost in bytes of a file's text */
export async function takeTurn(cost: number): Promise<void> {
  await pace(cost);
}
