import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type * as schema from "@/drizzle/schema";

export type Schema = typeof schema;

/** A Drizzle handle on the product's tables: any of the three drivers, or a transaction of one of them. */
export type Database = PgDatabase<PgQueryResultHKT, Schema>;
