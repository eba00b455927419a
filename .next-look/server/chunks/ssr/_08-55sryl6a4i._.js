module.exports = [
506671, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__572131__ = __turbopack_context__.i(572131);
var __TURBOPACK__imported__module__608114__ = __turbopack_context__.i(608114);
"use client";
;
;
function KeptSession({ account, guest, children }) {
    const kept = (0, __TURBOPACK__imported__module__572131__["useSyncExternalStore"])(subscribe, ()=>(0, __TURBOPACK__imported__module__608114__["r"])().account(), ()=>undefined);
    const isKept = account !== null && (kept === undefined || kept === account);
    return isKept ? children : guest;
}
const subscribe = (listener)=>(0, __TURBOPACK__imported__module__608114__["r"])().subscribe(listener);
__turbopack_context__.s([
    "KeptSession",
    0,
    KeptSession
]);
}),
434003, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
var __TURBOPACK__imported__module__238246__ = __turbopack_context__.i(238246);
"use client";
;
;
function MenuLink({ href, children }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__238246__["default"], {
        href: href,
        prefetch: false,
        onClick: ({ currentTarget })=>currentTarget.closest("[popover]")?.hidePopover(),
        className: "menu-item",
        children: children
    });
}
__turbopack_context__.s([
    "MenuLink",
    0,
    MenuLink
]);
}),
685581, ((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/app/_components/shell/promo-banner.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
var __TURBOPACK__imported__module__572131__ = __turbopack_context__.i(572131);
// MERGED MODULE: [project]/app/_lib/inline-scripts.ts [app-ssr] (ecmascript)
;
// MERGED MODULE: [project]/server/features/promotion/constants.ts [app-ssr] (ecmascript)
;
const DISMISSED_STORAGE_KEY = "cm-promotion-dismissed";
const ELEMENT_ID = "promotion";
var __TURBOPACK__imported__module__406731__ = __turbopack_context__.i(406731);
var __TURBOPACK__imported__module__95719__ = __turbopack_context__.i(95719);
;
;
;
/** Scripts that are in the page itself and run while it is still arriving. Their texts are the same for everyone and
 * always: the Content-Security-Policy allows them by their hashes, and pages made ahead of time carry them. */ const text = (value)=>JSON.stringify(value);
const REMEMBER_FIRST_ENTRY = `try{localStorage.getItem(${text(__TURBOPACK__imported__module__95719__["q"])})===null&&localStorage.setItem(${text(__TURBOPACK__imported__module__95719__["q"])},location.pathname+location.search)}catch{}`;
const SETTLE_PROMOTION = `try{let e=document.getElementById(${text(ELEMENT_ID)}),o=Date.now()>=+e.dataset.endsAt;if(o)document.documentElement.dataset.accent="blue";if(o||localStorage.getItem(${text(DISMISSED_STORAGE_KEY)})===e.dataset.id)e.hidden=true}catch{}`;
const KEEP_ON_DEVICE = `{let d=document.documentElement.dataset,o=()=>{try{localStorage[${text(__TURBOPACK__imported__module__406731__["f"])}]?d.deviceOnly=1:delete d.deviceOnly}catch{}};o();addEventListener("storage",o);addEventListener("pageshow",o);addEventListener("submit",e=>d.deviceOnly&&e.target.elements.text&&e.preventDefault())}`;
const BEGINNING = `${REMEMBER_FIRST_ENTRY};${KEEP_ON_DEVICE}`;
/** What React writes into a page made ahead of time, to time what is shown later. */ const NOTE_TIME = "requestAnimationFrame(function(){$RT=performance.now()});";
const THEME_SCRIPT_HASH = "sha256-cd+HpnSsLaEz1lKWBNn+k+xOe1m2p5ZgfjoyNvHy9eU=";
const INLINE_SCRIPTS = [
    BEGINNING,
    SETTLE_PROMOTION,
    NOTE_TIME
];
var __TURBOPACK__imported__module__787724__ = __turbopack_context__.i(787724);
"use client";
;
;
;
;
;
function PromoBanner({ id, endsAt, children }) {
    const [dismissed, setDismissed] = (0, __TURBOPACK__imported__module__572131__["useState"])(false);
    const dismiss = ()=>{
        setDismissed(true);
        try {
            localStorage.setItem(DISMISSED_STORAGE_KEY, id);
        } catch  {
        // Storage is switched off: the banner is back on the next page load, and that is all.
        }
    };
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])(__TURBOPACK__imported__module__187924__["Fragment"], {
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("aside", {
                id: ELEMENT_ID,
                "data-promotion": true,
                "data-id": id,
                "data-ends-at": endsAt,
                "aria-label": "Promotion",
                hidden: dismissed,
                suppressHydrationWarning: true,
                className: "flex h-11 items-center justify-center bg-accent pr-11 pl-4 text-on-accent sm:pl-11",
                children: [
                    children,
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("button", {
                        type: "button",
                        onClick: dismiss,
                        className: "needs-script absolute right-0 flex size-11 items-center justify-center",
                        children: [
                            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__787724__["U"], {}),
                            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("span", {
                                className: "sr-only",
                                children: "Dismiss"
                            })
                        ]
                    })
                ]
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("script", {
                type: ("TURBOPACK compile-time truthy", 1) ? "text/javascript" : "TURBOPACK unreachable",
                suppressHydrationWarning: true,
                children: SETTLE_PROMOTION
            })
        ]
    });
}
__turbopack_context__.s([
    "PromoBanner",
    0,
    PromoBanner
], 685581);
}),
895878, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
var __TURBOPACK__imported__module__572131__ = __turbopack_context__.i(572131);
"use client";
;
;
function RootElement({ accent, theme, children }) {
    const [className] = (0, __TURBOPACK__imported__module__572131__["useState"])(theme ?? undefined);
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("html", {
        lang: "en",
        "data-accent": accent,
        className: className,
        suppressHydrationWarning: true,
        children: children
    });
}
__turbopack_context__.s([
    "RootElement",
    0,
    RootElement
]);
}),
779065, ((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/app/_components/shell/session-bootstrap.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__766281__ = __turbopack_context__.i(766281);
var __TURBOPACK__imported__module__50944__ = __turbopack_context__.i(50944);
var __TURBOPACK__imported__module__572131__ = __turbopack_context__.i(572131);
var __TURBOPACK__imported__module__660081__ = __turbopack_context__.i(660081);
var __TURBOPACK__imported__module__608114__ = __turbopack_context__.i(608114);
var __TURBOPACK__imported__module__395143__ = __turbopack_context__.i(395143);
var __TURBOPACK__imported__module__401482__ = __turbopack_context__.i(401482);
var __TURBOPACK__imported__module__493754__ = __turbopack_context__.i(493754);
// MERGED MODULE: [project]/app/_lib/page-counter.ts [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__660081__1 = __TURBOPACK__imported__module__660081__;
;
/** Served by the hosting platform. Elsewhere the same path holds an empty script. */ const SCRIPT_PATH = "/_vercel/insights/script.js";
let started = false;
function startPageCounter() {
    if (started || (0, __TURBOPACK__imported__module__660081__1["i"])()) return;
    started = true;
    (0, __TURBOPACK__imported__module__660081__1["v"])(()=>{
        const script = document.createElement("script");
        script.src = SCRIPT_PATH;
        script.defer = true;
        document.head.append(script);
    });
}
var __TURBOPACK__imported__module__95719__ = __turbopack_context__.i(95719);
// MERGED MODULE: [project]/server/features/analytics/data:bff48b [app-ssr] (ecmascript) <text/javascript>
;
var __TURBOPACK__imported__module__405050__ = __turbopack_context__.i(405050);
/* __next_internal_action_entry_do_not_use__ [{"009279764a783dc8e38e1adad0c710ef3e87570777":{"name":"trackSignedInAction"}},"server/features/analytics/actions.ts",""] */ "use turbopack: no side effects";
;
const $$RSC_SERVER_ACTION_0 = /*#__PURE__*/ (0, __TURBOPACK__imported__module__405050__["createServerReference"])("009279764a783dc8e38e1adad0c710ef3e87570777", __TURBOPACK__imported__module__405050__["callServer"], void 0, __TURBOPACK__imported__module__405050__["findSourceMapURL"], "trackSignedInAction");
;
// MERGED MODULE: [project]/server/features/referral/data:e2299a [app-ssr] (ecmascript) <text/javascript>
;
var __TURBOPACK__imported__module__405050__1 = __TURBOPACK__imported__module__405050__;
/* __next_internal_action_entry_do_not_use__ [{"4012e86e4add5cb48e9bc17ceb8e63df4e42f91378":{"name":"bindReferralAction"}},"server/features/referral/actions.ts",""] */ "use turbopack: no side effects";
;
const $$RSC_SERVER_ACTION_01 = /*#__PURE__*/ (0, __TURBOPACK__imported__module__405050__1["createServerReference"])("4012e86e4add5cb48e9bc17ceb8e63df4e42f91378", __TURBOPACK__imported__module__405050__1["callServer"], void 0, __TURBOPACK__imported__module__405050__1["findSourceMapURL"], "bindReferralAction");
;
"use client";
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
const storage = (0, __TURBOPACK__imported__module__395143__["f"])(()=>localStorage);
let counts = false;
const firstLoad = (0, __TURBOPACK__imported__module__95719__["d"])({
    storage,
    identify: __TURBOPACK__imported__module__660081__["W"],
    trackSignedIn: ()=>counts ? $$RSC_SERVER_ACTION_0() : Promise.resolve(),
    bind: $$RSC_SERVER_ACTION_01
});
let forget = ()=>{};
function SessionBootstrap({ session, counting }) {
    const router = (0, __TURBOPACK__imported__module__50944__["useRouter"])();
    const { allowed, token } = counting;
    (0, __TURBOPACK__imported__module__572131__["useEffect"])(()=>{
        (0, __TURBOPACK__imported__module__608114__["v"])(()=>router.refresh());
        const page = (0, __TURBOPACK__imported__module__608114__["r"])();
        const left = page.shows(known(session));
        if (allowed) startPageCounter();
        if (token) counts = (0, __TURBOPACK__imported__module__660081__["o"])(token);
        if (left) {
            (0, __TURBOPACK__imported__module__660081__["O"])();
            (0, __TURBOPACK__imported__module__493754__["t"])(()=>sessionStorage);
            (0, __TURBOPACK__imported__module__401482__["Q"])();
        }
        void firstLoad.run(page.kept(), location.pathname + location.search);
    }, [
        router,
        session,
        allowed,
        token
    ]);
    const account = session?.userId;
    (0, __TURBOPACK__imported__module__572131__["useEffect"])(()=>account ? followWhenIdle() : forget(), [
        account
    ]);
    return null;
}
/** Fetches the auth client when the browser has nothing better to do; guests never need it.
 * @returns what calls it off */ function followWhenIdle() {
    let waiting;
    const follow = ()=>{
        /*#__PURE__*/ (0, __TURBOPACK__imported__module__766281__["trackDynamicImport"])(__turbopack_context__.A(924470)).then(({ followSession, forgetSession })=>{
            forget = forgetSession;
            return followSession((change)=>(0, __TURBOPACK__imported__module__608114__["r"])().receive(change));
        }).catch(()=>{
            waiting = setTimeout(follow, TRY_AGAIN_MS);
        });
    };
    waiting = setTimeout(()=>(0, __TURBOPACK__imported__module__660081__["v"])(follow), SETTLED_AFTER_MS);
    return ()=>clearTimeout(waiting);
}
const SETTLED_AFTER_MS = 1_000;
/** How long until the session is asked for again where the server did not answer. */ const TRY_AGAIN_MS = 30_000;
function known(session) {
    return session && {
        user: {
            id: session.userId,
            email: session.email,
            app_metadata: {
                provider: session.provider
            }
        }
    };
}
__turbopack_context__.s([
    "SessionBootstrap",
    0,
    SessionBootstrap
], 779065);
}),
778586, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
var __TURBOPACK__imported__module__238246__ = __turbopack_context__.i(238246);
var __TURBOPACK__imported__module__50944__ = __turbopack_context__.i(50944);
var __TURBOPACK__imported__module__572131__ = __turbopack_context__.i(572131);
"use client";
;
;
;
;
function SiteNav({ className, itemClassName }) {
    const [wanted, setWanted] = (0, __TURBOPACK__imported__module__572131__["useState"])(false);
    const want = ()=>setWanted(true);
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("ul", {
        className: className,
        onPointerEnter: want,
        onFocus: want,
        children: PLACES.map((place)=>{
            const link = {
                place,
                wanted,
                className: itemClassName
            };
            // One boundary for each: React moves a larger one behind the page, to be put in place by a script of its own.
            return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("li", {
                children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__572131__["Suspense"], {
                    fallback: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(NavLink, {
                        ...link,
                        path: null
                    }),
                    children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(MarkedNavLink, {
                        ...link
                    })
                })
            }, place.href);
        })
    });
}
function MarkedNavLink(props) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(NavLink, {
        ...props,
        path: (0, __TURBOPACK__imported__module__50944__["usePathname"])()
    });
}
function NavLink({ place, wanted, className, path }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__238246__["default"], {
        href: place.href,
        prefetch: wanted ? null : false,
        onClick: closeMenu,
        "aria-current": path !== null && place.within.test(path) ? "page" : undefined,
        className: `${className} text-muted hover:text-ink aria-[current]:font-medium aria-[current]:text-ink`,
        children: place.name
    });
}
const PLACES = [
    {
        href: "/",
        name: "Solve",
        within: /^\/($|solve\/)/
    },
    {
        href: "/chat",
        name: "Tutor",
        within: /^\/chat($|\/)/
    },
    {
        href: "/practice",
        name: "Practice",
        within: /^\/practice($|\/)/
    },
    {
        href: "/history",
        name: "History",
        within: /^\/history($|\/)/
    },
    {
        href: "/billing",
        name: "Plans",
        within: /^\/billing($|\/)/
    }
];
/** The header outlives the page, so an open menu has to be shut by hand. */ function closeMenu({ currentTarget }) {
    currentTarget.closest("[popover]")?.hidePopover();
}
__turbopack_context__.s([
    "SiteNav",
    0,
    SiteNav
]);
}),
95719, ((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/app/_lib/session-bootstrap.ts [app-ssr] (ecmascript)
;
// MERGED MODULE: [project]/server/features/referral/constants.ts [app-ssr] (ecmascript)
;
const FIRST_ENTRY_PREFIX = "/?c=";
const FIRST_ENTRY_LENGTH_MAX = 2_048;
const CODE_LENGTH = 10;
const BINDING_DAYS = 30;
const TRIAL_DAYS = 7;
const TRIAL_DAYS_INVITED = 14;
const REWARD_DAYS = 30;
const NO_INVITATION = "This is not an invitation link. Open the link you were sent again.";
;
const FIRST_ENTRY_KEY = "cm-first-entry";
const SOURCE_KEY = "cm-refer";
/** Before a stored first entry that the server has taken or refused. */ const DONE_MARK = "~";
const SOURCE_PARAMETER = "refer";
const SOURCE_LENGTH_MAX = 100;
/** The server knows the invitation, or that there is none, and would say the same the next time: it is one's own, or late,
 * or nobody's, or another one counts. */ const REFUSED = new Set([
    "BAD_REQUEST",
    "NOT_FOUND",
    "CONFLICT",
    "PRECONDITION_FAILED"
]);
function createSessionBootstrap({ storage, identify, trackSignedIn, bind }) {
    const done = new Set();
    return {
        async run (session, path) {
            rememberEntry(storage, path);
            const from = rememberSource(storage, path);
            if (!session || done.has(session.user.id)) return;
            const { id, email = "" } = session.user;
            done.add(id);
            identify({
                id,
                email
            }, from);
            // Nobody waits for what is counted, and nobody is told that it failed.
            trackSignedIn().catch((error)=>console.warn("Analytics failed.", error));
            await bindEntry(storage, bind);
        }
    };
}
function rememberEntry(storage, path) {
    if (storage.get(FIRST_ENTRY_KEY) === null) storage.set(FIRST_ENTRY_KEY, path);
}
/** @returns what sent the visitor: the first word kept counts; null when nothing is known */ function rememberSource(storage, path) {
    const kept = storage.get(SOURCE_KEY);
    if (kept !== null) return kept;
    // The page someone came by may have been left before its script ran: then only its path is known, and comes first.
    const source = sourceIn(storage.get(FIRST_ENTRY_KEY) ?? "") ?? sourceIn(path);
    if (source) storage.set(SOURCE_KEY, source);
    return source;
}
function sourceIn(path) {
    const named = new URLSearchParams(path.slice(path.indexOf("?") + 1)).get(SOURCE_PARAMETER);
    return named?.slice(0, SOURCE_LENGTH_MAX) || null;
}
/** The mark is set once the server has taken or refused the entry; when it could not decide, the next load asks again. */ async function bindEntry(storage, bind) {
    const entry = storage.get(FIRST_ENTRY_KEY);
    if (!entry?.startsWith(FIRST_ENTRY_PREFIX)) return;
    const bound = await bind(entry).catch(()=>null);
    if (bound?.ok || bound && REFUSED.has(bound.code)) storage.set(FIRST_ENTRY_KEY, `${DONE_MARK}${entry}`);
}
__turbopack_context__.s([
    "q",
    0,
    FIRST_ENTRY_KEY,
    "d",
    0,
    createSessionBootstrap
], 95719);
}),
645934, ((__turbopack_context__, module, exports) => {

var G = Object.create;
var y = Object.defineProperty;
var Q = Object.getOwnPropertyDescriptor;
var V = Object.getOwnPropertyNames;
var Y = Object.getPrototypeOf, Z = Object.prototype.hasOwnProperty;
var i = (o, e)=>y(o, "name", {
        value: e,
        configurable: !0
    });
var _ = (o, e)=>{
    for(var c in e)y(o, c, {
        get: e[c],
        enumerable: !0
    });
}, C = (o, e, c, h)=>{
    if (e && typeof e == "object" || typeof e == "function") for (let l of V(e))!Z.call(o, l) && l !== c && y(o, l, {
        get: ()=>e[l],
        enumerable: !(h = Q(e, l)) || h.enumerable
    });
    return o;
};
var T = (o, e, c)=>(c = o != null ? G(Y(o)) : {}, C(e || !o || !o.__esModule ? y(c, "default", {
        value: o,
        enumerable: !0
    }) : c, o)), ee = (o)=>C(y({}, "__esModule", {
        value: !0
    }), o);
var oe = {};
_(oe, {
    default: ()=>re,
    useTopLoader: ()=>O
});
module.exports = ee(oe);
var t = T(__turbopack_context__.r(341212)), L = T(__turbopack_context__.r(572131)), a = T(__turbopack_context__.r(822809));
var s = T(__turbopack_context__.r(822809));
var O = i(()=>({
        start: ()=>s.start(),
        done: (e)=>s.done(e),
        remove: ()=>s.remove(),
        setProgress: (e)=>s.set(e),
        inc: (e)=>s.inc(e),
        trickle: ()=>s.trickle(),
        isStarted: ()=>s.isStarted(),
        isRendered: ()=>s.isRendered(),
        getPositioningCSS: ()=>s.getPositioningCSS()
    }), "useTopLoader");
var z = i(({ color: o, height: e, showSpinner: c, crawl: h, crawlSpeed: l, initialPosition: v, easing: S, speed: k, shadow: N, template: E, zIndex: A = 1600, showAtBottom: H = !1, showForHashAnchor: K = !0, nonce: W })=>{
    let j = "#29d", u = o != null ? o : j, B = e != null ? e : 3, F = !N && N !== void 0 ? "" : N ? `box-shadow:${N}` : `box-shadow:0 0 10px ${u},0 0 5px ${u}`, q = L.createElement("style", {
        nonce: W
    }, `#nprogress{pointer-events:none}#nprogress .bar{background:${u};position:fixed;z-index:${A};${H ? "bottom: 0;" : "top: 0;"}left:0;width:100%;height:${B}px}#nprogress .peg{display:block;position:absolute;right:0;width:100px;height:100%;${F};opacity:1;-webkit-transform:rotate(3deg) translate(0px,-4px);-ms-transform:rotate(3deg) translate(0px,-4px);transform:rotate(3deg) translate(0px,-4px)}#nprogress .spinner{display:block;position:fixed;z-index:${A};${H ? "bottom: 15px;" : "top: 15px;"}right:15px}#nprogress .spinner-icon{width:18px;height:18px;box-sizing:border-box;border:2px solid transparent;border-top-color:${u};border-left-color:${u};border-radius:50%;-webkit-animation:nprogress-spinner 400ms linear infinite;animation:nprogress-spinner 400ms linear infinite}.nprogress-custom-parent{overflow:hidden;position:relative}.nprogress-custom-parent #nprogress .bar,.nprogress-custom-parent #nprogress .spinner{position:absolute}@-webkit-keyframes nprogress-spinner{0%{-webkit-transform:rotate(0deg)}100%{-webkit-transform:rotate(360deg)}}@keyframes nprogress-spinner{0%{transform:rotate(0deg)}100%{transform:rotate(360deg)}}`), f = i((m)=>new URL(m, window.location.href).href, "toAbsoluteURL"), I = i((m, b)=>{
        let d = new URL(f(m)), P = new URL(f(b));
        return d.href.split("#")[0] === P.href.split("#")[0];
    }, "isHashAnchor"), J = i((m, b)=>{
        let d = new URL(f(m)), P = new URL(f(b));
        return d.hostname.replace(/^www\./, "") === P.hostname.replace(/^www\./, "");
    }, "isSameHostName");
    return L.useEffect(()=>{
        a.configure({
            showSpinner: c != null ? c : !0,
            trickle: h != null ? h : !0,
            trickleSpeed: l != null ? l : 200,
            minimum: v != null ? v : .08,
            easing: S != null ? S : "ease",
            speed: k != null ? k : 200,
            template: E != null ? E : '<div class="bar" role="bar"><div class="peg"></div></div><div class="spinner" role="spinner"><div class="spinner-icon"></div></div>'
        });
        function m(r, g) {
            let n = new URL(r), p = new URL(g);
            if (n.hostname === p.hostname && n.pathname === p.pathname && n.search === p.search) {
                let w = n.hash, x = p.hash;
                return w !== x && n.href.replace(w, "") === p.href.replace(x, "");
            }
            return !1;
        }
        i(m, "isAnchorOfCurrentUrl");
        var b = document.querySelectorAll("html");
        let d = i(()=>b.forEach((r)=>r.classList.remove("nprogress-busy")), "removeNProgressClass");
        function P(r) {
            for(; r && r.tagName.toLowerCase() !== "a";)r = r.parentElement;
            return r;
        }
        i(P, "findClosestAnchor");
        function R(r) {
            try {
                let g = r.target, n = P(g), p = n == null ? void 0 : n.href;
                if (p) {
                    let w = window.location.href, x = n.target !== "", X = [
                        "tel:",
                        "mailto:",
                        "sms:",
                        "blob:",
                        "download:"
                    ].some((D)=>p.startsWith(D));
                    if (!J(window.location.href, n.href)) return;
                    let M = m(w, p) || I(window.location.href, n.href);
                    if (!K && M) return;
                    p === w || x || X || M || r.ctrlKey || r.metaKey || r.shiftKey || r.altKey || !f(n.href).startsWith("http") ? (a.start(), a.done(), d()) : a.start();
                }
            } catch (g) {
                a.start(), a.done();
            }
        }
        i(R, "handleClick"), ((r)=>{
            let g = r.pushState;
            r.pushState = (...n)=>(a.done(), d(), g.apply(r, n));
        })(window.history), ((r)=>{
            let g = r.replaceState;
            r.replaceState = (...n)=>(a.done(), d(), g.apply(r, n));
        })(window.history);
        function U() {
            a.done(), d();
        }
        i(U, "handlePageHide");
        function $() {
            a.done();
        }
        return i($, "handleBackAndForth"), window.addEventListener("popstate", $), document.addEventListener("click", R), window.addEventListener("pagehide", U), ()=>{
            document.removeEventListener("click", R), window.removeEventListener("pagehide", U), window.removeEventListener("popstate", $);
        };
    }, []), q;
}, "NextTopLoader"), re = z;
z.propTypes = {
    color: t.string,
    height: t.number,
    showSpinner: t.bool,
    crawl: t.bool,
    crawlSpeed: t.number,
    initialPosition: t.number,
    easing: t.string,
    speed: t.number,
    template: t.string,
    shadow: t.oneOfType([
        t.string,
        t.bool
    ]),
    zIndex: t.number,
    showAtBottom: t.bool
};
0 && (module.exports = {
    useTopLoader
}); /**
 *
 * NextTopLoader
 * @license MIT
 * @param {NextTopLoaderProps} props The properties to configure NextTopLoader
 * @returns {React.JSX.Element}
 *
 */ 
}),
324560, ((__turbopack_context__, module, exports) => {
"use strict";

/**
 * Copyright (c) 2013-present, Facebook, Inc.
 *
 * This source code is licensed under the MIT license found in the
 * LICENSE file in the root directory of this source tree.
 */ var ReactPropTypesSecret = __turbopack_context__.r(482520);
function emptyFunction() {}
function emptyFunctionWithReset() {}
emptyFunctionWithReset.resetWarningCache = emptyFunction;
module.exports = function() {
    function shim(props, propName, componentName, location, propFullName, secret) {
        if (secret === ReactPropTypesSecret) {
            // It is still safe when called from React.
            return;
        }
        var err = new Error('Calling PropTypes validators directly is not supported by the `prop-types` package. ' + 'Use PropTypes.checkPropTypes() to call them. ' + 'Read more at http://fb.me/use-check-prop-types');
        err.name = 'Invariant Violation';
        throw err;
    }
    ;
    shim.isRequired = shim;
    function getShim() {
        return shim;
    }
    ;
    // Important!
    // Keep this list in sync with production version in `./factoryWithTypeCheckers.js`.
    var ReactPropTypes = {
        array: shim,
        bigint: shim,
        bool: shim,
        func: shim,
        number: shim,
        object: shim,
        string: shim,
        symbol: shim,
        any: shim,
        arrayOf: getShim,
        element: shim,
        elementType: shim,
        instanceOf: getShim,
        node: shim,
        objectOf: getShim,
        oneOf: getShim,
        oneOfType: getShim,
        shape: getShim,
        exact: getShim,
        checkPropTypes: emptyFunctionWithReset,
        resetWarningCache: emptyFunction
    };
    ReactPropTypes.PropTypes = ReactPropTypes;
    return ReactPropTypes;
};
}),
341212, ((__turbopack_context__, module, exports) => {

/**
 * Copyright (c) 2013-present, Facebook, Inc.
 *
 * This source code is licensed under the MIT license found in the
 * LICENSE file in the root directory of this source tree.
 */ if ("TURBOPACK compile-time falsy", 0) //TURBOPACK unreachable
{
    var ReactIs;
    // By explicitly using `prop-types` you are opting into new development behavior.
    // http://fb.me/prop-types-in-prod
    var throwOnDirectAccess;
} else {
    // By explicitly using `prop-types` you are opting into new production behavior.
    // http://fb.me/prop-types-in-prod
    module.exports = __turbopack_context__.r(324560)();
}
}),
482520, ((__turbopack_context__, module, exports) => {
"use strict";

/**
 * Copyright (c) 2013-present, Facebook, Inc.
 *
 * This source code is licensed under the MIT license found in the
 * LICENSE file in the root directory of this source tree.
 */ var ReactPropTypesSecret = 'SECRET_DO_NOT_PASS_THIS_OR_YOU_WILL_BE_FIRED';
module.exports = ReactPropTypesSecret;
}),
];

//# sourceMappingURL=_08-55sryl6a4i._.js.map