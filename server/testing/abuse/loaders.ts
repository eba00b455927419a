import "server-only";
import * as account from "@/server/features/account/loaders";
import { loadCounting } from "@/server/features/analytics/loaders";
import * as auth from "@/server/features/auth/loaders";
import * as billing from "@/server/features/billing/loaders";
import * as chat from "@/server/features/chat/loaders";
import { loadDeletionForm } from "@/server/features/deletion/loaders";
import { loadConnect } from "@/server/features/extension/loaders";
import * as practice from "@/server/features/practice/loaders";
import { loadPromotion } from "@/server/features/promotion/loaders";
import { loadReferral } from "@/server/features/referral/loaders";
import * as sandbox from "@/server/features/sandbox/loaders";
import { loadScorecard } from "@/server/features/scorecard/loaders";
import * as secondFactor from "@/server/features/second-factor/loaders";
import * as session from "@/server/features/session/loaders";
import { loadShared } from "@/server/features/share/loaders";
import * as solve from "@/server/features/solve/loaders";
import { loadTheme } from "@/server/features/theme/loaders";
import { loadConversation } from "@/server/features/tutor/loaders";
import * as usage from "@/server/features/usage/loaders";
import { asked, CONNECT, calling, closed, own, theirs } from "./attempts";
import type { Cases, Person } from "./types";

/** One that takes nothing. */
const plain = (call: () => Promise<unknown>) => calling(() => call(), asked);

/** A page of an account's, by its number. */
const ofPage = (call: (id: string) => Promise<unknown>, id: (victim: Person) => string | null) =>
  calling(call, (victim) => {
    const known = id(victim);
    return known === null ? [] : theirs(known);
  });

/** How each page's loader is attacked, by the feature it stands in. */
export const LOADERS: Readonly<Record<string, Readonly<Record<string, Cases>>>> = {
  account: {
    loadViewer: plain(account.loadViewer),
    loadWork: plain(account.loadWork),
    loadProfile: plain(account.loadProfile),
    loadNameForm: plain(account.loadNameForm),
  },
  analytics: { loadCounting: plain(loadCounting) },
  auth: {
    loadSignInOptions: plain(() => auth.loadSignInOptions("sign-in", true)),
    loadPasswordForm: plain(auth.loadPasswordForm),
    loadRecovery: plain(auth.loadRecovery),
    loadInbox: plain(auth.loadInbox),
  },
  billing: {
    loadBilling: plain(() => billing.loadBilling({ checkout: true })),
    loadPlan: plain(billing.loadPlan),
    loadBillingForm: plain(billing.loadBillingForm),
    loadSale: plain(billing.loadSale),
  },
  chat: {
    loadChats: plain(chat.loadChats),
    loadChatHits: calling(chat.loadChatHits, ({ secrets }) => own("the", ...secrets)),
    loadSubject: calling(chat.loadSubject, ({ solveId, hintsId }) => theirs(solveId, hintsId)),
  },
  deletion: { loadDeletionForm: plain(loadDeletionForm) },
  extension: {
    loadConnect: calling(
      (params: object) => loadConnect({ ...params }),
      ({ sessionId }) => own({}, { ...CONNECT, state: `${sessionId ?? "nobody"}-0123456789` }),
    ),
  },
  // A skill and a place in a session are the same for all.
  practice: {
    loadSkills: plain(practice.loadSkills),
    loadTurn: calling(practice.loadTurn, () =>
      own({ place: 0 }, { skill: "two-steps", place: 1, problem: "two-steps.1.7" }),
    ),
    loadLike: calling(practice.loadLike, ({ solveId: id }) => theirs({ id, round: 1 })),
    loadSets: plain(practice.loadSets),
    // Anyone who has a set's link may see what is in it; how others are, and the answers, are the maker's alone.
    loadSet: calling(practice.loadSet, ({ setToken }) => own(setToken)),
    loadSetTurn: calling(practice.loadSetTurn, ({ setToken: token }) => own({ token, place: 0 })),
    loadSetReport: calling(practice.loadSetReport, ({ setToken }) => theirs(setToken)),
    loadSheets: calling(practice.loadSheets, ({ setToken: token }) => theirs({ token, copies: 1 })),
  },
  promotion: { loadPromotion: plain(loadPromotion) },
  referral: { loadReferral: plain(loadReferral) },
  "second-factor": {
    loadPendingSignIn: plain(secondFactor.loadPendingSignIn),
    loadCodeForm: plain(secondFactor.loadCodeForm),
    loadStanding: plain(secondFactor.loadStanding),
    loadSetUp: plain(() => secondFactor.loadSetUp("Classmate")),
    loadSecondFactorForm: plain(secondFactor.loadSecondFactorForm),
  },
  sandbox: {
    loadCheckout: ofPage(sandbox.loadCheckout, ({ checkoutId }) => checkoutId),
    loadPortal: ofPage(sandbox.loadPortal, ({ portalId }) => portalId),
    loadInvoice: ofPage(sandbox.loadInvoice, ({ invoiceId }) => invoiceId),
  },
  session: {
    loadPageSession: plain(session.loadPageSession),
    loadSessions: plain(session.loadSessions),
  },
  // Anyone who has a link may read what it shows; what it shows has other names, which open nothing.
  share: { loadShared: calling(loadShared, ({ chatId, solveId, runId }) => closed(chatId, solveId, runId)) },
  solve: {
    loadSolve: calling(solve.loadSolve, ({ solveId, hintsId }) => theirs(solveId, hintsId)),
    loadSolves: calling(solve.loadSolves, ({ solveId }) =>
      own(
        { limit: 50 },
        { cursor: `999999999999999_${solveId}` },
        { find: "=", limit: 50 },
        { show: "mistakes" },
      ),
    ),
    loadMistakes: plain(solve.loadMistakes),
  },
  scorecard: { loadScorecard: plain(async () => loadScorecard()) },
  theme: { loadTheme: plain(async () => loadTheme()) },
  tutor: { loadConversation: calling(loadConversation, ({ chatId }) => theirs(chatId)) },
  usage: {
    loadUsage: plain(usage.loadUsage),
    loadKnownUsage: plain(usage.loadKnownUsage),
    loadCounting: plain(usage.loadCounting),
  },
};
