module.exports = [
439193, ((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/server/features/photo/service.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__912714__ = __turbopack_context__.i(912714);
var __TURBOPACK__imported__module__750227__ = __turbopack_context__.i(750227);
var __TURBOPACK__imported__module__861839__ = __turbopack_context__.i(861839);
var __TURBOPACK__imported__module__278169__ = __turbopack_context__.i(278169);
var __TURBOPACK__imported__module__476700__ = __turbopack_context__.i(476700);
var __TURBOPACK__imported__module__85266__ = __turbopack_context__.i(85266);
// MERGED MODULE: [project]/server/providers/model/vision/clean-image.ts [app-route] (ecmascript)
;
// MERGED MODULE: [project]/server/providers/model/vision/clean-jpeg.ts [app-route] (ecmascript)
;
;
const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
const ADOBE = 0xee;
function cleanJpeg(bytes) {
    if (bytes[0] !== 0xff || bytes[1] !== START) return null;
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const parts = [
        bytes.subarray(0, 2)
    ];
    let size = {
        width: 0,
        height: 0
    };
    let at = 2;
    while(at + 4 <= bytes.length){
        if (bytes[at] !== 0xff) return null;
        const marker = bytes[at + 1] ?? 0;
        if (marker === 0xff) {
            at += 1;
            continue;
        }
        const length = view.getUint16(at + 2);
        let end = at + 2 + length;
        if (length < 2 || end > bytes.length) return null;
        if (isFrame(marker)) {
            if (length < 8) return null;
            size = {
                height: view.getUint16(at + 5),
                width: view.getUint16(at + 7)
            };
        }
        if (marker === SCAN) end = endOfScan(bytes, end);
        if (isKept(marker)) parts.push(bytes.subarray(at, end));
        if (marker === SCAN && bytes[end + 1] === END) {
            parts.push(Uint8Array.of(0xff, END));
            return size.width > 0 && size.height > 0 ? {
                mediaType: "image/jpeg",
                bytes: Buffer.concat(parts),
                ...size
            } : null;
        }
        at = end;
    }
    return null;
}
/** A frame header says how large the picture is. */ const isFrame = (marker)=>marker >= 0xc0 && marker <= 0xcf && ![
        0xc4,
        0xc8,
        0xcc
    ].includes(marker);
function isKept(marker) {
    if (marker === ADOBE || marker === 0xe0) return true;
    return marker !== 0xfe && (marker < 0xe1 || marker > 0xef);
}
/** The next marker behind a scan's data, in which 0xFF is before 0 or a restart marker. */ function endOfScan(bytes, start) {
    for(let at = start; at + 1 < bytes.length; at++){
        const next = bytes[at + 1] ?? 0;
        if (bytes[at] === 0xff && next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
    }
    return bytes.length;
}
// MERGED MODULE: [project]/server/providers/model/vision/clean-png.ts [app-route] (ecmascript)
;
;
const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
/** What draws the picture. All other chunks add to it: texts, times, Exif, colour profiles, more frames. */ const KEPT = new Set([
    "IHDR",
    "PLTE",
    "tRNS",
    "IDAT",
    "IEND"
]);
function cleanPng(bytes) {
    if (SIGNATURE.some((value, index)=>bytes[index] !== value)) return null;
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const parts = [
        SIGNATURE
    ];
    let size = {
        width: 0,
        height: 0
    };
    let at = SIGNATURE.length;
    while(at + 12 <= bytes.length){
        const length = view.getUint32(at);
        const end = at + 12 + length;
        if (end > bytes.length) return null;
        const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
        if (at === SIGNATURE.length) {
            if (type !== "IHDR" || length !== 13) return null;
            size = {
                width: view.getUint32(at + 8),
                height: view.getUint32(at + 12)
            };
        }
        if (KEPT.has(type)) parts.push(bytes.subarray(at, end));
        if (type === "IEND") return size.width > 0 && size.height > 0 ? {
            mediaType: "image/png",
            bytes: Buffer.concat(parts),
            ...size
        } : null;
        at = end;
    }
    return null;
}
// MERGED MODULE: [project]/server/providers/model/vision/clean-webp.ts [app-route] (ecmascript)
;
;
/** What draws a still picture. */ const KEPT1 = new Set([
    "VP8 ",
    "VP8L",
    "VP8X",
    "ALPH"
]);
/** Of the header's flags: the picture has transparency. The others announce what is taken out. */ const ALPHA = 0x10;
function cleanWebp(bytes) {
    if (bytes.length < 20 || textAt(bytes, 0) !== "RIFF" || textAt(bytes, 8) !== "WEBP") return null;
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const limit = Math.min(bytes.length, view.getUint32(4, true) + 8);
    const parts = [];
    let size = null;
    let drawn = false;
    for(let at = 12; at + 8 <= limit;){
        const type = textAt(bytes, at);
        const length = view.getUint32(at + 4, true);
        const end = at + 8 + length;
        if (end > limit) return null;
        const content = bytes.subarray(at + 8, end);
        if (KEPT1.has(type)) {
            size ??= sizeOf(type, content);
            drawn ||= type !== "VP8X" && type !== "ALPH";
            parts.push(chunk(type, content));
        }
        at = end + length % 2;
    }
    if (!drawn || !size) return null;
    const body = Buffer.concat(parts);
    const head = Buffer.alloc(12);
    head.write("RIFF", 0, "latin1");
    head.writeUInt32LE(body.length + 4, 4);
    head.write("WEBP", 8, "latin1");
    return {
        mediaType: "image/webp",
        bytes: Buffer.concat([
            head,
            body
        ]),
        ...size
    };
}
const textAt = (bytes, at)=>String.fromCharCode(...bytes.subarray(at, at + 4));
function chunk(type, content) {
    const out = Buffer.alloc(8 + content.length + content.length % 2);
    out.write(type, 0, "latin1");
    out.writeUInt32LE(content.length, 4);
    out.set(content, 8);
    if (type === "VP8X") out[8] = (out[8] ?? 0) & ALPHA;
    return out;
}
/** The size a chunk names; null where it names none. */ function sizeOf(type, content) {
    const byte = (at)=>content[at] ?? 0;
    if (content.length < 10) return null;
    if (type === "VP8X") return {
        width: 1 + byte(4) + (byte(5) << 8) + (byte(6) << 16),
        height: 1 + byte(7) + (byte(8) << 8) + (byte(9) << 16)
    };
    if (type === "VP8L") return {
        width: 1 + byte(1) + ((byte(2) & 0x3f) << 8),
        height: 1 + (byte(2) >> 6) + (byte(3) << 2) + ((byte(4) & 0x0f) << 10)
    };
    if (type !== "VP8 ") return null;
    return {
        width: byte(6) + ((byte(7) & 0x3f) << 8),
        height: byte(8) + ((byte(9) & 0x3f) << 8)
    };
}
;
;
;
;
function cleanImage(bytes) {
    return cleanJpeg(bytes) ?? cleanPng(bytes) ?? cleanWebp(bytes);
}
// MERGED MODULE: [project]/server/features/photo/constants.ts [app-route] (ecmascript)
;
const PHOTO_PATH = "/api/photo";
const PHOTO_BYTES_MAX = 6 * 1024 * 1024;
const PHOTO_SIDE = 2000;
const PHOTO_SIDE_MAX = 4000;
const READING_LENGTH_MAX = 4000;
const OCR_PATH = "/ocr/7.0.0";
const OCR_FILES = {
    "worker.js": {
        from: "tesseract.js/dist/worker.min.js",
        type: "text/javascript"
    },
    "core.js": {
        from: "tesseract.js-core/tesseract-core-lstm.js",
        type: "text/javascript"
    },
    "tesseract-core-lstm.wasm": {
        from: "tesseract.js-core/tesseract-core-lstm.wasm",
        type: "application/wasm"
    },
    "core-simd.js": {
        from: "tesseract.js-core/tesseract-core-simd-lstm.js",
        type: "text/javascript"
    },
    "tesseract-core-simd-lstm.wasm": {
        from: "tesseract.js-core/tesseract-core-simd-lstm.wasm",
        type: "application/wasm"
    },
    "eng.traineddata.gz": {
        from: "@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz",
        type: "application/gzip"
    }
};
// MERGED MODULE: [project]/server/features/photo/policy.ts [app-route] (ecmascript)
;
// MERGED MODULE: [project]/server/features/photo/schema.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__971724__ = __turbopack_context__.i(971724);
var __TURBOPACK__imported__module__105954__ = __turbopack_context__.i(105954);
var __TURBOPACK__imported__module__455744__ = __turbopack_context__.i(455744);
var __TURBOPACK__imported__module__206033__ = __turbopack_context__.i(206033);
var __TURBOPACK__imported__module__604147__ = __turbopack_context__.i(604147);
;
;
const modelReadingSchema = __TURBOPACK__imported__module__971724__["z"].object({
    text: __TURBOPACK__imported__module__105954__["z"].string(),
    /** Pieces of the text that may be something else. */ doubtful: __TURBOPACK__imported__module__455744__["z"].array(__TURBOPACK__imported__module__105954__["z"].string()).max(200).catch([])
});
const photoReadingSchema = __TURBOPACK__imported__module__971724__["z"].object({
    text: __TURBOPACK__imported__module__105954__["z"].string().max(READING_LENGTH_MAX),
    /** Which of its characters may be others, from 0. */ doubtful: __TURBOPACK__imported__module__455744__["z"].array(__TURBOPACK__imported__module__206033__["z"].number().int().min(0))
});
const photoReaderSchema = __TURBOPACK__imported__module__971724__["z"].object({
    reader: __TURBOPACK__imported__module__604147__["z"].enum([
        "browser",
        "model"
    ])
});
;
;
/** Commands of LaTeX whose first letter JSON takes for an escape: `\frac` begins with a form feed. */ const MISTAKEN = /(?<!\\)\\(?=frac|forall|times|theta|tan|text|tau|to\b|right|rho|rangle|beta|binom|bar\b|begin|neq?\b|nu\b|not\b)/g;
/** A backslash before what JSON knows no sign for. */ const UNKNOWN = /(?<!\\)\\(?!["\\/bfnrtu])/g;
/** A page of exercises with room to spare; what is longer is no reading. */ const ANSWER_LENGTH_MAX = 20_000;
const CONTROL = /[^\P{Cc}\n]/gu;
function readingOf(answer) {
    for (const candidate of objectsIn(answer.slice(0, ANSWER_LENGTH_MAX))){
        const parsed = modelReadingSchema.safeParse(parsedJson(candidate));
        if (!parsed.success) continue;
        const text = parsed.data.text.replaceAll("\r\n", "\n").replaceAll("\t", " ").replace(CONTROL, "").trim();
        const kept = text.slice(0, READING_LENGTH_MAX);
        return {
            text: kept,
            doubtful: placesOf(parsed.data.doubtful, kept)
        };
    }
    return null;
}
/** Every stretch from a brace to one that closes it, the outermost first. */ function* objectsIn(answer) {
    for(let start = answer.indexOf("{"); start >= 0; start = answer.indexOf("{", start + 1)){
        let depth = 0;
        let quoted = false;
        for(let at = start; at < answer.length; at++){
            const sign = answer[at];
            if (quoted && sign === "\\") at += 1;
            else if (sign === '"') quoted = !quoted;
            else if (!quoted && sign === "{") depth += 1;
            else if (!quoted && sign === "}") depth -= 1;
            if (depth > 0) continue;
            yield answer.slice(start, at + 1);
            break;
        }
    }
}
function parsedJson(text) {
    try {
        return JSON.parse(text.replace(MISTAKEN, "\\\\").replace(UNKNOWN, "\\\\"));
    } catch  {
        return undefined;
    }
}
/** Where pieces occur in a text, in ascending order. A piece that occurs more than once is doubtful each time. */ function placesOf(pieces, text) {
    const places = new Set();
    for (const piece of pieces.map((one)=>one.trim()).filter((one)=>one !== ""))for(let at = text.indexOf(piece); at >= 0; at = text.indexOf(piece, at + piece.length))for(let index = at; index < at + piece.length; index++)if (text[index] !== " ") places.add(index);
    return [
        ...places
    ].sort((a, b)=>a - b);
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
/** How long a photo may take to arrive. */ const ARRIVAL_MS = 60_000;
const NO_PICTURE = "This is not a picture we can read. Choose a JPEG, PNG or WebP file.";
const TOO_LARGE = "This picture is too large. Choose a smaller one.";
const SPENT = "The language model can read no more photos today. Choose the photo again and your device reads it, or type the problem.";
const USED_UP = "You have had all the photos read that a language model reads in a day. Choose the photo again and your browser reads it, or type the problem.";
const NO_WRITING = "We could not find any writing in this photo. Try one that is sharp, straight and well lit.";
async function readerKind(deps, scope, { address }) {
    if (!deps.reader || await (0, __TURBOPACK__imported__module__278169__["z"])(deps, deps.spending)) return "browser";
    return await (0, __TURBOPACK__imported__module__476700__["X"])(deps, scope, {
        address
    }) ? "model" : "browser";
}
async function readPhoto(deps, scope, { body, signal, address }) {
    const { reader, spending } = deps;
    if (!reader) throw new __TURBOPACK__imported__module__861839__["f"]("NOT_FOUND");
    if (await (0, __TURBOPACK__imported__module__278169__["z"])(deps, spending)) throw new __TURBOPACK__imported__module__861839__["f"]("MODEL_UNAVAILABLE", {
        message: SPENT
    });
    const image = cleanImage(await bytesOf(body));
    if (!image) throw new __TURBOPACK__imported__module__861839__["f"]("UNSUPPORTED_MEDIA_TYPE", {
        message: NO_PICTURE
    });
    if (Math.max(image.width, image.height) > PHOTO_SIDE_MAX) throw new __TURBOPACK__imported__module__861839__["f"]("PAYLOAD_TOO_LARGE", {
        message: TOO_LARGE
    });
    const answer = await answerTo(deps, scope, {
        image,
        signal,
        address,
        reader
    });
    const reading = readingOf(answer);
    if (!reading?.text) throw new __TURBOPACK__imported__module__861839__["f"]("UNPROCESSABLE_CONTENT", {
        message: NO_WRITING
    });
    return reading;
}
async function answerTo(deps, scope, { image, signal, address, reader }) {
    const spending = {
        ...deps.spending,
        model: reader.name
    };
    const charged = await (0, __TURBOPACK__imported__module__476700__["S"])(deps, scope, {
        address,
        spending
    });
    if (!charged) throw new __TURBOPACK__imported__module__861839__["f"]("TOO_MANY_REQUESTS", {
        message: USED_UP
    });
    const { ledger, runId } = charged;
    try {
        return await reader.read(image, {
            ledger,
            abortSignal: signal
        });
    } catch (error) {
        throw isOutOfBudget(error) ? new __TURBOPACK__imported__module__861839__["f"]("MODEL_UNAVAILABLE", {
            message: SPENT,
            cause: error
        }) : error;
    } finally{
        const db = await deps.db();
        await db.transaction((tx)=>(0, __TURBOPACK__imported__module__476700__["I"])(deps, tx, {
                runId,
                reason: null,
                allowance: null
            }));
    }
}
const isOutOfBudget = (error)=>__TURBOPACK__imported__module__861839__["f"].isInstance(error) && __TURBOPACK__imported__module__85266__["n"].isInstance(error.cause) && error.cause.reason === "out-of-budget";
/** Reads a body no further than the limit and for no longer than it should take. */ async function bytesOf(body) {
    const chunks = [];
    let size = 0;
    const reader = body?.getReader();
    let timer;
    const late = new Promise((_, reject)=>{
        timer = setTimeout(()=>reject(new __TURBOPACK__imported__module__861839__["f"]("TIMEOUT")), ARRIVAL_MS);
    });
    try {
        for(;;){
            const part = await Promise.race([
                reader?.read(),
                late
            ]);
            if (!part || part.done) return Buffer.concat(chunks);
            size += part.value.byteLength;
            if (size > PHOTO_BYTES_MAX) throw new __TURBOPACK__imported__module__861839__["f"]("PAYLOAD_TOO_LARGE", {
                message: TOO_LARGE
            });
            chunks.push(part.value);
        }
    } catch (error) {
        void reader?.cancel().catch(()=>undefined);
        throw error;
    } finally{
        clearTimeout(timer);
    }
}
async function loadOcrFile(path) {
    const file = Object.entries(OCR_FILES).find(([name])=>path === `${OCR_PATH}/${name}`)?.[1];
    if (!file) return null;
    const bytes = await (0, __TURBOPACK__imported__module__912714__["readFile"])((0, __TURBOPACK__imported__module__750227__["join"])(process.cwd(), "node_modules", file.from));
    return {
        bytes: new Uint8Array(bytes),
        type: file.type
    };
}
__turbopack_context__.s([
    "f",
    0,
    loadOcrFile,
    "K",
    0,
    readPhoto,
    "n",
    0,
    readerKind
], 439193);
}),
];

//# sourceMappingURL=server_features_photo_service_ts_05qofbc1dkoqv._.js.map