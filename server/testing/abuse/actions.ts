import "server-only";
import { changeProfileAction } from "@/server/features/account/actions";
import { trackSignedInAction } from "@/server/features/analytics/actions";
import * as auth from "@/server/features/auth/actions";
import * as billing from "@/server/features/billing/actions";
import * as chat from "@/server/features/chat/actions";
import { deleteAccountAction } from "@/server/features/deletion/actions";
import * as extension from "@/server/features/extension/actions";
import * as hints from "@/server/features/hints/actions";
import * as practice from "@/server/features/practice/actions";
import { bindReferralAction } from "@/server/features/referral/actions";
import * as sandbox from "@/server/features/sandbox/actions";
import * as secondFactor from "@/server/features/second-factor/actions";
import * as session from "@/server/features/session/actions";
import { revokeShareAction, shareAction } from "@/server/features/share/actions";
import * as solve from "@/server/features/solve/actions";
import { asked, CONNECT, calling, closed, own, theirs } from "./attempts";
import { PASSWORD } from "./fixtures";
import type { Attack, Cases, Person } from "./types";

type Fields = Readonly<Record<string, string | null>>;

const STATE = { error: null } as never;
const ANOTHER = "another battery staple";

/** A form that begins with a state. */
const ofForm = (action: (state: never, form: FormData) => Promise<unknown>, attack: Attack<Fields>): Cases =>
  calling((fields: Fields) => action(STATE, formOf(fields)), attack);

/** A form without a state. */
const ofPlainForm = (action: (form: FormData) => Promise<unknown>, attack: Attack<Fields>): Cases =>
  calling((fields: Fields) => action(formOf(fields)), attack);

function formOf(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== null) form.set(name, value);
  return form;
}

/** Only an account has it. */
const withAccount =
  <Input>(attack: Attack<Input>): Attack<Input> =>
  (victim, attacker) =>
    victim.kind === "user" ? attack(victim, attacker) : [];

const named = ({ userId, email, customerId, subscriptionId }: Person): Fields => ({
  ...{ userId, email, customer: customerId, subscription: subscriptionId },
});

