import "server-only";
import type { MakePiece } from "@/server/http/json/cut";
import type { Seal } from "@/server/providers/seal/port";
import type { Packer } from "./packs";

/** What reading an item of a file takes. */
export interface Reading {
  readonly seal: Seal;
  readonly now: Date;
  /** Makes the piece of a row, within limits. */
  readonly make: MakePiece;
  /** Takes what is ready to be kept. */
  readonly packer: Packer;
}
