import { stdout } from "node:process";

/** Ends a program that prints lines as soon as nobody reads them: `npm run -s solve -- --jsonl | head` has what it wants.
 * Any other trouble with the output is an error as before. */
export function endWhenUnread(): void {
  stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
    process.exit();
  });
}
