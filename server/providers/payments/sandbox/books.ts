import "server-only";
import type Stripe from "stripe";
import { receiversOf } from "./endpoint";
import { missing } from "./faults";
import type { CustomerObject, EventObject, Kind, ObjectOf, SandboxObject } from "./shapes";
import { toldOf } from "./told";

/** The version of the provider's interface whose shapes these are: the one the package speaks. */
const API_VERSION: typeof Stripe.API_VERSION = "2026-10-28.endive";

/** One customer's objects while they are worked on. What is found in it may be changed in place; anyone who opened the
 * books keeps the changes, and reports the events, together. */
export interface Books {
  readonly customer: CustomerObject;
  /** The customer's time, in seconds since 1970. */
  now: number;
  readonly siteUrl: string;
  /** @returns oldest first */
  list<K extends Kind>(kind: K): ObjectOf<K>[];
  /** @throws {SandboxFault} resource_missing */
  get<K extends Kind>(kind: K, id: string): ObjectOf<K>;
  add<T extends SandboxObject>(object: T): T;
  newId(prefix: string): string;
  /** Reports what has happened to an object, as it is now. */
  emit(type: string, object: SandboxObject): void;
  /** All objects, oldest first. */
  objects(): readonly SandboxObject[];
  events(): readonly EventObject[];
}

interface Contents {
  readonly customer: CustomerObject;
  /** Oldest first; the customer among them. */
  readonly objects: readonly SandboxObject[];
  readonly now: number;
  readonly siteUrl: string;
  readonly newId: () => string;
}

/** Opens books with what they hold. */
export function openBooks({ customer, objects, now, siteUrl, newId }: Contents): Books {
  const held = [...objects];
  const events: EventObject[] = [];
  const idOf = (prefix: string) => `${prefix}_${newId().replaceAll("-", "")}`;
  return {
    customer,
    now,
    siteUrl,
    list: <K extends Kind>(kind: K) => held.filter((object): object is ObjectOf<K> => object.object === kind),
    get<K extends Kind>(kind: K, id: string) {
      const found = this.list(kind).find((object) => object.id === id);
      if (!found) throw missing(kind, id);
      return found;
    },
    add(object) {
      held.push(object);
      return object;
    },
    newId: idOf,
    emit(type, object) {
      events.push({
        id: idOf("evt"),
        object: "event",
        api_version: API_VERSION,
        created: this.now,
        data: { object: toldOf(object) },
        livemode: false,
        pending_webhooks: receiversOf(type),
        request: null,
        type,
      });
    },
    objects: () => held,
    events: () => events,
  };
}
