module.exports = [
532472, ((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/app/api/admin/route.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__451277__ = __turbopack_context__.i(451277);
var __TURBOPACK__imported__module__861839__ = __turbopack_context__.i(861839);
// MERGED MODULE: [project]/server/features/admin/schema.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__105954__ = __turbopack_context__.i(105954);
var __TURBOPACK__imported__module__588107__ = __turbopack_context__.i(588107);
var __TURBOPACK__imported__module__964171__ = __turbopack_context__.i(964171);
var __TURBOPACK__imported__module__971724__ = __turbopack_context__.i(971724);
var __TURBOPACK__imported__module__600205__ = __turbopack_context__.i(600205);
// MERGED MODULE: [project]/server/features/admin/constants.ts [app-route] (ecmascript)
;
const REPORT_DAYS = 30;
const REPORT_DAYS_MAX = 366;
const GRANT_DAYS_MAX = 366;
const GRANT_REASON_MAX = 200;
const COSTLIEST = 10;
const ADMIN_PATH = "/api/admin";
;
;
const WHO = "Name an account by its e-mail address or its id.";
const HOW_LONG = `Say for how many days, from 1 to ${REPORT_DAYS_MAX}.`;
const HOW_MANY = `Say how many days of Plus, from 1 to ${GRANT_DAYS_MAX}.`;
const WHY = `Say why, in up to ${GRANT_REASON_MAX} characters.`;
const WHICH = "Name the event by its id.";
const user = __TURBOPACK__imported__module__105954__["z"].string({
    error: WHO
}).trim().min(1, WHO).max(320, WHO);
const days = __TURBOPACK__imported__module__588107__["z"].coerce.number({
    error: HOW_LONG
}).int(HOW_LONG).min(1, HOW_LONG).max(REPORT_DAYS_MAX, HOW_LONG).default(REPORT_DAYS);
const adminCommandSchema = __TURBOPACK__imported__module__964171__["z"].discriminatedUnion("command", [
    __TURBOPACK__imported__module__971724__["z"].object({
        command: __TURBOPACK__imported__module__600205__["z"].literal("user"),
        user
    }),
    __TURBOPACK__imported__module__971724__["z"].object({
        command: __TURBOPACK__imported__module__600205__["z"].literal("grant"),
        user,
        days: __TURBOPACK__imported__module__588107__["z"].coerce.number({
            error: HOW_MANY
        }).int(HOW_MANY).min(1, HOW_MANY).max(GRANT_DAYS_MAX, HOW_MANY),
        reason: __TURBOPACK__imported__module__105954__["z"].string({
            error: WHY
        }).trim().min(1, WHY).max(GRANT_REASON_MAX, WHY)
    }),
    __TURBOPACK__imported__module__971724__["z"].object({
        command: __TURBOPACK__imported__module__600205__["z"].literal("sign-out"),
        user
    }),
    __TURBOPACK__imported__module__971724__["z"].object({
        command: __TURBOPACK__imported__module__600205__["z"].literal("two-step-off"),
        user
    }),
    __TURBOPACK__imported__module__971724__["z"].object({
        command: __TURBOPACK__imported__module__600205__["z"].literal("replay"),
        event: __TURBOPACK__imported__module__105954__["z"].string({
            error: WHICH
        }).trim().min(1, WHICH).max(255)
    }),
    __TURBOPACK__imported__module__971724__["z"].object({
        command: __TURBOPACK__imported__module__600205__["z"].literal("funnel"),
        days
    }),
    __TURBOPACK__imported__module__971724__["z"].object({
        command: __TURBOPACK__imported__module__600205__["z"].literal("costs"),
        days
    }),
    __TURBOPACK__imported__module__971724__["z"].object({
        command: __TURBOPACK__imported__module__600205__["z"].literal("checks"),
        days
    })
]);
// MERGED MODULE: [project]/server/features/admin/service.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__861839__1 = __TURBOPACK__imported__module__861839__;
var __TURBOPACK__imported__module__463695__ = __turbopack_context__.i(463695);
var __TURBOPACK__imported__module__656670__ = __turbopack_context__.i(656670);
var __TURBOPACK__imported__module__792712__ = __turbopack_context__.i(792712);
var __TURBOPACK__imported__module__114__ = __turbopack_context__.i(114);
var __TURBOPACK__imported__module__815989__ = __turbopack_context__.i(815989);
var __TURBOPACK__imported__module__476700__ = __turbopack_context__.i(476700);
// MERGED MODULE: [project]/server/features/admin/policy.ts [app-route] (ecmascript)
;
const MICROS = 1_000_000;
const PLACES = 4;
const dollarsOf = (micros)=>Number((micros / MICROS).toFixed(PLACES));
function ratesOf(counts, whole = Object.values(counts).reduce((sum, count)=>sum + count, 0)) {
    const share = (count)=>whole === 0 ? 0 : Number((count / whole).toFixed(PLACES));
    const entries = Object.entries(counts).map(([kind, count])=>[
            kind,
            {
                count,
                share: share(count)
            }
        ]);
    return {
        count: whole,
        ...Object.fromEntries(entries)
    };
}
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const isAccountId = (name)=>UUID.test(name);
function percentile(ascending, part) {
    const at = Math.max(0, Math.ceil(part * ascending.length) - 1);
    return ascending[at] ?? 0;
}
// MERGED MODULE: [project]/server/features/admin/repository.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__875225__ = __turbopack_context__.i(875225);
var __TURBOPACK__imported__module__349129__ = __turbopack_context__.i(349129);
var __TURBOPACK__imported__module__260338__ = __turbopack_context__.i(260338);
var __TURBOPACK__imported__module__518899__ = __turbopack_context__.i(518899);
var __TURBOPACK__imported__module__816610__ = __turbopack_context__.i(816610);
var __TURBOPACK__imported__module__595907__ = __turbopack_context__.i(595907);
var __TURBOPACK__imported__module__141048__ = __turbopack_context__.i(141048);
var __TURBOPACK__imported__module__387988__ = __turbopack_context__.i(387988);
var __TURBOPACK__imported__module__564616__ = __turbopack_context__.i(564616);
var __TURBOPACK__imported__module__55423__ = __turbopack_context__.i(55423);
var __TURBOPACK__imported__module__205123__ = __turbopack_context__.i(205123);
var __TURBOPACK__imported__module__329953__ = __turbopack_context__.i(329953);
var __TURBOPACK__imported__module__685567__ = __turbopack_context__.i(685567);
var __TURBOPACK__imported__module__618241__ = __turbopack_context__.i(618241);
var __TURBOPACK__imported__module__256226__ = __turbopack_context__.i(256226);
var __TURBOPACK__imported__module__830958__ = __turbopack_context__.i(830958);
var __TURBOPACK__imported__module__794170__ = __turbopack_context__.i(794170);
;
;
;
;
async function findSignUp(db, userId) {
    const [account] = await db.select({
        signedUpAt: __TURBOPACK__imported__module__141048__["f"].signedUpAt
    }).from(__TURBOPACK__imported__module__141048__["f"]).where((0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__141048__["f"].userId, userId));
    return account?.signedUpAt ?? null;
}
function listRewards(db, userId) {
    const { days, invoiceId, grantedAt, revokedAt } = __TURBOPACK__imported__module__618241__["v"];
    return db.select({
        days,
        invoiceId,
        grantedAt,
        revokedAt
    }).from(__TURBOPACK__imported__module__618241__["v"]).where((0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__618241__["v"].referrerId, userId)).orderBy((0, __TURBOPACK__imported__module__349129__["M"])(grantedAt), (0, __TURBOPACK__imported__module__349129__["M"])(invoiceId));
}
async function insertGrant(db, grant) {
    await db.insert(__TURBOPACK__imported__module__55423__["f"]).values(grant);
}
async function countFunnel(db, since) {
    const worked = (0, __TURBOPACK__imported__module__816610__["y"])(db.select({
        id: __TURBOPACK__imported__module__256226__["f"].guestId
    }).from(__TURBOPACK__imported__module__256226__["f"]).where((0, __TURBOPACK__imported__module__875225__["b"])((0, __TURBOPACK__imported__module__875225__["E"])(__TURBOPACK__imported__module__256226__["f"].guestId), (0, __TURBOPACK__imported__module__875225__["B"])(__TURBOPACK__imported__module__256226__["f"].createdAt, since))), db.select({
        id: __TURBOPACK__imported__module__564616__["f"].guestId
    }).from(__TURBOPACK__imported__module__564616__["f"]).where((0, __TURBOPACK__imported__module__875225__["b"])((0, __TURBOPACK__imported__module__875225__["E"])(__TURBOPACK__imported__module__564616__["f"].guestId), (0, __TURBOPACK__imported__module__875225__["B"])(__TURBOPACK__imported__module__564616__["f"].createdAt, since))), db.select({
        id: __TURBOPACK__imported__module__205123__["f"].guestId
    }).from(__TURBOPACK__imported__module__205123__["f"]).where((0, __TURBOPACK__imported__module__875225__["B"])(__TURBOPACK__imported__module__205123__["f"].claimedAt, since))).as("worked");
    const [guests] = await db.select({
        count: (0, __TURBOPACK__imported__module__260338__["H"])()
    }).from(worked);
    const of = (condition)=>__TURBOPACK__imported__module__518899__["B"]`count(*) filter (where ${condition})`.mapWith(Number);
    const [row] = await db.select({
        accounts: (0, __TURBOPACK__imported__module__260338__["H"])(),
        ...stages(db, of)
    }).from(__TURBOPACK__imported__module__141048__["f"]).where((0, __TURBOPACK__imported__module__875225__["B"])(__TURBOPACK__imported__module__141048__["f"].signedUpAt, since));
    const none = {
        accounts: 0,
        wroteToTutor: 0,
        wentToCheckout: 0,
        hadTrial: 0,
        paid: 0,
        cancelled: 0
    };
    return {
        guests: guests?.count ?? 0,
        ...none,
        ...row
    };
}
/** What accounts can have done. */ function stages(db, of) {
    const one = {
        one: __TURBOPACK__imported__module__518899__["B"]`1`
    };
    const its = {
        chat: (0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__564616__["f"].userId, __TURBOPACK__imported__module__141048__["f"].userId),
        usage: (0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__794170__["f"].userId, __TURBOPACK__imported__module__141048__["f"].userId)
    };
    const subscribed = (0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__830958__["f"].userId, __TURBOPACK__imported__module__141048__["f"].userId);
    const ends = (0, __TURBOPACK__imported__module__875225__["F"])((0, __TURBOPACK__imported__module__875225__["E"])(__TURBOPACK__imported__module__830958__["f"].cancelsAt), (0, __TURBOPACK__imported__module__875225__["E"])(__TURBOPACK__imported__module__830958__["f"].endedAt)) ?? __TURBOPACK__imported__module__518899__["B"]`false`;
    const any = (condition)=>(0, __TURBOPACK__imported__module__875225__["v"])(db.select(one).from(__TURBOPACK__imported__module__830958__["f"]).where((0, __TURBOPACK__imported__module__875225__["b"])(subscribed, condition)));
    const lives = db.select(one).from(__TURBOPACK__imported__module__830958__["f"]).where((0, __TURBOPACK__imported__module__875225__["b"])(subscribed, (0, __TURBOPACK__imported__module__875225__["R"])(ends)));
    const wrote = (0, __TURBOPACK__imported__module__875225__["F"])((0, __TURBOPACK__imported__module__875225__["v"])(db.select(one).from(__TURBOPACK__imported__module__564616__["f"]).where(its.chat)), (0, __TURBOPACK__imported__module__875225__["v"])(db.select(one).from(__TURBOPACK__imported__module__794170__["f"]).where(its.usage)));
    const paying = (0, __TURBOPACK__imported__module__875225__["b"])((0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__329953__["f"].userId, __TURBOPACK__imported__module__141048__["f"].userId), (0, __TURBOPACK__imported__module__875225__["H"])(__TURBOPACK__imported__module__329953__["f"].amountPaid, 0));
    return {
        wroteToTutor: of(wrote ?? __TURBOPACK__imported__module__518899__["B"]`false`),
        wentToCheckout: of((0, __TURBOPACK__imported__module__875225__["v"])(db.select(one).from(__TURBOPACK__imported__module__387988__["f"]).where((0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__387988__["f"].userId, __TURBOPACK__imported__module__141048__["f"].userId)))),
        hadTrial: of(any((0, __TURBOPACK__imported__module__875225__["E"])(__TURBOPACK__imported__module__830958__["f"].trialEndsAt))),
        paid: of((0, __TURBOPACK__imported__module__875225__["v"])(db.select(one).from(__TURBOPACK__imported__module__329953__["f"]).where(paying))),
        cancelled: of((0, __TURBOPACK__imported__module__875225__["b"])(any(ends), (0, __TURBOPACK__imported__module__875225__["k"])(lives)) ?? __TURBOPACK__imported__module__518899__["B"]`false`)
    };
}
const micros = __TURBOPACK__imported__module__518899__["B"]`coalesce(sum(${__TURBOPACK__imported__module__794170__["f"].costMicros}), 0)`.mapWith(Number);
const isPhoto = (photoRun)=>__TURBOPACK__imported__module__518899__["B"]`${__TURBOPACK__imported__module__794170__["f"].runId} like ${`${photoRun}%`}`;
async function sumCosts(db, since, photoRun) {
    const [total] = await db.select({
        replies: __TURBOPACK__imported__module__518899__["B"]`count(*) filter (where not ${isPhoto(photoRun)})`.mapWith(Number),
        photos: __TURBOPACK__imported__module__518899__["B"]`count(*) filter (where ${isPhoto(photoRun)})`.mapWith(Number),
        refunded: (0, __TURBOPACK__imported__module__260338__["H"])(__TURBOPACK__imported__module__794170__["f"].refundedAt),
        accounts: (0, __TURBOPACK__imported__module__260338__["e"])(__TURBOPACK__imported__module__794170__["f"].userId),
        micros,
        ofAccounts: __TURBOPACK__imported__module__518899__["B"]`coalesce(sum(${__TURBOPACK__imported__module__794170__["f"].costMicros}) filter (where ${(0, __TURBOPACK__imported__module__875225__["E"])(__TURBOPACK__imported__module__794170__["f"].userId)}), 0)`.mapWith(Number),
        ofGuests: __TURBOPACK__imported__module__518899__["B"]`coalesce(sum(${__TURBOPACK__imported__module__794170__["f"].costMicros}) filter (where ${(0, __TURBOPACK__imported__module__875225__["E"])(__TURBOPACK__imported__module__794170__["f"].guestId)}), 0)`.mapWith(Number)
    }).from(__TURBOPACK__imported__module__794170__["f"]).where((0, __TURBOPACK__imported__module__875225__["B"])(__TURBOPACK__imported__module__794170__["f"].createdAt, since));
    return total ?? {
        replies: 0,
        photos: 0,
        refunded: 0,
        accounts: 0,
        micros: 0,
        ofAccounts: 0,
        ofGuests: 0
    };
}
async function listCostsByAccount(db, since) {
    const rows = await db.select({
        userId: __TURBOPACK__imported__module__794170__["f"].userId,
        runs: (0, __TURBOPACK__imported__module__260338__["H"])(),
        micros
    }).from(__TURBOPACK__imported__module__794170__["f"]).where((0, __TURBOPACK__imported__module__875225__["b"])((0, __TURBOPACK__imported__module__875225__["B"])(__TURBOPACK__imported__module__794170__["f"].createdAt, since), (0, __TURBOPACK__imported__module__875225__["E"])(__TURBOPACK__imported__module__794170__["f"].userId))).groupBy(__TURBOPACK__imported__module__794170__["f"].userId).orderBy((0, __TURBOPACK__imported__module__349129__["A"])(micros), (0, __TURBOPACK__imported__module__349129__["M"])(__TURBOPACK__imported__module__794170__["f"].userId));
    return rows.map(({ userId, ...row })=>({
            userId: userId ?? "",
            ...row
        }));
}
async function listCostsByModel(db, since) {
    return db.select({
        model: __TURBOPACK__imported__module__794170__["f"].model,
        runs: (0, __TURBOPACK__imported__module__260338__["H"])(),
        inputTokens: __TURBOPACK__imported__module__518899__["B"]`coalesce(sum(${__TURBOPACK__imported__module__794170__["f"].inputTokens}), 0)`.mapWith(Number),
        outputTokens: __TURBOPACK__imported__module__518899__["B"]`coalesce(sum(${__TURBOPACK__imported__module__794170__["f"].outputTokens}), 0)`.mapWith(Number),
        micros
    }).from(__TURBOPACK__imported__module__794170__["f"]).where((0, __TURBOPACK__imported__module__875225__["B"])(__TURBOPACK__imported__module__794170__["f"].createdAt, since)).groupBy(__TURBOPACK__imported__module__794170__["f"].model).orderBy((0, __TURBOPACK__imported__module__349129__["A"])(micros), (0, __TURBOPACK__imported__module__349129__["M"])(__TURBOPACK__imported__module__794170__["f"].model));
}
async function countSolves(db, since) {
    return db.select({
        status: __TURBOPACK__imported__module__256226__["f"].status,
        verification: __TURBOPACK__imported__module__256226__["f"].verification,
        count: (0, __TURBOPACK__imported__module__260338__["H"])()
    }).from(__TURBOPACK__imported__module__256226__["f"]).where((0, __TURBOPACK__imported__module__875225__["B"])(__TURBOPACK__imported__module__256226__["f"].createdAt, since)).groupBy(__TURBOPACK__imported__module__256226__["f"].status, __TURBOPACK__imported__module__256226__["f"].verification);
}
async function countClaims(db, since) {
    const note = __TURBOPACK__imported__module__518899__["B"]`jsonb_path_query(${__TURBOPACK__imported__module__685567__["f"].parts}, '$[*] ? (@.type == "data-reply").data.checks')`;
    const checks = db.select({
        checks: __TURBOPACK__imported__module__518899__["B"]`${note}`.as("checks")
    }).from(__TURBOPACK__imported__module__685567__["f"]).where((0, __TURBOPACK__imported__module__875225__["b"])((0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__685567__["f"].role, "assistant"), (0, __TURBOPACK__imported__module__875225__["B"])(__TURBOPACK__imported__module__685567__["f"].createdAt, since))).as("noted");
    const outcome = __TURBOPACK__imported__module__518899__["B"]`jsonb_path_query(${checks.checks}, '$.claims[*].outcome') #>> '{}'`;
    const claims = db.select({
        outcome: outcome.as("outcome")
    }).from(checks).as("claims");
    const [told, [left]] = await Promise.all([
        db.select({
            outcome: claims.outcome,
            count: (0, __TURBOPACK__imported__module__260338__["H"])()
        }).from(claims).groupBy(claims.outcome),
        db.select({
            count: __TURBOPACK__imported__module__518899__["B"]`coalesce(sum((${checks.checks} ->> 'left')::int), 0)`.mapWith(Number)
        }).from(checks)
    ]);
    return [
        ...told,
        {
            outcome: "left",
            count: left?.count ?? 0
        }
    ];
}
async function countRefuted(db, since, photoRun) {
    const [row] = await db.select({
        replies: (0, __TURBOPACK__imported__module__260338__["H"])(),
        refuted: __TURBOPACK__imported__module__518899__["B"]`count(*) filter (where ${(0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__794170__["f"].refundReason, "refuted")})`.mapWith(Number)
    }).from(__TURBOPACK__imported__module__794170__["f"]).where((0, __TURBOPACK__imported__module__875225__["b"])((0, __TURBOPACK__imported__module__875225__["B"])(__TURBOPACK__imported__module__794170__["f"].createdAt, since), (0, __TURBOPACK__imported__module__875225__["R"])(isPhoto(photoRun)), (0, __TURBOPACK__imported__module__875225__["F"])((0, __TURBOPACK__imported__module__875225__["M"])(__TURBOPACK__imported__module__794170__["f"].refundReason), (0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__794170__["f"].refundReason, "refuted"))));
    return row ?? {
        replies: 0,
        refuted: 0
    };
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
;
;
const DAY_MS = 86_400_000;
const NOBODY = "There is no such account. Look at the spelling, or give its id.";
const NO_ADDRESSES = "Addresses cannot be looked up without SUPABASE_SERVICE_ROLE_KEY. Give the account's id instead.";
const UNKNOWN_EVENT = "The payment provider does not know this event. It keeps events for 30 days.";
function runCommand(deps, command) {
    switch(command.command){
        case "user":
            return reportUser(deps, command.user);
        case "grant":
            return grantDays(deps, command);
        case "sign-out":
            return signOut(deps, command.user);
        case "two-step-off":
            return turnTwoStepOff(deps, command.user);
        case "replay":
            return replay(deps, command.event);
        case "funnel":
            return reportFunnel(deps, command.days);
        case "costs":
            return reportCosts(deps, command.days);
        case "checks":
            return reportChecks(deps, command.days);
    }
}
/** An account, its plan and why, its usage and what it paid: never what it asked or solved.
 * @param name an e-mail address or an id
 * @throws {AppError} NOT_FOUND, PRECONDITION_FAILED */ async function reportUser(deps, name) {
    const { userId, email } = await holderOf(deps, name);
    const db = await deps.db();
    const [signedUpAt, books, rewards, { freeTimeLeftMs, ...plan }, { plan: _, ...today }] = await Promise.all([
        findSignUp(db, userId),
        (0, __TURBOPACK__imported__module__656670__["_"])(deps, userId),
        listRewards(db, userId),
        (0, __TURBOPACK__imported__module__656670__["$"])(deps, userId),
        (0, __TURBOPACK__imported__module__476700__["l"])(deps, userId)
    ]);
    const { customer } = books;
    return {
        account: {
            id: userId,
            email,
            signedUpAt,
            customer: customer?.customerId ?? null,
            clockAt: customer?.clockAt ?? null
        },
        plan: {
            ...plan,
            freeDaysLeft: Math.ceil(freeTimeLeftMs / DAY_MS)
        },
        today,
        subscriptions: books.subscriptions.map(({ userId: _whose, ...subscription })=>subscription),
        invoices: books.invoices.map(({ userId: _whose, url: _url, ...invoice })=>invoice),
        granted: books.givenDays,
        rewards
    };
}
/** Gives an account days of Plus. They run from now, while no subscription gives Plus.
 * @param grant `user`: an e-mail address or an id
 * @throws {AppError} NOT_FOUND, PRECONDITION_FAILED */ async function grantDays(deps, grant) {
    const { userId } = await holderOf(deps, grant.user);
    const { days, reason } = grant;
    await insertGrant(await deps.db(), {
        id: deps.newId(),
        userId,
        days,
        reason,
        grantedAt: deps.now()
    });
    const { until } = await (0, __TURBOPACK__imported__module__656670__["$"])(deps, userId);
    return {
        granted: days,
        account: userId,
        plusUntil: until
    };
}
async function signOut(deps, name) {
    const { userId } = await holderOf(deps, name);
    const { places, told } = await (0, __TURBOPACK__imported__module__114__["v"])(deps, userId);
    return {
        signedOut: userId,
        places,
        authServer: told ? "told" : "not told"
    };
}
/** Lets an account in by the first step alone. For an owner who has lost the app and the recovery codes, and has
 * proved who they are.
 * @param name an e-mail address or an id
 * @throws {AppError} NOT_FOUND, PRECONDITION_FAILED */ async function turnTwoStepOff(deps, name) {
    const { userId } = await holderOf(deps, name);
    const wasOn = await (0, __TURBOPACK__imported__module__792712__["c"])(await deps.db(), userId);
    deps.codesOwed.forget(userId);
    return {
        account: userId,
        wasOn
    };
}
async function replay(deps, event) {
    const outcome = await (0, __TURBOPACK__imported__module__463695__["I"])(deps, event);
    if (outcome === "unknown") throw new __TURBOPACK__imported__module__861839__1["f"]("NOT_FOUND", {
        message: UNKNOWN_EVENT
    });
    return {
        event,
        outcome
    };
}
/** How far people came in the last days. */ async function reportFunnel(deps, days) {
    return {
        days,
        ...await countFunnel(await deps.db(), sinceOf(deps, days))
    };
}
/** What language models cost in the last days, altogether, for each account and by model. */ async function reportCosts(deps, days) {
    const db = await deps.db();
    const since = sinceOf(deps, days);
    const [total, byAccount, byModel] = await Promise.all([
        sumCosts(db, since, __TURBOPACK__imported__module__815989__["A"]),
        listCostsByAccount(db, since),
        listCostsByModel(db, since)
    ]);
    const { replies, photos, refunded, accounts, ofAccounts, ofGuests } = total;
    const costs = byAccount.map(({ micros })=>micros).reverse();
    const priced = ({ micros, ...row })=>({
            ...row,
            dollars: dollarsOf(micros)
        });
    return {
        days,
        total: {
            replies,
            photos,
            refunded,
            dollars: dollarsOf(total.micros)
        },
        perAccount: {
            accounts,
            mean: dollarsOf(accounts === 0 ? 0 : ofAccounts / accounts),
            median: dollarsOf(percentile(costs, 0.5)),
            p95: dollarsOf(percentile(costs, 0.95))
        },
        byOwner: [
            {
                owner: "accounts",
                dollars: dollarsOf(ofAccounts)
            },
            {
                owner: "guests",
                dollars: dollarsOf(ofGuests)
            },
            {
                owner: "deleted accounts",
                dollars: dollarsOf(total.micros - ofAccounts - ofGuests)
            }
        ],
        byModel: byModel.map(priced),
        costliest: byAccount.slice(0, COSTLIEST).map(priced)
    };
}
const ANSWERED = new Set([
    "solved",
    "no-solution"
]);
/** How often, in the last days, the engine stood behind its own answers and behind what language models said. */ async function reportChecks(deps, days) {
    const db = await deps.db();
    const since = sinceOf(deps, days);
    const [solved, claims, { replies, refuted }] = await Promise.all([
        countSolves(db, since),
        countClaims(db, since),
        countRefuted(db, since, __TURBOPACK__imported__module__815989__["A"])
    ]);
    const engine = {
        verified: 0,
        partial: 0,
        unchecked: 0,
        abstained: 0
    };
    for (const { status, verification, count } of solved)engine[ANSWERED.has(status) ? verification : "abstained"] += count;
    const told = (outcome)=>claims.find((claim)=>claim.outcome === outcome)?.count ?? 0;
    return {
        days,
        engine: ratesOf(engine),
        claims: ratesOf({
            verified: told("verified"),
            sampled: told("sampled"),
            refuted: told("refuted"),
            unchecked: told("unchecked"),
            left: told("left")
        }),
        replies: ratesOf({
            refuted
        }, replies)
    };
}
const sinceOf = ({ now }, days)=>new Date(now().getTime() - days * DAY_MS);
/** Whose account a name is about. */ async function holderOf(deps, name) {
    if (!isAccountId(name)) {
        const found = await personOf(deps, {
            email: name
        });
        if (found === "unasked") throw new __TURBOPACK__imported__module__861839__1["f"]("PRECONDITION_FAILED", {
            message: NO_ADDRESSES
        });
        if (!found) throw new __TURBOPACK__imported__module__861839__1["f"]("NOT_FOUND", {
            message: NOBODY
        });
        return found;
    }
    const userId = name.toLowerCase();
    const found = await personOf(deps, {
        userId
    });
    if (found !== "unasked" && found) return found;
    if (!await findSignUp(await deps.db(), userId)) throw new __TURBOPACK__imported__module__861839__1["f"]("NOT_FOUND", {
        message: NOBODY
    });
    return {
        userId,
        email: null
    };
}
/** Asks the auth server; "unasked" when it does not answer such questions. */ async function personOf({ auth }, wanted) {
    try {
        return await auth.findPerson(wanted);
    } catch  {
        return "unasked";
    }
}
var __TURBOPACK__imported__module__817492__ = __turbopack_context__.i(817492);
var __TURBOPACK__imported__module__764229__ = __turbopack_context__.i(764229);
// MERGED MODULE: [project]/server/session/operator.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__666680__ = __turbopack_context__.i(666680);
var __TURBOPACK__imported__module__984221__ = __turbopack_context__.i(984221);
var __TURBOPACK__imported__module__446581__ = __turbopack_context__.i(446581);
var __TURBOPACK__imported__module__955490__ = __turbopack_context__.i(955490);
;
;
;
;
;
const operatorToken = (secret)=>(0, __TURBOPACK__imported__module__955490__["f"])(secret, "operator");
function isOperator(headers, address) {
    if (!(0, __TURBOPACK__imported__module__446581__["f"])(address.replace(/^::ffff:/i, ""))) return false;
    const token = /^Bearer (\S+)$/.exec(headers.get("authorization") ?? "")?.[1];
    if (token === undefined) return false;
    return (0, __TURBOPACK__imported__module__666680__["timingSafeEqual"])(digest(token), digest(operatorToken(__TURBOPACK__imported__module__984221__["f"].AUTH_SECRET)));
}
const digest = (text)=>(0, __TURBOPACK__imported__module__666680__["createHash"])("sha256").update(text).digest();
;
;
;
;
;
;
;
function POST(request) {
    return (0, __TURBOPACK__imported__module__764229__["y"])(request, "admin", async ({ address })=>{
        const { deps } = (0, __TURBOPACK__imported__module__451277__["f"])();
        await (0, __TURBOPACK__imported__module__817492__["x"])(deps, "admin", {
            scope: null,
            address
        });
        if (!isOperator(request.headers, address)) throw new __TURBOPACK__imported__module__861839__["f"]("NOT_FOUND");
        const command = adminCommandSchema.parse(await (0, __TURBOPACK__imported__module__764229__["s"])(request));
        return Response.json(await runCommand(deps, command), {
            headers: {
                "cache-control": "no-store"
            }
        });
    });
}
__turbopack_context__.s([
    "POST",
    0,
    POST
], 532472);
}),
762569, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__747909__ = __turbopack_context__.i(747909);
var __TURBOPACK__imported__module__174017__ = __turbopack_context__.i(174017);
var __TURBOPACK__imported__module__996250__ = __turbopack_context__.i(996250);
var __TURBOPACK__imported__module__759756__ = __turbopack_context__.i(759756);
var __TURBOPACK__imported__module__561916__ = __turbopack_context__.i(561916);
var __TURBOPACK__imported__module__174677__ = __turbopack_context__.i(174677);
var __TURBOPACK__imported__module__869741__ = __turbopack_context__.i(869741);
var __TURBOPACK__imported__module__316795__ = __turbopack_context__.i(316795);
var __TURBOPACK__imported__module__487718__ = __turbopack_context__.i(487718);
var __TURBOPACK__imported__module__995169__ = __turbopack_context__.i(995169);
var __TURBOPACK__imported__module__47587__ = __turbopack_context__.i(47587);
var __TURBOPACK__imported__module__666012__ = __turbopack_context__.i(666012);
var __TURBOPACK__imported__module__570101__ = __turbopack_context__.i(570101);
var __TURBOPACK__imported__module__626937__ = __turbopack_context__.i(626937);
var __TURBOPACK__imported__module__10372__ = __turbopack_context__.i(10372);
var __TURBOPACK__imported__module__193695__ = __turbopack_context__.i(193695);
var __TURBOPACK__imported__module__509580__ = __turbopack_context__.i(509580);
var __TURBOPACK__imported__module__52474__ = __turbopack_context__.i(52474);
var __TURBOPACK__imported__module__600220__ = __turbopack_context__.i(600220);
;
;
;
;
;
;
;
;
;
;
;
;
;
;
;
;
;
;
// We inject the nextConfigOutput here so that we can use them in the route
// module.
const nextConfigOutput = "standalone";
const routeModule = new __TURBOPACK__imported__module__747909__["AppRouteRouteModule"]({
    definition: {
        kind: __TURBOPACK__imported__module__174017__["f"].APP_ROUTE,
        page: "/api/admin/route",
        pathname: "/api/admin",
        filename: "route",
        bundlePath: ""
    },
    distDir: ("TURBOPACK compile-time value", ".next") || '',
    relativeProjectDir: ("TURBOPACK compile-time value", "") || '',
    resolvedPagePath: "[project]/app/api/admin/route.ts",
    nextConfigOutput,
    // The lazy require factory ensures that:
    // - In dev: devRequestTimingInternalsEnd is set before userland executes,
    //   correctly attributing module load time to application-code rather than
    //   framework internals.
    // - In all modes: async modules (route files with top-level await) are
    //   handled correctly — require() returns a Promise for such modules, which
    //   ensureUserland() awaits before the first request is handled.
    userland: ()=>__turbopack_context__.r(532472),
    // In Turbopack dev mode, also provide a synchronous per-request getter so
    // server HMR updates are picked up without re-executing the entry chunk.
    // Using require() (synchronous) avoids adding async overhead that would be
    // incorrectly attributed to application-code time in devRequestTiming.
    ...("TURBOPACK compile-time falsy", 0) ? "TURBOPACK unreachable" : {}
});
// Pull out the exports that we need to expose from the module. This should
// be eliminated when we've moved the other routes to the new format. These
// are used to hook into the route.
const { workAsyncStorage, workUnitAsyncStorage, serverHooks } = routeModule;
function patchFetch() {
    return (0, __TURBOPACK__imported__module__996250__["f"])({
        workAsyncStorage,
        workUnitAsyncStorage
    });
}
;
async function handler(req, res, ctx) {
    if (ctx.requestMeta) {
        (0, __TURBOPACK__imported__module__759756__["R"])(req, ctx.requestMeta);
    }
    if (routeModule.isDev) {
        (0, __TURBOPACK__imported__module__759756__["i"])(req, 'devRequestTimingInternalsEnd', process.hrtime.bigint());
    }
    let srcPage = "/api/admin/route";
    // turbopack doesn't normalize `/index` in the page name
    // so we need to to process dynamic routes properly
    // TODO: fix turbopack providing differing value from webpack
    if ("TURBOPACK compile-time truthy", 1) {
        srcPage = srcPage.replace(/\/index$/, '') || '/';
    } else if (srcPage === '/index') {
        // we always normalize /index specifically
        srcPage = '/';
    }
    const multiZoneDraftMode = ("TURBOPACK compile-time value", false);
    // Registering `instrumentation.ts` usually installs the tracer provider, so
    // do it before starting the request span. The span is started before
    // `prepare`, so route module preparation is part of the request's trace.
    // When this request triggers registration, the lifecycle spans of
    // `instrumentation.ts` are emitted inside the request span.
    const { instrumentation } = await routeModule.ensureInstrumentation(req, {
        deferSpans: true
    });
    return routeModule.traceRequest(req, {
        tracer: (0, __TURBOPACK__imported__module__561916__["v"])(),
        spanName: `${req.method || 'GET'} ${srcPage}`,
        httpTarget: req.url,
        instrumentation
    }, (requestSpan, requestRootSpan)=>handleRequest(req, res, ctx, srcPage, multiZoneDraftMode, requestSpan, requestRootSpan));
}
async function handleRequest(req, res, ctx, srcPage, multiZoneDraftMode, requestSpan, requestRootSpan) {
    const prepareResult = await routeModule.prepare(req, res, {
        srcPage,
        multiZoneDraftMode
    });
    if (!prepareResult) {
        res.statusCode = 400;
        res.end('Bad Request');
        ctx.waitUntil == null ? void 0 : ctx.waitUntil.call(ctx, Promise.resolve());
        return null;
    }
    const { buildId, deploymentId, params, nextConfig, parsedUrl, isDraftMode, prerenderManifest, routerServerContext, isOnDemandRevalidate, revalidateOnlyGenerated, resolvedPathname, clientReferenceManifest, serverActionsManifest, previewProps } = prepareResult;
    const normalizedSrcPage = (0, __TURBOPACK__imported__module__869741__["f"])(srcPage);
    // Only this route's prerenders can establish ISR or admit generated params.
    const isPrerendered = Boolean(prerenderManifest.routes[resolvedPathname]) && (routeModule.isDev || (0, __TURBOPACK__imported__module__509580__["f"])(resolvedPathname, routeModule.cacheOwner, prerenderManifest.routes[resolvedPathname]));
    let isIsr = Boolean(prerenderManifest.dynamicRoutes[normalizedSrcPage] || isPrerendered);
    const render404 = async ()=>{
        // TODO: should route-module itself handle rendering the 404
        if (routerServerContext == null ? void 0 : routerServerContext.render404) {
            await routerServerContext.render404(req, res, parsedUrl, false);
        } else {
            res.end('This page could not be found');
        }
        return null;
    };
    if (isIsr && !isDraftMode) {
        const prerenderInfo = prerenderManifest.dynamicRoutes[normalizedSrcPage];
        if (prerenderInfo) {
            if (prerenderInfo.fallback === false && !isPrerendered) {
                if (nextConfig.adapterPath) {
                    return await render404();
                }
                throw new __TURBOPACK__imported__module__193695__["NoFallbackError"]();
            }
        }
    }
    let cacheKey = null;
    if (isIsr && !routeModule.isDev && !isDraftMode) {
        cacheKey = resolvedPathname;
        // ensure /index and / is normalized to one key
        cacheKey = cacheKey === '/index' ? '/' : cacheKey;
    }
    // Before rendering (which initializes component tree modules), we have to
    // set the reference manifests to our global store so Server Action's
    // encryption util can access to them at the top level of the page module.
    if (serverActionsManifest && clientReferenceManifest) {
        (0, __TURBOPACK__imported__module__174677__["f"])({
            page: srcPage,
            clientReferenceManifest,
            serverActionsManifest
        });
    }
    const method = req.method || 'GET';
    const tracer = (0, __TURBOPACK__imported__module__561916__["v"])();
    const isWrappedByNextServer = Boolean(routerServerContext == null ? void 0 : routerServerContext.isWrappedByNextServer);
    const isMinimalMode = Boolean((0, __TURBOPACK__imported__module__759756__["w"])(req, 'minimalMode'));
    const incrementalCache = (0, __TURBOPACK__imported__module__759756__["w"])(req, 'incrementalCache') || await routeModule.getIncrementalCache(req, nextConfig, previewProps, prerenderManifest, isMinimalMode);
    incrementalCache == null ? void 0 : incrementalCache.resetRequestCache();
    globalThis.__incrementalCache = incrementalCache;
    const context = {
        params,
        previewProps,
        renderOpts: {
            experimental: {
                authInterrupts: Boolean(nextConfig.experimental.authInterrupts),
                useCacheTimeout: nextConfig.experimental.useCacheTimeout,
                durableUseCacheEntries: Boolean(nextConfig.experimental.durableUseCacheEntries)
            },
            cacheComponents: Boolean(nextConfig.cacheComponents),
            validationLevel: nextConfig.experimental.instantInsights.validationLevel,
            isDraftMode,
            incrementalCache,
            hmrRefreshHash: (0, __TURBOPACK__imported__module__759756__["w"])(req, 'hmrRefreshHash'),
            cacheLifeProfiles: nextConfig.cacheLife,
            staticPageGenerationTimeout: nextConfig.staticPageGenerationTimeout,
            waitUntil: ctx.waitUntil,
            onClose: (cb)=>{
                res.on('close', cb);
            },
            onAfterTaskError: undefined
        },
        sharedContext: {
            buildId,
            deploymentId
        }
    };
    const nodeNextReq = new __TURBOPACK__imported__module__316795__["x"](req);
    const nodeNextRes = new __TURBOPACK__imported__module__316795__["e"](res);
    const nextReq = __TURBOPACK__imported__module__487718__["k"].fromNodeNextRequest(nodeNextReq, (0, __TURBOPACK__imported__module__487718__["t"])(res));
    const responseGenerator = async ({ previousCacheEntry })=>{
        try {
            if (!isMinimalMode && isOnDemandRevalidate && revalidateOnlyGenerated && !previousCacheEntry) {
                res.statusCode = 404;
                // on-demand revalidate always sets this header
                res.setHeader('x-nextjs-cache', 'REVALIDATED');
                res.end('This page could not be found');
                return null;
            }
            const response = cacheKey === null ? await routeModule.handle(nextReq, context) : await routeModule.prerender(nextReq, context);
            req.fetchMetrics = context.renderOpts.fetchMetrics;
            let pendingWaitUntil = context.renderOpts.pendingWaitUntil;
            // Attempt using provided waitUntil if available
            // if it's not we fallback to sendResponse's handling
            if (pendingWaitUntil) {
                if (ctx.waitUntil) {
                    ctx.waitUntil(pendingWaitUntil);
                    pendingWaitUntil = undefined;
                }
            }
            const cacheTags = context.renderOpts.collectedTags;
            // If the request is for a static response, we can cache it so long
            // as it's not edge.
            if (isIsr) {
                const blob = await response.blob();
                // Copy the headers from the response.
                const headers = (0, __TURBOPACK__imported__module__570101__["S"])(response.headers);
                if (cacheTags) {
                    headers[__TURBOPACK__imported__module__10372__["M"]] = cacheTags;
                }
                if (!headers['content-type'] && blob.type) {
                    headers['content-type'] = blob.type;
                }
                const revalidate = typeof context.renderOpts.collectedRevalidate === 'undefined' || context.renderOpts.collectedRevalidate >= __TURBOPACK__imported__module__10372__["Q"] ? false : context.renderOpts.collectedRevalidate;
                const expire = typeof context.renderOpts.collectedExpire === 'undefined' || context.renderOpts.collectedExpire >= __TURBOPACK__imported__module__10372__["Q"] ? // explicit `expire` (e.g. via `cacheLife`). This mirrors the
                // build-time fallback in `build/index.ts` so cache entries
                // and the response Cache-Control header agree on the route's
                // effective expire. Routes that opt out of revalidation
                // (`revalidate: false`) or that are dynamic (`revalidate: 0`)
                // keep `expire: undefined`.
                revalidate !== false && revalidate > 0 ? nextConfig.expireTime : undefined : context.renderOpts.collectedExpire;
                // Create the cache entry for the response.
                const cacheEntry = {
                    value: {
                        kind: __TURBOPACK__imported__module__600220__["x"].APP_ROUTE,
                        status: response.status,
                        body: Buffer.from(await blob.arrayBuffer()),
                        headers
                    },
                    cacheControl: {
                        revalidate,
                        expire
                    }
                };
                return cacheEntry;
            } else {
                // send response without caching if not ISR
                await (0, __TURBOPACK__imported__module__666012__["f"])(nodeNextReq, nodeNextRes, response, pendingWaitUntil);
                return null;
            }
        } catch (err) {
            // if this is a background revalidate we need to report
            // the request error here as it won't be bubbled
            if (previousCacheEntry == null ? void 0 : previousCacheEntry.isStale) {
                const silenceLog = false;
                await routeModule.onRequestError(req, err, {
                    routerKind: 'App Router',
                    routePath: srcPage,
                    routeType: 'route',
                    revalidateReason: (0, __TURBOPACK__imported__module__47587__["f"])({
                        isStaticGeneration: cacheKey !== null,
                        isOnDemandRevalidate
                    })
                }, silenceLog, routerServerContext);
            }
            throw err;
        }
    };
    const handleResponse = async (currentSpan)=>{
        try {
            var _cacheEntry_value;
            const cacheEntry = await routeModule.handleResponse({
                req,
                nextConfig,
                cacheKey,
                routeKind: __TURBOPACK__imported__module__174017__["f"].APP_ROUTE,
                isFallback: false,
                previewProps,
                prerenderManifest,
                isRoutePPREnabled: false,
                isOnDemandRevalidate,
                revalidateOnlyGenerated,
                responseGenerator,
                waitUntil: ctx.waitUntil,
                isMinimalMode
            });
            if (cacheEntry !== null && 'error' in cacheEntry) {
                throw cacheEntry.error;
            }
            // we don't create a cacheEntry for ISR
            if (!isIsr) {
                return;
            }
            if ((cacheEntry == null ? void 0 : (_cacheEntry_value = cacheEntry.value) == null ? void 0 : _cacheEntry_value.kind) !== __TURBOPACK__imported__module__600220__["x"].APP_ROUTE) {
                var _cacheEntry_value1;
                throw new Error(`Invariant: app-route received invalid cache entry ${cacheEntry == null ? void 0 : (_cacheEntry_value1 = cacheEntry.value) == null ? void 0 : _cacheEntry_value1.kind}`);
            }
            if (!isMinimalMode) {
                res.setHeader('x-nextjs-cache', isOnDemandRevalidate ? 'REVALIDATED' : cacheEntry.isMiss ? 'MISS' : cacheEntry.isStale ? 'STALE' : 'HIT');
            }
            // Draft mode should never be cached
            if (isDraftMode) {
                res.setHeader('Cache-Control', 'private, no-cache, no-store, max-age=0, must-revalidate');
            }
            const headers = (0, __TURBOPACK__imported__module__570101__["G"])(cacheEntry.value.headers);
            if (!(isMinimalMode && isIsr)) {
                headers.delete(__TURBOPACK__imported__module__10372__["M"]);
            }
            // If cache control is already set on the response we don't
            // override it to allow users to customize it via next.config
            if (cacheEntry.cacheControl && !res.getHeader('Cache-Control') && !headers.get('Cache-Control')) {
                headers.set('Cache-Control', (0, __TURBOPACK__imported__module__626937__["f"])(cacheEntry.cacheControl));
            }
            await (0, __TURBOPACK__imported__module__666012__["f"])(nodeNextReq, nodeNextRes, new Response(cacheEntry.value.body, {
                headers,
                status: cacheEntry.value.status || 200
            }));
            return;
        } catch (err) {
            if (!(err instanceof __TURBOPACK__imported__module__193695__["NoFallbackError"])) {
                const silenceLog = false;
                await routeModule.onRequestError(req, err, {
                    routerKind: 'App Router',
                    routePath: normalizedSrcPage,
                    routeType: 'route',
                    revalidateReason: (0, __TURBOPACK__imported__module__47587__["f"])({
                        isStaticGeneration: cacheKey !== null,
                        isOnDemandRevalidate
                    })
                }, silenceLog, routerServerContext);
            }
            // rethrow so that we can handle serving error page
            // If this is during static generation, throw the error again.
            if (isIsr) throw err;
            // Otherwise, send a 500 response unless the original response has
            // already committed. In that case, preserve its status code for
            // telemetry while still recording the failure and terminating a response
            // that the failed pipeline left open.
            if (res.headersSent) {
                if (currentSpan) {
                    const error = err instanceof Error ? err : new Error('Unknown app route error');
                    currentSpan.recordException(error);
                    currentSpan.setStatus({
                        code: __TURBOPACK__imported__module__561916__["J"].ERROR,
                        message: error.message
                    });
                    currentSpan.setAttribute('error.type', error.name);
                }
                if (!res.writableEnded && !res.destroyed) {
                    res.end();
                }
            } else {
                await (0, __TURBOPACK__imported__module__666012__["f"])(nodeNextReq, nodeNextRes, new Response(null, {
                    status: 500
                }));
            }
            return;
        } finally{
            ;
            (()=>{
                if (!currentSpan) {
                    return;
                }
                let statusCode = res.statusCode;
                currentSpan.setAttributes({
                    'http.status_code': statusCode,
                    'next.rsc': false
                });
                if (statusCode && statusCode >= 500) {
                    // For 5xx status codes: SHOULD be set to 'Error' span status.
                    // x-ref: https://opentelemetry.io/docs/specs/semconv/http/http-spans/#status
                    currentSpan.setStatus({
                        code: __TURBOPACK__imported__module__561916__["J"].ERROR
                    });
                    // For span status 'Error', SHOULD set 'error.type' attribute.
                    currentSpan.setAttribute('error.type', statusCode.toString());
                }
                const rootSpanAttributes = tracer.getRootSpanAttributes();
                // We were unable to get attributes, probably OTEL is not enabled
                if (!rootSpanAttributes) {
                    return;
                }
                if (rootSpanAttributes.get('next.span_type') !== __TURBOPACK__imported__module__995169__["q"].handleRequest) {
                    console.warn(`Unexpected root span type '${rootSpanAttributes.get('next.span_type')}'. Please report this Next.js issue https://github.com/vercel/next.js`);
                    return;
                }
                const route = rootSpanAttributes.get('next.route') || normalizedSrcPage;
                const name = `${method} ${route}`;
                currentSpan.setAttributes({
                    'next.route': route,
                    'http.route': route,
                    'next.span_name': name
                });
                currentSpan.updateName(name);
                // Propagate http.route to the request's root span if it isn't the
                // request span (e.g. a platform-created HTTP span in adapter
                // deployments).
                if (requestRootSpan && requestRootSpan !== currentSpan) {
                    requestRootSpan.setAttribute('http.route', route);
                    requestRootSpan.updateName(name);
                }
            })();
        }
    };
    // When invoked directly, the request span was started before `prepare`;
    // record the request target as normalized by it. next-server's request span
    // already has it.
    if (!isWrappedByNextServer && req.url !== undefined) {
        requestSpan == null ? void 0 : requestSpan.setAttribute('http.target', req.url);
    }
    await handleResponse(requestSpan);
}
__turbopack_context__.s([
    "handler",
    0,
    handler,
    "patchFetch",
    0,
    patchFetch,
    "routeModule",
    0,
    routeModule,
    "serverHooks",
    0,
    serverHooks,
    "workAsyncStorage",
    0,
    workAsyncStorage,
    "workUnitAsyncStorage",
    0,
    workUnitAsyncStorage
]);
}),
];

//# sourceMappingURL=_1xbmjo-xc7f0y._.js.map