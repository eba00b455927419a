module.exports = [
824633, 980866, 
((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/app/_components/photo/open-photo.ts [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__193231__ = __turbopack_context__.i(193231);
// MERGED MODULE: [project]/server/features/photo/constants.ts [app-ssr] (ecmascript)
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
__turbopack_context__.s([
    "Z",
    0,
    OCR_PATH,
    "T",
    0,
    PHOTO_PATH,
    "_",
    0,
    PHOTO_SIDE,
    "U",
    0,
    READING_LENGTH_MAX
], 980866);
;
;
const UNTOUCHED = {
    turns: 0,
    cut: {
        left: 0,
        right: 0,
        top: 0,
        bottom: 0
    }
};
/** Larger files are no photos of an exercise. */ const BYTES_MAX = 40 * 1024 * 1024;
const QUALITY = 0.88;
class PhotoProblem extends __TURBOPACK__imported__module__193231__["f"] {
    static brand = "PhotoProblem";
}
const TOO_LARGE = "This file is larger than 40 MB. Choose a smaller picture.";
const NO_PICTURE = "Your browser cannot open this file as a picture. Choose a JPEG, PNG or WebP file; of a HEIC photo, a screenshot will do.";
async function openPhoto(chosen, edit = UNTOUCHED) {
    if (chosen.size > BYTES_MAX) throw new PhotoProblem(TOO_LARGE);
    const bitmap = await createImageBitmap(chosen, {
        imageOrientation: "from-image"
    }).catch(()=>{
        throw new PhotoProblem(NO_PICTURE);
    });
    const canvas = drawn(bitmap, edit);
    bitmap.close();
    const file = await new Promise((resolve)=>canvas.toBlob(resolve, "image/jpeg", QUALITY));
    if (!file) throw new PhotoProblem(NO_PICTURE);
    return {
        canvas,
        file
    };
}
function drawn(bitmap, { turns, cut }) {
    const isAcross = turns % 2 === 1;
    const [wide, high] = isAcross ? [
        bitmap.height,
        bitmap.width
    ] : [
        bitmap.width,
        bitmap.height
    ];
    const [left, top] = [
        wide * cut.left,
        high * cut.top
    ];
    const [width, height] = [
        wide * (1 - cut.left - cut.right),
        high * (1 - cut.top - cut.bottom)
    ];
    const scale = Math.min(1, PHOTO_SIDE / Math.max(width, height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(width * scale));
    canvas.height = Math.max(1, Math.round(height * scale));
    const context = canvas.getContext("2d", {
        willReadFrequently: true
    });
    if (!context) throw new PhotoProblem(NO_PICTURE);
    context.fillStyle = "#fff";
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = "high";
    // From the middle of the turned picture, which stays where it is however it is turned.
    context.scale(scale, scale);
    context.translate(wide / 2 - left, high / 2 - top);
    context.rotate(turns * Math.PI / 2);
    context.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2);
    return canvas;
}
function greyOf({ canvas }) {
    const { width, height } = canvas;
    const pixels = canvas.getContext("2d")?.getImageData(0, 0, width, height).data;
    const data = new Uint8Array(width * height);
    for(let at = 0; pixels && at < data.length; at++)data[at] = 0.299 * (pixels[at * 4] ?? 0) + 0.587 * (pixels[at * 4 + 1] ?? 0) + 0.114 * (pixels[at * 4 + 2] ?? 0);
    return {
        width,
        height,
        data
    };
}
__turbopack_context__.s([
    "M",
    0,
    PhotoProblem,
    "L",
    0,
    UNTOUCHED,
    "P",
    0,
    greyOf,
    "X",
    0,
    openPhoto
], 824633);
}),
];

//# sourceMappingURL=app__components_photo_open-photo_ts_0fsdq9fpgql5q._.js.map