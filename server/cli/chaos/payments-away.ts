import { join } from "node:path";
import { ERROR_TABLE } from "@/server/errors/codes";
import { type Behaviour, hangs, hangsUp, refuses } from "@/server/providers/model/testing";
import { embeddedRegistry, signUp } from "./fixtures";
import { see, submit } from "./pages";
import { must, type Scenario, type Stage } from "./scenario";
import { Visitor } from "./visitor";

const PRELOAD = join(process.cwd(), "server/cli/chaos/stripe-elsewhere.cjs");

/** A shop whose keys open nothing: who is asked in Stripe's place is this command. */
const SHOP = {
  STRIPE_SECRET_KEY: "sk_test_chaos",
  STRIPE_WEBHOOK_SECRET: "whsec_chaos",
  STRIPE_PRICE_MONTHLY: "price_month",
  STRIPE_PRICE_ANNUAL: "price_year",
};

const WORDS = ERROR_TABLE.PAYMENTS_UNAVAILABLE.message;

const FAULTS: readonly { readonly what: string; readonly does: Behaviour }[] = [
  { what: "hangs up", does: hangsUp },
  { what: "answers 500", does: refuses(500, { body: '{"error":{"type":"api_error"}}' }) },
  { what: "says nothing", does: hangs },
];

export const paymentsAway: Scenario = {
  name: "payments-away",
  fault: "the payment provider hangs up, answers 500, says nothing",
  async run(stage) {
    const { server, set } = await shop(stage);
    const student = new Visitor(server.origin);
    await signUp(student, embeddedRegistry(server.origin));
    for (const { what, does } of FAULTS) {
      set(does);
      const page = await see(student, "/billing");
      must(page.status === 200, `the provider ${what}: the page of the plans answers ${page.status}`);
      for (const part of ["Plans and payments", "Free", "messages"])
        must(page.words.includes(part), `the provider ${what}: the page lacks ${part}`);
      const tried = await submit(student, "/billing", { button: "Try Plus" });
      must(
        tried.words.includes(WORDS),
        `the provider ${what}: the checkout says ${tried.words.slice(0, 500)}`,
      );
      const solved = await student.call("solve.create", { text: "3x = 12" });
      must(solved.status === 200, `the provider ${what}: a problem is answered with ${solved.status}`);
    }
    return `/billing shows plan and usage each time; the checkout says "${WORDS}"`;
  },
};

async function shop(stage: Stage) {
  let does: Behaviour = hangsUp;
  const provider = await stage.service((response) => does(response));
  const server = await stage.product({
    ...SHOP,
    CHAOS_STRIPE: provider,
    NODE_OPTIONS: `--require ${PRELOAD}`,
  });
  await server.start();
  const set = (next: Behaviour) => {
    does = next;
  };
  return { server, set };
}
