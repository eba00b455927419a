/** Where a photo is sent to be read, and where to ask who reads it. */
export const PHOTO_PATH = "/api/photo";

/** Bytes of a photo that is sent: several times what a browser makes of one. */
export const PHOTO_BYTES_MAX = 6 * 1024 * 1024;

/** The longer side in pixels: what a browser makes of a photo, and the most that is taken in. */
export const PHOTO_SIDE = 2000;
export const PHOTO_SIDE_MAX = 4000;

/** Characters of a reading. */
export const READING_LENGTH_MAX = 4000;

/** Where the parts of the reader that runs in a browser are. The version in it changes when one of them does. */
export const OCR_PATH = "/ocr/7.0.0";

/** The parts: their names in the address, where they come from, and what they are. */
export const OCR_FILES = {
  "worker.js": { from: "tesseract.js/dist/worker.min.js", type: "text/javascript" },
  "core.js": { from: "tesseract.js-core/tesseract-core-lstm.js", type: "text/javascript" },
  "tesseract-core-lstm.wasm": {
    from: "tesseract.js-core/tesseract-core-lstm.wasm",
    type: "application/wasm",
  },
  "core-simd.js": { from: "tesseract.js-core/tesseract-core-simd-lstm.js", type: "text/javascript" },
  "tesseract-core-simd-lstm.wasm": {
    from: "tesseract.js-core/tesseract-core-simd-lstm.wasm",
    type: "application/wasm",
  },
  "eng.traineddata.gz": {
    from: "@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz",
    type: "application/gzip",
  },
} as const;
