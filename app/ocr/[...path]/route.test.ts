import { readFileSync } from "node:fs";
import { expect, it, vi } from "vitest";
import { OCR_FILES, OCR_PATH } from "@/server/features/photo/constants";
import { GET } from "./route";

// Next swaps this module for server code when it bundles; outside a bundle it has to be named.
vi.mock("next/navigation", () => import("next/dist/client/components/navigation.react-server"));

const ask = (path: string) => GET(new Request(`http://localhost:3000${path}`));

it.each(Object.entries(OCR_FILES))("serves %s for good, as what it is", async (name, { type }) => {
  const response = await ask(`${OCR_PATH}/${name}`);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe(type);
  expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(50_000);
});

it.each([
  `${OCR_PATH}/`,
  `${OCR_PATH}/package.json`,
  `${OCR_PATH}/../../package.json`,
  `${OCR_PATH}/%2e%2e%2fpackage.json`,
  `${OCR_PATH}/toString`,
  "/ocr/6.0.0/worker.js",
  `/elsewhere${OCR_PATH}/worker.js`,
])("knows nothing at %s", async (path) => {
  expect((await ask(path)).status).toBe(404);
});

it.each(["tesseract.js", "tesseract.js-core"])("names the version of %s in the address", (name) => {
  const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, "utf8"));
  expect(OCR_PATH).toBe(`/ocr/${version}`);
});
