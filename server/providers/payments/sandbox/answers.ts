import "server-only";
import { createHash } from "node:crypto";
import { and, eq, lt } from "drizzle-orm";
import { sandboxObjects } from "@/drizzle/schema/sandbox-objects";
import { SandboxFault } from "./faults";
import { ANSWER, findObject, type StoreContext } from "./store";

const REMEMBERED_MS = 86_400_000;

interface KeyedRequest {
  readonly key: string;
  /** All that makes the request the same: method, path, body. */
  readonly request: string;
}

interface Answered {
  readonly body: Record<string, unknown>;
  readonly replayed: boolean;
}

/** Answers a request with a key once: who asks again within a day, or at the same time, gets the same answer.
 * @param work does what is asked, in the transaction it gets
 * @throws {SandboxFault} for another request with the same key; what `work` throws, and then nothing is remembered */
export function answerOnce(
  context: StoreContext,
  { key, request }: KeyedRequest,
  work: (inside: StoreContext) => Promise<Record<string, unknown>>,
): Promise<Answered> {
  const id = `answer_${digest(key)}`;
  const asked = digest(request);
  return context.db.transaction(async (tx) => {
    const inside = { ...context, db: tx };
    const now = context.now();
    await tx
      .delete(sandboxObjects)
      .where(
        and(
          eq(sandboxObjects.kind, ANSWER),
          lt(sandboxObjects.createdAt, new Date(now.getTime() - REMEMBERED_MS)),
        ),
      );
    const [first] = await tx
      .insert(sandboxObjects)
      .values({ id, kind: ANSWER, body: { asked }, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: sandboxObjects.id });
    if (!first) return remembered(inside, id, asked);
    const answer = await work(inside);
    await tx
      .update(sandboxObjects)
      .set({ body: { asked, answer }, customerId: customerOf(answer) })
      .where(eq(sandboxObjects.id, id));
    return { body: answer, replayed: false };
  });
}

async function remembered(context: StoreContext, id: string, asked: string): Promise<Answered> {
  const row = await findObject(context, id);
  const { answer } = row?.body ?? {};
  if (!row || row.body.asked !== asked || typeof answer !== "object" || answer === null) {
    throw new SandboxFault(400, "Keys for idempotent requests can only be used with the same parameters.", {
      type: "idempotency_error",
    });
  }
  return { body: answer as Record<string, unknown>, replayed: true };
}

/** Whose an answer is, so that it goes with the customer. */
function customerOf({ object, id, customer }: Record<string, unknown>): string | null {
  const owner = object === "customer" ? id : customer;
  return typeof owner === "string" ? owner : null;
}

const digest = (text: string): string => createHash("sha256").update(text).digest("hex");
