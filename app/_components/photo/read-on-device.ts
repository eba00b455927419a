import { createWorker, OEM, PSM, type Worker } from "tesseract.js";
import { OCR_PATH } from "@/server/features/photo/constants";
import type { PhotoReading } from "@/server/features/photo/types";
import { flatten } from "./layout/flatten";
import { likeness } from "./layout/look";
import { pageOf } from "./layout/page";
import { findRows } from "./layout/rows";
import { liesOnItsSide, turned } from "./layout/turn";
import type { Grey, Page, Row } from "./layout/types";
import { PhotoProblem } from "./open-photo";
import type { ReadSymbol } from "./reading/types";
import { isUnreadable, joinLines, unreadIn, writeLine } from "./reading/write";

interface Progress {
  readonly signal: AbortSignal;
  /** From 0 to 1. */
  readonly onProgress: (share: number) => void;
}

const NOT_LOADED = "The reader for photos could not be loaded. Check your connection and try again.";
const NO_WRITING =
  "We could not find any writing in this photo. Try one that is sharp, straight and well lit.";

const UNREADABLE =
  "We could make out only parts of this photo. Try one that is closer and sharp, or type the problem.";

const ON_ITS_SIDE = "This photo seems to lie on its side. Turn it with the button below.";

/** Below this, out of 100, a reading may be of a page that stands on its head. */
const CLEAR = 97;

/** Loading takes so much of the way, the rest is reading. */
const LOADING = 0.5;

/** Reads a photo in this browser: nothing of it leaves the device. One that seems to lie on its side is read the other ways
 * up as well, and so is one that is hard to read; the clearest reading counts.
 * @throws {PhotoProblem}
 * @throws whatever the signal was aborted with */
export async function readOnDevice(picture: Grey, { signal, onProgress }: Progress): Promise<PhotoReading> {
  const [upright, across] = [laidOut(picture), laidOut(turned(picture, 1))];
  const isTurned = liesOnItsSide(upright.rows, across.rows);
  const ways = isTurned ? [across, laidOut(turned(picture, 3))] : [upright];
  const count = ways.reduce((sum, { rows }) => sum + rows.length, 0);
  if (count === 0) throw new PhotoProblem(NO_WRITING);
  const worker = await openWorker((share) => onProgress(share * LOADING));
  let done = 0;
  const onRow = () => {
    signal.throwIfAborted();
    done += 1;
    onProgress(LOADING + (done / count) * (1 - LOADING));
  };
  try {
    const readings: ClearReading[] = [];
    for (const way of ways) readings.push(await readPage(worker, way, onRow));
    if (!isTurned && readings.every(({ clarity }) => clarity < CLEAR))
      readings.push(await readPage(worker, laidOut(turned(picture, 2)), () => signal.throwIfAborted()));
    const clearest = readings.toSorted((one, other) => other.clarity - one.clarity)[0];
    if (!clearest || clearest.text === "") throw new PhotoProblem(isTurned ? ON_ITS_SIDE : NO_WRITING);
    if (isUnreadable(clearest)) throw new PhotoProblem(UNREADABLE);
    return { text: clearest.text, doubtful: [...clearest.doubtful] };
  } finally {
    await worker.terminate();
  }
}

/** A page with its rows. */
interface LaidOut {
  readonly page: Page;
  readonly rows: readonly Row[];
}

/** How sure the reader is of a reading, from 0 to 100; 0 where there is none. */
interface ClearReading extends PhotoReading {
  readonly clarity: number;
}

function laidOut(picture: Grey): LaidOut {
  const page = pageOf(picture);
  return { page, rows: findRows(page) };
}

