import "server-only";

/** What the sandbox keeps: the provider's published shapes, with the fields that anyone here reads. Times are seconds
 * since 1970, amounts the smallest unit of the currency. */

export type Metadata = Record<string, string>;

/** A list inside another object, or an answer to a question for many. */
export interface Listed<Item> {
  object: "list";
  data: Item[];
  has_more: boolean;
  url: string;
}

export interface PriceObject {
  id: string;
  object: "price";
  active: boolean;
  billing_scheme: "per_unit";
  created: number;
  currency: string;
  livemode: false;
  lookup_key: string | null;
  metadata: Metadata;
  nickname: string | null;
  product: string;
  recurring: { interval: "month" | "year"; interval_count: 1; usage_type: "licensed" };
  type: "recurring";
  unit_amount: number;
}
