module.exports = [
"[externals]/fs [external] (fs, cjs)", ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("fs", () => require("fs"));

module.exports = mod;
}),
"[externals]/path [external] (path, cjs)", ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("path", () => require("path"));

module.exports = mod;
}),
"[externals]/url [external] (url, cjs)", ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("url", () => require("url"));

module.exports = mod;
}),
"[project]/app/styles/layers.mjs [postcss] (ecmascript)", ((__turbopack_context__) => {
"use strict";

__turbopack_context__.s([
    "LAYERS",
    ()=>LAYERS,
    "LAYER_ORDER",
    ()=>LAYER_ORDER,
    "layered",
    ()=>layered
]);
/** The cascade of the whole product. */ const PAGE = "app/globals.css";
const LAYERS = new Map([
    [
        "properties",
        PAGE
    ],
    [
        "theme",
        PAGE
    ],
    [
        "base",
        PAGE
    ],
    [
        "components",
        PAGE
    ],
    [
        "dialog",
        "app/_components/ui/dialog.css"
    ],
    [
        "billing",
        "app/(product)/billing/billing.css"
    ],
    [
        "photo",
        "app/_components/photo/photo.css"
    ],
    [
        "math-field",
        "app/_components/math-field/math-field.css"
    ],
    [
        "chat",
        "app/_components/chat/chat.css"
    ],
    [
        "utilities",
        PAGE
    ],
    [
        "math",
        "app/_components/math/math.css"
    ],
    [
        "rich-text",
        "app/_components/chat/rich-text/rich-text.css"
    ],
    [
        "code",
        "app/_components/chat/rich-text/code.css"
    ],
    [
        "circumstances",
        PAGE
    ]
]);
const LAYER_ORDER = `@layer ${[
    ...LAYERS.keys()
].join(",")};`;
/** What names something of its own and takes part in no cascade of rules. */ const NAMED = new Set([
    "font-face",
    "property",
    "charset",
    "layer"
]);
/** What may be around layers. */ const CONDITIONS = new Set([
    "media",
    "supports",
    "container"
]);
/** Classes that are renamed for each sheet: no other sheet can speak of the same element by them. */ const OWN_NAMES = /\.module\.css$/;
function layered(root = process.cwd()) {
    return {
        postcssPlugin: "layered",
        OnceExit (sheet, { parse }) {
            const file = sheet.source?.input.file ?? "";
            const name = relative(root, file);
            if (!OWN_NAMES.test(name)) for (const node of sheet.nodes)refuseStray(node, name);
            sheet.prepend(parse(LAYER_ORDER).first);
        }
    };
}
layered.postcss = true;
/** @throws {import("postcss").CssSyntaxError} when a rule's weight depends on where its sheet is */ function refuseStray(node, sheet) {
    if (node.type === "comment") return;
    if (node.type === "atrule" && CONDITIONS.has(node.name)) {
        for (const inner of node.nodes)refuseStray(inner, sheet);
        return;
    }
    if (node.type !== "atrule" || !NAMED.has(node.name)) {
        throw node.error(`${sheet}: a rule outside every layer; put it into one that app/styles/layers.mjs names`);
    }
    // Without a block it is another declaration of the order, which is below ours and changes nothing.
    if (node.name !== "layer" || node.nodes === undefined) return;
    const layer = node.params.split(".")[0];
    if (LAYERS.get(layer) !== sheet) {
        throw node.error(`${sheet}: "${layer}" is no layer of this sheet in app/styles/layers.mjs`);
    }
}
/** With forward slashes; Turbopack names files from the root, by themselves or in brackets. */ function relative(root, file) {
    const path = file.replaceAll("\\", "/");
    const base = `${root.replaceAll("\\", "/")}/`;
    return path.startsWith(base) ? path.slice(base.length) : path;
}
}),
"[project]/postcss.config.mjs [postcss] (ecmascript)", ((__turbopack_context__) => {
"use strict";

__turbopack_context__.s([
    "default",
    ()=>__TURBOPACK__default__export__
]);
var __TURBOPACK__imported__module__$5b$project$5d2f$app$2f$styles$2f$layers$2e$mjs__$5b$postcss$5d$__$28$ecmascript$29$__ = __turbopack_context__.i("[project]/app/styles/layers.mjs [postcss] (ecmascript)");
;
const __TURBOPACK__default__export__ = {
    plugins: [
        "@tailwindcss/postcss",
        (0, __TURBOPACK__imported__module__$5b$project$5d2f$app$2f$styles$2f$layers$2e$mjs__$5b$postcss$5d$__$28$ecmascript$29$__["layered"])()
    ]
};
}),
"[turbopack-node]/transforms/postcss.ts?config=[project]/postcss.config.mjs { CONFIG => \"[project]/postcss.config.mjs [postcss] (ecmascript)\" } [postcss] (ecmascript)", ((__turbopack_context__) => {
"use strict";

__turbopack_context__.s([
    "default",
    ()=>transform,
    "init",
    ()=>init
]);
// @ts-ignore
var __TURBOPACK__imported__module__$5b$project$5d2f$node_modules$2f$postcss$2f$lib$2f$postcss$2e$mjs__$5b$postcss$5d$__$28$ecmascript$29$__ = __turbopack_context__.i("[project]/node_modules/postcss/lib/postcss.mjs [postcss] (ecmascript)");
// @ts-ignore
var __TURBOPACK__imported__module__$5b$project$5d2f$postcss$2e$config$2e$mjs__$5b$postcss$5d$__$28$ecmascript$29$__ = __turbopack_context__.i("[project]/postcss.config.mjs [postcss] (ecmascript)");
var __TURBOPACK__imported__module__$5b$turbopack$2d$node$5d2f$transforms$2f$transforms$2e$ts__$5b$postcss$5d$__$28$ecmascript$29$__ = __turbopack_context__.i("[turbopack-node]/transforms/transforms.ts [postcss] (ecmascript)");
;
;
;
let processor;
const init = async (ipc)=>{
    let config = __TURBOPACK__imported__module__$5b$project$5d2f$postcss$2e$config$2e$mjs__$5b$postcss$5d$__$28$ecmascript$29$__["default"];
    if (typeof config === 'function') {
        config = await config({
            env: 'development'
        });
    }
    if (typeof config === 'undefined') {
        throw new Error('PostCSS config is undefined (make sure to export an function or object from config file)');
    }
    let plugins;
    if (Array.isArray(config.plugins)) {
        plugins = config.plugins.map((plugin)=>{
            if (Array.isArray(plugin)) {
                return plugin;
            } else if (typeof plugin === 'string') {
                return [
                    plugin,
                    {}
                ];
            } else {
                return plugin;
            }
        });
    } else if (typeof config.plugins === 'object') {
        plugins = Object.entries(config.plugins).filter(([, options])=>options);
    } else {
        plugins = [];
    }
    const loadedPlugins = plugins.map((plugin)=>{
        if (Array.isArray(plugin)) {
            const [arg, options] = plugin;
            let pluginFactory = arg;
            if (typeof pluginFactory === 'string') {
                pluginFactory = require(/* turbopackIgnore: true */ pluginFactory);
            }
            if (pluginFactory.default) {
                pluginFactory = pluginFactory.default;
            }
            return pluginFactory(options);
        }
        return plugin;
    });
    processor = (0, __TURBOPACK__imported__module__$5b$project$5d2f$node_modules$2f$postcss$2f$lib$2f$postcss$2e$mjs__$5b$postcss$5d$__$28$ecmascript$29$__["default"])(loadedPlugins);
};
async function transform(ipc, cssContent, name, sourceMap) {
    const { css, map, messages } = await processor.process(cssContent, {
        from: name,
        to: name,
        map: sourceMap ? {
            inline: false,
            annotation: false
        } : undefined
    });
    const assets = [];
    const filePaths = [];
    const buildFilePaths = [];
    const directories = [];
    for (const msg of messages){
        switch(msg.type){
            case 'asset':
                assets.push({
                    file: msg.file,
                    content: msg.content,
                    sourceMap: !sourceMap ? undefined : typeof msg.sourceMap === 'string' ? msg.sourceMap : JSON.stringify(msg.sourceMap)
                });
                break;
            case 'dependency':
            case 'missing-dependency':
                filePaths.push(msg.file);
                break;
            case 'build-dependency':
                buildFilePaths.push(msg.file);
                break;
            case 'dir-dependency':
                directories.push([
                    msg.dir,
                    msg.glob
                ]);
                break;
            case 'context-dependency':
                directories.push([
                    msg.dir,
                    '**'
                ]);
                break;
            default:
                break;
        }
    }
    ipc.sendInfo({
        type: 'dependencies',
        filePaths,
        directories,
        buildFilePaths,
        envVariables: (0, __TURBOPACK__imported__module__$5b$turbopack$2d$node$5d2f$transforms$2f$transforms$2e$ts__$5b$postcss$5d$__$28$ecmascript$29$__["getReadEnvVariables"])()
    });
    return {
        css,
        map: sourceMap ? JSON.stringify(map) : undefined,
        assets
    };
}
}),
"[turbopack-node]/transforms/transforms.ts [postcss] (ecmascript)", ((__turbopack_context__) => {
"use strict";

/**
 * Shared utilities for our 2 transform implementations.
 */ __turbopack_context__.s([
    "getReadEnvVariables",
    ()=>getReadEnvVariables
]);
// Patch process.env to track which env vars are read
const originalEnv = process.env;
const readEnvVars = new Set();
process.env = new Proxy(originalEnv, {
    get (target, prop) {
        if (typeof prop === 'string') {
            // We register the env var as dependency on the
            // current transform and all future transforms
            // since the env var might be cached in module scope
            // and influence them all
            readEnvVars.add(prop);
        }
        return Reflect.get(target, prop);
    },
    set (target, prop, value) {
        return Reflect.set(target, prop, value);
    }
});
function getReadEnvVariables() {
    return Array.from(readEnvVars);
}
}),
];