async function readPage(worker: Worker, { page, rows }: LaidOut, onRow: () => void): Promise<ClearReading> {
  const lines: (ClearReading & { readonly joins: boolean })[] = [];
  for (const row of rows) {
    lines.push({ ...(await readRow(worker, page, row)), joins: row.joins ?? false });
    onRow();
  }
  const written = lines.filter(({ text }) => text !== "");
  const signs = written.reduce((sum, { text }) => sum + text.length, 0);
  const sure = written.reduce((sum, { text, clarity }) => sum + text.length * clarity, 0);
  const { text, doubtful } = joinLines(written);
  const odd = (text.match(ODD)?.length ?? 0) + unreadIn({ text, doubtful });
  return { text, doubtful: [...doubtful], clarity: signs === 0 ? 0 : (sure - 100 * odd) / signs };
}

/** Signs that hardly any problem has; letters on their head look like them. */
const ODD = /[^\p{L}\p{N}\s+\-−=<>≤≥()[\]{}.,:;!?'"/^_√∛∜∫×÷·°%$£π±*|\\]/gu;

async function readRow(worker: Worker, page: Page, row: Row): Promise<ClearReading> {
  const { picture, pieces } = flatten(page, row);
  const { data } = await worker.recognize(pgm(picture), {}, { blocks: true, text: false });
  const words = (data.blocks ?? []).flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ lines }) => lines.flatMap((line) => line.words)),
  );
  const symbols = words.flatMap((word) =>
    word.symbols.map(
      ({ text, confidence, bbox }, index): ReadSymbol => ({
        text,
        confidence,
        x0: bbox.x0,
        x1: bbox.x1,
        startsWord: index === 0,
      }),
    ),
  );
  const { text, doubtful } = writeLine(pieces, symbols, ({ glyph }) => likeness(page, glyph));
  const sure = symbols.reduce((sum, { confidence }) => sum + confidence, 0);
  return { text, doubtful: [...doubtful], clarity: symbols.length === 0 ? 0 : sure / symbols.length };
}

/** The reader of lines, from this site alone. Its parts are kept by the browser's cache like any other file. */
async function openWorker(onProgress: (share: number) => void): Promise<Worker> {
  const origin = `${window.location.origin}${OCR_PATH}`;
  // Each step reports again from 0.
  let furthest = 0;
  const opening = new Promise<Worker>((resolve, reject) => {
    createWorker("eng", OEM.LSTM_ONLY, {
      workerPath: `${origin}/worker.js`,
      corePath: `${origin}/${hasSimd() ? "core-simd.js" : "core.js"}`,
      langPath: origin,
      workerBlobURL: false,
      cacheMethod: "none",
      logger: ({ status, progress }) => {
        const step = STEPS.indexOf(status);
        if (step < 0) return;
        furthest = Math.max(furthest, (step + progress) / STEPS.length);
        onProgress(furthest);
      },
      // A language that does not load leaves the worker waiting for ever.
      errorHandler: reject,
    }).then(resolve, reject);
  });
  try {
    const worker = await opening;
    await worker.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_LINE, user_defined_dpi: "150" });
    return worker;
  } catch (cause) {
    throw new PhotoProblem(NOT_LOADED, { cause });
  }
}

/** What the worker does before it can read, in order. */
const STEPS = [
  "loading tesseract core",
  "initializing tesseract",
  "loading language traineddata",
  "initializing api",
];

/** A module that adds vectors: valid only where vectors can be added. */
const WITH_VECTORS = Uint8Array.of(
  0,
  97,
  115,
  109,
  1,
  0,
  0,
  0,
  1,
  5,
  1,
  96,
  0,
  1,
  123,
  3,
  2,
  1,
  0,
  10,
  10,
  1,
  8,
  0,
  65,
  0,
  253,
  15,
  253,
  98,
  11,
);

const hasSimd = (): boolean => WebAssembly.validate(WITH_VECTORS);

/** A picture as the plainest of files. */
function pgm({ width, height, data }: Grey): Blob {
  return new Blob([`P5\n${width} ${height}\n255\n`, new Uint8Array(data)], {
    type: "image/x-portable-graymap",
  });
}
