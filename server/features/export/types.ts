import type { z } from "zod";
import type { StoredChat, StoredMessage } from "@/server/features/chat/types";
import type {
  exportedMessageSchema,
  exportedSolveSchema,
  exportFileSchema,
  exportRequestSchema,
} from "./schema";

export type ExportFile = z.infer<typeof exportFileSchema>;
export type ExportShape = z.infer<typeof exportRequestSchema>["format"];
export type ExportedSolve = z.infer<typeof exportedSolveSchema>;
export type ExportedMessage = z.infer<typeof exportedMessageSchema>;

/** A file on its way to the student. */
export interface Download {
  readonly name: string;
  readonly mediaType: string;
  readonly body: ReadableStream<Uint8Array>;
}

/** A conversation with everything said in it. */
export interface KeptChat extends StoredChat {
  readonly messages: readonly (StoredMessage & { readonly createdAt: Date })[];
}

export interface Profile {
  readonly displayName: string | null;
  readonly signedUpAt: Date;
}

/** A browser the account is or was signed in with. */
export interface Device {
  readonly device: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
}
