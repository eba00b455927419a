import "server-only";
import { and, asc, eq, gt, notInArray } from "drizzle-orm";
import { sandboxObjects } from "@/drizzle/schema/sandbox-objects";
import { DONE_EVENT, PENDING_EVENT, type Row, type StoreContext } from "./store";

/** After three days an event is sent no more. */
const GIVE_UP_MS = 3 * 86_400_000;

const AT_ONCE = 100;

interface DeliveryOptions {
  readonly open: () => Promise<StoreContext>;
  readonly webhookSecret: string;
  /** Hands a signed body to anyone who receives webhooks; throws when it was not received. */
  readonly deliver: (body: string, signature: string) => Promise<void>;
}

export interface Delivery {
  /** Sends what is pending, in the background: anyone who caused it may hold what the receiver waits for. */
  begin(): void;
  /** Sends what is pending and waits for it.
   * @returns how many events were not received */
  finish(): Promise<number>;
}

/** Sends events to the product, each signed, in the order in which they happened, one after the other. */
export function createDelivery(options: DeliveryOptions): Delivery {
  let running: Promise<number> | null = null;
  let again = false;

  const run = async (): Promise<number> => {
    const failed = new Set<string>();
    try {
      do {
        again = false;
        await sendAll(options, failed);
      } while (again);
    } finally {
      running = null;
    }
    return failed.size;
  };
  const begin = (): Promise<number> => {
    again = true;
    running ??= run();
    return running;
  };
  return {
    // The database may be gone, and then so is anyone who would want to know; the events are pending still.
    begin: () => void begin().catch(() => {}),
    finish: begin,
  };
}

async function sendAll(options: DeliveryOptions, failed: Set<string>): Promise<void> {
  const context = await options.open();
  for (;;) {
    const rows = await pending(context, failed);
    if (rows.length === 0) return;
    for (const row of rows) {
      if (!(await send(options, context, row))) failed.add(row.id);
    }
  }
}

function pending({ db, now }: StoreContext, failed: ReadonlySet<string>): Promise<Row[]> {
  const { id, kind, body, createdAt } = sandboxObjects;
  return db
    .select({ id, kind, body, createdAt })
    .from(sandboxObjects)
    .where(
      and(
        eq(kind, PENDING_EVENT),
        gt(createdAt, new Date(now().getTime() - GIVE_UP_MS)),
        failed.size > 0 ? notInArray(id, [...failed]) : undefined,
      ),
    )
    .orderBy(asc(createdAt), asc(id))
    .limit(AT_ONCE);
}

async function send(
  { webhookSecret, deliver }: DeliveryOptions,
  { db, now }: StoreContext,
  row: Row,
): Promise<boolean> {
  const payload = JSON.stringify(row.body);
  const timestamp = Math.floor(now().getTime() / 1000);
  // Loaded when it is first needed: it would cost every start of the process.
  const { default: Stripe } = await import("stripe");
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret, timestamp });
  try {
    await deliver(payload, signature);
  } catch {
    return false;
  }
  await db
    .update(sandboxObjects)
    .set({ kind: DONE_EVENT, body: { ...row.body, pending_webhooks: 0 } })
    .where(eq(sandboxObjects.id, row.id));
  return true;
}
