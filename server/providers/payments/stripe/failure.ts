import "server-only";
import { z } from "zod";
import { AppError } from "@/server/errors/app-error";
import { BrandedError } from "@/server/errors/branded-error";

const DECLINED =
  "Your bank declined the payment, so nothing was changed. Put in another card, then try again.";

const UNCONFIRMED =
  "Your bank wants you to confirm this payment, which cannot be done here, so nothing was changed. Let this plan run out, then choose the other one.";

/** Codes by which a bank asks for its customer. */
const ASKS_FOR_PAYER = /requires_action$|^authentication_required$/;

/** What is read of an error of the package. */
const refusalShape = z.object({
  type: z.string().regex(/^Stripe\w+Error$/),
  code: z.string().nullish(),
  statusCode: z.number().nullish(),
  requestId: z.string().nullish(),
});

/** A request to Stripe that went wrong, without what Stripe said about it: that may quote an e-mail address or a key.
 * `code` is the operation, Stripe's own code, the status and the number under which Stripe finds the request. */
export class PaymentFailure extends BrandedError {
  static readonly brand = "PaymentFailure";

  readonly code: string;

  constructor(operation: string, reason: string) {
    super(`${operation} ${reason}`);
    this.name = "PaymentFailure";
    this.code = `${operation} ${reason}`;
  }
}

/** Stripe's code for why it refused, as `resource_missing`; null for any other failure. */
export function refusalCode(error: unknown): string | null {
  return refusalShape.safeParse(error).data?.code ?? null;
}

/** Whether the request was understood and refused for what it asked. */
export function isInvalid(error: unknown): boolean {
  return refusalShape.safeParse(error).data?.type === "StripeInvalidRequestError";
}

/** Whether Stripe itself failed, and said so. */
export function isOfServer(error: unknown): boolean {
  return (refusalShape.safeParse(error).data?.statusCode ?? 0) >= 500;
}

/** @returns the answer, or null when what was asked for does not exist, or does no longer
 * @throws what the request throws otherwise */
export async function orGone<Answer>(request: Promise<Answer>): Promise<Answer | null> {
  try {
    return await request;
  } catch (error) {
    if (refusalCode(error) === "resource_missing") return null;
    throw error;
  }
}

/** Brings what a request throws into the product's own errors.
 * @throws {AppError} PRECONDITION_FAILED for a declined card, PAYMENTS_UNAVAILABLE for all that is not ours */
export async function guarded<Answer>(operation: string, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    throw userFacing(operation, error);
  }
}

/** A failure as the student reads it, with what the log may say underneath. */
export function userFacing(operation: string, error: unknown): AppError {
  if (AppError.isInstance(error)) return error;
  if (error instanceof z.ZodError)
    return new AppError("PAYMENTS_UNAVAILABLE", { cause: new PaymentFailure(operation, malformed(error)) });
  const refusal = refusalShape.safeParse(error).data;
  if (!refusal) return new AppError("PAYMENTS_UNAVAILABLE", { cause: error });
  const { type, code, statusCode, requestId } = refusal;
  const reason = [code ?? type, statusCode, requestId].filter((part) => part != null).join(" ");
  const cause = new PaymentFailure(operation, reason);
  return type === "StripeCardError"
    ? new AppError("PRECONDITION_FAILED", {
        message: ASKS_FOR_PAYER.test(code ?? "") ? UNCONFIRMED : DECLINED,
        cause,
      })
    : new AppError("PAYMENTS_UNAVAILABLE", { cause });
}

/** Names the field that is not as published, and not what is in it. */
function malformed({ issues }: z.ZodError): string {
  return `malformed ${issues[0]?.path.join(".") ?? ""}`.trim();
}
