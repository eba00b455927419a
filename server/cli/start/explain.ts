import { DataDirectoryLocked } from "@/server/db/lock";
import { InvalidEnvironment } from "@/server/env-parse";
import { StartError } from "./start-error";

/** What to print of an error that kept the product from starting: a sentence where the person at the terminal can put it
 * right, all of it otherwise. */
export function explain(error: unknown): unknown {
  const expected =
    StartError.isInstance(error) ||
    InvalidEnvironment.isInstance(error) ||
    DataDirectoryLocked.isInstance(error);
  return expected ? error.message : error;
}
