import "server-only";
import type { z } from "zod";
import { BrandedError } from "@/server/errors/branded-error";
import { JsonTooLarge } from "@/server/http/json/limits";
import type { ImportProblem } from "../constants";
import { type ItemKind, partOf } from "../policy";

/** Ends the reading of a file; never leaves the import. */
export class Refused extends BrandedError {
  static readonly brand = "Refused";

  constructor(
    readonly problem: ImportProblem,
    readonly part: string | null = null,
  ) {
    super(problem);
  }
}

/** An item of a file, for saying which one a refusal is about. */
export interface ItemPlace {
  readonly kind: ItemKind;
  /** From 0. */
  readonly index: number;
  /** Where in the item; absent for all of it. */
  readonly within?: string;
}

/** @throws {Refused} for what the schema does not take */
export function accepted<Item>(read: z.ZodSafeParseResult<Item>, { kind, index, within }: ItemPlace): Item {
  if (read.success) return read.data;
  const path = [...(within === undefined ? [] : [within]), ...(read.error.issues[0]?.path ?? [])];
  throw new Refused("damaged", partOf(kind, index, path.join(".")));
}

/** Waits for a piece of a file, which is refused where it is larger than anything honest.
 * @throws {Refused} */
export async function fitting<Made>(
  made: Promise<Made>,
  problem: "long" | "damaged" | "format",
  part: string | null = null,
): Promise<Made> {
  try {
    return await made;
  } catch (error) {
    throw JsonTooLarge.isInstance(error) ? new Refused(problem, part) : error;
  }
}
