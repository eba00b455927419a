module.exports = [
656105, ((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/server/features/billing/service.ts [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__136340__ = __turbopack_context__.i(136340);
var __TURBOPACK__imported__module__508015__ = __turbopack_context__.i(508015);
var __TURBOPACK__imported__module__27259__ = __turbopack_context__.i(27259);
var __TURBOPACK__imported__module__796622__ = __turbopack_context__.i(796622);
var __TURBOPACK__imported__module__78453__ = __turbopack_context__.i(78453);
var __TURBOPACK__imported__module__16715__ = __turbopack_context__.i(16715);
var __TURBOPACK__imported__module__32911__ = __turbopack_context__.i(32911);
// MERGED MODULE: [project]/server/features/billing/policy.ts [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__32911__1 = __TURBOPACK__imported__module__32911__;
;
const DAY_MS = 86_400_000;
function entitlements(facts, now) {
    const at = now.getTime();
    const known = facts.subscriptions.map((subscription)=>({
            subscription,
            spans: spansOf(subscription, facts.clawedBack)
        }));
    const [best] = known.flatMap(({ subscription, spans })=>{
        const span = spans.find((one)=>holds(one, at));
        return span ? [
            {
                subscription,
                end: span.to
            }
        ] : [];
    }).sort((a, b)=>b.end - a.end || (a.subscription.id < b.subscription.id ? -1 : 1));
    const covered = known.flatMap(({ spans })=>spans);
    const freeTimeLeftMs = freeTimeLeft(facts.freeDays, covered, at);
    const trialLeft = !facts.subscriptions.some(({ trialEndsAt })=>trialEndsAt !== null);
    const common = {
        freeTimeLeftMs,
        trialLeft
    };
    if (best) return {
        ...plusBy(best, at),
        ...common
    };
    if (freeTimeLeftMs > 0) {
        const until = new Date(at + freeTimeLeftMs);
        return {
            plan: "plus",
            source: "free-days",
            until,
            renews: false,
            ...PLUS_ALLOWS,
            ...common
        };
    }
    const { messagesPerDay } = __TURBOPACK__imported__module__32911__1["q"].free;
    return {
        plan: "free",
        source: null,
        until: null,
        renews: false,
        messagesPerDay,
        ...common
    };
}
const PLUS_ALLOWS = {
    messagesPerDay: __TURBOPACK__imported__module__32911__1["q"].plus.messagesPerDay
};
const GUEST_ENTITLEMENTS = {
    plan: "guest",
    source: null,
    until: null,
    renews: false,
    messagesPerDay: __TURBOPACK__imported__module__32911__1["q"].guest.messagesPerDay,
    freeTimeLeftMs: 0,
    trialLeft: true
};
/** @param cover a subscription that gives Plus at this moment, and when it stops to, as far as is known */ function plusBy({ subscription, end }, at) {
    const { status, cancelsAt, endedAt } = subscription;
    const goesOn = status === "trialing" || status === "active";
    return {
        plan: "plus",
        source: sourceOf(subscription, at),
        until: new Date(Math.min(end, shownEndOf(subscription, at))),
        renews: goesOn && cancelsAt === null && endedAt === null,
        ...PLUS_ALLOWS
    };
}
const holds = ({ from, to }, at)=>from <= at && at < to;
/** When a subscription gives Plus: from its beginning to its end, without what was given back. */ function spansOf(subscription, clawedBack) {
    const whole = {
        from: subscription.startedAt.getTime(),
        to: endOf(subscription)
    };
    if (whole.to <= whole.from) return [];
    return clawedBack.filter(({ subscriptionId })=>subscriptionId === subscription.id).reduce((spans, hole)=>spans.flatMap((span)=>without(span, periodOf(hole))), [
        whole
    ]);
}
const periodOf = ({ periodStart, periodEnd })=>({
        from: periodStart.getTime(),
        to: periodEnd.getTime()
    });
function without(span, hole) {
    if (hole.to <= span.from || span.to <= hole.from) return [
        span
    ];
    const parts = [
        {
            from: span.from,
            to: hole.from
        },
        {
            from: hole.to,
            to: span.to
        }
    ];
    return parts.filter((part)=>part.from < part.to);
}
/** When a subscription stops giving Plus, as far as is known now. */ function endOf(subscription) {
    const { status, startedAt, trialEndsAt, periodStart, periodEnd, cancelsAt, endedAt } = subscription;
    const capped = (end)=>Math.min(end, cancelsAt?.getTime() ?? Infinity, endedAt?.getTime() ?? Infinity);
    switch(status){
        case "trialing":
            return capped((trialEndsAt ?? periodEnd).getTime() + __TURBOPACK__imported__module__32911__1["K"] * DAY_MS);
        case "active":
            return capped(periodEnd.getTime() + __TURBOPACK__imported__module__32911__1["K"] * DAY_MS);
        case "past_due":
            return capped(lateSince(subscription) + __TURBOPACK__imported__module__32911__1["Z"] * DAY_MS);
        case "unpaid":
            // Its periods go on without a bill; only a bill that is open can say that the days of grace are not over.
            return capped(subscription.unpaidSince ? lateSince(subscription) + __TURBOPACK__imported__module__32911__1["Z"] * DAY_MS : periodStart.getTime());
        case "canceled":
            return capped(endedAt === null ? periodEnd.getTime() : Infinity);
        case "paused":
            return capped((trialEndsAt ?? periodStart).getTime());
        case "incomplete":
        case "incomplete_expired":
            return startedAt.getTime();
    }
}
/** Payment may be tried for longer than a period: what counts is the first one that is owed. */ const lateSince = ({ periodStart, unpaidSince })=>Math.min(periodStart.getTime(), unpaidSince?.getTime() ?? Infinity);
/** The end a student sees: without the grace days for a late report. */ function shownEndOf(subscription, at) {
    const { status, trialEndsAt, periodEnd, cancelsAt } = subscription;
    if (status !== "trialing" && status !== "active") return endOf(subscription);
    const end = status === "trialing" ? (trialEndsAt ?? periodEnd).getTime() : periodEnd.getTime();
    const shown = Math.min(end, cancelsAt?.getTime() ?? Infinity);
    return shown > at ? shown : endOf(subscription);
}
function sourceOf({ status, trialEndsAt }, at) {
    if (status === "past_due" || status === "unpaid") return "grace";
    return status === "trialing" && trialEndsAt !== null && at < trialEndsAt.getTime() ? "trial" : "subscription";
}
/** What is left of the days an account was given. They run from when they were given, one after the other, and pause
 * while a subscription gives Plus.
 * @returns milliseconds */ function freeTimeLeft(freeDays, covered, at) {
    const given = freeDays.filter(({ grantedAt })=>grantedAt.getTime() <= at);
    const moments = [
        ...given.map(({ grantedAt })=>grantedAt.getTime()),
        ...covered.flatMap(({ from, to })=>[
                from,
                to
            ]).filter((moment)=>moment < at),
        at
    ].sort((a, b)=>a - b);
    let left = 0;
    let before = moments[0] ?? at;
    for (const moment of new Set(moments)){
        const runs = !covered.some((span)=>holds(span, before));
        if (runs) left = Math.max(0, left - (moment - before));
        for (const { days, grantedAt } of given)if (grantedAt.getTime() === moment) left += days * DAY_MS;
        before = moment;
    }
    return left;
}
function clawedBackOf(invoices) {
    const paid = invoices.filter(({ status })=>status === "paid");
    const kept = paid.filter((invoice)=>!isGivenBack(invoice));
    return paid.filter(isGivenBack).flatMap((invoice)=>{
        const others = kept.filter(({ subscriptionId })=>subscriptionId === invoice.subscriptionId);
        const lost = others.reduce((spans, other)=>spans.flatMap((span)=>without(span, periodOf(other))), [
            periodOf(invoice)
        ]);
        return lost.map(({ from, to })=>({
                subscriptionId: invoice.subscriptionId,
                periodStart: new Date(from),
                periodEnd: new Date(to)
            }));
    });
}
const isGivenBack = ({ amountPaid, amountRefunded, disputed })=>amountPaid > 0 && (disputed || amountRefunded >= amountPaid);
function unpaidSinceOf(subscriptionId, invoices) {
    const owed = invoices.filter((invoice)=>invoice.subscriptionId === subscriptionId && isOwed(invoice)).map(({ periodStart })=>periodStart.getTime());
    return owed.length > 0 ? new Date(Math.min(...owed)) : null;
}
const isOwed = ({ status, amountDue, amountPaid })=>(status === "open" || status === "uncollectible") && amountDue > amountPaid;
const factsOf = ({ subscriptions, invoices })=>subscriptions.map((subscription)=>withOwed(subscription, invoices));
const withOwed = (subscription, invoices)=>({
        ...subscription,
        unpaidSince: unpaidSinceOf(subscription.id, invoices)
    });
function subscriptionViewOf(subscription, invoices, now) {
    const { id, interval, status, trialEndsAt, periodEnd, cancelsAt } = subscription;
    const own = invoices.filter(({ subscriptionId })=>subscriptionId === id);
    const endsAtOnce = status === "past_due" || status === "unpaid" || own.some((invoice)=>invoice.periodEnd > now && (invoice.status === "draft" || isOwed(invoice)));
    const changeCostsNow = changeCost(subscription, own, now);
    return {
        interval,
        status,
        trialEndsAt,
        periodEnd,
        cancelsAt,
        endsAtOnce,
        changeCostsNow
    };
}
function changeCost({ status, interval, periodStart, periodEnd }, invoices, now) {
    if (status === "trialing") return 0;
    const running = invoices.find((invoice)=>invoice.status === "paid" && invoice.periodEnd.getTime() === periodEnd.getTime());
    // What stood on the account's credit was paid as well, with an earlier invoice.
    const paid = Math.min(__TURBOPACK__imported__module__32911__1["r"][interval].amount, running?.amountPaid || Infinity);
    const length = periodEnd.getTime() - periodStart.getTime();
    const left = Math.min(Math.max(periodEnd.getTime() - now.getTime(), 0), length);
    const credit = length > 0 ? Math.round(paid * left / length) : 0;
    return Math.max(0, __TURBOPACK__imported__module__32911__1["r"][interval === "month" ? "year" : "month"].amount - credit);
}
function latePaymentOf(subscription, invoices) {
    const { id, status } = subscription;
    if (status !== "past_due" && status !== "unpaid") return null;
    const owed = invoices.find((invoice)=>invoice.subscriptionId === id && isOwed(invoice));
    return {
        plusUntil: new Date(endOf(withOwed(subscription, invoices))),
        amountDue: owed ? owed.amountDue - owed.amountPaid : 0,
        payUrl: owed?.url ?? null
    };
}
function shownInvoice({ userId: _, subscriptionId: __, paidAt: ___, ...shown }) {
    return shown;
}
const trialDaysLeft = (until, now)=>Math.max(0, Math.ceil((until.getTime() - now.getTime()) / DAY_MS));
function isOutdated(subscriptions, lookedAt, now) {
    if (lookedAt === null) return true;
    const passed = (moment)=>moment !== null && lookedAt < moment && moment <= now;
    return subscriptions.some(({ endedAt, trialEndsAt, periodEnd, cancelsAt })=>endedAt === null && [
            trialEndsAt,
            periodEnd,
            cancelsAt
        ].some(passed));
}
// MERGED MODULE: [project]/server/features/billing/repository.ts [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__530385__ = __turbopack_context__.i(530385);
var __TURBOPACK__imported__module__93321__ = __turbopack_context__.i(93321);
var __TURBOPACK__imported__module__698610__ = __turbopack_context__.i(698610);
var __TURBOPACK__imported__module__187444__ = __turbopack_context__.i(187444);
var __TURBOPACK__imported__module__265070__ = __turbopack_context__.i(265070);
var __TURBOPACK__imported__module__720631__ = __turbopack_context__.i(720631);
var __TURBOPACK__imported__module__623131__ = __turbopack_context__.i(623131);
var __TURBOPACK__imported__module__648748__ = __turbopack_context__.i(648748);
;
;
;
async function findBooks(db, userId) {
    const { customerId, lookedAt, clockAt } = __TURBOPACK__imported__module__187444__["f"];
    const [customers, itsSubscriptions, itsInvoices] = await Promise.all([
        db.select({
            customerId,
            lookedAt,
            clockAt
        }).from(__TURBOPACK__imported__module__187444__["f"]).where((0, __TURBOPACK__imported__module__93321__["u"])(__TURBOPACK__imported__module__187444__["f"].userId, userId)),
        db.select().from(__TURBOPACK__imported__module__648748__["f"]).where((0, __TURBOPACK__imported__module__93321__["u"])(__TURBOPACK__imported__module__648748__["f"].userId, userId)).orderBy((0, __TURBOPACK__imported__module__530385__["M"])(__TURBOPACK__imported__module__648748__["f"].startedAt), (0, __TURBOPACK__imported__module__530385__["M"])(__TURBOPACK__imported__module__648748__["f"].id)),
        db.select().from(__TURBOPACK__imported__module__623131__["f"]).where((0, __TURBOPACK__imported__module__93321__["u"])(__TURBOPACK__imported__module__623131__["f"].userId, userId)).orderBy((0, __TURBOPACK__imported__module__530385__["A"])(__TURBOPACK__imported__module__623131__["f"].createdAt), (0, __TURBOPACK__imported__module__530385__["A"])(__TURBOPACK__imported__module__623131__["f"].id))
    ]);
    return {
        customer: customers[0] ?? null,
        subscriptions: itsSubscriptions,
        invoices: itsInvoices
    };
}
async function listGrantedDays(db, userId) {
    const { days, grantedAt, reason } = __TURBOPACK__imported__module__720631__["f"];
    return db.select({
        days,
        grantedAt,
        reason
    }).from(__TURBOPACK__imported__module__720631__["f"]).where((0, __TURBOPACK__imported__module__93321__["u"])(__TURBOPACK__imported__module__720631__["f"].userId, userId)).orderBy((0, __TURBOPACK__imported__module__530385__["M"])(grantedAt), (0, __TURBOPACK__imported__module__530385__["M"])(__TURBOPACK__imported__module__720631__["f"].id));
}
async function removeBooks(db, userId) {
    const gone = await db.delete(__TURBOPACK__imported__module__187444__["f"]).where((0, __TURBOPACK__imported__module__93321__["u"])(__TURBOPACK__imported__module__187444__["f"].userId, userId)).returning({
        customerId: __TURBOPACK__imported__module__187444__["f"].customerId
    });
    for (const { customerId } of gone)await db.update(__TURBOPACK__imported__module__265070__["f"]).set({
        customerId: null
    }).where((0, __TURBOPACK__imported__module__93321__["u"])(__TURBOPACK__imported__module__265070__["f"].customerId, customerId));
    await db.delete(__TURBOPACK__imported__module__648748__["f"]).where((0, __TURBOPACK__imported__module__93321__["u"])(__TURBOPACK__imported__module__648748__["f"].userId, userId));
    await db.delete(__TURBOPACK__imported__module__623131__["f"]).where((0, __TURBOPACK__imported__module__93321__["u"])(__TURBOPACK__imported__module__623131__["f"].userId, userId));
    await db.delete(__TURBOPACK__imported__module__720631__["f"]).where((0, __TURBOPACK__imported__module__93321__["u"])(__TURBOPACK__imported__module__720631__["f"].userId, userId));
}
;
;
;
;
;
;
;
;
;
const NOT_SOLD = "Plus is not sold here. Everything that is free stays free.";
const HAS_PLUS = "You have Plus already. You can change or cancel it on this page.";
const NO_SUBSCRIPTION = "There is no subscription on this account. Reload the page to see the current state.";
const NO_CUSTOMER = "There is no card on this account yet. Choose a plan first.";
const PAY_FIRST = "Your last payment did not go through. Pay it first, then you can change your plan.";
const RESUME_FIRST = "You have cancelled Plus. Resume it first, then you can change your plan.";
async function entitlementsOf(deps, scope) {
    return scope?.kind === "user" ? entitlementsOfUser(deps, scope.userId) : GUEST_ENTITLEMENTS;
}
async function entitlementsOfUser(deps, userId) {
    return (await standingOf(deps, userId)).entitlements;
}
const nowOf = ({ now }, { customer })=>new Date(Math.max(now().getTime(), customer?.clockAt?.getTime() ?? 0));
async function standingOf(deps, userId) {
    const [books, earned] = await Promise.all([
        billingBooks(deps, userId),
        (0, __TURBOPACK__imported__module__16715__["I"])(deps, userId)
    ]);
    const now = nowOf(deps, books);
    const facts = {
        subscriptions: factsOf(books),
        clawedBack: clawedBackOf(books.invoices),
        freeDays: [
            ...earned,
            ...books.givenDays
        ]
    };
    return {
        books,
        now,
        entitlements: entitlements(facts, now)
    };
}
async function billingView(deps, scope, { fresh }) {
    const mode = deps.payments?.mode ?? null;
    if (scope?.kind !== "user") return {
        ...GUEST_VIEW,
        mode,
        now: deps.now()
    };
    await lookWhereDue(deps, scope.userId, fresh);
    const { books, now, entitlements: allowed } = await standingOf(deps, scope.userId);
    const [live] = (0, __TURBOPACK__imported__module__796622__["O"])(books.subscriptions);
    return {
        mode,
        isGuest: false,
        now,
        entitlements: allowed,
        subscription: live ? subscriptionViewOf(live, books.invoices, now) : null,
        late: live ? latePaymentOf(live, books.invoices) : null,
        trialDays: allowed.trialLeft ? await (0, __TURBOPACK__imported__module__16715__["B"])(deps, scope) : 0,
        hasCustomer: mode !== null && books.customer !== null,
        invoices: books.invoices.filter(({ status })=>status !== "draft").slice(0, __TURBOPACK__imported__module__32911__["c"]).map(shownInvoice)
    };
}
const GUEST_VIEW = {
    isGuest: true,
    entitlements: GUEST_ENTITLEMENTS,
    subscription: null,
    late: null,
    trialDays: __TURBOPACK__imported__module__78453__["B"],
    hasCustomer: false,
    invoices: []
};
async function lookWhereDue(deps, userId, fresh) {
    if (!deps.payments) return;
    const books = await findBooks(await deps.db(), userId);
    if (!books.customer) return;
    const { customerId, lookedAt } = books.customer;
    if (!fresh && !isOutdated(factsOf(books), lookedAt, nowOf(deps, books))) return;
    const looking = (0, __TURBOPACK__imported__module__27259__["Z"])(deps, customerId).catch((error)=>{
        deps.log.warn("a page shows payments as they were", {
            operation: "billing.view",
            error
        });
    });
    await Promise.race([
        looking,
        (0, __TURBOPACK__imported__module__136340__["setTimeout"])(__TURBOPACK__imported__module__32911__["X"], undefined, {
            ref: false
        })
    ]);
}
async function planBadge(deps, { userId }) {
    const { now, entitlements: allowed } = await standingOf(deps, userId);
    const { plan, source, until } = allowed;
    return {
        plan,
        source,
        trialDaysLeft: source === "trial" && until ? trialDaysLeft(until, now) : null,
        canBuy: deps.payments !== null && plan === "free"
    };
}
async function startCheckout(deps, scope, { interval, promotion }) {
    const payments = sellerOf(deps);
    const { userId, email } = scope;
    await (0, __TURBOPACK__imported__module__27259__["Z"])(deps, await (0, __TURBOPACK__imported__module__27259__["x"])(deps, {
        userId,
        email
    }), {
        letGo: true
    });
    // A customer that is gone at the provider was let go by the look.
    const customerId = await (0, __TURBOPACK__imported__module__27259__["x"])(deps, {
        userId,
        email
    });
    const { books, entitlements: allowed } = await standingOf(deps, userId);
    if ((0, __TURBOPACK__imported__module__796622__["O"])(books.subscriptions).length > 0) throw refused(HAS_PLUS);
    return payments.openCheckout({
        customerId,
        userId,
        interval,
        trialDays: allowed.trialLeft ? await (0, __TURBOPACK__imported__module__16715__["B"])(deps, scope) : 0,
        promotionCode: promotion || null,
        successUrl: `${deps.siteUrl}/billing?checkout=done`,
        cancelUrl: `${deps.siteUrl}/billing?checkout=back`
    });
}
async function openPortal(deps, { userId }) {
    const payments = sellerOf(deps);
    const { customer } = await findBooks(await deps.db(), userId);
    if (!customer) throw refused(NO_CUSTOMER);
    const returnUrl = `${deps.siteUrl}/billing?portal=back`;
    return payments.openPortal({
        customerId: customer.customerId,
        returnUrl
    });
}
async function cancelPlan(deps, scope) {
    await changeAtProvider(deps, scope, async (payments, live)=>{
        for (const { id } of live.filter(({ cancelsAt })=>cancelsAt === null))await payments.cancel(id);
    });
}
async function resumePlan(deps, scope) {
    await changeAtProvider(deps, scope, async (payments, [first])=>{
        if (first.cancelsAt !== null) await payments.resume(first.id);
    });
}
async function changePlan(deps, scope, { interval }) {
    await changeAtProvider(deps, scope, async (payments, [first])=>{
        if (first.interval === interval) return;
        if (first.cancelsAt !== null) throw refused(RESUME_FIRST);
        if (first.status !== "trialing" && first.status !== "active") throw refused(PAY_FIRST);
        await payments.change(first.id, interval);
    });
}
/** Changes something at the provider and records the result at once, without waiting for an event.
 * @param work gets the live subscriptions, the first begun first */ async function changeAtProvider(deps, { userId }, work) {
    const payments = sellerOf(deps);
    const db = await deps.db();
    const { customer } = await findBooks(db, userId);
    if (!customer) throw refused(NO_SUBSCRIPTION);
    await (0, __TURBOPACK__imported__module__27259__["Z"])(deps, customer.customerId);
    const [first, ...others] = (0, __TURBOPACK__imported__module__796622__["O"])((await findBooks(db, userId)).subscriptions);
    if (!first) throw refused(NO_SUBSCRIPTION);
    await work(payments, [
        first,
        ...others
    ]);
    await (0, __TURBOPACK__imported__module__27259__["Z"])(deps, customer.customerId);
}
async function endBilling({ db, payments }, userId) {
    const { customer, subscriptions } = await findBooks(await db(), userId);
    if (!customer) return;
    if (payments) await payments.deleteCustomer(customer.customerId);
    else if ((0, __TURBOPACK__imported__module__796622__["O"])(subscriptions).length > 0) throw new __TURBOPACK__imported__module__508015__["f"]("PAYMENTS_UNAVAILABLE");
}
async function forgetBilling(db, userId) {
    await removeBooks(db, userId);
}
async function billingBooks(deps, userId) {
    const db = await deps.db();
    const [books, givenDays] = await Promise.all([
        findBooks(db, userId),
        listGrantedDays(db, userId)
    ]);
    return {
        ...books,
        givenDays
    };
}
async function billingRecord(deps, { userId }) {
    const { subscriptions, invoices, givenDays } = await billingBooks(deps, userId);
    const own = ({ userId: _, ...row })=>row;
    return {
        subscriptions: subscriptions.map(own),
        invoices: invoices.map(own),
        givenDays
    };
}
function sellerOf({ payments }) {
    if (!payments) throw refused(NOT_SOLD);
    return payments;
}
const refused = (message)=>new __TURBOPACK__imported__module__508015__["f"]("PRECONDITION_FAILED", {
        message
    });
__turbopack_context__.s([
    "B",
    0,
    billingView,
    "C",
    0,
    cancelPlan,
    "j",
    0,
    changePlan,
    "$",
    0,
    endBilling,
    "o",
    0,
    entitlementsOf,
    "u",
    0,
    forgetBilling,
    "e",
    0,
    openPortal,
    "M",
    0,
    planBadge,
    "b",
    0,
    resumePlan,
    "s",
    0,
    startCheckout
], 656105);
}),
];

//# sourceMappingURL=server_features_billing_service_ts_1j39ivtada0f2._.js.map