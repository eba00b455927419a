module.exports = [
798120, 92800, 
762591, 
((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/server/features/sandbox/actions.ts [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__137936__ = __turbopack_context__.i(137936);
var __TURBOPACK__imported__module__118558__ = __turbopack_context__.i(118558);
var __TURBOPACK__imported__module__570396__ = __turbopack_context__.i(570396);
var __TURBOPACK__imported__module__673727__ = __turbopack_context__.i(673727);
var __TURBOPACK__imported__module__675877__ = __turbopack_context__.i(675877);
// MERGED MODULE: [project]/server/features/sandbox/schema.ts [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__427221__ = __turbopack_context__.i(427221);
var __TURBOPACK__imported__module__149310__ = __turbopack_context__.i(149310);
var __TURBOPACK__imported__module__26972__ = __turbopack_context__.i(26972);
var __TURBOPACK__imported__module__316209__ = __turbopack_context__.i(316209);
var __TURBOPACK__imported__module__899370__ = __turbopack_context__.i(899370);
var __TURBOPACK__imported__module__283591__ = __turbopack_context__.i(283591);
// MERGED MODULE: [project]/server/features/sandbox/constants.ts [app-rsc] (ecmascript)
;
const STEPS = [
    "day",
    "week",
    "payment",
    "renewal",
    "year"
];
const NOTES = [
    "declined",
    "unknown-code",
    "closed",
    "refused"
];
;
;
;
const idSchema = __TURBOPACK__imported__module__427221__["z"].string().regex(/^[a-z_]{2,12}_[0-9a-f]{32}$/);
const noteSchema = __TURBOPACK__imported__module__149310__["z"].enum(NOTES);
const paySchema = __TURBOPACK__imported__module__26972__["z"].object({
    id: idSchema,
    card: __TURBOPACK__imported__module__149310__["z"].enum([
        "good",
        "declining",
        "unconfirmed"
    ]),
    code: __TURBOPACK__imported__module__427221__["z"].string().overwrite((code)=>code.replace(__TURBOPACK__imported__module__283591__["B"], "")).trim().max(64).optional()
});
/** What is done on a portal page. */ const portalStepSchema = __TURBOPACK__imported__module__316209__["z"].discriminatedUnion("what", [
    __TURBOPACK__imported__module__26972__["z"].object({
        what: __TURBOPACK__imported__module__899370__["z"].literal("card"),
        card: __TURBOPACK__imported__module__149310__["z"].enum([
            "good",
            "declining"
        ])
    }),
    __TURBOPACK__imported__module__26972__["z"].object({
        what: __TURBOPACK__imported__module__899370__["z"].literal("pay"),
        invoice: idSchema
    }),
    __TURBOPACK__imported__module__26972__["z"].object({
        what: __TURBOPACK__imported__module__899370__["z"].literal("refund"),
        invoice: idSchema,
        part: __TURBOPACK__imported__module__149310__["z"].enum([
            "all",
            "half"
        ])
    }),
    __TURBOPACK__imported__module__26972__["z"].object({
        what: __TURBOPACK__imported__module__899370__["z"].literal("dispute"),
        invoice: idSchema,
        outcome: __TURBOPACK__imported__module__149310__["z"].enum([
            "open",
            "won",
            "lost"
        ])
    }),
    __TURBOPACK__imported__module__26972__["z"].object({
        what: __TURBOPACK__imported__module__899370__["z"].literal("cancel"),
        subscription: idSchema
    }),
    __TURBOPACK__imported__module__26972__["z"].object({
        what: __TURBOPACK__imported__module__899370__["z"].literal("resume"),
        subscription: idSchema
    }),
    __TURBOPACK__imported__module__26972__["z"].object({
        what: __TURBOPACK__imported__module__899370__["z"].literal("time"),
        step: __TURBOPACK__imported__module__149310__["z"].enum(STEPS)
    })
]);
const portalSchema = __TURBOPACK__imported__module__26972__["z"].object({
    id: idSchema,
    step: portalStepSchema
});
const invoiceSchema = __TURBOPACK__imported__module__26972__["z"].object({
    id: idSchema
});
const pageIdSchema = idSchema;
__turbopack_context__.s([
    "b",
    0,
    invoiceSchema,
    "Y",
    0,
    noteSchema,
    "c",
    0,
    pageIdSchema,
    "s",
    0,
    paySchema,
    "q",
    0,
    portalSchema
], 92800);
// MERGED MODULE: [project]/server/features/sandbox/service.ts [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__508015__ = __turbopack_context__.i(508015);
var __TURBOPACK__imported__module__27259__ = __turbopack_context__.i(27259);
var __TURBOPACK__imported__module__536570__ = __turbopack_context__.i(536570);
// MERGED MODULE: [project]/server/features/sandbox/policy.ts [app-rsc] (ecmascript)
;
const DAY_MS = 86_400_000;
/** How long a renewal is drawn up before it is paid. */ const DRAWN_UP_MS = 3_600_000;
function momentOf(step, { now, renewalAt, attemptAt }) {
    const at = now.getTime();
    switch(step){
        case "day":
            return new Date(at + DAY_MS);
        case "week":
            return new Date(at + 7 * DAY_MS);
        case "year":
            return new Date(at + 365 * DAY_MS);
        case "payment":
            return attemptAt;
        case "renewal":
            return renewalAt && new Date(renewalAt.getTime() + DRAWN_UP_MS);
    }
}
;
;
;
;
;
;
const DAY_S = 86_400;
async function checkoutPage({ sandbox, siteUrl }, scope, id) {
    const found = await sandbox?.bank.checkout(id);
    if (!found || found.statement.userId !== scope.userId) return null;
    return viewCheckout(found.session, found.statement.now, siteUrl);
}
async function portalPage({ sandbox, siteUrl }, scope, id) {
    const found = await sandbox?.bank.portal(id);
    if (!found || found.statement.userId !== scope.userId) return null;
    return viewPortal(found.session, found.statement, siteUrl);
}
async function invoicePage({ sandbox }, scope, id) {
    const found = await sandbox?.bank.invoice(id);
    if (!found || found.statement.userId !== scope.userId) return null;
    return viewInvoice(found.invoice, found.statement);
}
async function payCheckout(deps, scope, { id, card, code }) {
    const page = await checkoutPage(deps, scope, id);
    if (!page || !deps.sandbox) throw new __TURBOPACK__imported__module__508015__["f"]("NOT_FOUND");
    const outcome = await deps.sandbox.bank.payCheckout(id, {
        card,
        promotionCode: code
    });
    return outcome.ok ? {
        ok: true,
        url: pathOf(outcome.url, deps.siteUrl)
    } : outcome;
}
async function payInvoice(deps, scope, id) {
    const page = await invoicePage(deps, scope, id);
    if (!page || !deps.sandbox) throw new __TURBOPACK__imported__module__508015__["f"]("NOT_FOUND");
    const { bank } = deps.sandbox;
    return allowed(()=>bank.payInvoice(id));
}
async function takeStep(deps, scope, { id, step }) {
    const { sandbox } = deps;
    const found = await sandbox?.bank.portal(id);
    if (!sandbox || !found || found.statement.userId !== scope.userId) throw new __TURBOPACK__imported__module__508015__["f"]("NOT_FOUND");
    const { statement } = found;
    const owned = [
        ...statement.invoices,
        ...statement.subscriptions
    ].map((object)=>object.id);
    const about = "invoice" in step ? step.invoice : "subscription" in step ? step.subscription : null;
    if (about !== null && !owned.includes(about)) throw new __TURBOPACK__imported__module__508015__["f"]("NOT_FOUND");
    const done = await allowed(()=>perform(sandbox.bank, statement, step));
    // A clock that was moved over nothing reports nothing about the customer.
    await (0, __TURBOPACK__imported__module__27259__["Z"])(deps, statement.customer.id);
    return done;
}
async function perform(bank, statement, step) {
    const customerId = statement.customer.id;
    switch(step.what){
        case "card":
            await bank.setCard(customerId, step.card);
            return true;
        case "pay":
            return bank.payInvoice(step.invoice);
        case "refund":
            await bank.refund(step.invoice, step.part === "half" ? half(statement, step.invoice) : undefined);
            return true;
        case "dispute":
            await (step.outcome === "open" ? bank.openDispute(step.invoice) : bank.closeDispute(step.invoice, step.outcome));
            return true;
        case "cancel":
        case "resume":
            await bank.setCancelled(step.subscription, step.what === "cancel");
            return true;
        case "time":
            {
                const to = momentOf(step.step, aheadOf(statement));
                if (!to) throw new __TURBOPACK__imported__module__508015__["f"]("PRECONDITION_FAILED");
                await bank.advance(customerId, to);
                return true;
            }
    }
}
/** A refusal of the sandbox is one of the page's: it was opened before something changed. */ async function allowed(work) {
    try {
        return await work();
    } catch (cause) {
        if (__TURBOPACK__imported__module__536570__["L"].isInstance(cause)) throw new __TURBOPACK__imported__module__508015__["f"]("PRECONDITION_FAILED", {
            cause
        });
        throw cause;
    }
}
function half(statement, invoiceId) {
    const invoice = statement.invoices.find(({ id })=>id === invoiceId);
    return invoice ? Math.max(1, Math.floor(viewInvoice(invoice, statement).refundable / 2)) : 0;
}
/** An address of this site without its origin, so that it leads on wherever the site is visited under another name. */ function pathOf(url, siteUrl) {
    return url.startsWith(`${siteUrl}/`) ? url.slice(siteUrl.length) : url;
}
const dateOf = (at)=>new Date(at * 1000);
function viewCheckout(session, now, siteUrl) {
    const [line] = session.line_items.data;
    if (!line) throw new __TURBOPACK__imported__module__508015__["f"]("NOT_FOUND");
    const { price } = line;
    const trialDays = session.subscription_data.trial_period_days;
    return {
        id: session.id,
        status: session.status,
        name: price.nickname ?? "Plus",
        interval: price.recurring.interval,
        price: price.unit_amount,
        currency: price.currency,
        trialDays,
        firstPaymentAt: trialDays > 0 ? new Date(now.getTime() + trialDays * DAY_S * 1000) : null,
        takesCode: session.allow_promotion_codes === true,
        hasCode: session.discounts.length > 0,
        dueToday: session.amount_total,
        firstPayment: session.first_payment,
        doneUrl: pathOf(session.success_url, siteUrl),
        backUrl: pathOf(session.cancel_url ?? siteUrl, siteUrl)
    };
}
function viewPortal(session, statement, siteUrl) {
    const { customer, card, now, subscriptions, invoices } = statement;
    const ahead = aheadOf(statement);
    return {
        id: session.id,
        backUrl: pathOf(session.return_url ?? siteUrl, siteUrl),
        now,
        card: card && {
            last4: card.card.last4,
            works: card.card.last4 === "4242"
        },
        credit: Math.max(0, -customer.balance),
        currency: customer.currency ?? "usd",
        subscriptions: subscriptions.filter(isLive).map(viewSubscription),
        invoices: invoices.map((invoice)=>viewInvoice(invoice, statement)),
        steps: STEPS.filter((step)=>momentOf(step, ahead) !== null)
    };
}
const isLive = ({ status })=>status !== "canceled" && status !== "incomplete_expired";
function viewSubscription(subscription) {
    const [item] = subscription.items.data;
    return {
        id: subscription.id,
        status: subscription.status,
        name: item?.price.nickname ?? "Plus",
        price: item?.price.unit_amount ?? 0,
        currency: subscription.currency,
        interval: item?.price.recurring.interval ?? "month",
        periodEnd: dateOf(item?.current_period_end ?? subscription.created),
        cancelled: subscription.cancel_at_period_end
    };
}
function viewInvoice(invoice, { charges, disputes }) {
    const intents = invoice.payments.data.map(({ payment })=>payment.payment_intent);
    const charge = charges.find(({ status, payment_intent })=>status === "succeeded" && intents.includes(payment_intent));
    const dispute = disputes.find((candidate)=>candidate.charge === charge?.id);
    const state = dispute?.status === "needs_response" ? "open" : dispute?.status ?? null;
    const held = state === "open" || state === "lost";
    const fromBalance = invoice.status === "draft" ? 0 : Math.max(0, invoice.total) - invoice.amount_due;
    return {
        id: invoice.id,
        number: invoice.number,
        status: invoice.status,
        currency: invoice.currency,
        createdAt: dateOf(invoice.created),
        total: invoice.total,
        amountDue: invoice.amount_due,
        amountRefunded: charge?.amount_refunded ?? 0,
        dispute: state,
        nextAttemptAt: invoice.next_payment_attempt === null ? null : dateOf(invoice.next_payment_attempt),
        canPay: invoice.status === "open",
        refundable: charge && !held ? charge.amount - charge.amount_refunded : 0,
        canDispute: charge !== undefined && !charge.disputed && !charge.refunded,
        lines: invoice.lines.data.map(({ id, description, amount, period })=>({
                id,
                description,
                amount,
                periodStart: dateOf(period.start),
                periodEnd: dateOf(period.end)
            })),
        discount: invoice.subtotal - invoice.total,
        fromBalance: Math.max(0, fromBalance)
    };
}
function aheadOf({ now, subscriptions, invoices }) {
    const ends = subscriptions.filter((subscription)=>isLive(subscription) && subscription.status !== "incomplete").map((subscription)=>viewSubscription(subscription).periodEnd.getTime());
    const attempts = invoices.flatMap(({ next_payment_attempt: at })=>at === null ? [] : [
            at * 1000
        ]);
    return {
        now,
        renewalAt: ends.length > 0 ? new Date(Math.min(...ends)) : null,
        attemptAt: attempts.length > 0 ? new Date(Math.min(...attempts)) : null
    };
}
__turbopack_context__.s([
    "T",
    0,
    checkoutPage,
    "R",
    0,
    invoicePage,
    "_",
    0,
    payCheckout,
    "z",
    0,
    payInvoice,
    "v",
    0,
    portalPage,
    "Y",
    0,
    takeStep
], 762591);
var __TURBOPACK__imported__module__713095__ = __turbopack_context__.i(713095);
;
;
;
;
;
;
;
async function payCheckoutAction(form) {
    const input = {
        id: form.get("id"),
        card: form.get("card"),
        code: form.get("code") ?? undefined
    };
    const result = await (0, __TURBOPACK__imported__module__675877__["H"])({
        name: "sandbox.pay",
        schema: paySchema,
        input,
        limit: "profile"
    }, ({ deps, scope, input: payment })=>payCheckout(deps, scope, payment));
    const page = `/sandbox/checkout/${encodeURIComponent(String(input.id))}`;
    if (!result.ok) (0, __TURBOPACK__imported__module__673727__["redirect"])(noted(page, "refused"));
    showAnew(result.data.ok ? result.data.url : noted(page, result.data.reason));
}
async function portalStepAction(form) {
    const { id, ...step } = Object.fromEntries(form);
    const result = await (0, __TURBOPACK__imported__module__675877__["H"])({
        name: "sandbox.step",
        schema: portalSchema,
        input: {
            id,
            step
        },
        limit: "profile"
    }, ({ deps, scope, input })=>takeStep(deps, scope, input));
    const page = `/sandbox/portal/${encodeURIComponent(String(id))}`;
    if (!result.ok) (0, __TURBOPACK__imported__module__673727__["redirect"])(noted(page, "refused"));
    showAnew(result.data ? page : noted(page, "declined"));
}
async function payInvoiceAction(form) {
    const input = {
        id: form.get("id")
    };
    const result = await (0, __TURBOPACK__imported__module__675877__["H"])({
        name: "sandbox.payInvoice",
        schema: invoiceSchema,
        input,
        limit: "profile"
    }, ({ deps, scope, input: { id } })=>payInvoice(deps, scope, id));
    const page = `/sandbox/invoice/${encodeURIComponent(String(input.id))}`;
    if (!result.ok) (0, __TURBOPACK__imported__module__673727__["redirect"])(noted(page, "refused"));
    showAnew(result.data ? page : noted(page, "declined"));
}
/** Shows a page as it is now, even if the browser already has it, along with what surrounds it. */ function showAnew(page) {
    (0, __TURBOPACK__imported__module__118558__["refresh"])();
    (0, __TURBOPACK__imported__module__673727__["redirect"])(page);
}
const noted = (page, note)=>`${page}?note=${note}`;
;
(0, __TURBOPACK__imported__module__713095__["ensureServerEntryExports"])([
    payCheckoutAction,
    portalStepAction,
    payInvoiceAction
]);
(0, __TURBOPACK__imported__module__137936__["registerServerReference"])(payCheckoutAction, "40ea396d0b374e5ff589130593d4a74b14e21454ea", null);
(0, __TURBOPACK__imported__module__137936__["registerServerReference"])(portalStepAction, "40a65e6070c3361b8c05b1060c6a8ea3602e70c8c8", null);
(0, __TURBOPACK__imported__module__137936__["registerServerReference"])(payInvoiceAction, "40b624a8a8ebaeb2556c6202de9c87b45e812faa6c", null);
__turbopack_context__.s([
    "p",
    0,
    payCheckoutAction,
    "v",
    0,
    payInvoiceAction,
    "W",
    0,
    portalStepAction
], 798120);
}),
];

//# sourceMappingURL=server_features_sandbox_actions_ts_136j5ml0svgc9._.js.map