import { z } from "zod";
import { BrandedError } from "@/server/errors/branded-error";
import { ADMIN_PATH } from "@/server/features/admin/constants";
import type { AdminCommand } from "@/server/features/admin/types";

/** What went wrong, in words for the operator. */
export class AdminFailure extends BrandedError {
  static readonly brand = "AdminFailure";
}

const WAIT_MS = 60_000;
const failureSchema = z.object({ error: z.object({ message: z.string() }) });
const reportSchema = z.record(z.string(), z.unknown());

/** Has the server that holds the embedded database do a command.
 * @returns the report, as JSON has it
 * @throws {AdminFailure} */
export async function askServer(
  { port, token }: { readonly port: number; readonly token: string },
  command: AdminCommand,
): Promise<Record<string, unknown>> {
  const origin = `http://127.0.0.1:${port}`;
  const response = await fetch(`${origin}${ADMIN_PATH}`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify(command),
    signal: AbortSignal.timeout(WAIT_MS),
  }).catch((cause: unknown) => {
    const told = `The running server has the database open and is not responding at ${origin}.`;
    throw new AdminFailure(`${told} If it was started with another PORT, set the same one here.`, { cause });
  });
  const body: unknown = await response.json().catch(() => null);
  const failure = failureSchema.safeParse(body).data;
  if (failure) throw new AdminFailure(failure.error.message);
  const report = reportSchema.safeParse(body).data;
  if (!response.ok || !report)
    throw new AdminFailure(`${origin} is not this product: it answered otherwise.`);
  return report;
}
