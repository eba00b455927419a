module.exports = [
62974, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
var __TURBOPACK__imported__module__572131__ = __turbopack_context__.i(572131);
var __TURBOPACK__imported__module__666133__ = __turbopack_context__.i(666133);
var __TURBOPACK__imported__module__359266__ = __turbopack_context__.i(359266);
var __TURBOPACK__imported__module__149552__ = __turbopack_context__.i(149552);
var __TURBOPACK__imported__module__436110__ = __turbopack_context__.i(436110);
var __TURBOPACK__imported__module__647041__ = __turbopack_context__.i(647041);
"use client";
;
;
;
;
;
;
;
const START = {
    error: null,
    fieldErrors: {},
    email: ""
};
function DeleteForm({ action, email, hasPassword, start }) {
    const [state, submit] = (0, __TURBOPACK__imported__module__572131__["useActionState"])(action, start ?? START);
    const form = (0, __TURBOPACK__imported__module__647041__["f"])(state);
    const { error, fieldErrors, email: typed } = state;
    const isAboutField = Boolean(fieldErrors.email ?? fieldErrors.currentPassword);
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("form", {
        ref: form,
        action: submit,
        noValidate: true,
        className: "space-y-4",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__666133__["LeadsAway"], {}),
            error && !isAboutField && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__359266__["f"], {
                kind: "wrong",
                children: error
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("p", {
                className: "text-[15px]",
                children: [
                    "To delete ",
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("span", {
                        className: "font-medium break-all",
                        children: email
                    }),
                    ", type this address",
                    hasPassword ? " and your password." : "."
                ]
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__436110__["f"], {
                id: "delete-email",
                name: "email",
                label: "E-mail address of this account",
                type: "email",
                autoComplete: "off",
                defaultValue: typed,
                error: fieldErrors.email
            }),
            hasPassword && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__436110__["f"], {
                id: "delete-password",
                name: "currentPassword",
                label: "Your password",
                type: "password",
                autoComplete: "current-password",
                error: fieldErrors.currentPassword
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__149552__["SubmitButton"], {
                className: "button border-danger bg-danger-wash text-danger",
                pendingText: "Deleting everything…",
                children: "Permanently delete everything"
            })
        ]
    });
}
__turbopack_context__.s([
    "DeleteForm",
    0,
    DeleteForm
]);
}),
687205, ((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/app/(product)/settings/_components/device-only-switch.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
var __TURBOPACK__imported__module__572131__ = __turbopack_context__.i(572131);
var __TURBOPACK__imported__module__359266__ = __turbopack_context__.i(359266);
// MERGED MODULE: [project]/app/_device/keep-problems-here.ts [app-ssr] (ecmascript)
;
// MERGED MODULE: [project]/app/_lib/switch-device-only.ts [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__406731__ = __turbopack_context__.i(406731);
;
function setDeviceOnly(on) {
    try {
        if (on) localStorage.setItem(__TURBOPACK__imported__module__406731__["f"], "on");
        else localStorage.removeItem(__TURBOPACK__imported__module__406731__["f"]);
    } catch  {
        return false;
    }
    // A browser tells its other tabs, and not the one that wrote.
    dispatchEvent(new Event("storage"));
    return true;
}
function followDeviceOnly(changed) {
    addEventListener("storage", changed);
    return ()=>removeEventListener("storage", changed);
}
var __TURBOPACK__imported__module__692896__ = __turbopack_context__.i(692896);
var __TURBOPACK__imported__module__420173__ = __turbopack_context__.i(420173);
;
;
;
async function keepProblemsHere(on) {
    if (!setDeviceOnly(on)) return false;
    if (on) for (const worked of (await (0, __TURBOPACK__imported__module__692896__["pageSender"])().withdraw()))await (0, __TURBOPACK__imported__module__420173__["f"])().send(worked);
    return true;
}
async function saveShelf() {
    await sendFrom((0, __TURBOPACK__imported__module__420173__["f"])(), (0, __TURBOPACK__imported__module__692896__["pageSender"])());
}
async function sendFrom(shelf, sender) {
    for (const { id, problem, outcome } of (await shelf.all())){
        await sender.accept({
            problem,
            outcome
        });
        await shelf.remove(id);
    }
    void sender.sendAll();
}
var __TURBOPACK__imported__module__869197__ = __turbopack_context__.i(869197);
// MERGED MODULE: [project]/app/(product)/settings/_components/shelf-controls.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__1 = __TURBOPACK__imported__module__187924__;
var __TURBOPACK__imported__module__238246__ = __turbopack_context__.i(238246);
var __TURBOPACK__imported__module__572131__1 = __TURBOPACK__imported__module__572131__;
var __TURBOPACK__imported__module__183217__ = __turbopack_context__.i(183217);
var __TURBOPACK__imported__module__420173__1 = __TURBOPACK__imported__module__420173__;
var __TURBOPACK__imported__module__109208__ = __turbopack_context__.i(109208);
var __TURBOPACK__imported__module__693195__ = __turbopack_context__.i(693195);
"use client";
;
;
;
;
;
;
;
;
function ShelfControls({ isOn }) {
    const problems = (0, __TURBOPACK__imported__module__109208__["f"])();
    const dialog = (0, __TURBOPACK__imported__module__572131__1["useRef"])(null);
    const [isSaved, setSaved] = (0, __TURBOPACK__imported__module__572131__1["useState"])(false);
    const counted = problems.length === 1 ? "1 problem" : `${(0, __TURBOPACK__imported__module__693195__["L"])(problems.length)} problems`;
    const deleteAll = async ()=>{
        for (const { id } of problems)await (0, __TURBOPACK__imported__module__420173__1["f"])().remove(id);
        dialog.current?.close();
    };
    const save = async ()=>{
        await saveShelf();
        setSaved(true);
    };
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsxs"])(__TURBOPACK__imported__module__187924__1["Fragment"], {
        children: [
            isSaved && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsxs"])("p", {
                role: "status",
                className: "mt-3 text-[15px] text-muted",
                children: [
                    "Your problems are on their way to your",
                    " ",
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsx"])(__TURBOPACK__imported__module__238246__["default"], {
                        href: "/history",
                        className: "link",
                        children: "history"
                    }),
                    "."
                ]
            }),
            problems.length > 0 && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsxs"])(__TURBOPACK__imported__module__187924__1["Fragment"], {
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsxs"])("p", {
                        className: "mt-4 text-[15px]",
                        children: [
                            counted,
                            " on this device only.",
                            " ",
                            !isOn && "Nothing of what is here is sent unless you save it to your history."
                        ]
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsxs"])("div", {
                        className: "mt-3 flex flex-wrap gap-3",
                        children: [
                            !isOn && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsx"])("button", {
                                type: "button",
                                onClick: save,
                                className: "button button-primary",
                                children: "Save to my history"
                            }),
                            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsx"])("a", {
                                href: fileOf(problems),
                                download: "classmate-device.json",
                                className: "button",
                                children: "Download from this device"
                            }),
                            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsx"])("button", {
                                type: "button",
                                onClick: ()=>dialog.current?.showModal(),
                                className: "button",
                                children: "Delete from this device"
                            })
                        ]
                    })
                ]
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsxs"])(__TURBOPACK__imported__module__183217__["f"], {
                ref: dialog,
                title: "Delete from this device?",
                pending: false,
                problem: "",
                onConfirm: ()=>void deleteAll(),
                onClose: ()=>{},
                children: [
                    counted,
                    " and what you did with them will be permanently deleted. They are kept nowhere else."
                ]
            })
        ]
    });
}
/** What the browser has of them, and when it was made. */ function fileOf(problems) {
    const entries = problems.map(({ problem: { text, mode, at, acts } })=>({
            text,
            mode,
            createdAt: new Date(at).toISOString(),
            acts
        }));
    return `data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify(entries, null, 2))}`;
}
"use client";
;
;
;
;
;
;
;
const NOT_STORED = "Your browser stores no settings for this site, so this cannot be switched on. Allow it to store data, then try again.";
function DeviceOnlySwitch() {
    const isOn = (0, __TURBOPACK__imported__module__572131__["useSyncExternalStore"])(followDeviceOnly, __TURBOPACK__imported__module__869197__["f"], ()=>false);
    const [isRefused, setRefused] = (0, __TURBOPACK__imported__module__572131__["useState"])(false);
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])(__TURBOPACK__imported__module__187924__["Fragment"], {
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("label", {
                className: "flex min-h-11 cursor-pointer items-center gap-2.5",
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("input", {
                        type: "checkbox",
                        checked: isOn,
                        onChange: async ({ currentTarget })=>setRefused(!await keepProblemsHere(currentTarget.checked)),
                        className: "size-5 shrink-0 accent-[var(--accent)]"
                    }),
                    "Keep my problems on this device only"
                ]
            }),
            isRefused && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__359266__["f"], {
                kind: "wrong",
                children: NOT_STORED
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("p", {
                role: "status",
                className: "mt-1 text-[15px] text-muted",
                children: isOn ? "This is on. Problems already in your history stay there." : "This is off. Problems are saved to your history, where Classmate’s server keeps them."
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(ShelfControls, {
                isOn: isOn
            })
        ]
    });
}
__turbopack_context__.s([
    "DeviceOnlySwitch",
    0,
    DeviceOnlySwitch
], 687205);
}),
256, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
var __TURBOPACK__imported__module__572131__ = __turbopack_context__.i(572131);
var __TURBOPACK__imported__module__149552__ = __turbopack_context__.i(149552);
"use client";
;
;
;
function EndSessionForm({ action, id, where, children }) {
    const [{ error }, submit] = (0, __TURBOPACK__imported__module__572131__["useActionState"])(action, {
        error: null
    });
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("form", {
        action: submit,
        children: [
            id && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("input", {
                type: "hidden",
                name: "id",
                value: id
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])(__TURBOPACK__imported__module__149552__["SubmitButton"], {
                className: "button",
                pendingText: "Signing out…",
                children: [
                    children,
                    where && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("span", {
                        className: "sr-only",
                        children: [
                            " ",
                            where
                        ]
                    })
                ]
            }),
            error && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("p", {
                role: "alert",
                className: "mt-1.5 text-sm text-danger",
                children: error
            })
        ]
    });
}
__turbopack_context__.s([
    "EndSessionForm",
    0,
    EndSessionForm
]);
}),
81169, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
var __TURBOPACK__imported__module__50944__ = __turbopack_context__.i(50944);
var __TURBOPACK__imported__module__572131__ = __turbopack_context__.i(572131);
var __TURBOPACK__imported__module__359266__ = __turbopack_context__.i(359266);
"use client";
;
;
;
;
const OFFLINE = "We could not reach Classmate. Check your connection and try again.";
function ImportForm({ path, field, note: first }) {
    const router = (0, __TURBOPACK__imported__module__50944__["useRouter"])();
    const [note, setNote] = (0, __TURBOPACK__imported__module__572131__["useState"])(first);
    const [pending, setPending] = (0, __TURBOPACK__imported__module__572131__["useState"])(false);
    const send = async (event)=>{
        event.preventDefault();
        const form = event.currentTarget;
        setPending(true);
        setNote(null);
        const outcome = await upload(path, new FormData(form));
        setPending(false);
        setNote(outcome);
        if (outcome.kind !== "done") return;
        form.reset();
        router.refresh();
    };
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("form", {
        action: path,
        method: "post",
        encType: "multipart/form-data",
        onSubmit: send,
        className: "space-y-4",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("div", {
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("label", {
                        htmlFor: "import-file",
                        className: "text-[15px] font-medium",
                        children: "File"
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("input", {
                        id: "import-file",
                        name: field,
                        type: "file",
                        accept: "application/json,.json",
                        className: "field mt-1.5 file:mr-3 file:min-h-7 file:rounded-control file:bg-wash file:px-3 file:text-[15px]"
                    })
                ]
            }),
            note && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__359266__["f"], {
                kind: note.kind,
                children: note.text
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("button", {
                type: "submit",
                disabled: pending,
                className: "button",
                children: pending ? "Importing…" : "Import"
            })
        ]
    });
}
async function upload(path, body) {
    try {
        const response = await fetch(path, {
            method: "POST",
            body,
            headers: {
                accept: "application/json"
            }
        });
        const answer = await response.json();
        const text = wordsOf(answer);
        return text ? {
            kind: response.ok ? "done" : "wrong",
            text
        } : {
            kind: "wrong",
            text: OFFLINE
        };
    } catch  {
        return {
            kind: "wrong",
            text: OFFLINE
        };
    }
}
/** The sentence in an answer: `{ message }` or `{ error: { message } }`. */ function wordsOf(answer) {
    if (typeof answer !== "object" || answer === null) return null;
    if ("error" in answer) return wordsOf(answer.error);
    return "message" in answer && typeof answer.message === "string" ? answer.message : null;
}
__turbopack_context__.s([
    "ImportForm",
    0,
    ImportForm
]);
}),
483603, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
var __TURBOPACK__imported__module__572131__ = __turbopack_context__.i(572131);
"use client";
;
;
function InstallButton() {
    const [offer, setOffer] = (0, __TURBOPACK__imported__module__572131__["useState"])(null);
    (0, __TURBOPACK__imported__module__572131__["useEffect"])(()=>{
        const offered = (event)=>{
            // The browser's own bar would come up at a moment that nobody chose.
            event.preventDefault();
            setOffer(event);
        };
        const installed = ()=>setOffer(null);
        addEventListener("beforeinstallprompt", offered);
        addEventListener("appinstalled", installed);
        return ()=>{
            removeEventListener("beforeinstallprompt", offered);
            removeEventListener("appinstalled", installed);
        };
    }, []);
    if (!offer) return null;
    const install = async ()=>{
        // An offer can be taken up once.
        setOffer(null);
        await offer.prompt();
    };
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("button", {
        type: "button",
        onClick: install,
        className: "button button-primary mb-4",
        children: "Install Classmate"
    });
}
__turbopack_context__.s([
    "InstallButton",
    0,
    InstallButton
]);
}),
946434, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
var __TURBOPACK__imported__module__572131__ = __turbopack_context__.i(572131);
var __TURBOPACK__imported__module__149552__ = __turbopack_context__.i(149552);
var __TURBOPACK__imported__module__436110__ = __turbopack_context__.i(436110);
var __TURBOPACK__imported__module__647041__ = __turbopack_context__.i(647041);
"use client";
;
;
;
;
;
function NameForm({ action, displayName, start }) {
    const [state, submit] = (0, __TURBOPACK__imported__module__572131__["useActionState"])(action, start ?? {
        error: null,
        saved: false,
        displayName
    });
    const form = (0, __TURBOPACK__imported__module__647041__["f"])(state);
    const shown = state.error ? state.displayName : displayName;
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("form", {
        ref: form,
        action: submit,
        noValidate: true,
        className: "mt-5",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__436110__["f"], {
                id: "display-name",
                name: "displayName",
                label: "What should we call you?",
                autoComplete: "nickname",
                defaultValue: shown,
                error: state.error ?? undefined
            }, shown),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("div", {
                className: "mt-3 flex items-center gap-4",
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__149552__["SubmitButton"], {
                        className: "button",
                        pendingText: "Saving…",
                        children: "Save name"
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("span", {
                        role: "status",
                        className: "text-[15px] text-checked",
                        children: state.saved ? "Saved" : ""
                    })
                ]
            })
        ]
    });
}
__turbopack_context__.s([
    "NameForm",
    0,
    NameForm
]);
}),
162806, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
var __TURBOPACK__imported__module__572131__ = __turbopack_context__.i(572131);
var __TURBOPACK__imported__module__359266__ = __turbopack_context__.i(359266);
var __TURBOPACK__imported__module__149552__ = __turbopack_context__.i(149552);
var __TURBOPACK__imported__module__436110__ = __turbopack_context__.i(436110);
var __TURBOPACK__imported__module__647041__ = __turbopack_context__.i(647041);
var __TURBOPACK__imported__module__895419__ = __turbopack_context__.i(895419);
"use client";
;
;
;
;
;
;
;
const START = {
    ok: true,
    error: null,
    fieldErrors: {},
    notice: null
};
function PasswordForm({ action, email, start }) {
    const [state, submit] = (0, __TURBOPACK__imported__module__572131__["useActionState"])(action, start ?? START);
    const form = (0, __TURBOPACK__imported__module__647041__["f"])(state);
    const { error, fieldErrors, notice } = state;
    const isAboutField = Boolean(fieldErrors.currentPassword ?? fieldErrors.newPassword);
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("form", {
        ref: form,
        action: submit,
        noValidate: true,
        className: "space-y-4",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("input", {
                type: "hidden",
                name: "username",
                autoComplete: "username",
                value: email,
                readOnly: true
            }),
            notice && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__359266__["f"], {
                kind: "done",
                children: notice
            }),
            error && !isAboutField && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__359266__["f"], {
                kind: "wrong",
                children: error
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("div", {
                className: "grid gap-4 sm:grid-cols-2",
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__436110__["f"], {
                        id: "current-password",
                        name: "currentPassword",
                        label: "Current password",
                        type: "password",
                        autoComplete: "current-password",
                        maxLength: __TURBOPACK__imported__module__895419__["a"],
                        error: fieldErrors.currentPassword
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__436110__["f"], {
                        id: "new-password",
                        name: "newPassword",
                        label: `New password, at least ${__TURBOPACK__imported__module__895419__["T"]} characters`,
                        type: "password",
                        autoComplete: "new-password",
                        maxLength: __TURBOPACK__imported__module__895419__["a"],
                        error: fieldErrors.newPassword
                    })
                ]
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__149552__["SubmitButton"], {
                className: "button",
                pendingText: "Changing…",
                children: "Change password"
            })
        ]
    });
}
__turbopack_context__.s([
    "PasswordForm",
    0,
    PasswordForm
]);
}),
];

//# sourceMappingURL=app_%28product%29_settings__components_0pna-d36j28-t._.js.map