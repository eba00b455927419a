import type { LanguageModelV4 } from "@ai-sdk/provider";
import type { CallLedger, VendorPermit } from "@/server/providers/model/port";
import type { TokenCount, VendorModel } from "../port";
import { createRetryingModel } from "../transport/retrying-model";

/** A ledger that is kept nowhere and lets everything through: what was sent, and what each request was settled with. */
export interface TestLedger extends CallLedger {
  readonly settled: readonly (TokenCount & { readonly sent: boolean })[];
  /** Permits that are not settled. */
  open(): number;
}

export function createTestLedger(): TestLedger {
  const settled: (TokenCount & { readonly sent: boolean })[] = [];
  let granted = 0;
  const ledger: Omit<TestLedger, symbol> = {
    settled,
    open: () => granted - settled.length,
    async reserve({ outputTokensMax }) {
      granted += 1;
      let sent = false;
      let done = false;
      const permit: Omit<VendorPermit, symbol> = {
        outputTokensMax,
        use() {
          if (sent || done) throw new Error("a permit is good for one request");
          sent = true;
        },
        async settle(taken) {
          if (!done) settled.push({ ...taken, sent });
          done = true;
        },
      };
      return { ok: true, permit: permit as VendorPermit };
    },
  };
  return ledger as TestLedger;
}

/** A vendor's model in a test: each call uses up a permit, and is sent once. */
export function vendorOf(model: LanguageModelV4): VendorModel {
  const open = (permit: VendorPermit): LanguageModelV4 => ({
    ...model,
    async doStream(options) {
      permit.use();
      return model.doStream(options);
    },
  });
  const patience = { firstTokenMs: 60_000, betweenTokensMs: 60_000 };
  const settings = { open, modelId: model.modelId, patience, outputTokensMax: 100, triesMax: 1 };
  const vendor: VendorModel = {
    kind: "language-model",
    metered: (ledger) => ({
      kind: "language-model",
      vendor,
      reporting: (onCall) => createRetryingModel({ ...settings, ledger, onCall }),
    }),
  };
  return vendor;
}
