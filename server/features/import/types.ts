import type { z } from "zod";
import type { MessageParts, TutorMode } from "@/server/features/chat/types";
import type { ExportedSolve } from "@/server/features/export/types";
import type { SetPlace, StoredSet } from "@/server/features/practice/sets/types";
import type { ProblemRef, StoredReview } from "@/server/features/practice/types";
import type { StoredSolve } from "@/server/features/solve/types";
import type { ImportProblem } from "./constants";
import type { importOutcomeSchema } from "./schema";

/** How much a file brought: problems and conversations taken in, and how many were here already. */
export type ImportOutcome = z.infer<typeof importOutcomeSchema>;

export interface IncomingMessage {
  /** The place of its conversation in the file, from 0. */
  readonly chat: number;
  readonly id: string;
  readonly role: "user" | "assistant";
  /** Of a conversation that is not genuine: what was written, and nothing else. */
  readonly parts: MessageParts;
  readonly position: number;
  /** The place of the message it follows; null for a first one. Lower than its own. */
  readonly parentAt: number | null;
  readonly createdAt: Date;
}

/** A conversation out of a file, without its messages. */
export interface IncomingChat {
  /** Its place in the file, from 0. */
  readonly index: number;
  readonly id: string;
  readonly title: string;
  readonly solveId: string | null;
  readonly mode: TutorMode;
  /** The place of the last message that is shown; null for the branch written in last. */
  readonly headAt: number | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** Whether this installation wrote it to the letter. */
  readonly genuine: boolean;
  /** Of its messages, in the order of their places. */
  readonly messageIds: readonly string[];
  readonly positions: readonly number[];
}

/** A problem out of a file that is not to the letter ours: what the student wrote, to be worked again. */
export interface ForeignSolve {
  /** Its place in the file, from 0. */
  readonly index: number;
  readonly item: Omit<ExportedSolve, "result" | "sealed" | "signature" | "createdAt">;
  readonly createdAt: Date;
}

/** What was done with a problem of practice. */
export type IncomingReview = Omit<StoredReview, "id" | "problem" | "rating" | "level"> &
  Pick<ProblemRef, "level">;

interface RowOf {
  readonly solves: StoredSolve;
  readonly "foreign-solves": ForeignSolve;
  /** Their messages follow, before any other conversation. */
  readonly chats: IncomingChat;
  /** Of each conversation in the order of their places. */
  readonly messages: IncomingMessage;
  readonly reviews: IncomingReview;
  /** To be judged again. */
  readonly "foreign-reviews": IncomingReview;
  readonly sets: Omit<StoredSet, "id">;
  readonly places: SetPlace;
}

export type PackKind = keyof RowOf;
export type RowOfKind<Kind extends PackKind> = RowOf[Kind];

/** Rows of one kind, few enough to be kept in one turn of the event loop. */
export type PackedRows = {
  [Kind in PackKind]: { readonly kind: Kind; readonly rows: readonly RowOf[Kind][] };
}[PackKind];

export interface PackSpan {
  readonly kind: PackKind;
  readonly from: number;
  readonly to: number;
}

/** Rows as bytes, in the order in which they are kept. */
export interface Packs {
  readonly bytes: FileBytes;
  readonly spans: readonly PackSpan[];
}

/** JSON in UTF-8, in memory of its own: it is handed from thread to thread. */
export type FileBytes = Uint8Array<ArrayBuffer>;

/** What stands where in a file, as numbers (file/rows.ts). */
export type FileRows = Int32Array<ArrayBuffer>;

/** Rows that are read in one go, and the bytes of the file that they stand in. */
export interface FilePart {
  readonly rows: readonly [from: number, to: number];
  readonly bytes: readonly [from: number, to: number];
}

export interface FileOutline {
  /** The file, handed back. */
  readonly bytes: FileBytes;
  readonly rows: FileRows;
  readonly parts: readonly FilePart[];
  /** What the student was called; null when the file does not say. */
  readonly displayName: string | null;
}

/** What a thread takes to read a part of a file. */
export interface PartOrder {
  /** Where the part begins in the file. */
  readonly at: number;
  readonly bytes: FileBytes;
  readonly rows: FileRows;
  /** The seal, as plain data. */
  readonly keys: Readonly<Record<"signing" | "nonces" | "cipher", string>>;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Everything a file holds that can be kept. */
export interface IncomingWork {
  readonly packs: readonly Packs[];
  readonly displayName: string | null;
}

/** Why a file is not taken. */
export interface FileRefusal {
  readonly ok: false;
  readonly problem: ImportProblem;
  /** For the student: which part of the file it is about; null when it is about the whole. */
  readonly part: string | null;
}

/** What a look at a file came to. */
export type Looked<Found> = { readonly ok: true; readonly found: Found } | FileRefusal;

/** What came of a file. */
export type ImportResult = { readonly ok: true; readonly outcome: ImportOutcome } | FileRefusal;

/** What the page says about a file that was sent. */
export interface ImportNote {
  readonly kind: "wrong" | "done";
  readonly text: string;
}
