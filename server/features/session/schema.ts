import { z } from "zod";

/** The number the auth server gave a session. */
export const sessionIdSchema = z.uuid();

export const endSessionSchema = z.object({ id: sessionIdSchema });

export const endSessionsSchema = z.object({});