/** How each server action is attacked, by the file it stands in. Those that take something away are last. */
export const ACTIONS: Readonly<Record<string, Readonly<Record<string, Cases>>>> = {
  account: {
    changeProfileAction: ofForm(changeProfileAction, (victim) =>
      own({ ...named(victim), displayName: "Somebody" }),
    ),
  },
  hints: {
    hintsAction: calling(hints.hintsAction, ({ chatId: id }) => theirs({ id })),
    chooseModeAction: calling(hints.chooseModeAction, ({ chatId: id }) =>
      theirs({ id, mode: "hints" as const }),
    ),
    revealRungAction: calling(hints.revealRungAction, ({ chatId: id }) =>
      theirs({ id, what: "next" as const, seen: 1 }, { id, what: "answer" as const }),
    ),
  },
  solve: {
    createSolveAction: ofForm(solve.createSolveAction, (victim) =>
      own({ ...named(victim), id: victim.solveId, text: "1 + 1", mode: "answer" }),
    ),
    attemptAction: ofForm(solve.attemptAction, ({ solveId: id }) =>
      theirs({ id, kind: "answer", text: "5" }, { id, kind: "working", text: "7x = 1" }),
    ),
    correctAction: ofForm(solve.correctAction, ({ storyId: id }) =>
      theirs({ id, row: "0", said: "Ana has 5 pens" }),
    ),
    chooseReaderAction: ofPlainForm(solve.chooseReaderAction, ({ solveId: id }) =>
      theirs({ id, reader: "engine" }),
    ),
    revealAction: ofForm(solve.revealAction, ({ hintsId: id }) =>
      theirs({ id, what: "step" }, { id, what: "answer" }),
    ),
  },
  analytics: { trackSignedInAction: calling(trackSignedInAction, asked) },
  practice: {
    answerAction: ofPlainForm(practice.answerAction, (victim) =>
      own({ ...named(victim), id: "answer-of-somebody", problem: "two-steps.1.7", what: "hint", place: "0" }),
    ),
    createSetAction: ofForm(practice.createSetAction, (victim) =>
      own({
        ...named(victim),
        token: victim.setToken,
        title: "Mine",
        skill: "two-steps",
        count: "1",
        level: "1",
      }),
    ),
    // Anyone who has a set's link may take part in it, answer for themselves, and leave.
    joinSetAction: ofForm(practice.joinSetAction, (victim) =>
      own({ ...named(victim), token: victim.setToken, name: "" }),
    ),
    answerInSetAction: ofPlainForm(practice.answerInSetAction, (victim) =>
      own({ ...named(victim), token: victim.setToken, id: "answer-in-a-set", what: "hint", place: "0" }),
    ),
    leaveSetAction: ofPlainForm(practice.leaveSetAction, (victim) =>
      own({ ...named(victim), token: victim.setToken }),
    ),
    // It goes back to the set's page, whose it is or not; the rows that are there afterwards say whether it was let in.
    deleteSetAction: ofPlainForm(practice.deleteSetAction, (victim) =>
      own({ ...named(victim), token: victim.setToken }),
    ),
  },
  referral: {
    bindReferralAction: calling(bindReferralAction, ({ referralCode }, { kind }) =>
      kind === "user" ? [] : closed(`/?c=${referralCode}`),
    ),
  },
  share: {
    shareAction: calling(shareAction, ({ chatId, solveId, hintsId }) =>
      theirs(
        { kind: "chat" as const, id: chatId, upToNow: true },
        { kind: "solve" as const, id: solveId },
        { kind: "solve" as const, id: hintsId },
      ),
    ),
    // What has no link is not shared, no matter who asks: the answer is the same where there is nothing to take back.
    revokeShareAction: calling(revokeShareAction, ({ chatId, solveId }) =>
      own({ kind: "chat" as const, id: chatId }, { kind: "solve" as const, id: solveId }),
    ),
  },
  chat: {
    searchChatsAction: calling(chat.searchChatsAction, () =>
      own({ query: "friend" }, { query: "%" }, { query: "_" }),
    ),
    chooseBranchAction: calling(chat.chooseBranchAction, (victim, attacker) => [
      ...theirs({ id: victim.chatId, messageId: victim.messageId }),
      ...(victim === attacker ? [] : closed({ id: attacker.chatId, messageId: victim.messageId })),
    ]),
  },
  billing: {
    startCheckoutAction: ofPlainForm(
      billing.startCheckoutAction,
      withAccount((victim) => own({ ...named(victim), interval: "month" })),
    ),
    portalAction: calling(() => billing.portalAction(), asked),
    cancelPlanAction: calling(() => billing.cancelPlanAction(), asked),
    resumePlanAction: calling(() => billing.resumePlanAction(), asked),
    changePlanAction: ofPlainForm(
      billing.changePlanAction,
      withAccount((victim) => own({ ...named(victim), interval: "year" })),
    ),
  },
  sandbox: {
    payCheckoutAction: ofPlainForm(
      sandbox.payCheckoutAction,
      withAccount(({ checkoutId: id }) => theirs({ id, card: "good" })),
    ),
    portalStepAction: ofPlainForm(
      sandbox.portalStepAction,
      withAccount((victim, attacker) => [
        ...theirs(...stepsOn(victim, victim.portalId)),
        // On the attacker's own page, at what is another's.
        ...(victim === attacker
          ? []
          : closed(
              ...stepsOn(victim, attacker.portalId),
              { id: attacker.portalId, what: "refund", invoice: victim.invoiceId, part: "all" },
              { id: attacker.portalId, what: "dispute", invoice: victim.invoiceId, outcome: "open" },
            )),
      ]),
    ),
    payInvoiceAction: ofPlainForm(
      sandbox.payInvoiceAction,
      withAccount(({ invoiceId: id }) => closed({ id })),
    ),
  },
  "second-factor": {
    beginSetUpAction: calling(() => secondFactor.beginSetUpAction(), asked),
    confirmSetUpAction: ofForm(secondFactor.confirmSetUpAction, (victim) =>
      closed({ ...named(victim), code: "123456", currentPassword: PASSWORD }),
    ),
    changeCodesAction: ofForm(secondFactor.changeCodesAction, (victim) =>
      closed(
        { ...named(victim), code: "123456", what: "off" },
        { ...named(victim), code: "123456", what: "codes" },
      ),
    ),
  },
  // The page names an extension and a place to answer to, and lets it in to nobody's account but the caller's.
  extension: {
    allowExtensionAction: ofForm(extension.allowExtensionAction, (victim) =>
      own({ ...named(victim), ...CONNECT }),
    ),
  },
  session: {
    endOtherSessionsAction: ofForm(session.endOtherSessionsAction, (victim) => own(named(victim))),
    endSessionAction: ofForm(
      session.endSessionAction,
      withAccount(({ sessionId: id }) => theirs({ id })),
    ),
  },
  auth: {
    enterCodeAction: ofForm(auth.enterCodeAction, (victim) =>
      closed({ ...named(victim), code: "123456" }, { ...named(victim), code: "ABCD-EFGH-IJKL-MNOP" }),
    ),
    signInAction: ofForm(
      auth.signInAction,
      withAccount(({ email }) => closed({ email, password: ANOTHER })),
    ),
    signUpAction: ofForm(
      auth.signUpAction,
      withAccount(({ email }) => own({ email, password: ANOTHER })),
    ),
    sendMailAction: ofForm(
      auth.sendMailAction,
      withAccount(({ email }) => own({ email, kind: "recovery" }, { email, kind: "sign-in" })),
    ),
    resetPasswordAction: ofForm(auth.resetPasswordAction, (victim) =>
      closed({ ...named(victim), password: ANOTHER }),
    ),
    changePasswordAction: ofForm(auth.changePasswordAction, (victim) =>
      closed({ ...named(victim), currentPassword: ANOTHER, newPassword: `${ANOTHER}!` }),
    ),
    signOutAction: calling(() => auth.signOutAction(), asked),
    signOutEverywhereAction: calling(() => auth.signOutEverywhereAction(), asked),
  },
  deletion: {
    deleteAccountAction: ofForm(
      deleteAccountAction,
      withAccount(({ email }, attacker) =>
        email === attacker.email ? [] : closed({ email, currentPassword: PASSWORD }),
      ),
    ),
  },
};

function stepsOn({ subscriptionId }: Person, id: string | null): Fields[] {
  if (id === null) return [];
  return [
    { id, what: "cancel", subscription: subscriptionId },
    { id, what: "resume", subscription: subscriptionId },
  ];
}
