import type { CallLedger, TokenCount, VendorPermit } from "@/server/providers/model/port";

/** Requests that one check may send, further tries included. */
const CALLS_MAX = 9;

/** The ledger of a check: so many requests and no more, and what they took. It is kept nowhere. */
export interface CheckLedger {
  readonly ledger: CallLedger;
  taken(): TokenCount;
}

export function createCheckLedger(callsMax = CALLS_MAX): CheckLedger {
  let granted = 0;
  let taken: TokenCount = { input: 0, output: 0, estimated: false };
  const reserve: CallLedger["reserve"] = async ({ outputTokensMax }) => {
    if (granted >= callsMax) return { ok: false, reason: "too-many-calls" };
    granted += 1;
    return { ok: true, permit: permit(outputTokensMax) as VendorPermit };
  };
  const permit = (outputTokensMax: number): Omit<VendorPermit, symbol> => {
    let used = false;
    let settled = false;
    return {
      outputTokensMax,
      use() {
        if (used || settled) throw new Error("a permit is good for one request");
        used = true;
      },
      async settle({ input, output, estimated }) {
        if (used && !settled)
          taken = {
            input: taken.input + input,
            output: taken.output + output,
            estimated: taken.estimated || estimated,
          };
        settled = true;
      },
    };
  };
  return { ledger: { reserve } as CallLedger, taken: () => taken };
}
