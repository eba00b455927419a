import type { z } from "zod";
import type { viewerSchema } from "./schema";

export type Viewer = z.infer<typeof viewerSchema>;

/** What the product itself keeps of an account. */
export interface Account {
  readonly userId: string;
  readonly displayName: string | null;
  readonly referralCode: string;
  readonly signedUpAt: Date;
}
