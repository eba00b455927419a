import type { z } from "zod";
import type { temporarySchema } from "./schema";

export type TemporaryTalk = z.infer<typeof temporarySchema>;
