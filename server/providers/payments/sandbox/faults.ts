import "server-only";
import { BrandedError } from "@/server/errors/branded-error";

interface Told {
  readonly code?: string;
  readonly param?: string;
  readonly type?: "invalid_request_error" | "card_error" | "idempotency_error";
}

/** A refusal, in the provider's shape. */
export class SandboxFault extends BrandedError {
  static readonly brand = "SandboxFault";

  override readonly name = "SandboxFault";

  constructor(
    readonly status: number,
    message: string,
    readonly told: Told = {},
  ) {
    super(message);
  }

  toBody(): Record<string, unknown> {
    const { type = "invalid_request_error", ...rest } = this.told;
    return { error: { type, message: this.message, ...rest } };
  }
}

/** @param what the object's name, as the provider says it: "customer" */
export function missing(what: string, id: string): SandboxFault {
  return new SandboxFault(404, `No such ${what}: '${id}'`, { code: "resource_missing", param: "id" });
}

export function refused(message: string, told: Told = {}): SandboxFault {
  return new SandboxFault(400, message, told);
}
