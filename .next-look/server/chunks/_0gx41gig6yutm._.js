module.exports = [
82529, 417146, 
20144, 
509225, 
987295, 
326155, 
737675, 
208054, 
236763, 
341122, 
461196, 
38320, 
878609, 
892980, 
208901, 
281480, 
998159, 
906007, 
56133, 
710346, 
210421, 
615124, 
443599, 
662353, 
639315, 
770100, 
854219, 
((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/drizzle/schema/index.ts [instrumentation] (ecmascript) <locals>
;
// MERGED MODULE: [project]/drizzle/schema/account-sessions.ts [instrumentation] (ecmascript)
;
var __TURBOPACK__imported__module__511302__ = __turbopack_context__.i(511302);
var __TURBOPACK__imported__module__553184__ = __turbopack_context__.i(553184);
var __TURBOPACK__imported__module__775375__ = __turbopack_context__.i(775375);
var __TURBOPACK__imported__module__141757__ = __turbopack_context__.i(141757);
var __TURBOPACK__imported__module__10566__ = __turbopack_context__.i(10566);
var __TURBOPACK__imported__module__45115__ = __turbopack_context__.i(45115);
;
const accountSessions = (0, __TURBOPACK__imported__module__775375__["X"])("account_sessions", {
    /** The session's number, as its access token names it. */ id: (0, __TURBOPACK__imported__module__45115__["q"])("id").primaryKey(),
    userId: (0, __TURBOPACK__imported__module__45115__["q"])("user_id").notNull(),
    /** The browser and system as a student would name them: "Firefox on Android". */ device: (0, __TURBOPACK__imported__module__141757__["f"])("device").notNull(),
    createdAt: (0, __TURBOPACK__imported__module__10566__["_"])("created_at", {
        withTimezone: true
    }).notNull().defaultNow(),
    lastSeenAt: (0, __TURBOPACK__imported__module__10566__["_"])("last_seen_at", {
        withTimezone: true
    }).notNull().defaultNow(),
    /** Set when it was signed out, here or from elsewhere: its tokens are refused from then on. */ endedAt: (0, __TURBOPACK__imported__module__10566__["_"])("ended_at", {
        withTimezone: true
    }),
    /** The browser extension whose session it is, by its number; null for one of the auth server. */ extensionId: (0, __TURBOPACK__imported__module__141757__["f"])("extension_id"),
    /** How often an extension's session was renewed: a renewal token is good for one of them. */ renewals: (0, __TURBOPACK__imported__module__553184__["f"])("renewals").notNull().default(0)
}, (table)=>[
        (0, __TURBOPACK__imported__module__511302__["y"])("account_sessions_user").on(table.userId)
    ]);
__turbopack_context__.s([
    "f",
    0,
    accountSessions
], 417146);
// MERGED MODULE: [project]/drizzle/schema/accounts.ts [instrumentation] (ecmascript)
;
var __TURBOPACK__imported__module__775375__1 = __TURBOPACK__imported__module__775375__;
var __TURBOPACK__imported__module__141757__1 = __TURBOPACK__imported__module__141757__;
var __TURBOPACK__imported__module__10566__1 = __TURBOPACK__imported__module__10566__;
var __TURBOPACK__imported__module__45115__1 = __TURBOPACK__imported__module__45115__;
;
const accounts = (0, __TURBOPACK__imported__module__775375__1["X"])("accounts", {
    userId: (0, __TURBOPACK__imported__module__45115__1["q"])("user_id").primaryKey(),
    /** What the student wants to be called; null before they said. */ displayName: (0, __TURBOPACK__imported__module__141757__1["f"])("display_name"),
    /** The code of the account's own referral link. */ referralCode: (0, __TURBOPACK__imported__module__141757__1["f"])("referral_code").notNull().unique(),
    /** When the account was made, as the auth server tells. */ signedUpAt: (0, __TURBOPACK__imported__module__10566__1["_"])("signed_up_at", {
        withTimezone: true
    }).notNull(),
    /** A keyed digest of the normalised address of mail at the latest sign-in; null before one was seen. */ addressDigest: (0, __TURBOPACK__imported__module__141757__1["f"])("address_digest"),
    /** Tokens issued before this are refused: set by signing out everywhere. */ tokensValidFrom: (0, __TURBOPACK__imported__module__10566__1["_"])("tokens_valid_from", {
        withTimezone: true
    })
});
__turbopack_context__.s([
    "f",
    0,
    accounts
], 20144);
// MERGED MODULE: [project]/drizzle/schema/billing-customers.ts [instrumentation] (ecmascript)
;
var __TURBOPACK__imported__module__553184__1 = __TURBOPACK__imported__module__553184__;
var __TURBOPACK__imported__module__775375__2 = __TURBOPACK__imported__module__775375__;
var __TURBOPACK__imported__module__141757__2 = __TURBOPACK__imported__module__141757__;
var __TURBOPACK__imported__module__10566__2 = __TURBOPACK__imported__module__10566__;
var __TURBOPACK__imported__module__45115__2 = __TURBOPACK__imported__module__45115__;
;
const billingCustomers = (0, __TURBOPACK__imported__module__775375__2["X"])("billing_customers", {
    userId: (0, __TURBOPACK__imported__module__45115__2["q"])("user_id").primaryKey(),
    customerId: (0, __TURBOPACK__imported__module__141757__2["f"])("customer_id").notNull().unique(),
    createdAt: (0, __TURBOPACK__imported__module__10566__2["_"])("created_at", {
        withTimezone: true
    }).notNull().defaultNow(),
    /** How many looks at the provider were begun, and which of them is written down: a look that began earlier than the
   * one that is kept may be older, and is not kept. */ looksBegun: (0, __TURBOPACK__imported__module__553184__1["f"])("looks_begun").notNull().default(0),
    lookKept: (0, __TURBOPACK__imported__module__553184__1["f"])("look_kept").notNull().default(0),
    lookedAt: (0, __TURBOPACK__imported__module__10566__2["_"])("looked_at", {
        withTimezone: true
    }),
    /** The time of a test clock that was moved ahead; null where time is only the real one. */ clockAt: (0, __TURBOPACK__imported__module__10566__2["_"])("clock_at", {
        withTimezone: true
    })
});
__turbopack_context__.s([
    "f",
    0,
    billingCustomers
], 509225);
// MERGED MODULE: [project]/drizzle/schema/billing-events.ts [instrumentation] (ecmascript)
;
var __TURBOPACK__imported__module__511302__1 = __TURBOPACK__imported__module__511302__;
var __TURBOPACK__imported__module__553184__2 = __TURBOPACK__imported__module__553184__;
var __TURBOPACK__imported__module__775375__3 = __TURBOPACK__imported__module__775375__;
var __TURBOPACK__imported__module__141757__3 = __TURBOPACK__imported__module__141757__;
var __TURBOPACK__imported__module__10566__3 = __TURBOPACK__imported__module__10566__;
;
const billingEvents = (0, __TURBOPACK__imported__module__775375__3["X"])("billing_events", {
    id: (0, __TURBOPACK__imported__module__141757__3["f"])("id").primaryKey(),
    type: (0, __TURBOPACK__imported__module__141757__3["f"])("type").notNull(),
    /** Null for events that are about no customer. */ customerId: (0, __TURBOPACK__imported__module__141757__3["f"])("customer_id"),
    createdAt: (0, __TURBOPACK__imported__module__10566__3["_"])("created_at", {
        withTimezone: true
    }).notNull(),
    receivedAt: (0, __TURBOPACK__imported__module__10566__3["_"])("received_at", {
        withTimezone: true
    }).notNull(),
    attempts: (0, __TURBOPACK__imported__module__553184__2["f"])("attempts").notNull().default(0),
    doneAt: (0, __TURBOPACK__imported__module__10566__3["_"])("done_at", {
        withTimezone: true
    }),
    /** The code of the last failure. */ failure: (0, __TURBOPACK__imported__module__141757__3["f"])("failure")
}, (table)=>[
        (0, __TURBOPACK__imported__module__511302__1["y"])("billing_events_open").on(table.doneAt, table.receivedAt)
    ]);
__turbopack_context__.s([
    "f",
    0,
    billingEvents
], 987295);
// MERGED MODULE: [project]/drizzle/schema/chats.ts [instrumentation] (ecmascript)
;
var __TURBOPACK__imported__module__533102__ = __turbopack_context__.i(533102);
var __TURBOPACK__imported__module__687769__ = __turbopack_context__.i(687769);
var __TURBOPACK__imported__module__511302__2 = __TURBOPACK__imported__module__511302__;
var __TURBOPACK__imported__module__775375__4 = __TURBOPACK__imported__module__775375__;
var __TURBOPACK__imported__module__141757__4 = __TURBOPACK__imported__module__141757__;
var __TURBOPACK__imported__module__10566__4 = __TURBOPACK__imported__module__10566__;
var __TURBOPACK__imported__module__45115__3 = __TURBOPACK__imported__module__45115__;
// MERGED MODULE: [project]/drizzle/schema/solves.ts [instrumentation] (ecmascript)
;
var __TURBOPACK__imported__module__533102__1 = __TURBOPACK__imported__module__533102__;
var __TURBOPACK__imported__module__745644__ = __turbopack_context__.i(745644);
var __TURBOPACK__imported__module__687769__1 = __TURBOPACK__imported__module__687769__;
var __TURBOPACK__imported__module__511302__3 = __TURBOPACK__imported__module__511302__;
var __TURBOPACK__imported__module__553184__3 = __TURBOPACK__imported__module__553184__;
var __TURBOPACK__imported__module__741630__ = __turbopack_context__.i(741630);
var __TURBOPACK__imported__module__775375__5 = __TURBOPACK__imported__module__775375__;
var __TURBOPACK__imported__module__217702__ = __turbopack_context__.i(217702);
var __TURBOPACK__imported__module__141757__5 = __TURBOPACK__imported__module__141757__;
var __TURBOPACK__imported__module__10566__5 = __TURBOPACK__imported__module__10566__;
var __TURBOPACK__imported__module__45115__4 = __TURBOPACK__imported__module__45115__;
;
;
const solves = (0, __TURBOPACK__imported__module__775375__5["X"])("solves", {
    id: (0, __TURBOPACK__imported__module__141757__5["f"])("id").primaryKey(),
    userId: (0, __TURBOPACK__imported__module__45115__4["q"])("user_id"),
    guestId: (0, __TURBOPACK__imported__module__141757__5["f"])("guest_id"),
    /** What the student typed. */ text: (0, __TURBOPACK__imported__module__141757__5["f"])("text").notNull(),
    mode: (0, __TURBOPACK__imported__module__141757__5["f"])("mode", {
        enum: [
            "answer",
            "hints"
        ]
    }).notNull(),
    status: (0, __TURBOPACK__imported__module__141757__5["f"])("status").$type().notNull(),
    verification: (0, __TURBOPACK__imported__module__141757__5["f"])("verification").$type().notNull(),
    /** The answer as LaTeX; empty when there is none. */ latex: (0, __TURBOPACK__imported__module__141757__5["f"])("latex").notNull(),
    result: (0, __TURBOPACK__imported__module__741630__["y"])("result").$type().notNull(),
    /** How many steps the hint ladder has shown. */ revealedSteps: (0, __TURBOPACK__imported__module__553184__3["f"])("revealed_steps").notNull().default(0),
    answerRevealed: (0, __TURBOPACK__imported__module__745644__["f"])("answer_revealed").notNull().default(false),
    /** What the student last had checked: their answer or their working. */ attempt: (0, __TURBOPACK__imported__module__741630__["y"])("attempt").$type(),
    /** Null until a part of a worksheet is opened or tried, and for a single problem. */ partProgress: (0, __TURBOPACK__imported__module__741630__["y"])("part_progress").$type(),
    /** Time the engine took, in milliseconds. */ solveMs: (0, __TURBOPACK__imported__module__217702__["f"])("solve_ms").notNull(),
    /** Which engine worked it out; null for what is older than the record of it. */ engineVersion: (0, __TURBOPACK__imported__module__141757__5["f"])("engine_version"),
    createdAt: (0, __TURBOPACK__imported__module__10566__5["_"])("created_at", {
        withTimezone: true
    }).notNull().defaultNow()
}, (table)=>[
        (0, __TURBOPACK__imported__module__687769__1["p"])("solves_one_owner", __TURBOPACK__imported__module__533102__1["B"]`num_nonnulls(${table.userId}, ${table.guestId}) = 1`),
        (0, __TURBOPACK__imported__module__687769__1["p"])("solves_mode", __TURBOPACK__imported__module__533102__1["B"]`${table.mode} in ('answer', 'hints')`),
        (0, __TURBOPACK__imported__module__511302__3["y"])("solves_user_created").on(table.userId, table.createdAt.desc().nullsFirst()),
        (0, __TURBOPACK__imported__module__511302__3["y"])("solves_guest_created").on(table.guestId, table.createdAt.desc().nullsFirst())
    ]);
__turbopack_context__.s([
    "f",
    0,
    solves
], 326155);
;
;
;
const chats = (0, __TURBOPACK__imported__module__775375__4["X"])("chats", {
    id: (0, __TURBOPACK__imported__module__141757__4["f"])("id").primaryKey(),
    userId: (0, __TURBOPACK__imported__module__45115__3["q"])("user_id"),
    guestId: (0, __TURBOPACK__imported__module__141757__4["f"])("guest_id"),
    title: (0, __TURBOPACK__imported__module__141757__4["f"])("title").notNull(),
    /** The problem the conversation is about, if it started from one. */ solveId: (0, __TURBOPACK__imported__module__141757__4["f"])("solve_id").references(()=>solves.id, {
        onDelete: "set null"
    }),
    /** How the tutor helps. */ mode: (0, __TURBOPACK__imported__module__141757__4["f"])("mode", {
        enum: [
            "explain",
            "hints",
            "check"
        ]
    }).notNull().default("explain"),
    /** The last message of the branch that is shown; null in an empty conversation. */ headId: (0, __TURBOPACK__imported__module__141757__4["f"])("head_id"),
    createdAt: (0, __TURBOPACK__imported__module__10566__4["_"])("created_at", {
        withTimezone: true
    }).notNull().defaultNow(),
    updatedAt: (0, __TURBOPACK__imported__module__10566__4["_"])("updated_at", {
        withTimezone: true
    }).notNull().defaultNow()
}, (table)=>[
        (0, __TURBOPACK__imported__module__687769__["p"])("chats_one_owner", __TURBOPACK__imported__module__533102__["B"]`num_nonnulls(${table.userId}, ${table.guestId}) = 1`),
        (0, __TURBOPACK__imported__module__687769__["p"])("chats_mode", __TURBOPACK__imported__module__533102__["B"]`${table.mode} in ('explain', 'hints', 'check')`),
        (0, __TURBOPACK__imported__module__511302__2["y"])("chats_user_updated").on(table.userId, table.updatedAt.desc().nullsFirst()),
        (0, __TURBOPACK__imported__module__511302__2["y"])("chats_guest_updated").on(table.guestId, table.updatedAt.desc().nullsFirst()),
        (0, __TURBOPACK__imported__module__511302__2["y"])("chats_solve").on(table.solveId)
    ]);
__turbopack_context__.s([
    "f",
    0,
    chats
], 737675);
// MERGED MODULE: [project]/drizzle/schema/extension-codes.ts [instrumentation] (ecmascript)
;
var __TURBOPACK__imported__module__511302__4 = __TURBOPACK__imported__module__511302__;
var __TURBOPACK__imported__module__775375__6 = __TURBOPACK__imported__module__775375__;
var __TURBOPACK__imported__module__141757__6 = __TURBOPACK__imported__module__141757__;
var __TURBOPACK__imported__module__10566__6 = __TURBOPACK__imported__module__10566__;
var __TURBOPACK__imported__module__45115__5 = __TURBOPACK__imported__module__45115__;
;
const extensionCodes = (0, __TURBOPACK__imported__module__775375__6["X"])("extension_codes", {
    /** SHA-256 of 256 random bits. */ digest: (0, __TURBOPACK__imported__module__141757__6["f"])("digest").primaryKey(),
    userId: (0, __TURBOPACK__imported__module__45115__5["q"])("user_id").notNull(),
    email: (0, __TURBOPACK__imported__module__141757__6["f"])("email").notNull(),
    /** How the person signed in; null when their token did not say. */ provider: (0, __TURBOPACK__imported__module__141757__6["f"])("provider"),
    /** The session in which it was allowed: the code ends with it. */ allowedIn: (0, __TURBOPACK__imported__module__141757__6["f"])("allowed_in"),
    extensionId: (0, __TURBOPACK__imported__module__141757__6["f"])("extension_id").notNull(),
    redirectUri: (0, __TURBOPACK__imported__module__141757__6["f"])("redirect_uri").notNull(),
    /** SHA-256 of the secret that the extension keeps until it hands the code in. */ challenge: (0, __TURBOPACK__imported__module__141757__6["f"])("challenge").notNull(),
    expiresAt: (0, __TURBOPACK__imported__module__10566__6["_"])("expires_at", {
        withTimezone: true
    }).notNull()
}, (table)=>[
        (0, __TURBOPACK__imported__module__511302__4["y"])("extension_codes_expiry").on(table.expiresAt)
    ]);
__turbopack_context__.s([
    "f",
    0,
    extensionCodes
], 208054);
// MERGED MODULE: [project]/drizzle/schema/former-accounts.ts [instrumentation] (ecmascript)
;
var __TURBOPACK__imported__module__745644__1 = __TURBOPACK__imported__module__745644__;
var __TURBOPACK__imported__module__511302__5 = __TURBOPACK__imported__module__511302__;
var __TURBOPACK__imported__module__775375__7 = __TURBOPACK__imported__module__775375__;
var __TURBOPACK__imported__module__141757__7 = __TURBOPACK__imported__module__141757__;
var __TURBOPACK__imported__module__10566__7 = __TURBOPACK__imported__module__10566__;
;
const formerAccounts = (0, __TURBOPACK__imported__module__775375__7["X"])("former_accounts", {
    /** A keyed digest of the normalised address; nobody can tell which it is without AUTH_SECRET. */ addressDigest: (0, __TURBOPACK__imported__module__141757__7["f"])("address_digest").primaryKey(),
    /** Whether the account had a trial. */ hadTrial: (0, __TURBOPACK__imported__module__745644__1["f"])("had_trial").notNull(),
    deletedAt: (0, __TURBOPACK__imported__module__10566__7["_"])("deleted_at", {
        withTimezone: true
    }).notNull()
}, (table)=>[
        (0, __TURBOPACK__imported__module__511302__5["y"])("former_accounts_deleted").on(table.deletedAt)
    ]);
__turbopack_context__.s([
    "f",
    0,
    formerAccounts
], 236763);
// MERGED MODULE: [project]/drizzle/schema/granted-days.ts [instrumentation] (ecmascript)
;
var __TURBOPACK__imported__module__511302__6 = __TURBOPACK__imported__module__511302__;
var __TURBOPACK__imported__module__553184__4 = __TURBOPACK__imported__module__553184__;
var __TURBOPACK__imported__module__775375__8 = __TURBOPACK__imported__module__775375__;
var __TURBOPACK__imported__module__141757__8 = __TURBOPACK__imported__module__141757__;
var __TURBOPACK__imported__module__10566__8 = __TURBOPACK__imported__module__10566__;
var __TURBOPACK__imported__module__45115__6 = __TURBOPACK__imported__module__45115__;
;
const grantedDays = (0, __TURBOPACK__imported__module__775375__8["X"])("granted_days", {
    id: (0, __TURBOPACK__imported__module__141757__8["f"])("id").primaryKey(),
    userId: (0, __TURBOPACK__imported__module__45115__6["q"])("user_id").notNull(),
    days: (0, __TURBOPACK__imported__module__553184__4["f"])("days").notNull(),
    reason: (0, __TURBOPACK__imported__module__141757__8["f"])("reason").notNull(),
    grantedAt: (0, __TURBOPACK__imported__module__10566__8["_"])("granted_at", {
        withTimezone: true
    }).notNull().defaultNow()
}, (table)=>[
        (0, __TURBOPACK__imported__module__511302__6["y"])("granted_days_user").on(table.userId)
    ]);
__turbopack_context__.s([
    "f",
    0,
    grantedDays
], 341122);
// MERGED MODULE: [project]/drizzle/schema/guest-claims.ts [instrumentation] (ecmascript)
;
var __TURBOPACK__imported__module__775375__9 = __TURBOPACK__imported__module__775375__;
var __TURBOPACK__imported__module__141757__9 = __TURBOPACK__imported__module__141757__;
var __TURBOPACK__imported__module__10566__9 = __TURBOPACK__imported__module__10566__;
var __TURBOPACK__imported__module__45115__7 = __TURBOPACK__imported__module__45115__;
;
const guestClaims = (0, __TURBOPACK__imported__module__775375__9["X"])("guest_claims", {
    guestId: (0, __TURBOPACK__imported__module__141757__9["f"])("guest_id").primaryKey(),
    userId: (0, __TURBOPACK__imported__module__45115__7["q"])("user_id").notNull(),
    claimedAt: (0, __TURBOPACK__imported__module__10566__9["_"])("claimed_at", {
        withTimezone: true
    }).notNull().defaultNow()
});
__turbopack_context__.s([
    "f",
    0,
    guestClaims
], 461196);
// MERGED MODULE: [project]/drizzle/schema/invoices.ts [instrumentation] (ecmascript)
;
var __TURBOPACK__imported__module__745644__2 = __TURBOPACK__imported__module__745644__;
var __TURBOPACK__imported__module__511302__7 = __TURBOPACK__imported__module__511302__;
var __TURBOPACK__imported__module__553184__5 = __TURBOPACK__imported__module__553184__;
var __TURBOPACK__imported__module__775375__10 = __TURBOPACK__imported__module__775375__;
var __TURBOPACK__imported__module__141757__10 = __TURBOPACK__imported__module__141757__;
var __TURBOPACK__imported__module__10566__10 = __TURBOPACK__imported__module__10566__;
var __TURBOPACK__imported__module__45115__8 = __TURBOPACK__imported__module__45115__;
;
const invoices = (0, __TURBOPACK__imported__module__775375__10["X"])("invoices", {
    id: (0, __TURBOPACK__imported__module__141757__10["f"])("id").primaryKey(),
    userId: (0, __TURBOPACK__imported__module__45115__8["q"])("user_id").notNull(),
    subscriptionId: (0, __TURBOPACK__imported__module__141757__10["f"])("subscription_id"),
    number: (0, __TURBOPACK__imported__module__141757__10["f"])("number"),
    status: (0, __TURBOPACK__imported__module__141757__10["f"])("status", {
        enum: [
            "draft",
            "open",
            "paid",
            "void",
            "uncollectible"
        ]
    }).notNull(),
    currency: (0, __TURBOPACK__imported__module__141757__10["f"])("currency").notNull(),
    amountDue: (0, __TURBOPACK__imported__module__553184__5["f"])("amount_due").notNull(),
    amountPaid: (0, __TURBOPACK__imported__module__553184__5["f"])("amount_paid").notNull(),
    amountRefunded: (0, __TURBOPACK__imported__module__553184__5["f"])("amount_refunded").notNull().default(0),
    /** Whether the payer's bank is asking for the money back, or has got it. */ disputed: (0, __TURBOPACK__imported__module__745644__2["f"])("disputed").notNull().default(false),
    /** The time that was paid for. */ periodStart: (0, __TURBOPACK__imported__module__10566__10["_"])("period_start", {
        withTimezone: true
    }).notNull(),
    periodEnd: (0, __TURBOPACK__imported__module__10566__10["_"])("period_end", {
        withTimezone: true
    }).notNull(),
    createdAt: (0, __TURBOPACK__imported__module__10566__10["_"])("created_at", {
        withTimezone: true
    }).notNull(),
    paidAt: (0, __TURBOPACK__imported__module__10566__10["_"])("paid_at", {
        withTimezone: true
    }),
    /** Where the payer can see and pay it. */ url: (0, __TURBOPACK__imported__module__141757__10["f"])("url")
}, (table)=>[
        (0, __TURBOPACK__imported__module__511302__7["y"])("invoices_user_created").on(table.userId, table.createdAt.desc().nullsFirst())
    ]);
__turbopack_context__.s([
    "f",
    0,
    invoices
], 38320);
// MERGED MODULE: [project]/drizzle/schema/known-places.ts [instrumentation] (ecmascript)
;
var __TURBOPACK__imported__module__511302__8 = __TURBOPACK__imported__module__511302__;
var __TURBOPACK__imported__module__775375__11 = __TURBOPACK__imported__module__775375__;
var __TURBOPACK__imported__module__141757__11 = __TURBOPACK__imported__module__141757__;
var __TURBOPACK__imported__module__10566__11 = __TURBOPACK__imported__module__10566__;
;
const knownPlaces = (0, __TURBOPACK__imported__module__775375__11["X"])("known_places", {
    /** A keyed digest of the address of mail and the network address together: neither stands here. */ key: (0, __TURBOPACK__imported__module__141757__11["f"])("key").primaryKey(),
    seenAt: (0, __TURBOPACK__imported__module__10566__11["_"])("seen_at", {
        withTimezone: true
    }).notNull()
}, (table)=>[
        (0, __TURBOPACK__imported__module__511302__8["y"])("known_places_seen").on(table.seenAt)
    ]);
__turbopack_context__.s([
    "f",
    0,
    knownPlaces
], 878609);
// MERGED MODULE: [project]/drizzle/schema/mailed-links.ts [instrumentation] (ecmascript)
;
var __TURBOPACK__imported__module__511302__9 = __TURBOPACK__imported__module__511302__;
var __TURBOPACK__imported__module__775375__12 = __TURBOPACK__imported__module__775375__;
var __TURBOPACK__imported__module__141757__12 = __TURBOPACK__imported__module__141757__;
var __TURBOPACK__imported__module__10566__12 = __TURBOPACK__imported__module__10566__;
;
const mailedLinks = (0, __TURBOPACK__imported__module__775375__12["X"])("mailed_links", {
    /** What the link carries, without the mark that only the server can make. */ tokenHash: (0, __TURBOPACK__imported__module__141757__12["f"])("token_hash").primaryKey(),
    /** The mailbox it was sent to. */ email: (0, __TURBOPACK__imported__module__141757__12["f"])("email").notNull(),
    /** `signup` confirms an address for the first time; `magiclink` and `recovery` sign in. */ type: (0, __TURBOPACK__imported__module__141757__12["f"])("type").notNull(),
    /** The password chosen by the sign-up that this link belongs to, hashed: it is nobody's password before this very
     * link is opened. Null when no password can come of it. */ passwordHash: (0, __TURBOPACK__imported__module__141757__12["f"])("password_hash"),
    sentAt: (0, __TURBOPACK__imported__module__10566__12["_"])("sent_at", {
        withTimezone: true
    }).notNull().defaultNow()
}, (table)=>[
        (0, __TURBOPACK__imported__module__511302__9["y"])("mailed_links_email").on(table.email)
    ]);
__turbopack_context__.s([
    "f",
    0,
    mailedLinks
], 892980);
// MERGED MODULE: [project]/drizzle/schema/messages.ts [instrumentation] (ecmascript)
;
var __TURBOPACK__imported__module__511302__10 = __TURBOPACK__imported__module__511302__;
var __TURBOPACK__imported__module__553184__6 = __TURBOPACK__imported__module__553184__;
var __TURBOPACK__imported__module__741630__1 = __TURBOPACK__imported__module__741630__;
var __TURBOPACK__imported__module__775375__13 = __TURBOPACK__imported__module__775375__;
var __TURBOPACK__imported__module__141757__13 = __TURBOPACK__imported__module__141757__;
var __TURBOPACK__imported__module__10566__13 = __TURBOPACK__imported__module__10566__;
var __TURBOPACK__imported__module__206097__ = __turbopack_context__.i(206097);
;
;
const messages = (0, __TURBOPACK__imported__module__775375__13["X"])("messages", {
    id: (0, __TURBOPACK__imported__module__141757__13["f"])("id").primaryKey(),
    chatId: (0, __TURBOPACK__imported__module__141757__13["f"])("chat_id").notNull().references(()=>chats.id, {
        onDelete: "cascade"
    }),
    /** The message it follows; null for a first one. Messages that follow the same one are its versions. */ parentId: (0, __TURBOPACK__imported__module__141757__13["f"])("parent_id").references(()=>messages.id, {
        onDelete: "cascade"
    }),
    role: (0, __TURBOPACK__imported__module__141757__13["f"])("role").$type().notNull(),
    parts: (0, __TURBOPACK__imported__module__741630__1["y"])("parts").$type().notNull(),
    /** Place in the order of writing, from 0: a student's messages have even places, replies odd ones. */ position: (0, __TURBOPACK__imported__module__553184__6["f"])("position").notNull(),
    createdAt: (0, __TURBOPACK__imported__module__10566__13["_"])("created_at", {
        withTimezone: true
    }).notNull().defaultNow()
}, (table)=>[
        (0, __TURBOPACK__imported__module__206097__["H"])("messages_chat_position").on(table.chatId, table.position),
        (0, __TURBOPACK__imported__module__511302__10["y"])("messages_parent").on(table.parentId)
    ]);
__turbopack_context__.s([
    "f",
    0,
    messages
], 208901);
// MERGED MODULE: [project]/drizzle/schema/practice.ts [instrumentation] (ecmascript)
;
var __TURBOPACK__imported__module__533102__2 = __TURBOPACK__imported__module__533102__;
var __TURBOPACK__imported__module__69659__ = __turbopack_context__.i(69659);
var __TURBOPACK__imported__module__687769__2 = __TURBOPACK__imported__module__687769__;
var __TURBOPACK__imported__module__511302__11 = __TURBOPACK__imported__module__511302__;
var __TURBOPACK__imported__module__553184__7 = __TURBOPACK__imported__module__553184__;
var __TURBOPACK__imported__module__741630__2 = __TURBOPACK__imported__module__741630__;
var __TURBOPACK__imported__module__775375__14 = __TURBOPACK__imported__module__775375__;
var __TURBOPACK__imported__module__217702__1 = __TURBOPACK__imported__module__217702__;
var __TURBOPACK__imported__module__537593__ = __turbopack_context__.i(537593);
var __TURBOPACK__imported__module__141757__14 = __TURBOPACK__imported__module__141757__;
var __TURBOPACK__imported__module__10566__14 = __TURBOPACK__imported__module__10566__;
var __TURBOPACK__imported__module__206097__1 = __TURBOPACK__imported__module__206097__;
var __TURBOPACK__imported__module__45115__9 = __TURBOPACK__imported__module__45115__;
;
;
const practiceReviews = (0, __TURBOPACK__imported__module__775375__14["X"])("practice_reviews", {
    id: (0, __TURBOPACK__imported__module__141757__14["f"])("id").primaryKey(),
    userId: (0, __TURBOPACK__imported__module__45115__9["q"])("user_id"),
    guestId: (0, __TURBOPACK__imported__module__141757__14["f"])("guest_id"),
    /** Skill, level and seed in one: the problem can be made again from it. */ problem: (0, __TURBOPACK__imported__module__141757__14["f"])("problem").notNull(),
    skill: (0, __TURBOPACK__imported__module__141757__14["f"])("skill").notNull(),
    level: (0, __TURBOPACK__imported__module__537593__["f"])("level").notNull(),
    seed: (0, __TURBOPACK__imported__module__69659__["f"])("seed", {
        mode: "number"
    }).notNull(),
    /** The problem as it was set. */ text: (0, __TURBOPACK__imported__module__141757__14["f"])("text").notNull(),
    events: (0, __TURBOPACK__imported__module__741630__2["y"])("events").$type().notNull(),
    /** What it counts as: 1 again, 2 hard, 3 good. Null until it counts. */ rating: (0, __TURBOPACK__imported__module__537593__["f"])("rating"),
    /** When it counted first. */ reviewedAt: (0, __TURBOPACK__imported__module__10566__14["_"])("reviewed_at", {
        withTimezone: true
    }),
    createdAt: (0, __TURBOPACK__imported__module__10566__14["_"])("created_at", {
        withTimezone: true
    }).notNull().defaultNow()
}, (table)=>[
        (0, __TURBOPACK__imported__module__687769__2["p"])("practice_reviews_one_owner", __TURBOPACK__imported__module__533102__2["B"]`num_nonnulls(${table.userId}, ${table.guestId}) = 1`),
        (0, __TURBOPACK__imported__module__687769__2["p"])("practice_reviews_rating", __TURBOPACK__imported__module__533102__2["B"]`${table.rating} between 1 and 3`),
        (0, __TURBOPACK__imported__module__206097__1["H"])("practice_reviews_user_once").on(table.userId, table.problem),
        (0, __TURBOPACK__imported__module__206097__1["H"])("practice_reviews_guest_once").on(table.guestId, table.problem),
        (0, __TURBOPACK__imported__module__511302__11["y"])("practice_reviews_user_skill").on(table.userId, table.skill, table.reviewedAt),
        (0, __TURBOPACK__imported__module__511302__11["y"])("practice_reviews_guest_skill").on(table.guestId, table.skill, table.reviewedAt)
    ]);
const practiceCards = (0, __TURBOPACK__imported__module__775375__14["X"])("practice_cards", {
    id: (0, __TURBOPACK__imported__module__141757__14["f"])("id").primaryKey(),
    userId: (0, __TURBOPACK__imported__module__45115__9["q"])("user_id"),
    guestId: (0, __TURBOPACK__imported__module__141757__14["f"])("guest_id"),
    skill: (0, __TURBOPACK__imported__module__141757__14["f"])("skill").notNull(),
    reviews: (0, __TURBOPACK__imported__module__553184__7["f"])("reviews").notNull(),
    dueAt: (0, __TURBOPACK__imported__module__10566__14["_"])("due_at", {
        withTimezone: true
    }).notNull(),
    reviewedAt: (0, __TURBOPACK__imported__module__10566__14["_"])("reviewed_at", {
        withTimezone: true
    }).notNull(),
    /** In days, as the scheduler counts. */ stability: (0, __TURBOPACK__imported__module__217702__1["f"])("stability").notNull(),
    /** Right at the first try, one after the other, up to now. */ streak: (0, __TURBOPACK__imported__module__553184__7["f"])("streak").notNull(),
    /** The wrong turn that was last seen. */ misconception: (0, __TURBOPACK__imported__module__141757__14["f"])("misconception")
}, (table)=>[
        (0, __TURBOPACK__imported__module__687769__2["p"])("practice_cards_one_owner", __TURBOPACK__imported__module__533102__2["B"]`num_nonnulls(${table.userId}, ${table.guestId}) = 1`),
        (0, __TURBOPACK__imported__module__206097__1["H"])("practice_cards_user_skill").on(table.userId, table.skill),
        (0, __TURBOPACK__imported__module__206097__1["H"])("practice_cards_guest_skill").on(table.guestId, table.skill)
    ]);
__turbopack_context__.s([
    "s",
    0,
    practiceCards,
    "N",
    0,
    practiceReviews
], 281480);
// MERGED MODULE: [project]/drizzle/schema/practice-sets.ts [instrumentation] (ecmascript)
;
var __TURBOPACK__imported__module__533102__3 = __TURBOPACK__imported__module__533102__;
var __TURBOPACK__imported__module__687769__3 = __TURBOPACK__imported__module__687769__;
var __TURBOPACK__imported__module__511302__12 = __TURBOPACK__imported__module__511302__;
var __TURBOPACK__imported__module__741630__3 = __TURBOPACK__imported__module__741630__;
var __TURBOPACK__imported__module__775375__15 = __TURBOPACK__imported__module__775375__;
var __TURBOPACK__imported__module__141757__15 = __TURBOPACK__imported__module__141757__;
var __TURBOPACK__imported__module__10566__15 = __TURBOPACK__imported__module__10566__;
var __TURBOPACK__imported__module__206097__2 = __TURBOPACK__imported__module__206097__;
var __TURBOPACK__imported__module__45115__10 = __TURBOPACK__imported__module__45115__;
;
;
const practiceSets = (0, __TURBOPACK__imported__module__775375__15["X"])("practice_sets", {
    id: (0, __TURBOPACK__imported__module__141757__15["f"])("id").primaryKey(),
    userId: (0, __TURBOPACK__imported__module__45115__10["q"])("user_id"),
    guestId: (0, __TURBOPACK__imported__module__141757__15["f"])("guest_id"),
    /** The end of the link's address. */ token: (0, __TURBOPACK__imported__module__141757__15["f"])("token").notNull().unique(),
    title: (0, __TURBOPACK__imported__module__141757__15["f"])("title").notNull(),
    items: (0, __TURBOPACK__imported__module__741630__3["y"])("items").$type().notNull(),
    createdAt: (0, __TURBOPACK__imported__module__10566__15["_"])("created_at", {
        withTimezone: true
    }).notNull().defaultNow()
}, (table)=>[
        (0, __TURBOPACK__imported__module__687769__3["p"])("practice_sets_one_owner", __TURBOPACK__imported__module__533102__3["B"]`num_nonnulls(${table.userId}, ${table.guestId}) = 1`),
        (0, __TURBOPACK__imported__module__511302__12["y"])("practice_sets_user_created").on(table.userId, table.createdAt),
        (0, __TURBOPACK__imported__module__511302__12["y"])("practice_sets_guest_created").on(table.guestId, table.createdAt)
    ]);
const practiceParticipants = (0, __TURBOPACK__imported__module__775375__15["X"])("practice_participants", {
    id: (0, __TURBOPACK__imported__module__141757__15["f"])("id").primaryKey(),
    setId: (0, __TURBOPACK__imported__module__141757__15["f"])("set_id").notNull().references(()=>practiceSets.id, {
        onDelete: "cascade"
    }),
    userId: (0, __TURBOPACK__imported__module__45115__10["q"])("user_id"),
    guestId: (0, __TURBOPACK__imported__module__141757__15["f"])("guest_id"),
    /** What the maker of the set knows them by; null where they gave no name. */ name: (0, __TURBOPACK__imported__module__141757__15["f"])("name"),
    /** Skill, level and seed of each problem in one, as in a review, in their order. */ problems: (0, __TURBOPACK__imported__module__741630__3["y"])("problems").$type().notNull(),
    joinedAt: (0, __TURBOPACK__imported__module__10566__15["_"])("joined_at", {
        withTimezone: true
    }).notNull().defaultNow()
}, (table)=>[
        (0, __TURBOPACK__imported__module__687769__3["p"])("practice_participants_one_owner", __TURBOPACK__imported__module__533102__3["B"]`num_nonnulls(${table.userId}, ${table.guestId}) = 1`),
        (0, __TURBOPACK__imported__module__206097__2["H"])("practice_participants_user_once").on(table.setId, table.userId),
        (0, __TURBOPACK__imported__module__206097__2["H"])("practice_participants_guest_once").on(table.setId, table.guestId),
        (0, __TURBOPACK__imported__module__511302__12["y"])("practice_participants_user").on(table.userId),
        (0, __TURBOPACK__imported__module__511302__12["y"])("practice_participants_guest").on(table.guestId)
    ]);
__turbopack_context__.s([
    "Q",
    0,
    practiceParticipants,
    "M",
    0,
    practiceSets
], 998159);
// MERGED MODULE: [project]/drizzle/schema/rate-buckets.ts [instrumentation] (ecmascript)
;
var __TURBOPACK__imported__module__511302__13 = __TURBOPACK__imported__module__511302__;
var __TURBOPACK__imported__module__775375__16 = __TURBOPACK__imported__module__775375__;
var __TURBOPACK__imported__module__141757__16 = __TURBOPACK__imported__module__141757__;
var __TURBOPACK__imported__module__10566__16 = __TURBOPACK__imported__module__10566__;
;
const rateBuckets = (0, __TURBOPACK__imported__module__775375__16["X"])("rate_buckets", {
    /** A digest: neither an e-mail address nor a network address stands here. */ key: (0, __TURBOPACK__imported__module__141757__16["f"])("key").primaryKey(),
    fullAt: (0, __TURBOPACK__imported__module__10566__16["_"])("full_at", {
        withTimezone: true
    }).notNull()
}, (table)=>[
        (0, __TURBOPACK__imported__module__511302__13["y"])("rate_buckets_full").on(table.fullAt)
    ]);
__turbopack_context__.s([
    "f",
    0,
    rateBuckets
], 906007);
// MERGED MODULE: [project]/drizzle/schema/referrals.ts [instrumentation] (ecmascript)
;
var __TURBOPACK__imported__module__533102__4 = __TURBOPACK__imported__module__533102__;
var __TURBOPACK__imported__module__687769__4 = __TURBOPACK__imported__module__687769__;
var __TURBOPACK__imported__module__511302__14 = __TURBOPACK__imported__module__511302__;
var __TURBOPACK__imported__module__553184__8 = __TURBOPACK__imported__module__553184__;
var __TURBOPACK__imported__module__775375__17 = __TURBOPACK__imported__module__775375__;
var __TURBOPACK__imported__module__141757__17 = __TURBOPACK__imported__module__141757__;
var __TURBOPACK__imported__module__10566__17 = __TURBOPACK__imported__module__10566__;
var __TURBOPACK__imported__module__45115__11 = __TURBOPACK__imported__module__45115__;
;
;
const referrals = (0, __TURBOPACK__imported__module__775375__17["X"])("referrals", {
    newcomerId: (0, __TURBOPACK__imported__module__45115__11["q"])("newcomer_id").primaryKey(),
    /** Null once the referrer has deleted the account. */ referrerId: (0, __TURBOPACK__imported__module__45115__11["q"])("referrer_id"),
    boundAt: (0, __TURBOPACK__imported__module__10566__17["_"])("bound_at", {
        withTimezone: true
    }).notNull().defaultNow()
}, (table)=>[
        (0, __TURBOPACK__imported__module__687769__4["p"])("referrals_not_oneself", __TURBOPACK__imported__module__533102__4["B"]`${table.newcomerId} <> ${table.referrerId}`),
        (0, __TURBOPACK__imported__module__511302__14["y"])("referrals_referrer").on(table.referrerId)
    ]);
const referralRewards = (0, __TURBOPACK__imported__module__775375__17["X"])("referral_rewards", {
    newcomerId: (0, __TURBOPACK__imported__module__45115__11["q"])("newcomer_id").primaryKey(),
    referrerId: (0, __TURBOPACK__imported__module__45115__11["q"])("referrer_id").notNull(),
    /** The paid invoice that earned it. */ invoiceId: (0, __TURBOPACK__imported__module__141757__17["f"])("invoice_id").notNull().unique(),
    /** Days of Plus. */ days: (0, __TURBOPACK__imported__module__553184__8["f"])("days").notNull(),
    grantedAt: (0, __TURBOPACK__imported__module__10566__17["_"])("granted_at", {
        withTimezone: true
    }).notNull().defaultNow(),
    /** Set when the invoice was refunded. */ revokedAt: (0, __TURBOPACK__imported__module__10566__17["_"])("revoked_at", {
        withTimezone: true
    })
}, (table)=>[
        (0, __TURBOPACK__imported__module__511302__14["y"])("referral_rewards_referrer").on(table.referrerId)
    ]);
__turbopack_context__.s([
    "v",
    0,
    referralRewards,
    "t",
    0,
    referrals
], 56133);
// MERGED MODULE: [project]/drizzle/schema/reveals.ts [instrumentation] (ecmascript)
;
var __TURBOPACK__imported__module__553184__9 = __TURBOPACK__imported__module__553184__;
var __TURBOPACK__imported__module__775375__18 = __TURBOPACK__imported__module__775375__;
var __TURBOPACK__imported__module__141757__18 = __TURBOPACK__imported__module__141757__;
var __TURBOPACK__imported__module__10566__18 = __TURBOPACK__imported__module__10566__;
var __TURBOPACK__imported__module__206097__3 = __TURBOPACK__imported__module__206097__;
;
;
const reveals = (0, __TURBOPACK__imported__module__775375__18["X"])("reveals", {
    id: (0, __TURBOPACK__imported__module__141757__18["f"])("id").primaryKey(),
    chatId: (0, __TURBOPACK__imported__module__141757__18["f"])("chat_id").notNull().references(()=>chats.id, {
        onDelete: "cascade"
    }),
    /** The problem as the student put it. */ problem: (0, __TURBOPACK__imported__module__141757__18["f"])("problem").notNull(),
    /** A digest of the problem without its spaces and letters' case. */ problemKey: (0, __TURBOPACK__imported__module__141757__18["f"])("problem_key").notNull(),
    /** From 1. */ rung: (0, __TURBOPACK__imported__module__553184__9["f"])("rung").notNull(),
    createdAt: (0, __TURBOPACK__imported__module__10566__18["_"])("created_at", {
        withTimezone: true
    }).notNull().defaultNow()
}, (table)=>[
        (0, __TURBOPACK__imported__module__206097__3["H"])("reveals_once").on(table.chatId, table.problemKey, table.rung)
    ]);
__turbopack_context__.s([
    "f",
    0,
    reveals
], 710346);
// MERGED MODULE: [project]/drizzle/schema/runs.ts [instrumentation] (ecmascript)
;
var __TURBOPACK__imported__module__533102__5 = __TURBOPACK__imported__module__533102__;
var __TURBOPACK__imported__module__745644__3 = __TURBOPACK__imported__module__745644__;
var __TURBOPACK__imported__module__687769__5 = __TURBOPACK__imported__module__687769__;
var __TURBOPACK__imported__module__511302__15 = __TURBOPACK__imported__module__511302__;
var __TURBOPACK__imported__module__553184__10 = __TURBOPACK__imported__module__553184__;
var __TURBOPACK__imported__module__741630__4 = __TURBOPACK__imported__module__741630__;
var __TURBOPACK__imported__module__775375__19 = __TURBOPACK__imported__module__775375__;
var __TURBOPACK__imported__module__370705__ = __turbopack_context__.i(370705);
var __TURBOPACK__imported__module__141757__19 = __TURBOPACK__imported__module__141757__;
var __TURBOPACK__imported__module__10566__19 = __TURBOPACK__imported__module__10566__;
;
;
;
;
const runs = (0, __TURBOPACK__imported__module__775375__19["X"])("runs", {
    id: (0, __TURBOPACK__imported__module__141757__19["f"])("id").primaryKey(),
    chatId: (0, __TURBOPACK__imported__module__141757__19["f"])("chat_id").notNull().references(()=>chats.id, {
        onDelete: "cascade"
    }),
    /** The message it answers. */ messageId: (0, __TURBOPACK__imported__module__141757__19["f"])("message_id").notNull().references(()=>messages.id, {
        onDelete: "cascade"
    }),
    /** The place in the conversation that is held for the reply. */ position: (0, __TURBOPACK__imported__module__553184__10["f"])("position").notNull(),
    status: (0, __TURBOPACK__imported__module__141757__19["f"])("status", {
        enum: [
            "running",
            "finished",
            "stopped",
            "cut-off",
            "failed",
            "interrupted"
        ]
    }).notNull(),
    /** "interrupted" is what becomes of a run whose process has not been heard of for a while. */ heartbeatAt: (0, __TURBOPACK__imported__module__10566__19["_"])("heartbeat_at", {
        withTimezone: true
    }).notNull().defaultNow(),
    /** The process that writes it. */ instance: (0, __TURBOPACK__imported__module__141757__19["f"])("instance").notNull(),
    stopRequested: (0, __TURBOPACK__imported__module__745644__3["f"])("stop_requested").notNull().default(false),
    createdAt: (0, __TURBOPACK__imported__module__10566__19["_"])("created_at", {
        withTimezone: true
    }).notNull().defaultNow(),
    endedAt: (0, __TURBOPACK__imported__module__10566__19["_"])("ended_at", {
        withTimezone: true
    })
}, (table)=>[
        (0, __TURBOPACK__imported__module__687769__5["p"])("runs_status", __TURBOPACK__imported__module__533102__5["B"]`${table.status} in ('running', 'finished', 'stopped', 'cut-off', 'failed', 'interrupted')`),
        // A message that is sent twice at once gets one reply.
        (0, __TURBOPACK__imported__module__511302__15["v"])("runs_one_running").on(table.messageId).where(__TURBOPACK__imported__module__533102__5["B"]`${table.status} = 'running'`),
        (0, __TURBOPACK__imported__module__511302__15["y"])("runs_chat").on(table.chatId, table.createdAt.desc().nullsFirst()),
        (0, __TURBOPACK__imported__module__511302__15["y"])("runs_running").on(table.instance).where(__TURBOPACK__imported__module__533102__5["B"]`${table.status} = 'running'`),
        (0, __TURBOPACK__imported__module__511302__15["y"])("runs_ended").on(table.endedAt)
    ]);
const runEvents = (0, __TURBOPACK__imported__module__775375__19["X"])("run_events", {
    runId: (0, __TURBOPACK__imported__module__141757__19["f"])("run_id").notNull().references(()=>runs.id, {
        onDelete: "cascade"
    }),
    /** From 1, without gaps. */ seq: (0, __TURBOPACK__imported__module__553184__10["f"])("seq").notNull(),
    /** A chunk of the reply's stream; text that follows text as a bare string. */ body: (0, __TURBOPACK__imported__module__741630__4["y"])("body").$type().notNull()
}, (table)=>[
        (0, __TURBOPACK__imported__module__370705__["_"])({
            columns: [
                table.runId,
                table.seq
            ]
        })
    ]);
__turbopack_context__.s([
    "Y",
    0,
    runEvents,
    "A",
    0,
    runs
], 210421);
// MERGED MODULE: [project]/drizzle/schema/sandbox-objects.ts [instrumentation] (ecmascript)
;
var __TURBOPACK__imported__module__511302__16 = __TURBOPACK__imported__module__511302__;
var __TURBOPACK__imported__module__741630__5 = __TURBOPACK__imported__module__741630__;
var __TURBOPACK__imported__module__775375__20 = __TURBOPACK__imported__module__775375__;
var __TURBOPACK__imported__module__141757__20 = __TURBOPACK__imported__module__141757__;
var __TURBOPACK__imported__module__10566__20 = __TURBOPACK__imported__module__10566__;
;
const sandboxObjects = (0, __TURBOPACK__imported__module__775375__20["X"])("sandbox_objects", {
    id: (0, __TURBOPACK__imported__module__141757__20["f"])("id").primaryKey(),
    kind: (0, __TURBOPACK__imported__module__141757__20["f"])("kind").notNull(),
    customerId: (0, __TURBOPACK__imported__module__141757__20["f"])("customer_id"),
    body: (0, __TURBOPACK__imported__module__741630__5["y"])("body").$type().notNull(),
    createdAt: (0, __TURBOPACK__imported__module__10566__20["_"])("created_at", {
        withTimezone: true
    }).notNull().defaultNow()
}, (table)=>[
        (0, __TURBOPACK__imported__module__511302__16["y"])("sandbox_objects_customer").on(table.customerId, table.kind)
    ]);
__turbopack_context__.s([
    "f",
    0,
    sandboxObjects
], 615124);
// MERGED MODULE: [project]/drizzle/schema/second-factors.ts [instrumentation] (ecmascript)
;
var __TURBOPACK__imported__module__511302__17 = __TURBOPACK__imported__module__511302__;
var __TURBOPACK__imported__module__553184__11 = __TURBOPACK__imported__module__553184__;
var __TURBOPACK__imported__module__775375__21 = __TURBOPACK__imported__module__775375__;
var __TURBOPACK__imported__module__370705__1 = __TURBOPACK__imported__module__370705__;
var __TURBOPACK__imported__module__141757__21 = __TURBOPACK__imported__module__141757__;
var __TURBOPACK__imported__module__10566__21 = __TURBOPACK__imported__module__10566__;
var __TURBOPACK__imported__module__45115__12 = __TURBOPACK__imported__module__45115__;
;
const secondFactors = (0, __TURBOPACK__imported__module__775375__21["X"])("second_factors", {
    userId: (0, __TURBOPACK__imported__module__45115__12["q"])("user_id").primaryKey(),
    /** The shared secret, encrypted under a key of AUTH_SECRET. */ concealedSecret: (0, __TURBOPACK__imported__module__141757__21["f"])("concealed_secret").notNull(),
    createdAt: (0, __TURBOPACK__imported__module__10566__21["_"])("created_at", {
        withTimezone: true
    }).notNull(),
    /** Null until the first right code: nobody is asked for a code before. */ confirmedAt: (0, __TURBOPACK__imported__module__10566__21["_"])("confirmed_at", {
        withTimezone: true
    }),
    /** The time step (30 seconds each, counted from 1970) of the last code that was taken: a code is good once. */ lastStep: (0, __TURBOPACK__imported__module__553184__11["f"])("last_step").notNull().default(0)
});
const recoveryCodes = (0, __TURBOPACK__imported__module__775375__21["X"])("recovery_codes", {
    userId: (0, __TURBOPACK__imported__module__45115__12["q"])("user_id").notNull(),
    /** SHA-256 of 80 random bits: a digest that cannot be searched, and that outlives a new AUTH_SECRET. */ digest: (0, __TURBOPACK__imported__module__141757__21["f"])("digest").notNull()
}, (table)=>[
        (0, __TURBOPACK__imported__module__370705__1["_"])({
            columns: [
                table.userId,
                table.digest
            ]
        })
    ]);
const passedSessions = (0, __TURBOPACK__imported__module__775375__21["X"])("passed_sessions", {
    /** The auth server's number of the session, as the access token names it. */ sessionId: (0, __TURBOPACK__imported__module__141757__21["f"])("session_id").primaryKey(),
    userId: (0, __TURBOPACK__imported__module__45115__12["q"])("user_id").notNull(),
    passedAt: (0, __TURBOPACK__imported__module__10566__21["_"])("passed_at", {
        withTimezone: true
    }).notNull()
}, (table)=>[
        (0, __TURBOPACK__imported__module__511302__17["y"])("passed_sessions_user").on(table.userId)
    ]);
__turbopack_context__.s([
    "X",
    0,
    passedSessions,
    "q",
    0,
    recoveryCodes,
    "n",
    0,
    secondFactors
], 443599);
// MERGED MODULE: [project]/drizzle/schema/shares.ts [instrumentation] (ecmascript)
;
var __TURBOPACK__imported__module__533102__6 = __TURBOPACK__imported__module__533102__;
var __TURBOPACK__imported__module__687769__6 = __TURBOPACK__imported__module__687769__;
var __TURBOPACK__imported__module__775375__22 = __TURBOPACK__imported__module__775375__;
var __TURBOPACK__imported__module__141757__22 = __TURBOPACK__imported__module__141757__;
var __TURBOPACK__imported__module__10566__22 = __TURBOPACK__imported__module__10566__;
;
;
;
;
const shares = (0, __TURBOPACK__imported__module__775375__22["X"])("shares", {
    token: (0, __TURBOPACK__imported__module__141757__22["f"])("token").primaryKey(),
    chatId: (0, __TURBOPACK__imported__module__141757__22["f"])("chat_id").unique().references(()=>chats.id, {
        onDelete: "cascade"
    }),
    solveId: (0, __TURBOPACK__imported__module__141757__22["f"])("solve_id").unique().references(()=>solves.id, {
        onDelete: "cascade"
    }),
    /** The last message that is shown: what is said later is not shared. */ headId: (0, __TURBOPACK__imported__module__141757__22["f"])("head_id"),
    createdAt: (0, __TURBOPACK__imported__module__10566__22["_"])("created_at", {
        withTimezone: true
    }).notNull().defaultNow()
}, (table)=>[
        (0, __TURBOPACK__imported__module__687769__6["p"])("shares_one_subject", __TURBOPACK__imported__module__533102__6["B"]`num_nonnulls(${table.chatId}, ${table.solveId}) = 1`)
    ]);
__turbopack_context__.s([
    "f",
    0,
    shares
], 662353);
// MERGED MODULE: [project]/drizzle/schema/subscriptions.ts [instrumentation] (ecmascript)
;
var __TURBOPACK__imported__module__533102__7 = __TURBOPACK__imported__module__533102__;
var __TURBOPACK__imported__module__687769__7 = __TURBOPACK__imported__module__687769__;
var __TURBOPACK__imported__module__511302__18 = __TURBOPACK__imported__module__511302__;
var __TURBOPACK__imported__module__775375__23 = __TURBOPACK__imported__module__775375__;
var __TURBOPACK__imported__module__141757__23 = __TURBOPACK__imported__module__141757__;
var __TURBOPACK__imported__module__10566__23 = __TURBOPACK__imported__module__10566__;
var __TURBOPACK__imported__module__45115__13 = __TURBOPACK__imported__module__45115__;
;
;
const subscriptions = (0, __TURBOPACK__imported__module__775375__23["X"])("subscriptions", {
    id: (0, __TURBOPACK__imported__module__141757__23["f"])("id").primaryKey(),
    userId: (0, __TURBOPACK__imported__module__45115__13["q"])("user_id").notNull(),
    status: (0, __TURBOPACK__imported__module__141757__23["f"])("status", {
        enum: [
            "incomplete",
            "incomplete_expired",
            "trialing",
            "active",
            "past_due",
            "unpaid",
            "canceled",
            "paused"
        ]
    }).notNull(),
    interval: (0, __TURBOPACK__imported__module__141757__23["f"])("interval", {
        enum: [
            "month",
            "year"
        ]
    }).notNull(),
    startedAt: (0, __TURBOPACK__imported__module__10566__23["_"])("started_at", {
        withTimezone: true
    }).notNull(),
    trialEndsAt: (0, __TURBOPACK__imported__module__10566__23["_"])("trial_ends_at", {
        withTimezone: true
    }),
    periodStart: (0, __TURBOPACK__imported__module__10566__23["_"])("period_start", {
        withTimezone: true
    }).notNull(),
    periodEnd: (0, __TURBOPACK__imported__module__10566__23["_"])("period_end", {
        withTimezone: true
    }).notNull(),
    /** When it will end because it was cancelled; null while it renews. */ cancelsAt: (0, __TURBOPACK__imported__module__10566__23["_"])("cancels_at", {
        withTimezone: true
    }),
    endedAt: (0, __TURBOPACK__imported__module__10566__23["_"])("ended_at", {
        withTimezone: true
    })
}, (table)=>[
        (0, __TURBOPACK__imported__module__687769__7["p"])("subscriptions_interval", __TURBOPACK__imported__module__533102__7["B"]`${table.interval} in ('month', 'year')`),
        (0, __TURBOPACK__imported__module__511302__18["y"])("subscriptions_user").on(table.userId)
    ]);
__turbopack_context__.s([
    "f",
    0,
    subscriptions
], 639315);
// MERGED MODULE: [project]/drizzle/schema/usage.ts [instrumentation] (ecmascript)
;
var __TURBOPACK__imported__module__533102__8 = __TURBOPACK__imported__module__533102__;
var __TURBOPACK__imported__module__69659__1 = __TURBOPACK__imported__module__69659__;
var __TURBOPACK__imported__module__745644__4 = __TURBOPACK__imported__module__745644__;
var __TURBOPACK__imported__module__687769__8 = __TURBOPACK__imported__module__687769__;
var __TURBOPACK__imported__module__511302__19 = __TURBOPACK__imported__module__511302__;
var __TURBOPACK__imported__module__553184__12 = __TURBOPACK__imported__module__553184__;
var __TURBOPACK__imported__module__775375__24 = __TURBOPACK__imported__module__775375__;
var __TURBOPACK__imported__module__141757__24 = __TURBOPACK__imported__module__141757__;
var __TURBOPACK__imported__module__10566__24 = __TURBOPACK__imported__module__10566__;
var __TURBOPACK__imported__module__45115__14 = __TURBOPACK__imported__module__45115__;
;
;
const usage = (0, __TURBOPACK__imported__module__775375__24["X"])("usage", {
    runId: (0, __TURBOPACK__imported__module__141757__24["f"])("run_id").primaryKey(),
    userId: (0, __TURBOPACK__imported__module__45115__14["q"])("user_id"),
    guestId: (0, __TURBOPACK__imported__module__141757__24["f"])("guest_id"),
    /** A keyed digest of the address a guest came from; null for an account. */ addressDigest: (0, __TURBOPACK__imported__module__141757__24["f"])("address_digest"),
    createdAt: (0, __TURBOPACK__imported__module__10566__24["_"])("created_at", {
        withTimezone: true
    }).notNull().defaultNow(),
    /** What the caller had that day, which says how many refunds there are. */ plan: (0, __TURBOPACK__imported__module__141757__24["f"])("plan", {
        enum: [
            "guest",
            "free",
            "plus"
        ]
    }).notNull().default("guest"),
    /** When it stopped counting. */ refundedAt: (0, __TURBOPACK__imported__module__10566__24["_"])("refunded_at", {
        withTimezone: true
    }),
    /** What went wrong: the reply failed, was refuted, broke off, or nothing was sent to the vendor. One that went wrong
     * when the day's refunds were used up has a reason and was not refunded. */ refundReason: (0, __TURBOPACK__imported__module__141757__24["f"])("refund_reason", {
        enum: [
            "failed",
            "refuted",
            "interrupted",
            "unsent"
        ]
    }),
    /** Requests that were sent to the vendor for it. */ calls: (0, __TURBOPACK__imported__module__553184__12["f"])("calls").notNull().default(0),
    model: (0, __TURBOPACK__imported__module__141757__24["f"])("model").notNull(),
    inputTokens: (0, __TURBOPACK__imported__module__553184__12["f"])("input_tokens").notNull().default(0),
    outputTokens: (0, __TURBOPACK__imported__module__553184__12["f"])("output_tokens").notNull().default(0),
    /** The tokens were reckoned from the text's length. */ estimated: (0, __TURBOPACK__imported__module__745644__4["f"])("estimated").notNull().default(false),
    /** What its settled calls cost together, in millionths of a US dollar. */ costMicros: (0, __TURBOPACK__imported__module__69659__1["f"])("cost_micros", {
        mode: "number"
    }).notNull().default(0)
}, (table)=>[
        (0, __TURBOPACK__imported__module__687769__8["p"])("usage_one_owner", __TURBOPACK__imported__module__533102__8["B"]`num_nonnulls(${table.userId}, ${table.guestId}) <= 1`),
        (0, __TURBOPACK__imported__module__511302__19["y"])("usage_created").on(table.createdAt),
        (0, __TURBOPACK__imported__module__511302__19["y"])("usage_user_created").on(table.userId, table.createdAt),
        (0, __TURBOPACK__imported__module__511302__19["y"])("usage_guest_created").on(table.guestId, table.createdAt),
        (0, __TURBOPACK__imported__module__511302__19["y"])("usage_address_created").on(table.addressDigest, table.createdAt)
    ]);
__turbopack_context__.s([
    "f",
    0,
    usage
], 770100);
// MERGED MODULE: [project]/drizzle/schema/vendor-calls.ts [instrumentation] (ecmascript)
;
var __TURBOPACK__imported__module__533102__9 = __TURBOPACK__imported__module__533102__;
var __TURBOPACK__imported__module__69659__2 = __TURBOPACK__imported__module__69659__;
var __TURBOPACK__imported__module__745644__5 = __TURBOPACK__imported__module__745644__;
var __TURBOPACK__imported__module__687769__9 = __TURBOPACK__imported__module__687769__;
var __TURBOPACK__imported__module__723235__ = __turbopack_context__.i(723235);
var __TURBOPACK__imported__module__511302__20 = __TURBOPACK__imported__module__511302__;
var __TURBOPACK__imported__module__553184__13 = __TURBOPACK__imported__module__553184__;
var __TURBOPACK__imported__module__775375__25 = __TURBOPACK__imported__module__775375__;
var __TURBOPACK__imported__module__141757__25 = __TURBOPACK__imported__module__141757__;
var __TURBOPACK__imported__module__10566__25 = __TURBOPACK__imported__module__10566__;
;
;
const vendorCalls = (0, __TURBOPACK__imported__module__775375__25["X"])("vendor_calls", {
    id: (0, __TURBOPACK__imported__module__141757__25["f"])("id").primaryKey(),
    /** The row of `usage` that it is booked on. */ runId: (0, __TURBOPACK__imported__module__141757__25["f"])("run_id").notNull(),
    /** The process that sends it. */ instance: (0, __TURBOPACK__imported__module__141757__25["f"])("instance").notNull(),
    /** The day by UTC whose budget it is taken from. */ day: (0, __TURBOPACK__imported__module__723235__["c"])("day", {
        mode: "string"
    }).notNull(),
    /** From then on its process counts as dead, by the database's clock. */ leaseUntil: (0, __TURBOPACK__imported__module__10566__25["_"])("lease_until", {
        withTimezone: true
    }).notNull(),
    /** "open" until it is settled; "expired" when that was done in place of a dead process. */ outcome: (0, __TURBOPACK__imported__module__141757__25["f"])("outcome", {
        enum: [
            "open",
            "settled",
            "unsent",
            "expired"
        ]
    }).notNull().default("open"),
    /** Before it is settled: what the request is reckoned to take, and the most that its reply may. */ inputTokens: (0, __TURBOPACK__imported__module__553184__13["f"])("input_tokens").notNull(),
    outputTokens: (0, __TURBOPACK__imported__module__553184__13["f"])("output_tokens").notNull(),
    estimated: (0, __TURBOPACK__imported__module__745644__5["f"])("estimated").notNull().default(true),
    /** The most it can cost, in millionths of a US dollar: set aside while it is open. */ reservedMicros: (0, __TURBOPACK__imported__module__69659__2["f"])("reserved_micros", {
        mode: "number"
    }).notNull(),
    costMicros: (0, __TURBOPACK__imported__module__69659__2["f"])("cost_micros", {
        mode: "number"
    }).notNull().default(0),
    createdAt: (0, __TURBOPACK__imported__module__10566__25["_"])("created_at", {
        withTimezone: true
    }).notNull(),
    settledAt: (0, __TURBOPACK__imported__module__10566__25["_"])("settled_at", {
        withTimezone: true
    })
}, (table)=>[
        (0, __TURBOPACK__imported__module__687769__9["p"])("vendor_calls_outcome", __TURBOPACK__imported__module__533102__9["B"]`${table.outcome} in ('open', 'settled', 'unsent', 'expired')`),
        (0, __TURBOPACK__imported__module__511302__20["y"])("vendor_calls_run").on(table.runId),
        (0, __TURBOPACK__imported__module__511302__20["y"])("vendor_calls_open").on(table.leaseUntil).where(__TURBOPACK__imported__module__533102__9["B"]`${table.outcome} = 'open'`)
    ]);
const spendingDays = (0, __TURBOPACK__imported__module__775375__25["X"])("spending_days", {
    day: (0, __TURBOPACK__imported__module__723235__["c"])("day", {
        mode: "string"
    }).primaryKey(),
    spentMicros: (0, __TURBOPACK__imported__module__69659__2["f"])("spent_micros", {
        mode: "number"
    }).notNull().default(0),
    /** Set aside for calls that have not been settled. */ reservedMicros: (0, __TURBOPACK__imported__module__69659__2["f"])("reserved_micros", {
        mode: "number"
    }).notNull().default(0)
}, (table)=>[
        (0, __TURBOPACK__imported__module__687769__9["p"])("spending_days_sound", __TURBOPACK__imported__module__533102__9["B"]`${table.spentMicros} >= 0 and ${table.reservedMicros} >= 0`)
    ]);
__turbopack_context__.s([
    "U",
    0,
    spendingDays,
    "z",
    0,
    vendorCalls
], 854219);
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
;
;
;
;
;
;
;
;
__turbopack_context__.s([], 82529);
}),
687769, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__539774__ = __turbopack_context__.i(539774);
;
class CheckBuilder {
    constructor(name, value){
        this.name = name;
        this.value = value;
    }
    static [__TURBOPACK__imported__module__539774__["h"]] = "PgCheckBuilder";
    brand;
    /** @internal */ build(table) {
        return new Check(table, this);
    }
}
class Check {
    constructor(table, builder){
        this.table = table;
        this.name = builder.name;
        this.value = builder.value;
    }
    static [__TURBOPACK__imported__module__539774__["h"]] = "PgCheck";
    name;
    value;
}
function check(name, value) {
    return new CheckBuilder(name, value);
}
;
__turbopack_context__.s([
    "K",
    0,
    CheckBuilder,
    "p",
    0,
    check
]);
}),
69659, 748031, 
745644, 
14343, 
383006, 
675019, 
311238, 
723235, 
175231, 
64231, 
((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/node_modules/drizzle-orm/pg-core/columns/bigint.js [instrumentation] (ecmascript)
;
var __TURBOPACK__imported__module__539774__ = __turbopack_context__.i(539774);
var __TURBOPACK__imported__module__284346__ = __turbopack_context__.i(284346);
var __TURBOPACK__imported__module__134950__ = __turbopack_context__.i(134950);
var __TURBOPACK__imported__module__916464__ = __turbopack_context__.i(916464);
;
;
;
;
class PgBigInt53Builder extends __TURBOPACK__imported__module__916464__["f"] {
    static [__TURBOPACK__imported__module__539774__["h"]] = "PgBigInt53Builder";
    constructor(name){
        super(name, "number", "PgBigInt53");
    }
    /** @internal */ build(table) {
        return new PgBigInt53(table, this.config);
    }
}
class PgBigInt53 extends __TURBOPACK__imported__module__134950__["t"] {
    static [__TURBOPACK__imported__module__539774__["h"]] = "PgBigInt53";
    getSQLType() {
        return "bigint";
    }
    mapFromDriverValue(value) {
        if (typeof value === "number") {
            return value;
        }
        return Number(value);
    }
}
class PgBigInt64Builder extends __TURBOPACK__imported__module__916464__["f"] {
    static [__TURBOPACK__imported__module__539774__["h"]] = "PgBigInt64Builder";
    constructor(name){
        super(name, "bigint", "PgBigInt64");
    }
    /** @internal */ build(table) {
        return new PgBigInt64(table, this.config);
    }
}
class PgBigInt64 extends __TURBOPACK__imported__module__134950__["t"] {
    static [__TURBOPACK__imported__module__539774__["h"]] = "PgBigInt64";
    getSQLType() {
        return "bigint";
    }
    // eslint-disable-next-line unicorn/prefer-native-coercion-functions
    mapFromDriverValue(value) {
        return BigInt(value);
    }
}
function bigint(a, b) {
    const { name, config } = (0, __TURBOPACK__imported__module__284346__["c"])(a, b);
    if (config.mode === "number") {
        return new PgBigInt53Builder(name);
    }
    return new PgBigInt64Builder(name);
}
;
__turbopack_context__.s([
    "f",
    0,
    bigint
], 69659);
// MERGED MODULE: [project]/node_modules/drizzle-orm/pg-core/columns/bigserial.js [instrumentation] (ecmascript)
;
var __TURBOPACK__imported__module__539774__1 = __TURBOPACK__imported__module__539774__;
var __TURBOPACK__imported__module__284346__1 = __TURBOPACK__imported__module__284346__;
var __TURBOPACK__imported__module__134950__1 = __TURBOPACK__imported__module__134950__;
;
;
;
class PgBigSerial53Builder extends __TURBOPACK__imported__module__134950__1["f"] {
    static [__TURBOPACK__imported__module__539774__1["h"]] = "PgBigSerial53Builder";
    constructor(name){
        super(name, "number", "PgBigSerial53");
        this.config.hasDefault = true;
        this.config.notNull = true;
    }
    /** @internal */ build(table) {
        return new PgBigSerial53(table, this.config);
    }
}
class PgBigSerial53 extends __TURBOPACK__imported__module__134950__1["t"] {
    static [__TURBOPACK__imported__module__539774__1["h"]] = "PgBigSerial53";
    getSQLType() {
        return "bigserial";
    }
    mapFromDriverValue(value) {
        if (typeof value === "number") {
            return value;
        }
        return Number(value);
    }
}
class PgBigSerial64Builder extends __TURBOPACK__imported__module__134950__1["f"] {
    static [__TURBOPACK__imported__module__539774__1["h"]] = "PgBigSerial64Builder";
    constructor(name){
        super(name, "bigint", "PgBigSerial64");
        this.config.hasDefault = true;
    }
    /** @internal */ build(table) {
        return new PgBigSerial64(table, this.config);
    }
}
class PgBigSerial64 extends __TURBOPACK__imported__module__134950__1["t"] {
    static [__TURBOPACK__imported__module__539774__1["h"]] = "PgBigSerial64";
    getSQLType() {
        return "bigserial";
    }
    // eslint-disable-next-line unicorn/prefer-native-coercion-functions
    mapFromDriverValue(value) {
        return BigInt(value);
    }
}
function bigserial(a, b) {
    const { name, config } = (0, __TURBOPACK__imported__module__284346__1["c"])(a, b);
    if (config.mode === "number") {
        return new PgBigSerial53Builder(name);
    }
    return new PgBigSerial64Builder(name);
}
;
__turbopack_context__.s([
    "f",
    0,
    bigserial
], 748031);
// MERGED MODULE: [project]/node_modules/drizzle-orm/pg-core/columns/boolean.js [instrumentation] (ecmascript)
;
var __TURBOPACK__imported__module__539774__2 = __TURBOPACK__imported__module__539774__;
var __TURBOPACK__imported__module__134950__2 = __TURBOPACK__imported__module__134950__;
;
;
class PgBooleanBuilder extends __TURBOPACK__imported__module__134950__2["f"] {
    static [__TURBOPACK__imported__module__539774__2["h"]] = "PgBooleanBuilder";
    constructor(name){
        super(name, "boolean", "PgBoolean");
    }
    /** @internal */ build(table) {
        return new PgBoolean(table, this.config);
    }
}
class PgBoolean extends __TURBOPACK__imported__module__134950__2["t"] {
    static [__TURBOPACK__imported__module__539774__2["h"]] = "PgBoolean";
    getSQLType() {
        return "boolean";
    }
}
function boolean(name) {
    return new PgBooleanBuilder(name ?? "");
}
;
__turbopack_context__.s([
    "f",
    0,
    boolean
], 745644);
// MERGED MODULE: [project]/node_modules/drizzle-orm/pg-core/columns/char.js [instrumentation] (ecmascript)
;
var __TURBOPACK__imported__module__539774__3 = __TURBOPACK__imported__module__539774__;
var __TURBOPACK__imported__module__284346__2 = __TURBOPACK__imported__module__284346__;
var __TURBOPACK__imported__module__134950__3 = __TURBOPACK__imported__module__134950__;
;
;
;
class PgCharBuilder extends __TURBOPACK__imported__module__134950__3["f"] {
    static [__TURBOPACK__imported__module__539774__3["h"]] = "PgCharBuilder";
    constructor(name, config){
        super(name, "string", "PgChar");
        this.config.length = config.length;
        this.config.enumValues = config.enum;
    }
    /** @internal */ build(table) {
        return new PgChar(table, this.config);
    }
}
class PgChar extends __TURBOPACK__imported__module__134950__3["t"] {
    static [__TURBOPACK__imported__module__539774__3["h"]] = "PgChar";
    length = this.config.length;
    enumValues = this.config.enumValues;
    getSQLType() {
        return this.length === void 0 ? `char` : `char(${this.length})`;
    }
}
function char(a, b = {}) {
    const { name, config } = (0, __TURBOPACK__imported__module__284346__2["c"])(a, b);
    return new PgCharBuilder(name, config);
}
;
__turbopack_context__.s([
    "f",
    0,
    char
], 14343);
// MERGED MODULE: [project]/node_modules/drizzle-orm/pg-core/columns/cidr.js [instrumentation] (ecmascript)
;
var __TURBOPACK__imported__module__539774__4 = __TURBOPACK__imported__module__539774__;
var __TURBOPACK__imported__module__134950__4 = __TURBOPACK__imported__module__134950__;
;
;
class PgCidrBuilder extends __TURBOPACK__imported__module__134950__4["f"] {
    static [__TURBOPACK__imported__module__539774__4["h"]] = "PgCidrBuilder";
    constructor(name){
        super(name, "string", "PgCidr");
    }
    /** @internal */ build(table) {
        return new PgCidr(table, this.config);
    }
}
class PgCidr extends __TURBOPACK__imported__module__134950__4["t"] {
    static [__TURBOPACK__imported__module__539774__4["h"]] = "PgCidr";
    getSQLType() {
        return "cidr";
    }
}
function cidr(name) {
    return new PgCidrBuilder(name ?? "");
}
;
__turbopack_context__.s([
    "f",
    0,
    cidr
], 383006);
// MERGED MODULE: [project]/node_modules/drizzle-orm/pg-core/columns/custom.js [instrumentation] (ecmascript)
;
var __TURBOPACK__imported__module__539774__5 = __TURBOPACK__imported__module__539774__;
var __TURBOPACK__imported__module__284346__3 = __TURBOPACK__imported__module__284346__;
var __TURBOPACK__imported__module__134950__5 = __TURBOPACK__imported__module__134950__;
;
;
;
class PgCustomColumnBuilder extends __TURBOPACK__imported__module__134950__5["f"] {
    static [__TURBOPACK__imported__module__539774__5["h"]] = "PgCustomColumnBuilder";
    constructor(name, fieldConfig, customTypeParams){
        super(name, "custom", "PgCustomColumn");
        this.config.fieldConfig = fieldConfig;
        this.config.customTypeParams = customTypeParams;
    }
    /** @internal */ build(table) {
        return new PgCustomColumn(table, this.config);
    }
}
class PgCustomColumn extends __TURBOPACK__imported__module__134950__5["t"] {
    static [__TURBOPACK__imported__module__539774__5["h"]] = "PgCustomColumn";
    sqlName;
    mapTo;
    mapFrom;
    constructor(table, config){
        super(table, config);
        this.sqlName = config.customTypeParams.dataType(config.fieldConfig);
        this.mapTo = config.customTypeParams.toDriver;
        this.mapFrom = config.customTypeParams.fromDriver;
    }
    getSQLType() {
        return this.sqlName;
    }
    mapFromDriverValue(value) {
        return typeof this.mapFrom === "function" ? this.mapFrom(value) : value;
    }
    mapToDriverValue(value) {
        return typeof this.mapTo === "function" ? this.mapTo(value) : value;
    }
}
function customType(customTypeParams) {
    return (a, b)=>{
        const { name, config } = (0, __TURBOPACK__imported__module__284346__3["c"])(a, b);
        return new PgCustomColumnBuilder(name, config, customTypeParams);
    };
}
;
__turbopack_context__.s([
    "f",
    0,
    customType
], 675019);
// MERGED MODULE: [project]/node_modules/drizzle-orm/pg-core/columns/date.js [instrumentation] (ecmascript)
;
var __TURBOPACK__imported__module__539774__6 = __TURBOPACK__imported__module__539774__;
var __TURBOPACK__imported__module__284346__4 = __TURBOPACK__imported__module__284346__;
var __TURBOPACK__imported__module__134950__6 = __TURBOPACK__imported__module__134950__;
// MERGED MODULE: [project]/node_modules/drizzle-orm/pg-core/columns/date.common.js [instrumentation] (ecmascript)
;
var __TURBOPACK__imported__module__539774__7 = __TURBOPACK__imported__module__539774__;
var __TURBOPACK__imported__module__533102__ = __turbopack_context__.i(533102);
var __TURBOPACK__imported__module__134950__7 = __TURBOPACK__imported__module__134950__;
;
;
;
class PgDateColumnBaseBuilder extends __TURBOPACK__imported__module__134950__7["f"] {
    static [__TURBOPACK__imported__module__539774__7["h"]] = "PgDateColumnBaseBuilder";
    defaultNow() {
        return this.default(__TURBOPACK__imported__module__533102__["B"]`now()`);
    }
}
;
__turbopack_context__.s([
    "f",
    0,
    PgDateColumnBaseBuilder
], 311238);
;
;
;
;
class PgDateBuilder extends PgDateColumnBaseBuilder {
    static [__TURBOPACK__imported__module__539774__6["h"]] = "PgDateBuilder";
    constructor(name){
        super(name, "date", "PgDate");
    }
    /** @internal */ build(table) {
        return new PgDate(table, this.config);
    }
}
class PgDate extends __TURBOPACK__imported__module__134950__6["t"] {
    static [__TURBOPACK__imported__module__539774__6["h"]] = "PgDate";
    getSQLType() {
        return "date";
    }
    mapFromDriverValue(value) {
        if (typeof value === "string") return new Date(value);
        return value;
    }
    mapToDriverValue(value) {
        return value.toISOString();
    }
}
class PgDateStringBuilder extends PgDateColumnBaseBuilder {
    static [__TURBOPACK__imported__module__539774__6["h"]] = "PgDateStringBuilder";
    constructor(name){
        super(name, "string", "PgDateString");
    }
    /** @internal */ build(table) {
        return new PgDateString(table, this.config);
    }
}
class PgDateString extends __TURBOPACK__imported__module__134950__6["t"] {
    static [__TURBOPACK__imported__module__539774__6["h"]] = "PgDateString";
    getSQLType() {
        return "date";
    }
    mapFromDriverValue(value) {
        if (typeof value === "string") return value;
        return value.toISOString().slice(0, -14);
    }
}
function date(a, b) {
    const { name, config } = (0, __TURBOPACK__imported__module__284346__4["c"])(a, b);
    if (config?.mode === "date") {
        return new PgDateBuilder(name);
    }
    return new PgDateStringBuilder(name);
}
;
__turbopack_context__.s([
    "r",
    0,
    PgDate,
    "$",
    0,
    PgDateString,
    "c",
    0,
    date
], 723235);
// MERGED MODULE: [project]/node_modules/drizzle-orm/pg-core/columns/double-precision.js [instrumentation] (ecmascript)
;
var __TURBOPACK__imported__module__539774__8 = __TURBOPACK__imported__module__539774__;
var __TURBOPACK__imported__module__134950__8 = __TURBOPACK__imported__module__134950__;
;
;
class PgDoublePrecisionBuilder extends __TURBOPACK__imported__module__134950__8["f"] {
    static [__TURBOPACK__imported__module__539774__8["h"]] = "PgDoublePrecisionBuilder";
    constructor(name){
        super(name, "number", "PgDoublePrecision");
    }
    /** @internal */ build(table) {
        return new PgDoublePrecision(table, this.config);
    }
}
class PgDoublePrecision extends __TURBOPACK__imported__module__134950__8["t"] {
    static [__TURBOPACK__imported__module__539774__8["h"]] = "PgDoublePrecision";
    getSQLType() {
        return "double precision";
    }
    mapFromDriverValue(value) {
        if (typeof value === "string") {
            return Number.parseFloat(value);
        }
        return value;
    }
}
function doublePrecision(name) {
    return new PgDoublePrecisionBuilder(name ?? "");
}
;
__turbopack_context__.s([
    "f",
    0,
    doublePrecision
], 175231);
// MERGED MODULE: [project]/node_modules/drizzle-orm/pg-core/columns/inet.js [instrumentation] (ecmascript)
;
var __TURBOPACK__imported__module__539774__9 = __TURBOPACK__imported__module__539774__;
var __TURBOPACK__imported__module__134950__9 = __TURBOPACK__imported__module__134950__;
;
;
class PgInetBuilder extends __TURBOPACK__imported__module__134950__9["f"] {
    static [__TURBOPACK__imported__module__539774__9["h"]] = "PgInetBuilder";
    constructor(name){
        super(name, "string", "PgInet");
    }
    /** @internal */ build(table) {
        return new PgInet(table, this.config);
    }
}
class PgInet extends __TURBOPACK__imported__module__134950__9["t"] {
    static [__TURBOPACK__imported__module__539774__9["h"]] = "PgInet";
    getSQLType() {
        return "inet";
    }
}
function inet(name) {
    return new PgInetBuilder(name ?? "");
}
;
__turbopack_context__.s([
    "f",
    0,
    inet
], 64231);
}),
916464, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__539774__ = __turbopack_context__.i(539774);
var __TURBOPACK__imported__module__134950__ = __turbopack_context__.i(134950);
;
;
class PgIntColumnBaseBuilder extends __TURBOPACK__imported__module__134950__["f"] {
    static [__TURBOPACK__imported__module__539774__["h"]] = "PgIntColumnBaseBuilder";
    generatedAlwaysAsIdentity(sequence) {
        if (sequence) {
            const { name, ...options } = sequence;
            this.config.generatedIdentity = {
                type: "always",
                sequenceName: name,
                sequenceOptions: options
            };
        } else {
            this.config.generatedIdentity = {
                type: "always"
            };
        }
        this.config.hasDefault = true;
        this.config.notNull = true;
        return this;
    }
    generatedByDefaultAsIdentity(sequence) {
        if (sequence) {
            const { name, ...options } = sequence;
            this.config.generatedIdentity = {
                type: "byDefault",
                sequenceName: name,
                sequenceOptions: options
            };
        } else {
            this.config.generatedIdentity = {
                type: "byDefault"
            };
        }
        this.config.hasDefault = true;
        this.config.notNull = true;
        return this;
    }
}
;
__turbopack_context__.s([
    "f",
    0,
    PgIntColumnBaseBuilder
]);
}),
553184, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__539774__ = __turbopack_context__.i(539774);
var __TURBOPACK__imported__module__134950__ = __turbopack_context__.i(134950);
var __TURBOPACK__imported__module__916464__ = __turbopack_context__.i(916464);
;
;
;
class PgIntegerBuilder extends __TURBOPACK__imported__module__916464__["f"] {
    static [__TURBOPACK__imported__module__539774__["h"]] = "PgIntegerBuilder";
    constructor(name){
        super(name, "number", "PgInteger");
    }
    /** @internal */ build(table) {
        return new PgInteger(table, this.config);
    }
}
class PgInteger extends __TURBOPACK__imported__module__134950__["t"] {
    static [__TURBOPACK__imported__module__539774__["h"]] = "PgInteger";
    getSQLType() {
        return "integer";
    }
    mapFromDriverValue(value) {
        if (typeof value === "string") {
            return Number.parseInt(value);
        }
        return value;
    }
}
function integer(name) {
    return new PgIntegerBuilder(name ?? "");
}
;
__turbopack_context__.s([
    "f",
    0,
    integer
]);
}),
511302, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__533102__ = __turbopack_context__.i(533102);
var __TURBOPACK__imported__module__539774__ = __turbopack_context__.i(539774);
var __TURBOPACK__imported__module__134950__ = __turbopack_context__.i(134950);
;
;
;
class IndexBuilderOn {
    constructor(unique, name){
        this.unique = unique;
        this.name = name;
    }
    static [__TURBOPACK__imported__module__539774__["h"]] = "PgIndexBuilderOn";
    on(...columns) {
        return new IndexBuilder(columns.map((it)=>{
            if ((0, __TURBOPACK__imported__module__539774__["f"])(it, __TURBOPACK__imported__module__533102__["o"])) {
                return it;
            }
            it = it;
            const clonedIndexedColumn = new __TURBOPACK__imported__module__134950__["E"](it.name, !!it.keyAsName, it.columnType, it.indexConfig);
            it.indexConfig = JSON.parse(JSON.stringify(it.defaultConfig));
            return clonedIndexedColumn;
        }), this.unique, false, this.name);
    }
    onOnly(...columns) {
        return new IndexBuilder(columns.map((it)=>{
            if ((0, __TURBOPACK__imported__module__539774__["f"])(it, __TURBOPACK__imported__module__533102__["o"])) {
                return it;
            }
            it = it;
            const clonedIndexedColumn = new __TURBOPACK__imported__module__134950__["E"](it.name, !!it.keyAsName, it.columnType, it.indexConfig);
            it.indexConfig = it.defaultConfig;
            return clonedIndexedColumn;
        }), this.unique, true, this.name);
    }
    /**
   * Specify what index method to use. Choices are `btree`, `hash`, `gist`, `spgist`, `gin`, `brin`, or user-installed access methods like `bloom`. The default method is `btree.
   *
   * If you have the `pg_vector` extension installed in your database, you can use the `hnsw` and `ivfflat` options, which are predefined types.
   *
   * **You can always specify any string you want in the method, in case Drizzle doesn't have it natively in its types**
   *
   * @param method The name of the index method to be used
   * @param columns
   * @returns
   */ using(method, ...columns) {
        return new IndexBuilder(columns.map((it)=>{
            if ((0, __TURBOPACK__imported__module__539774__["f"])(it, __TURBOPACK__imported__module__533102__["o"])) {
                return it;
            }
            it = it;
            const clonedIndexedColumn = new __TURBOPACK__imported__module__134950__["E"](it.name, !!it.keyAsName, it.columnType, it.indexConfig);
            it.indexConfig = JSON.parse(JSON.stringify(it.defaultConfig));
            return clonedIndexedColumn;
        }), this.unique, true, this.name, method);
    }
}
class IndexBuilder {
    static [__TURBOPACK__imported__module__539774__["h"]] = "PgIndexBuilder";
    /** @internal */ config;
    constructor(columns, unique, only, name, method = "btree"){
        this.config = {
            name,
            columns,
            unique,
            only,
            method
        };
    }
    concurrently() {
        this.config.concurrently = true;
        return this;
    }
    with(obj) {
        this.config.with = obj;
        return this;
    }
    where(condition) {
        this.config.where = condition;
        return this;
    }
    /** @internal */ build(table) {
        return new Index(this.config, table);
    }
}
class Index {
    static [__TURBOPACK__imported__module__539774__["h"]] = "PgIndex";
    config;
    constructor(config, table){
        this.config = {
            ...config,
            table
        };
    }
}
function index(name) {
    return new IndexBuilderOn(false, name);
}
function uniqueIndex(name) {
    return new IndexBuilderOn(true, name);
}
;
__turbopack_context__.s([
    "e",
    0,
    IndexBuilder,
    "y",
    0,
    index,
    "v",
    0,
    uniqueIndex
]);
}),
775375, 812639, 
741630, 
401477, 
217702, 
778452, 
537593, 
141757, 
575528, 
10566, 
45115, 
370705, 
((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/node_modules/drizzle-orm/pg-core/table.js [instrumentation] (ecmascript)
;
var __TURBOPACK__imported__module__539774__ = __turbopack_context__.i(539774);
var __TURBOPACK__imported__module__725490__ = __turbopack_context__.i(725490);
// MERGED MODULE: [project]/node_modules/drizzle-orm/pg-core/columns/all.js [instrumentation] (ecmascript)
;
var __TURBOPACK__imported__module__69659__ = __turbopack_context__.i(69659);
var __TURBOPACK__imported__module__748031__ = __turbopack_context__.i(748031);
var __TURBOPACK__imported__module__745644__ = __turbopack_context__.i(745644);
var __TURBOPACK__imported__module__14343__ = __turbopack_context__.i(14343);
var __TURBOPACK__imported__module__383006__ = __turbopack_context__.i(383006);
var __TURBOPACK__imported__module__675019__ = __turbopack_context__.i(675019);
var __TURBOPACK__imported__module__723235__ = __turbopack_context__.i(723235);
var __TURBOPACK__imported__module__175231__ = __turbopack_context__.i(175231);
var __TURBOPACK__imported__module__64231__ = __turbopack_context__.i(64231);
var __TURBOPACK__imported__module__553184__ = __turbopack_context__.i(553184);
// MERGED MODULE: [project]/node_modules/drizzle-orm/pg-core/columns/interval.js [instrumentation] (ecmascript)
;
var __TURBOPACK__imported__module__539774__1 = __TURBOPACK__imported__module__539774__;
var __TURBOPACK__imported__module__284346__ = __turbopack_context__.i(284346);
var __TURBOPACK__imported__module__134950__ = __turbopack_context__.i(134950);
;
;
;
class PgIntervalBuilder extends __TURBOPACK__imported__module__134950__["f"] {
    static [__TURBOPACK__imported__module__539774__1["h"]] = "PgIntervalBuilder";
    constructor(name, intervalConfig){
        super(name, "string", "PgInterval");
        this.config.intervalConfig = intervalConfig;
    }
    /** @internal */ build(table) {
        return new PgInterval(table, this.config);
    }
}
class PgInterval extends __TURBOPACK__imported__module__134950__["t"] {
    static [__TURBOPACK__imported__module__539774__1["h"]] = "PgInterval";
    fields = this.config.intervalConfig.fields;
    precision = this.config.intervalConfig.precision;
    getSQLType() {
        const fields = this.fields ? ` ${this.fields}` : "";
        const precision = this.precision ? `(${this.precision})` : "";
        return `interval${fields}${precision}`;
    }
}
function interval(a, b = {}) {
    const { name, config } = (0, __TURBOPACK__imported__module__284346__["c"])(a, b);
    return new PgIntervalBuilder(name, config);
}
;
// MERGED MODULE: [project]/node_modules/drizzle-orm/pg-core/columns/json.js [instrumentation] (ecmascript)
;
var __TURBOPACK__imported__module__539774__2 = __TURBOPACK__imported__module__539774__;
var __TURBOPACK__imported__module__134950__1 = __TURBOPACK__imported__module__134950__;
;
;
class PgJsonBuilder extends __TURBOPACK__imported__module__134950__1["f"] {
    static [__TURBOPACK__imported__module__539774__2["h"]] = "PgJsonBuilder";
    constructor(name){
        super(name, "json", "PgJson");
    }
    /** @internal */ build(table) {
        return new PgJson(table, this.config);
    }
}
class PgJson extends __TURBOPACK__imported__module__134950__1["t"] {
    static [__TURBOPACK__imported__module__539774__2["h"]] = "PgJson";
    constructor(table, config){
        super(table, config);
    }
    getSQLType() {
        return "json";
    }
    mapToDriverValue(value) {
        return JSON.stringify(value);
    }
    mapFromDriverValue(value) {
        if (typeof value === "string") {
            try {
                return JSON.parse(value);
            } catch  {
                return value;
            }
        }
        return value;
    }
}
function json(name) {
    return new PgJsonBuilder(name ?? "");
}
;
__turbopack_context__.s([
    "E",
    0,
    PgJson,
    "y",
    0,
    json
], 812639);
// MERGED MODULE: [project]/node_modules/drizzle-orm/pg-core/columns/jsonb.js [instrumentation] (ecmascript)
;
var __TURBOPACK__imported__module__539774__3 = __TURBOPACK__imported__module__539774__;
var __TURBOPACK__imported__module__134950__2 = __TURBOPACK__imported__module__134950__;
;
;
class PgJsonbBuilder extends __TURBOPACK__imported__module__134950__2["f"] {
    static [__TURBOPACK__imported__module__539774__3["h"]] = "PgJsonbBuilder";
    constructor(name){
        super(name, "json", "PgJsonb");
    }
    /** @internal */ build(table) {
        return new PgJsonb(table, this.config);
    }
}
class PgJsonb extends __TURBOPACK__imported__module__134950__2["t"] {
    static [__TURBOPACK__imported__module__539774__3["h"]] = "PgJsonb";
    constructor(table, config){
        super(table, config);
    }
    getSQLType() {
        return "jsonb";
    }
    mapToDriverValue(value) {
        return JSON.stringify(value);
    }
    mapFromDriverValue(value) {
        if (typeof value === "string") {
            try {
                return JSON.parse(value);
            } catch  {
                return value;
            }
        }
        return value;
    }
}
function jsonb(name) {
    return new PgJsonbBuilder(name ?? "");
}
;
__turbopack_context__.s([
    "Z",
    0,
    PgJsonb,
    "y",
    0,
    jsonb
], 741630);
// MERGED MODULE: [project]/node_modules/drizzle-orm/pg-core/columns/line.js [instrumentation] (ecmascript)
;
var __TURBOPACK__imported__module__539774__4 = __TURBOPACK__imported__module__539774__;
var __TURBOPACK__imported__module__284346__1 = __TURBOPACK__imported__module__284346__;
var __TURBOPACK__imported__module__134950__3 = __TURBOPACK__imported__module__134950__;
;
;
;
class PgLineBuilder extends __TURBOPACK__imported__module__134950__3["f"] {
    static [__TURBOPACK__imported__module__539774__4["h"]] = "PgLineBuilder";
    constructor(name){
        super(name, "array", "PgLine");
    }
    /** @internal */ build(table) {
        return new PgLineTuple(table, this.config);
    }
}
class PgLineTuple extends __TURBOPACK__imported__module__134950__3["t"] {
    static [__TURBOPACK__imported__module__539774__4["h"]] = "PgLine";
    getSQLType() {
        return "line";
    }
    mapFromDriverValue(value) {
        const [a, b, c] = value.slice(1, -1).split(",");
        return [
            Number.parseFloat(a),
            Number.parseFloat(b),
            Number.parseFloat(c)
        ];
    }
    mapToDriverValue(value) {
        return `{${value[0]},${value[1]},${value[2]}}`;
    }
}
class PgLineABCBuilder extends __TURBOPACK__imported__module__134950__3["f"] {
    static [__TURBOPACK__imported__module__539774__4["h"]] = "PgLineABCBuilder";
    constructor(name){
        super(name, "json", "PgLineABC");
    }
    /** @internal */ build(table) {
        return new PgLineABC(table, this.config);
    }
}
class PgLineABC extends __TURBOPACK__imported__module__134950__3["t"] {
    static [__TURBOPACK__imported__module__539774__4["h"]] = "PgLineABC";
    getSQLType() {
        return "line";
    }
    mapFromDriverValue(value) {
        const [a, b, c] = value.slice(1, -1).split(",");
        return {
            a: Number.parseFloat(a),
            b: Number.parseFloat(b),
            c: Number.parseFloat(c)
        };
    }
    mapToDriverValue(value) {
        return `{${value.a},${value.b},${value.c}}`;
    }
}
function line(a, b) {
    const { name, config } = (0, __TURBOPACK__imported__module__284346__1["c"])(a, b);
    if (!config?.mode || config.mode === "tuple") {
        return new PgLineBuilder(name);
    }
    return new PgLineABCBuilder(name);
}
;
// MERGED MODULE: [project]/node_modules/drizzle-orm/pg-core/columns/macaddr.js [instrumentation] (ecmascript)
;
var __TURBOPACK__imported__module__539774__5 = __TURBOPACK__imported__module__539774__;
var __TURBOPACK__imported__module__134950__4 = __TURBOPACK__imported__module__134950__;
;
;
class PgMacaddrBuilder extends __TURBOPACK__imported__module__134950__4["f"] {
    static [__TURBOPACK__imported__module__539774__5["h"]] = "PgMacaddrBuilder";
    constructor(name){
        super(name, "string", "PgMacaddr");
    }
    /** @internal */ build(table) {
        return new PgMacaddr(table, this.config);
    }
}
class PgMacaddr extends __TURBOPACK__imported__module__134950__4["t"] {
    static [__TURBOPACK__imported__module__539774__5["h"]] = "PgMacaddr";
    getSQLType() {
        return "macaddr";
    }
}
function macaddr(name) {
    return new PgMacaddrBuilder(name ?? "");
}
;
// MERGED MODULE: [project]/node_modules/drizzle-orm/pg-core/columns/macaddr8.js [instrumentation] (ecmascript)
;
var __TURBOPACK__imported__module__539774__6 = __TURBOPACK__imported__module__539774__;
var __TURBOPACK__imported__module__134950__5 = __TURBOPACK__imported__module__134950__;
;
;
class PgMacaddr8Builder extends __TURBOPACK__imported__module__134950__5["f"] {
    static [__TURBOPACK__imported__module__539774__6["h"]] = "PgMacaddr8Builder";
    constructor(name){
        super(name, "string", "PgMacaddr8");
    }
    /** @internal */ build(table) {
        return new PgMacaddr8(table, this.config);
    }
}
class PgMacaddr8 extends __TURBOPACK__imported__module__134950__5["t"] {
    static [__TURBOPACK__imported__module__539774__6["h"]] = "PgMacaddr8";
    getSQLType() {
        return "macaddr8";
    }
}
function macaddr8(name) {
    return new PgMacaddr8Builder(name ?? "");
}
;
// MERGED MODULE: [project]/node_modules/drizzle-orm/pg-core/columns/numeric.js [instrumentation] (ecmascript)
;
var __TURBOPACK__imported__module__539774__7 = __TURBOPACK__imported__module__539774__;
var __TURBOPACK__imported__module__284346__2 = __TURBOPACK__imported__module__284346__;
var __TURBOPACK__imported__module__134950__6 = __TURBOPACK__imported__module__134950__;
;
;
;
class PgNumericBuilder extends __TURBOPACK__imported__module__134950__6["f"] {
    static [__TURBOPACK__imported__module__539774__7["h"]] = "PgNumericBuilder";
    constructor(name, precision, scale){
        super(name, "string", "PgNumeric");
        this.config.precision = precision;
        this.config.scale = scale;
    }
    /** @internal */ build(table) {
        return new PgNumeric(table, this.config);
    }
}
class PgNumeric extends __TURBOPACK__imported__module__134950__6["t"] {
    static [__TURBOPACK__imported__module__539774__7["h"]] = "PgNumeric";
    precision;
    scale;
    constructor(table, config){
        super(table, config);
        this.precision = config.precision;
        this.scale = config.scale;
    }
    mapFromDriverValue(value) {
        if (typeof value === "string") return value;
        return String(value);
    }
    getSQLType() {
        if (this.precision !== void 0 && this.scale !== void 0) {
            return `numeric(${this.precision}, ${this.scale})`;
        } else if (this.precision === void 0) {
            return "numeric";
        } else {
            return `numeric(${this.precision})`;
        }
    }
}
class PgNumericNumberBuilder extends __TURBOPACK__imported__module__134950__6["f"] {
    static [__TURBOPACK__imported__module__539774__7["h"]] = "PgNumericNumberBuilder";
    constructor(name, precision, scale){
        super(name, "number", "PgNumericNumber");
        this.config.precision = precision;
        this.config.scale = scale;
    }
    /** @internal */ build(table) {
        return new PgNumericNumber(table, this.config);
    }
}
class PgNumericNumber extends __TURBOPACK__imported__module__134950__6["t"] {
    static [__TURBOPACK__imported__module__539774__7["h"]] = "PgNumericNumber";
    precision;
    scale;
    constructor(table, config){
        super(table, config);
        this.precision = config.precision;
        this.scale = config.scale;
    }
    mapFromDriverValue(value) {
        if (typeof value === "number") return value;
        return Number(value);
    }
    mapToDriverValue = String;
    getSQLType() {
        if (this.precision !== void 0 && this.scale !== void 0) {
            return `numeric(${this.precision}, ${this.scale})`;
        } else if (this.precision === void 0) {
            return "numeric";
        } else {
            return `numeric(${this.precision})`;
        }
    }
}
class PgNumericBigIntBuilder extends __TURBOPACK__imported__module__134950__6["f"] {
    static [__TURBOPACK__imported__module__539774__7["h"]] = "PgNumericBigIntBuilder";
    constructor(name, precision, scale){
        super(name, "bigint", "PgNumericBigInt");
        this.config.precision = precision;
        this.config.scale = scale;
    }
    /** @internal */ build(table) {
        return new PgNumericBigInt(table, this.config);
    }
}
class PgNumericBigInt extends __TURBOPACK__imported__module__134950__6["t"] {
    static [__TURBOPACK__imported__module__539774__7["h"]] = "PgNumericBigInt";
    precision;
    scale;
    constructor(table, config){
        super(table, config);
        this.precision = config.precision;
        this.scale = config.scale;
    }
    mapFromDriverValue = BigInt;
    mapToDriverValue = String;
    getSQLType() {
        if (this.precision !== void 0 && this.scale !== void 0) {
            return `numeric(${this.precision}, ${this.scale})`;
        } else if (this.precision === void 0) {
            return "numeric";
        } else {
            return `numeric(${this.precision})`;
        }
    }
}
function numeric(a, b) {
    const { name, config } = (0, __TURBOPACK__imported__module__284346__2["c"])(a, b);
    const mode = config?.mode;
    return mode === "number" ? new PgNumericNumberBuilder(name, config?.precision, config?.scale) : mode === "bigint" ? new PgNumericBigIntBuilder(name, config?.precision, config?.scale) : new PgNumericBuilder(name, config?.precision, config?.scale);
}
const decimal = numeric;
;
__turbopack_context__.s([
    "e",
    0,
    PgNumeric,
    "D",
    0,
    numeric
], 401477);
// MERGED MODULE: [project]/node_modules/drizzle-orm/pg-core/columns/point.js [instrumentation] (ecmascript)
;
var __TURBOPACK__imported__module__539774__8 = __TURBOPACK__imported__module__539774__;
var __TURBOPACK__imported__module__284346__3 = __TURBOPACK__imported__module__284346__;
var __TURBOPACK__imported__module__134950__7 = __TURBOPACK__imported__module__134950__;
;
;
;
class PgPointTupleBuilder extends __TURBOPACK__imported__module__134950__7["f"] {
    static [__TURBOPACK__imported__module__539774__8["h"]] = "PgPointTupleBuilder";
    constructor(name){
        super(name, "array", "PgPointTuple");
    }
    /** @internal */ build(table) {
        return new PgPointTuple(table, this.config);
    }
}
class PgPointTuple extends __TURBOPACK__imported__module__134950__7["t"] {
    static [__TURBOPACK__imported__module__539774__8["h"]] = "PgPointTuple";
    getSQLType() {
        return "point";
    }
    mapFromDriverValue(value) {
        if (typeof value === "string") {
            const [x, y] = value.slice(1, -1).split(",");
            return [
                Number.parseFloat(x),
                Number.parseFloat(y)
            ];
        }
        return [
            value.x,
            value.y
        ];
    }
    mapToDriverValue(value) {
        return `(${value[0]},${value[1]})`;
    }
}
class PgPointObjectBuilder extends __TURBOPACK__imported__module__134950__7["f"] {
    static [__TURBOPACK__imported__module__539774__8["h"]] = "PgPointObjectBuilder";
    constructor(name){
        super(name, "json", "PgPointObject");
    }
    /** @internal */ build(table) {
        return new PgPointObject(table, this.config);
    }
}
class PgPointObject extends __TURBOPACK__imported__module__134950__7["t"] {
    static [__TURBOPACK__imported__module__539774__8["h"]] = "PgPointObject";
    getSQLType() {
        return "point";
    }
    mapFromDriverValue(value) {
        if (typeof value === "string") {
            const [x, y] = value.slice(1, -1).split(",");
            return {
                x: Number.parseFloat(x),
                y: Number.parseFloat(y)
            };
        }
        return value;
    }
    mapToDriverValue(value) {
        return `(${value.x},${value.y})`;
    }
}
function point(a, b) {
    const { name, config } = (0, __TURBOPACK__imported__module__284346__3["c"])(a, b);
    if (!config?.mode || config.mode === "tuple") {
        return new PgPointTupleBuilder(name);
    }
    return new PgPointObjectBuilder(name);
}
;
// MERGED MODULE: [project]/node_modules/drizzle-orm/pg-core/columns/postgis_extension/geometry.js [instrumentation] (ecmascript)
;
var __TURBOPACK__imported__module__539774__9 = __TURBOPACK__imported__module__539774__;
var __TURBOPACK__imported__module__284346__4 = __TURBOPACK__imported__module__284346__;
var __TURBOPACK__imported__module__134950__8 = __TURBOPACK__imported__module__134950__;
// MERGED MODULE: [project]/node_modules/drizzle-orm/pg-core/columns/postgis_extension/utils.js [instrumentation] (ecmascript)
;
function hexToBytes(hex) {
    const bytes = [];
    for(let c = 0; c < hex.length; c += 2){
        bytes.push(Number.parseInt(hex.slice(c, c + 2), 16));
    }
    return new Uint8Array(bytes);
}
function bytesToFloat64(bytes, offset) {
    const buffer = new ArrayBuffer(8);
    const view = new DataView(buffer);
    for(let i = 0; i < 8; i++){
        view.setUint8(i, bytes[offset + i]);
    }
    return view.getFloat64(0, true);
}
function parseEWKB(hex) {
    const bytes = hexToBytes(hex);
    let offset = 0;
    const byteOrder = bytes[offset];
    offset += 1;
    const view = new DataView(bytes.buffer);
    const geomType = view.getUint32(offset, byteOrder === 1);
    offset += 4;
    let _srid;
    if (geomType & 536870912) {
        _srid = view.getUint32(offset, byteOrder === 1);
        offset += 4;
    }
    if ((geomType & 65535) === 1) {
        const x = bytesToFloat64(bytes, offset);
        offset += 8;
        const y = bytesToFloat64(bytes, offset);
        offset += 8;
        return [
            x,
            y
        ];
    }
    throw new Error("Unsupported geometry type");
}
;
;
;
;
;
class PgGeometryBuilder extends __TURBOPACK__imported__module__134950__8["f"] {
    static [__TURBOPACK__imported__module__539774__9["h"]] = "PgGeometryBuilder";
    constructor(name){
        super(name, "array", "PgGeometry");
    }
    /** @internal */ build(table) {
        return new PgGeometry(table, this.config);
    }
}
class PgGeometry extends __TURBOPACK__imported__module__134950__8["t"] {
    static [__TURBOPACK__imported__module__539774__9["h"]] = "PgGeometry";
    getSQLType() {
        return "geometry(point)";
    }
    mapFromDriverValue(value) {
        return parseEWKB(value);
    }
    mapToDriverValue(value) {
        return `point(${value[0]} ${value[1]})`;
    }
}
class PgGeometryObjectBuilder extends __TURBOPACK__imported__module__134950__8["f"] {
    static [__TURBOPACK__imported__module__539774__9["h"]] = "PgGeometryObjectBuilder";
    constructor(name){
        super(name, "json", "PgGeometryObject");
    }
    /** @internal */ build(table) {
        return new PgGeometryObject(table, this.config);
    }
}
class PgGeometryObject extends __TURBOPACK__imported__module__134950__8["t"] {
    static [__TURBOPACK__imported__module__539774__9["h"]] = "PgGeometryObject";
    getSQLType() {
        return "geometry(point)";
    }
    mapFromDriverValue(value) {
        const parsed = parseEWKB(value);
        return {
            x: parsed[0],
            y: parsed[1]
        };
    }
    mapToDriverValue(value) {
        return `point(${value.x} ${value.y})`;
    }
}
function geometry(a, b) {
    const { name, config } = (0, __TURBOPACK__imported__module__284346__4["c"])(a, b);
    if (!config?.mode || config.mode === "tuple") {
        return new PgGeometryBuilder(name);
    }
    return new PgGeometryObjectBuilder(name);
}
;
// MERGED MODULE: [project]/node_modules/drizzle-orm/pg-core/columns/real.js [instrumentation] (ecmascript)
;
var __TURBOPACK__imported__module__539774__10 = __TURBOPACK__imported__module__539774__;
var __TURBOPACK__imported__module__134950__9 = __TURBOPACK__imported__module__134950__;
;
;
class PgRealBuilder extends __TURBOPACK__imported__module__134950__9["f"] {
    static [__TURBOPACK__imported__module__539774__10["h"]] = "PgRealBuilder";
    constructor(name, length){
        super(name, "number", "PgReal");
        this.config.length = length;
    }
    /** @internal */ build(table) {
        return new PgReal(table, this.config);
    }
}
class PgReal extends __TURBOPACK__imported__module__134950__9["t"] {
    static [__TURBOPACK__imported__module__539774__10["h"]] = "PgReal";
    constructor(table, config){
        super(table, config);
    }
    getSQLType() {
        return "real";
    }
    mapFromDriverValue = (value)=>{
        if (typeof value === "string") {
            return Number.parseFloat(value);
        }
        return value;
    };
}
function real(name) {
    return new PgRealBuilder(name ?? "");
}
;
__turbopack_context__.s([
    "f",
    0,
    real
], 217702);
// MERGED MODULE: [project]/node_modules/drizzle-orm/pg-core/columns/serial.js [instrumentation] (ecmascript)
;
var __TURBOPACK__imported__module__539774__11 = __TURBOPACK__imported__module__539774__;
var __TURBOPACK__imported__module__134950__10 = __TURBOPACK__imported__module__134950__;
;
;
class PgSerialBuilder extends __TURBOPACK__imported__module__134950__10["f"] {
    static [__TURBOPACK__imported__module__539774__11["h"]] = "PgSerialBuilder";
    constructor(name){
        super(name, "number", "PgSerial");
        this.config.hasDefault = true;
        this.config.notNull = true;
    }
    /** @internal */ build(table) {
        return new PgSerial(table, this.config);
    }
}
class PgSerial extends __TURBOPACK__imported__module__134950__10["t"] {
    static [__TURBOPACK__imported__module__539774__11["h"]] = "PgSerial";
    getSQLType() {
        return "serial";
    }
}
function serial(name) {
    return new PgSerialBuilder(name ?? "");
}
;
__turbopack_context__.s([
    "f",
    0,
    serial
], 778452);
// MERGED MODULE: [project]/node_modules/drizzle-orm/pg-core/columns/smallint.js [instrumentation] (ecmascript)
;
var __TURBOPACK__imported__module__539774__12 = __TURBOPACK__imported__module__539774__;
var __TURBOPACK__imported__module__134950__11 = __TURBOPACK__imported__module__134950__;
var __TURBOPACK__imported__module__916464__ = __turbopack_context__.i(916464);
;
;
;
class PgSmallIntBuilder extends __TURBOPACK__imported__module__916464__["f"] {
    static [__TURBOPACK__imported__module__539774__12["h"]] = "PgSmallIntBuilder";
    constructor(name){
        super(name, "number", "PgSmallInt");
    }
    /** @internal */ build(table) {
        return new PgSmallInt(table, this.config);
    }
}
class PgSmallInt extends __TURBOPACK__imported__module__134950__11["t"] {
    static [__TURBOPACK__imported__module__539774__12["h"]] = "PgSmallInt";
    getSQLType() {
        return "smallint";
    }
    mapFromDriverValue = (value)=>{
        if (typeof value === "string") {
            return Number(value);
        }
        return value;
    };
}
function smallint(name) {
    return new PgSmallIntBuilder(name ?? "");
}
;
__turbopack_context__.s([
    "f",
    0,
    smallint
], 537593);
// MERGED MODULE: [project]/node_modules/drizzle-orm/pg-core/columns/smallserial.js [instrumentation] (ecmascript)
;
var __TURBOPACK__imported__module__539774__13 = __TURBOPACK__imported__module__539774__;
var __TURBOPACK__imported__module__134950__12 = __TURBOPACK__imported__module__134950__;
;
;
class PgSmallSerialBuilder extends __TURBOPACK__imported__module__134950__12["f"] {
    static [__TURBOPACK__imported__module__539774__13["h"]] = "PgSmallSerialBuilder";
    constructor(name){
        super(name, "number", "PgSmallSerial");
        this.config.hasDefault = true;
        this.config.notNull = true;
    }
    /** @internal */ build(table) {
        return new PgSmallSerial(table, this.config);
    }
}
class PgSmallSerial extends __TURBOPACK__imported__module__134950__12["t"] {
    static [__TURBOPACK__imported__module__539774__13["h"]] = "PgSmallSerial";
    getSQLType() {
        return "smallserial";
    }
}
function smallserial(name) {
    return new PgSmallSerialBuilder(name ?? "");
}
;
// MERGED MODULE: [project]/node_modules/drizzle-orm/pg-core/columns/text.js [instrumentation] (ecmascript)
;
var __TURBOPACK__imported__module__539774__14 = __TURBOPACK__imported__module__539774__;
var __TURBOPACK__imported__module__284346__5 = __TURBOPACK__imported__module__284346__;
var __TURBOPACK__imported__module__134950__13 = __TURBOPACK__imported__module__134950__;
;
;
;
class PgTextBuilder extends __TURBOPACK__imported__module__134950__13["f"] {
    static [__TURBOPACK__imported__module__539774__14["h"]] = "PgTextBuilder";
    constructor(name, config){
        super(name, "string", "PgText");
        this.config.enumValues = config.enum;
    }
    /** @internal */ build(table) {
        return new PgText(table, this.config);
    }
}
class PgText extends __TURBOPACK__imported__module__134950__13["t"] {
    static [__TURBOPACK__imported__module__539774__14["h"]] = "PgText";
    enumValues = this.config.enumValues;
    getSQLType() {
        return "text";
    }
}
function text(a, b = {}) {
    const { name, config } = (0, __TURBOPACK__imported__module__284346__5["c"])(a, b);
    return new PgTextBuilder(name, config);
}
;
__turbopack_context__.s([
    "f",
    0,
    text
], 141757);
// MERGED MODULE: [project]/node_modules/drizzle-orm/pg-core/columns/time.js [instrumentation] (ecmascript)
;
var __TURBOPACK__imported__module__539774__15 = __TURBOPACK__imported__module__539774__;
var __TURBOPACK__imported__module__284346__6 = __TURBOPACK__imported__module__284346__;
var __TURBOPACK__imported__module__134950__14 = __TURBOPACK__imported__module__134950__;
var __TURBOPACK__imported__module__311238__ = __turbopack_context__.i(311238);
;
;
;
;
class PgTimeBuilder extends __TURBOPACK__imported__module__311238__["f"] {
    constructor(name, withTimezone, precision){
        super(name, "string", "PgTime");
        this.withTimezone = withTimezone;
        this.precision = precision;
        this.config.withTimezone = withTimezone;
        this.config.precision = precision;
    }
    static [__TURBOPACK__imported__module__539774__15["h"]] = "PgTimeBuilder";
    /** @internal */ build(table) {
        return new PgTime(table, this.config);
    }
}
class PgTime extends __TURBOPACK__imported__module__134950__14["t"] {
    static [__TURBOPACK__imported__module__539774__15["h"]] = "PgTime";
    withTimezone;
    precision;
    constructor(table, config){
        super(table, config);
        this.withTimezone = config.withTimezone;
        this.precision = config.precision;
    }
    getSQLType() {
        const precision = this.precision === void 0 ? "" : `(${this.precision})`;
        return `time${precision}${this.withTimezone ? " with time zone" : ""}`;
    }
}
function time(a, b = {}) {
    const { name, config } = (0, __TURBOPACK__imported__module__284346__6["c"])(a, b);
    return new PgTimeBuilder(name, config.withTimezone ?? false, config.precision);
}
;
__turbopack_context__.s([
    "F",
    0,
    PgTime,
    "U",
    0,
    time
], 575528);
// MERGED MODULE: [project]/node_modules/drizzle-orm/pg-core/columns/timestamp.js [instrumentation] (ecmascript)
;
var __TURBOPACK__imported__module__539774__16 = __TURBOPACK__imported__module__539774__;
var __TURBOPACK__imported__module__284346__7 = __TURBOPACK__imported__module__284346__;
var __TURBOPACK__imported__module__134950__15 = __TURBOPACK__imported__module__134950__;
var __TURBOPACK__imported__module__311238__1 = __TURBOPACK__imported__module__311238__;
;
;
;
;
class PgTimestampBuilder extends __TURBOPACK__imported__module__311238__1["f"] {
    static [__TURBOPACK__imported__module__539774__16["h"]] = "PgTimestampBuilder";
    constructor(name, withTimezone, precision){
        super(name, "date", "PgTimestamp");
        this.config.withTimezone = withTimezone;
        this.config.precision = precision;
    }
    /** @internal */ build(table) {
        return new PgTimestamp(table, this.config);
    }
}
class PgTimestamp extends __TURBOPACK__imported__module__134950__15["t"] {
    static [__TURBOPACK__imported__module__539774__16["h"]] = "PgTimestamp";
    withTimezone;
    precision;
    constructor(table, config){
        super(table, config);
        this.withTimezone = config.withTimezone;
        this.precision = config.precision;
    }
    getSQLType() {
        const precision = this.precision === void 0 ? "" : ` (${this.precision})`;
        return `timestamp${precision}${this.withTimezone ? " with time zone" : ""}`;
    }
    mapFromDriverValue(value) {
        if (typeof value === "string") return new Date(this.withTimezone ? value : value + "+0000");
        return value;
    }
    mapToDriverValue = (value)=>{
        return value.toISOString();
    };
}
class PgTimestampStringBuilder extends __TURBOPACK__imported__module__311238__1["f"] {
    static [__TURBOPACK__imported__module__539774__16["h"]] = "PgTimestampStringBuilder";
    constructor(name, withTimezone, precision){
        super(name, "string", "PgTimestampString");
        this.config.withTimezone = withTimezone;
        this.config.precision = precision;
    }
    /** @internal */ build(table) {
        return new PgTimestampString(table, this.config);
    }
}
class PgTimestampString extends __TURBOPACK__imported__module__134950__15["t"] {
    static [__TURBOPACK__imported__module__539774__16["h"]] = "PgTimestampString";
    withTimezone;
    precision;
    constructor(table, config){
        super(table, config);
        this.withTimezone = config.withTimezone;
        this.precision = config.precision;
    }
    getSQLType() {
        const precision = this.precision === void 0 ? "" : `(${this.precision})`;
        return `timestamp${precision}${this.withTimezone ? " with time zone" : ""}`;
    }
    mapFromDriverValue(value) {
        if (typeof value === "string") return value;
        const shortened = value.toISOString().slice(0, -1).replace("T", " ");
        if (this.withTimezone) {
            const offset = value.getTimezoneOffset();
            const sign = offset <= 0 ? "+" : "-";
            return `${shortened}${sign}${Math.floor(Math.abs(offset) / 60).toString().padStart(2, "0")}`;
        }
        return shortened;
    }
}
function timestamp(a, b = {}) {
    const { name, config } = (0, __TURBOPACK__imported__module__284346__7["c"])(a, b);
    if (config?.mode === "string") {
        return new PgTimestampStringBuilder(name, config.withTimezone ?? false, config.precision);
    }
    return new PgTimestampBuilder(name, config?.withTimezone ?? false, config?.precision);
}
;
__turbopack_context__.s([
    "R",
    0,
    PgTimestamp,
    "y",
    0,
    PgTimestampString,
    "_",
    0,
    timestamp
], 10566);
// MERGED MODULE: [project]/node_modules/drizzle-orm/pg-core/columns/uuid.js [instrumentation] (ecmascript)
;
var __TURBOPACK__imported__module__539774__17 = __TURBOPACK__imported__module__539774__;
var __TURBOPACK__imported__module__533102__ = __turbopack_context__.i(533102);
var __TURBOPACK__imported__module__134950__16 = __TURBOPACK__imported__module__134950__;
;
;
;
class PgUUIDBuilder extends __TURBOPACK__imported__module__134950__16["f"] {
    static [__TURBOPACK__imported__module__539774__17["h"]] = "PgUUIDBuilder";
    constructor(name){
        super(name, "string", "PgUUID");
    }
    /**
   * Adds `default gen_random_uuid()` to the column definition.
   */ defaultRandom() {
        return this.default(__TURBOPACK__imported__module__533102__["B"]`gen_random_uuid()`);
    }
    /** @internal */ build(table) {
        return new PgUUID(table, this.config);
    }
}
class PgUUID extends __TURBOPACK__imported__module__134950__16["t"] {
    static [__TURBOPACK__imported__module__539774__17["h"]] = "PgUUID";
    getSQLType() {
        return "uuid";
    }
}
function uuid(name) {
    return new PgUUIDBuilder(name ?? "");
}
;
__turbopack_context__.s([
    "I",
    0,
    PgUUID,
    "q",
    0,
    uuid
], 45115);
// MERGED MODULE: [project]/node_modules/drizzle-orm/pg-core/columns/varchar.js [instrumentation] (ecmascript)
;
var __TURBOPACK__imported__module__539774__18 = __TURBOPACK__imported__module__539774__;
var __TURBOPACK__imported__module__284346__8 = __TURBOPACK__imported__module__284346__;
var __TURBOPACK__imported__module__134950__17 = __TURBOPACK__imported__module__134950__;
;
;
;
class PgVarcharBuilder extends __TURBOPACK__imported__module__134950__17["f"] {
    static [__TURBOPACK__imported__module__539774__18["h"]] = "PgVarcharBuilder";
    constructor(name, config){
        super(name, "string", "PgVarchar");
        this.config.length = config.length;
        this.config.enumValues = config.enum;
    }
    /** @internal */ build(table) {
        return new PgVarchar(table, this.config);
    }
}
class PgVarchar extends __TURBOPACK__imported__module__134950__17["t"] {
    static [__TURBOPACK__imported__module__539774__18["h"]] = "PgVarchar";
    length = this.config.length;
    enumValues = this.config.enumValues;
    getSQLType() {
        return this.length === void 0 ? `varchar` : `varchar(${this.length})`;
    }
}
function varchar(a, b = {}) {
    const { name, config } = (0, __TURBOPACK__imported__module__284346__8["c"])(a, b);
    return new PgVarcharBuilder(name, config);
}
;
// MERGED MODULE: [project]/node_modules/drizzle-orm/pg-core/columns/vector_extension/bit.js [instrumentation] (ecmascript)
;
var __TURBOPACK__imported__module__539774__19 = __TURBOPACK__imported__module__539774__;
var __TURBOPACK__imported__module__284346__9 = __TURBOPACK__imported__module__284346__;
var __TURBOPACK__imported__module__134950__18 = __TURBOPACK__imported__module__134950__;
;
;
;
class PgBinaryVectorBuilder extends __TURBOPACK__imported__module__134950__18["f"] {
    static [__TURBOPACK__imported__module__539774__19["h"]] = "PgBinaryVectorBuilder";
    constructor(name, config){
        super(name, "string", "PgBinaryVector");
        this.config.dimensions = config.dimensions;
    }
    /** @internal */ build(table) {
        return new PgBinaryVector(table, this.config);
    }
}
class PgBinaryVector extends __TURBOPACK__imported__module__134950__18["t"] {
    static [__TURBOPACK__imported__module__539774__19["h"]] = "PgBinaryVector";
    dimensions = this.config.dimensions;
    getSQLType() {
        return `bit(${this.dimensions})`;
    }
}
function bit(a, b) {
    const { name, config } = (0, __TURBOPACK__imported__module__284346__9["c"])(a, b);
    return new PgBinaryVectorBuilder(name, config);
}
;
// MERGED MODULE: [project]/node_modules/drizzle-orm/pg-core/columns/vector_extension/halfvec.js [instrumentation] (ecmascript)
;
var __TURBOPACK__imported__module__539774__20 = __TURBOPACK__imported__module__539774__;
var __TURBOPACK__imported__module__284346__10 = __TURBOPACK__imported__module__284346__;
var __TURBOPACK__imported__module__134950__19 = __TURBOPACK__imported__module__134950__;
;
;
;
class PgHalfVectorBuilder extends __TURBOPACK__imported__module__134950__19["f"] {
    static [__TURBOPACK__imported__module__539774__20["h"]] = "PgHalfVectorBuilder";
    constructor(name, config){
        super(name, "array", "PgHalfVector");
        this.config.dimensions = config.dimensions;
    }
    /** @internal */ build(table) {
        return new PgHalfVector(table, this.config);
    }
}
class PgHalfVector extends __TURBOPACK__imported__module__134950__19["t"] {
    static [__TURBOPACK__imported__module__539774__20["h"]] = "PgHalfVector";
    dimensions = this.config.dimensions;
    getSQLType() {
        return `halfvec(${this.dimensions})`;
    }
    mapToDriverValue(value) {
        return JSON.stringify(value);
    }
    mapFromDriverValue(value) {
        return value.slice(1, -1).split(",").map((v)=>Number.parseFloat(v));
    }
}
function halfvec(a, b) {
    const { name, config } = (0, __TURBOPACK__imported__module__284346__10["c"])(a, b);
    return new PgHalfVectorBuilder(name, config);
}
;
// MERGED MODULE: [project]/node_modules/drizzle-orm/pg-core/columns/vector_extension/sparsevec.js [instrumentation] (ecmascript)
;
var __TURBOPACK__imported__module__539774__21 = __TURBOPACK__imported__module__539774__;
var __TURBOPACK__imported__module__284346__11 = __TURBOPACK__imported__module__284346__;
var __TURBOPACK__imported__module__134950__20 = __TURBOPACK__imported__module__134950__;
;
;
;
class PgSparseVectorBuilder extends __TURBOPACK__imported__module__134950__20["f"] {
    static [__TURBOPACK__imported__module__539774__21["h"]] = "PgSparseVectorBuilder";
    constructor(name, config){
        super(name, "string", "PgSparseVector");
        this.config.dimensions = config.dimensions;
    }
    /** @internal */ build(table) {
        return new PgSparseVector(table, this.config);
    }
}
class PgSparseVector extends __TURBOPACK__imported__module__134950__20["t"] {
    static [__TURBOPACK__imported__module__539774__21["h"]] = "PgSparseVector";
    dimensions = this.config.dimensions;
    getSQLType() {
        return `sparsevec(${this.dimensions})`;
    }
}
function sparsevec(a, b) {
    const { name, config } = (0, __TURBOPACK__imported__module__284346__11["c"])(a, b);
    return new PgSparseVectorBuilder(name, config);
}
;
// MERGED MODULE: [project]/node_modules/drizzle-orm/pg-core/columns/vector_extension/vector.js [instrumentation] (ecmascript)
;
var __TURBOPACK__imported__module__539774__22 = __TURBOPACK__imported__module__539774__;
var __TURBOPACK__imported__module__284346__12 = __TURBOPACK__imported__module__284346__;
var __TURBOPACK__imported__module__134950__21 = __TURBOPACK__imported__module__134950__;
;
;
;
class PgVectorBuilder extends __TURBOPACK__imported__module__134950__21["f"] {
    static [__TURBOPACK__imported__module__539774__22["h"]] = "PgVectorBuilder";
    constructor(name, config){
        super(name, "array", "PgVector");
        this.config.dimensions = config.dimensions;
    }
    /** @internal */ build(table) {
        return new PgVector(table, this.config);
    }
}
class PgVector extends __TURBOPACK__imported__module__134950__21["t"] {
    static [__TURBOPACK__imported__module__539774__22["h"]] = "PgVector";
    dimensions = this.config.dimensions;
    getSQLType() {
        return `vector(${this.dimensions})`;
    }
    mapToDriverValue(value) {
        return JSON.stringify(value);
    }
    mapFromDriverValue(value) {
        return value.slice(1, -1).split(",").map((v)=>Number.parseFloat(v));
    }
}
function vector(a, b) {
    const { name, config } = (0, __TURBOPACK__imported__module__284346__12["c"])(a, b);
    return new PgVectorBuilder(name, config);
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
;
;
;
;
function getPgColumnBuilders() {
    return {
        bigint: __TURBOPACK__imported__module__69659__["f"],
        bigserial: __TURBOPACK__imported__module__748031__["f"],
        boolean: __TURBOPACK__imported__module__745644__["f"],
        char: __TURBOPACK__imported__module__14343__["f"],
        cidr: __TURBOPACK__imported__module__383006__["f"],
        customType: __TURBOPACK__imported__module__675019__["f"],
        date: __TURBOPACK__imported__module__723235__["c"],
        doublePrecision: __TURBOPACK__imported__module__175231__["f"],
        inet: __TURBOPACK__imported__module__64231__["f"],
        integer: __TURBOPACK__imported__module__553184__["f"],
        interval: interval,
        json: json,
        jsonb: jsonb,
        line: line,
        macaddr: macaddr,
        macaddr8: macaddr8,
        numeric: numeric,
        point: point,
        geometry: geometry,
        real: real,
        serial: serial,
        smallint: smallint,
        smallserial: smallserial,
        text: text,
        time: time,
        timestamp: timestamp,
        uuid: uuid,
        varchar: varchar,
        bit: bit,
        halfvec: halfvec,
        sparsevec: sparsevec,
        vector: vector
    };
}
;
;
;
;
const InlineForeignKeys = Symbol.for("drizzle:PgInlineForeignKeys");
const EnableRLS = Symbol.for("drizzle:EnableRLS");
class PgTable extends __TURBOPACK__imported__module__725490__["s"] {
    static [__TURBOPACK__imported__module__539774__["h"]] = "PgTable";
    /** @internal */ static Symbol = Object.assign({}, __TURBOPACK__imported__module__725490__["s"].Symbol, {
        InlineForeignKeys,
        EnableRLS
    });
    /**@internal */ [InlineForeignKeys] = [];
    /** @internal */ [EnableRLS] = false;
    /** @internal */ [__TURBOPACK__imported__module__725490__["s"].Symbol.ExtraConfigBuilder] = void 0;
    /** @internal */ [__TURBOPACK__imported__module__725490__["s"].Symbol.ExtraConfigColumns] = {};
}
function pgTableWithSchema(name, columns, extraConfig, schema, baseName = name) {
    const rawTable = new PgTable(name, schema, baseName);
    const parsedColumns = typeof columns === "function" ? columns(getPgColumnBuilders()) : columns;
    const builtColumns = Object.fromEntries(Object.entries(parsedColumns).map(([name2, colBuilderBase])=>{
        const colBuilder = colBuilderBase;
        colBuilder.setName(name2);
        const column = colBuilder.build(rawTable);
        rawTable[InlineForeignKeys].push(...colBuilder.buildForeignKeys(column, rawTable));
        return [
            name2,
            column
        ];
    }));
    const builtColumnsForExtraConfig = Object.fromEntries(Object.entries(parsedColumns).map(([name2, colBuilderBase])=>{
        const colBuilder = colBuilderBase;
        colBuilder.setName(name2);
        const column = colBuilder.buildExtraConfigColumn(rawTable);
        return [
            name2,
            column
        ];
    }));
    const table = Object.assign(rawTable, builtColumns);
    table[__TURBOPACK__imported__module__725490__["s"].Symbol.Columns] = builtColumns;
    table[__TURBOPACK__imported__module__725490__["s"].Symbol.ExtraConfigColumns] = builtColumnsForExtraConfig;
    if (extraConfig) {
        table[PgTable.Symbol.ExtraConfigBuilder] = extraConfig;
    }
    return Object.assign(table, {
        enableRLS: ()=>{
            table[PgTable.Symbol.EnableRLS] = true;
            return table;
        }
    });
}
const pgTable = (name, columns, extraConfig)=>{
    return pgTableWithSchema(name, columns, extraConfig, void 0);
};
function pgTableCreator(customizeTableName) {
    return (name, columns, extraConfig)=>{
        return pgTableWithSchema(customizeTableName(name), columns, extraConfig, void 0, name);
    };
}
;
__turbopack_context__.s([
    "M",
    0,
    PgTable,
    "X",
    0,
    pgTable,
    "x",
    0,
    pgTableWithSchema
], 775375);
// MERGED MODULE: [project]/node_modules/drizzle-orm/pg-core/primary-keys.js [instrumentation] (ecmascript)
;
var __TURBOPACK__imported__module__539774__23 = __TURBOPACK__imported__module__539774__;
;
;
function primaryKey(...config) {
    if (config[0].columns) {
        return new PrimaryKeyBuilder(config[0].columns, config[0].name);
    }
    return new PrimaryKeyBuilder(config);
}
class PrimaryKeyBuilder {
    static [__TURBOPACK__imported__module__539774__23["h"]] = "PgPrimaryKeyBuilder";
    /** @internal */ columns;
    /** @internal */ name;
    constructor(columns, name){
        this.columns = columns;
        this.name = name;
    }
    /** @internal */ build(table) {
        return new PrimaryKey(table, this.columns, this.name);
    }
}
class PrimaryKey {
    constructor(table, columns, name){
        this.table = table;
        this.columns = columns;
        this.name = name;
    }
    static [__TURBOPACK__imported__module__539774__23["h"]] = "PgPrimaryKey";
    columns;
    name;
    getName() {
        return this.name ?? `${this.table[PgTable.Symbol.Name]}_${this.columns.map((column)=>column.name).join("_")}_pk`;
    }
}
;
__turbopack_context__.s([
    "E",
    0,
    PrimaryKeyBuilder,
    "_",
    0,
    primaryKey
], 370705);
}),
336763, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__763369__ = __turbopack_context__.i(763369);
var __TURBOPACK__imported__module__539774__ = __turbopack_context__.i(539774);
var __TURBOPACK__imported__module__725490__ = __turbopack_context__.i(725490);
var __TURBOPACK__imported__module__533102__ = __turbopack_context__.i(533102);
;
;
;
;
function bindIfParam(value, column) {
    if ((0, __TURBOPACK__imported__module__533102__["N"])(column) && !(0, __TURBOPACK__imported__module__533102__["f"])(value) && !(0, __TURBOPACK__imported__module__539774__["f"])(value, __TURBOPACK__imported__module__533102__["r"]) && !(0, __TURBOPACK__imported__module__539774__["f"])(value, __TURBOPACK__imported__module__533102__["W"]) && !(0, __TURBOPACK__imported__module__539774__["f"])(value, __TURBOPACK__imported__module__763369__["f"]) && !(0, __TURBOPACK__imported__module__539774__["f"])(value, __TURBOPACK__imported__module__725490__["s"]) && !(0, __TURBOPACK__imported__module__539774__["f"])(value, __TURBOPACK__imported__module__533102__["_"])) {
        return new __TURBOPACK__imported__module__533102__["r"](value, column);
    }
    return value;
}
const eq = (left, right)=>{
    return __TURBOPACK__imported__module__533102__["B"]`${left} = ${bindIfParam(right, left)}`;
};
const ne = (left, right)=>{
    return __TURBOPACK__imported__module__533102__["B"]`${left} <> ${bindIfParam(right, left)}`;
};
function and(...unfilteredConditions) {
    const conditions = unfilteredConditions.filter((c)=>c !== void 0);
    if (conditions.length === 0) {
        return void 0;
    }
    if (conditions.length === 1) {
        return new __TURBOPACK__imported__module__533102__["o"](conditions);
    }
    return new __TURBOPACK__imported__module__533102__["o"]([
        new __TURBOPACK__imported__module__533102__["c"]("("),
        __TURBOPACK__imported__module__533102__["B"].join(conditions, new __TURBOPACK__imported__module__533102__["c"](" and ")),
        new __TURBOPACK__imported__module__533102__["c"](")")
    ]);
}
function or(...unfilteredConditions) {
    const conditions = unfilteredConditions.filter((c)=>c !== void 0);
    if (conditions.length === 0) {
        return void 0;
    }
    if (conditions.length === 1) {
        return new __TURBOPACK__imported__module__533102__["o"](conditions);
    }
    return new __TURBOPACK__imported__module__533102__["o"]([
        new __TURBOPACK__imported__module__533102__["c"]("("),
        __TURBOPACK__imported__module__533102__["B"].join(conditions, new __TURBOPACK__imported__module__533102__["c"](" or ")),
        new __TURBOPACK__imported__module__533102__["c"](")")
    ]);
}
function not(condition) {
    return __TURBOPACK__imported__module__533102__["B"]`not ${condition}`;
}
const gt = (left, right)=>{
    return __TURBOPACK__imported__module__533102__["B"]`${left} > ${bindIfParam(right, left)}`;
};
const gte = (left, right)=>{
    return __TURBOPACK__imported__module__533102__["B"]`${left} >= ${bindIfParam(right, left)}`;
};
const lt = (left, right)=>{
    return __TURBOPACK__imported__module__533102__["B"]`${left} < ${bindIfParam(right, left)}`;
};
const lte = (left, right)=>{
    return __TURBOPACK__imported__module__533102__["B"]`${left} <= ${bindIfParam(right, left)}`;
};
function inArray(column, values) {
    if (Array.isArray(values)) {
        if (values.length === 0) {
            return __TURBOPACK__imported__module__533102__["B"]`false`;
        }
        return __TURBOPACK__imported__module__533102__["B"]`${column} in ${values.map((v)=>bindIfParam(v, column))}`;
    }
    return __TURBOPACK__imported__module__533102__["B"]`${column} in ${bindIfParam(values, column)}`;
}
function notInArray(column, values) {
    if (Array.isArray(values)) {
        if (values.length === 0) {
            return __TURBOPACK__imported__module__533102__["B"]`true`;
        }
        return __TURBOPACK__imported__module__533102__["B"]`${column} not in ${values.map((v)=>bindIfParam(v, column))}`;
    }
    return __TURBOPACK__imported__module__533102__["B"]`${column} not in ${bindIfParam(values, column)}`;
}
function isNull(value) {
    return __TURBOPACK__imported__module__533102__["B"]`${value} is null`;
}
function isNotNull(value) {
    return __TURBOPACK__imported__module__533102__["B"]`${value} is not null`;
}
function exists(subquery) {
    return __TURBOPACK__imported__module__533102__["B"]`exists ${subquery}`;
}
function notExists(subquery) {
    return __TURBOPACK__imported__module__533102__["B"]`not exists ${subquery}`;
}
function between(column, min, max) {
    return __TURBOPACK__imported__module__533102__["B"]`${column} between ${bindIfParam(min, column)} and ${bindIfParam(max, column)}`;
}
function notBetween(column, min, max) {
    return __TURBOPACK__imported__module__533102__["B"]`${column} not between ${bindIfParam(min, column)} and ${bindIfParam(max, column)}`;
}
function like(column, value) {
    return __TURBOPACK__imported__module__533102__["B"]`${column} like ${value}`;
}
function notLike(column, value) {
    return __TURBOPACK__imported__module__533102__["B"]`${column} not like ${value}`;
}
function ilike(column, value) {
    return __TURBOPACK__imported__module__533102__["B"]`${column} ilike ${value}`;
}
function notIlike(column, value) {
    return __TURBOPACK__imported__module__533102__["B"]`${column} not ilike ${value}`;
}
function arrayContains(column, values) {
    if (Array.isArray(values)) {
        if (values.length === 0) {
            throw new Error("arrayContains requires at least one value");
        }
        const array = __TURBOPACK__imported__module__533102__["B"]`${bindIfParam(values, column)}`;
        return __TURBOPACK__imported__module__533102__["B"]`${column} @> ${array}`;
    }
    return __TURBOPACK__imported__module__533102__["B"]`${column} @> ${bindIfParam(values, column)}`;
}
function arrayContained(column, values) {
    if (Array.isArray(values)) {
        if (values.length === 0) {
            throw new Error("arrayContained requires at least one value");
        }
        const array = __TURBOPACK__imported__module__533102__["B"]`${bindIfParam(values, column)}`;
        return __TURBOPACK__imported__module__533102__["B"]`${column} <@ ${array}`;
    }
    return __TURBOPACK__imported__module__533102__["B"]`${column} <@ ${bindIfParam(values, column)}`;
}
function arrayOverlaps(column, values) {
    if (Array.isArray(values)) {
        if (values.length === 0) {
            throw new Error("arrayOverlaps requires at least one value");
        }
        const array = __TURBOPACK__imported__module__533102__["B"]`${bindIfParam(values, column)}`;
        return __TURBOPACK__imported__module__533102__["B"]`${column} && ${array}`;
    }
    return __TURBOPACK__imported__module__533102__["B"]`${column} && ${bindIfParam(values, column)}`;
}
;
__turbopack_context__.s([
    "b",
    0,
    and,
    "C",
    0,
    between,
    "u",
    0,
    eq,
    "v",
    0,
    exists,
    "H",
    0,
    gt,
    "B",
    0,
    gte,
    "O",
    0,
    ilike,
    "y",
    0,
    inArray,
    "E",
    0,
    isNotNull,
    "M",
    0,
    isNull,
    "D",
    0,
    like,
    "S",
    0,
    lt,
    "n",
    0,
    lte,
    "c",
    0,
    ne,
    "R",
    0,
    not,
    "e",
    0,
    notBetween,
    "k",
    0,
    notExists,
    "t",
    0,
    notIlike,
    "$",
    0,
    notInArray,
    "s",
    0,
    notLike,
    "F",
    0,
    or
]);
}),
284346, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__763369__ = __turbopack_context__.i(763369);
var __TURBOPACK__imported__module__539774__ = __turbopack_context__.i(539774);
var __TURBOPACK__imported__module__533102__ = __turbopack_context__.i(533102);
var __TURBOPACK__imported__module__155464__ = __turbopack_context__.i(155464);
var __TURBOPACK__imported__module__725490__ = __turbopack_context__.i(725490);
var __TURBOPACK__imported__module__731902__ = __turbopack_context__.i(731902);
;
;
;
;
;
;
function mapResultRow(columns, row, joinsNotNullableMap) {
    const nullifyMap = {};
    const result = columns.reduce((result2, { path, field }, columnIndex)=>{
        let decoder;
        if ((0, __TURBOPACK__imported__module__539774__["f"])(field, __TURBOPACK__imported__module__763369__["f"])) {
            decoder = field;
        } else if ((0, __TURBOPACK__imported__module__539774__["f"])(field, __TURBOPACK__imported__module__533102__["o"])) {
            decoder = field.decoder;
        } else if ((0, __TURBOPACK__imported__module__539774__["f"])(field, __TURBOPACK__imported__module__155464__["Q"])) {
            decoder = field._.sql.decoder;
        } else {
            decoder = field.sql.decoder;
        }
        let node = result2;
        for (const [pathChunkIndex, pathChunk] of path.entries()){
            if (pathChunkIndex < path.length - 1) {
                if (!(pathChunk in node)) {
                    node[pathChunk] = {};
                }
                node = node[pathChunk];
            } else {
                const rawValue = row[columnIndex];
                const value = node[pathChunk] = rawValue === null ? null : decoder.mapFromDriverValue(rawValue);
                if (joinsNotNullableMap && (0, __TURBOPACK__imported__module__539774__["f"])(field, __TURBOPACK__imported__module__763369__["f"]) && path.length === 2) {
                    const objectName = path[0];
                    if (!(objectName in nullifyMap)) {
                        nullifyMap[objectName] = value === null ? (0, __TURBOPACK__imported__module__725490__["P"])(field.table) : false;
                    } else if (typeof nullifyMap[objectName] === "string" && nullifyMap[objectName] !== (0, __TURBOPACK__imported__module__725490__["P"])(field.table)) {
                        nullifyMap[objectName] = false;
                    }
                }
            }
        }
        return result2;
    }, {});
    if (joinsNotNullableMap && Object.keys(nullifyMap).length > 0) {
        for (const [objectName, tableName] of Object.entries(nullifyMap)){
            if (typeof tableName === "string" && !joinsNotNullableMap[tableName]) {
                result[objectName] = null;
            }
        }
    }
    return result;
}
function orderSelectedFields(fields, pathPrefix) {
    return Object.entries(fields).reduce((result, [name, field])=>{
        if (typeof name !== "string") {
            return result;
        }
        const newPath = pathPrefix ? [
            ...pathPrefix,
            name
        ] : [
            name
        ];
        if ((0, __TURBOPACK__imported__module__539774__["f"])(field, __TURBOPACK__imported__module__763369__["f"]) || (0, __TURBOPACK__imported__module__539774__["f"])(field, __TURBOPACK__imported__module__533102__["o"]) || (0, __TURBOPACK__imported__module__539774__["f"])(field, __TURBOPACK__imported__module__533102__["o"].Aliased) || (0, __TURBOPACK__imported__module__539774__["f"])(field, __TURBOPACK__imported__module__155464__["Q"])) {
            result.push({
                path: newPath,
                field
            });
        } else if ((0, __TURBOPACK__imported__module__539774__["f"])(field, __TURBOPACK__imported__module__725490__["s"])) {
            result.push(...orderSelectedFields(field[__TURBOPACK__imported__module__725490__["s"].Symbol.Columns], newPath));
        } else {
            result.push(...orderSelectedFields(field, newPath));
        }
        return result;
    }, []);
}
function haveSameKeys(left, right) {
    const leftKeys = Object.keys(left);
    const rightKeys = Object.keys(right);
    if (leftKeys.length !== rightKeys.length) {
        return false;
    }
    for (const [index, key] of leftKeys.entries()){
        if (key !== rightKeys[index]) {
            return false;
        }
    }
    return true;
}
function mapUpdateSet(table, values) {
    const entries = Object.entries(values).filter(([, value])=>value !== void 0).map(([key, value])=>{
        if ((0, __TURBOPACK__imported__module__539774__["f"])(value, __TURBOPACK__imported__module__533102__["o"]) || (0, __TURBOPACK__imported__module__539774__["f"])(value, __TURBOPACK__imported__module__763369__["f"])) {
            return [
                key,
                value
            ];
        } else {
            return [
                key,
                new __TURBOPACK__imported__module__533102__["r"](value, table[__TURBOPACK__imported__module__725490__["s"].Symbol.Columns][key])
            ];
        }
    });
    if (entries.length === 0) {
        throw new Error("No values to set");
    }
    return Object.fromEntries(entries);
}
function applyMixins(baseClass, extendedClasses) {
    for (const extendedClass of extendedClasses){
        for (const name of Object.getOwnPropertyNames(extendedClass.prototype)){
            if (name === "constructor") continue;
            Object.defineProperty(baseClass.prototype, name, Object.getOwnPropertyDescriptor(extendedClass.prototype, name) || /* @__PURE__ */ Object.create(null));
        }
    }
}
function getTableColumns(table) {
    return table[__TURBOPACK__imported__module__725490__["s"].Symbol.Columns];
}
function getViewSelectedFields(view) {
    return view[__TURBOPACK__imported__module__731902__["f"]].selectedFields;
}
function getTableLikeName(table) {
    return (0, __TURBOPACK__imported__module__539774__["f"])(table, __TURBOPACK__imported__module__155464__["Q"]) ? table._.alias : (0, __TURBOPACK__imported__module__539774__["f"])(table, __TURBOPACK__imported__module__533102__["_"]) ? table[__TURBOPACK__imported__module__731902__["f"]].name : (0, __TURBOPACK__imported__module__539774__["f"])(table, __TURBOPACK__imported__module__533102__["o"]) ? void 0 : table[__TURBOPACK__imported__module__725490__["s"].Symbol.IsAlias] ? table[__TURBOPACK__imported__module__725490__["s"].Symbol.Name] : table[__TURBOPACK__imported__module__725490__["s"].Symbol.BaseName];
}
function getColumnNameAndConfig(a, b) {
    return {
        name: typeof a === "string" && a.length > 0 ? a : "",
        config: typeof a === "object" ? a : b
    };
}
const _ = {};
const __ = {};
function isConfig(data) {
    if (typeof data !== "object" || data === null) return false;
    if (data.constructor.name !== "Object") return false;
    if ("logger" in data) {
        const type = typeof data["logger"];
        if (type !== "boolean" && (type !== "object" || typeof data["logger"]["logQuery"] !== "function") && type !== "undefined") return false;
        return true;
    }
    if ("schema" in data) {
        const type = typeof data["schema"];
        if (type !== "object" && type !== "undefined") return false;
        return true;
    }
    if ("casing" in data) {
        const type = typeof data["casing"];
        if (type !== "string" && type !== "undefined") return false;
        return true;
    }
    if ("mode" in data) {
        if (data["mode"] !== "default" || data["mode"] !== "planetscale" || data["mode"] !== void 0) return false;
        return true;
    }
    if ("connection" in data) {
        const type = typeof data["connection"];
        if (type !== "string" && type !== "object" && type !== "undefined") return false;
        return true;
    }
    if ("client" in data) {
        const type = typeof data["client"];
        if (type !== "object" && type !== "function" && type !== "undefined") return false;
        return true;
    }
    if (Object.keys(data).length === 0) return true;
    return false;
}
const textDecoder = typeof TextDecoder === "undefined" ? null : new TextDecoder();
;
__turbopack_context__.s([
    "X",
    0,
    applyMixins,
    "c",
    0,
    getColumnNameAndConfig,
    "q",
    0,
    getTableColumns,
    "x",
    0,
    getTableLikeName,
    "B",
    0,
    haveSameKeys,
    "n",
    0,
    isConfig,
    "L",
    0,
    mapResultRow,
    "o",
    0,
    mapUpdateSet,
    "$",
    0,
    orderSelectedFields
]);
}),
];

//# sourceMappingURL=_0gx41gig6yutm._.js.map