import "server-only";

/** Parts of an object that are told only to anyone who asks for them, and parts that are never told. */
const HIDDEN: Readonly<
  Record<string, { readonly onRequest: readonly string[]; readonly never: readonly string[] }>
> = {
  invoice: { onRequest: ["payments"], never: [] },
  "checkout.session": { onRequest: ["line_items"], never: ["subscription_data", "first_payment"] },
};

type Plain = Record<string, unknown>;

/** Finds an object by its id, for anyone who asks for it in place of the id. */
export type Find = (id: string) => object | undefined;

const isPlain = (value: unknown): value is Plain =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** An object as it is told: without what nobody asked for, with the objects that were asked for in place of their ids.
 * @param paths "latest_invoice.payments", "data.customer" */
export function toldOf(object: object, paths: readonly string[] = [], find: Find = () => undefined): Plain {
  return tell(object as Plain, paths, find);
}

function tell(object: Plain, paths: readonly string[], find: Find): Plain {
  const hidden = HIDDEN[String(object.object)];
  const told: Plain = {};
  for (const [key, value] of Object.entries(object)) {
    const asked = paths.some((path) => path === key || path.startsWith(`${key}.`));
    if (hidden?.never.includes(key) || (hidden?.onRequest.includes(key) && !asked)) continue;
    const below = paths
      .filter((path) => path.startsWith(`${key}.`))
      .map((path) => path.slice(key.length + 1));
    told[key] = tellValue(value, { asked, below, find });
  }
  return told;
}

interface Asked {
  readonly asked: boolean;
  readonly below: readonly string[];
  readonly find: Find;
}

function tellValue(value: unknown, { asked, below, find }: Asked): unknown {
  if (asked && typeof value === "string") {
    const found = find(value);
    return found ? tell(found as Plain, below, find) : value;
  }
  if (Array.isArray(value)) return value.map((item) => tellValue(item, { asked, below, find }));
  return isPlain(value) ? tell(value, below, find) : value;
}
