import { createServer } from "node:net";
import { StartError } from "./start-error";

/** Makes sure a port is free.
 * @param host the address it is wanted on; empty for all
 * @throws {StartError} when it is not */
export async function assertPortFree(port: number, host = ""): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once("error", (error: NodeJS.ErrnoException) => reject(new StartError(explain(port, error))));
    probe.listen({ port, host: host || undefined, exclusive: true }, () => probe.close(() => resolve()));
  });
}

function explain(port: number, { code, message }: NodeJS.ErrnoException): string {
  if (code === "EADDRINUSE") {
    return `Port ${port} is already in use; stop what uses it, or choose another port with PORT=${port + 1}.`;
  }
  if (code === "EACCES")
    return `Port ${port} may not be used by this account; choose one above 1023 with PORT.`;
  return `Port ${port} cannot be used: ${message}.`;
}
