module.exports = [
184771, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__930692__ = __turbopack_context__.i(930692);
var __TURBOPACK__imported__module__73663__ = __turbopack_context__.i(73663);
;
;
;
const CONNECTION_TIMEOUT_MS = 10_000;
function createSmtp({ url, from }) {
    const { protocol, hostname, port, username, password } = new URL(url);
    const secure = protocol === "smtps:";
    const settings = {
        host: hostname.replace(/^\[|\]$/g, ""),
        port: port ? Number(port) : secure ? 465 : 587,
        secure,
        from,
        timeoutMs: CONNECTION_TIMEOUT_MS,
        ...username && {
            user: decodeURIComponent(username),
            pass: decodeURIComponent(password)
        },
        ...(0, __TURBOPACK__imported__module__73663__["f"])(hostname) && {
            requireTls: false,
            rejectUnauthorized: false
        }
    };
    return async ({ to, subject, text, html })=>{
        const { SmtpEmailDriver } = await (0, __TURBOPACK__imported__module__930692__["f"])();
        await new SmtpEmailDriver(settings).send({
            to,
            subject,
            text,
            html
        });
    };
}
__turbopack_context__.s([
    "createSmtp",
    0,
    createSmtp
]);
}),
];