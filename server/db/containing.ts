import "server-only";
import { ilike, type SQL, sql } from "drizzle-orm";

/** Whether a text has another in it. Case and spaces do not count; every character of what is looked for is literal.
 * @param wanted without spaces */
export const containing = (text: SQL, wanted: string): SQL =>
  ilike(sql`regexp_replace(${text}, '\\s+', '', 'g')`, `%${wanted.replace(/[\\%_]/g, "\\$&")}%`);
