import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { usage } from "@/drizzle/schema";
import { AppError } from "@/server/errors/app-error";
import { captureLog } from "@/server/errors/testing";
import { PHOTO_BYTES_MAX } from "@/server/features/photo/constants";
import { PHOTOS_PER_DAY } from "@/server/features/usage/constants";
import { usageOf } from "@/server/features/usage/service";
import { jpegOf, pngOf, SECRET, webpOf } from "@/server/providers/model/__fixtures__/pictures";
import { ModelFailure } from "@/server/providers/model/failure";
import type { CleanImage } from "@/server/providers/model/vision/image";
import type { PhotoReader } from "@/server/providers/model/vision/photo-reader";
import { createTestFixtures, createTutorDeps, type TestFixtures } from "@/server/testing/fixtures";
import { GET, POST } from "./route";

// Next swaps this module for server code when it bundles; outside a bundle it has to be named.
vi.mock("next/navigation", () => import("next/dist/client/components/navigation.react-server"));

const root = vi.hoisted((): { composition: unknown; tutorDeps: unknown; reader: unknown } => ({
  composition: null,
  tutorDeps: null,
  reader: null,
}));
vi.mock("@/server/composition/compose", () => ({ compose: () => root.composition }));
vi.mock("@/server/composition/tutor-deps", () => ({ getTutorDeps: () => root.tutorDeps }));
vi.mock("@/server/providers/model/vision/photo-reader", () => ({ getPhotoReader: () => root.reader }));

const ORIGIN = "http://localhost:3000";
const WORDS = "Mila has 3x + 1 = 7";
const captured = captureLog();

let fixtures: TestFixtures;
let seen: CleanImage[];
beforeAll(async () => {
  fixtures = await createTestFixtures({ log: captured.log });
  root.composition = { gate: fixtures.gate, deps: fixtures.deps };
});
afterAll(() => fixtures.close());
beforeEach(() => {
  fixtures.pass(120_000);
  seen = [];
  budget(null);
  readingAs(JSON.stringify({ text: WORDS, doubtful: ["7"] }));
});

function budget(dailyCap: number | null) {
  const spending = { model: "words", inputPrice: 2, outputPrice: 10, dailyCap };
  root.tutorDeps = createTutorDeps(fixtures.deps, { spending });
}

function readingAs(answer: string) {
  const reader: PhotoReader = {
    name: "eyes",
    async read(image, { ledger }) {
      const reserved = await ledger.reserve({ inputTokens: 800, inputTokensMax: 900, outputTokensMax: 20 });
      if (!reserved.ok) throw new AppError("MODEL_UNAVAILABLE", { cause: new ModelFailure(reserved.reason) });
      seen.push(image);
      reserved.permit.use();
      await reserved.permit.settle({ input: 800, output: 20, estimated: false });
      return answer;
    },
  };
  root.reader = reader;
}

function post(body: BodyInit, headers: Record<string, string> = {}): Promise<Response> {
  const all = { host: "localhost:3000", origin: ORIGIN, ...headers };
  return POST(new Request(`${ORIGIN}/api/photo`, { method: "POST", headers: all, body }));
}

const picture = (bytes: Uint8Array) => new Uint8Array(bytes);
const photo = () => picture(jpegOf({ width: 1200, height: 900 }));

describe("who reads photos", () => {
  it.each([
    ["the model where there is one", { name: "eyes", read: async () => "" }, "model"],
    ["the browser where there is none", null, "browser"],
  ])("is %s", async (_what, reader, expected) => {
    root.reader = reader;
    const response = await GET(new Request(`${ORIGIN}/api/photo`));
    expect(await response.json()).toEqual({ reader: expected });
  });
});

describe("what reading photos costs", () => {
  const rows = async () => (await fixtures.deps.db()).select().from(usage);

  it("is in the books, as the vision model's, and counts as no message", async () => {
    const scope = await fixtures.user(fixtures.deps.newId());
    const token = await fixtures.token(scope.userId);
    const before = (await rows()).length;
    await post(photo(), { authorization: `Bearer ${token}` });
    expect((await rows()).slice(before)).toMatchObject([
      { userId: scope.userId, model: "eyes", inputTokens: 800, outputTokens: 20, costMicros: 1_800 },
    ]);
    const deps = createTutorDeps(fixtures.deps);
    expect(await usageOf(deps, scope, { address: "unknown" })).toMatchObject({ used: 0 });
  });

  it("is bounded by the day's budget: browsers read for the rest of the day", async () => {
    await post(photo());
    budget(0.001);
    const asked = await GET(new Request(`${ORIGIN}/api/photo`));
    expect(await asked.json()).toEqual({ reader: "browser" });
    seen = [];
    const response = await post(photo());
    expect(response.status).toBe(503);
    expect((await response.json()).error.message).toMatch(/your device reads it/);
    expect(seen).toEqual([]);
  });
});

describe("a photo", () => {
  it("is read, with what is in doubt, by a visitor who becomes a guest", async () => {
    const response = await post(photo());
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ text: WORDS, doubtful: [WORDS.length - 1] });
    expect(response.headers.get("set-cookie")).toMatch(/guest/);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  it.each([
    ["JPEG", jpegOf],
    ["PNG", pngOf],
    ["WebP", webpOf],
  ])(
    "of the kind %s reaches the model without what the camera wrote beside it, whatever it claims to be",
    async (_kind, make) => {
      const response = await post(picture(make({ width: 600, height: 400 })), {
        "content-type": "text/html",
      });
      expect(response.status).toBe(200);
      expect(seen).toHaveLength(1);
      expect(Buffer.from(seen[0]?.bytes ?? []).toString("latin1")).not.toContain(SECRET);
    },
  );

  it.each<[string, () => BodyInit, number]>([
    ["is no picture", () => "<svg/>", 415],
    ["has no content", () => "", 415],
    ["is too large", () => new Uint8Array(PHOTO_BYTES_MAX + 1), 413],
    ["has more pixels than a photo of an exercise", () => picture(pngOf({ width: 40_000, height: 10 })), 413],
  ])("that %s is refused before the model sees it", async (_what, body, status) => {
    const response = await post(body(), { "content-type": "image/jpeg" });
    expect(response.status).toBe(status);
    expect((await response.json()).error.message).toMatch(/picture/);
    expect(seen).toEqual([]);
  });

  it.each([
    ["nothing", '{"text": ""}'],
    ["no answer of the agreed kind", "I would rather not."],
  ])("in which the model finds %s says what to do next", async (_what, answer) => {
    readingAs(answer);
    const response = await post(photo());
    expect(response.status).toBe(422);
    expect((await response.json()).error.message).toMatch(/Try one that is sharp/);
  });

  it("is not taken from another site, nor where no model reads", async () => {
    expect((await post(photo(), { origin: "https://elsewhere.example" })).status).toBe(403);
    root.reader = null;
    expect((await post(photo())).status).toBe(404);
    expect(seen).toEqual([]);
  });

  it("is one of so many a minute", async () => {
    const authorization = `Bearer ${await fixtures.token(fixtures.deps.newId())}`;
    const statuses: number[] = [];
    for (let count = 0; count < 21; count++) statuses.push((await post(photo(), { authorization })).status);
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(200));
    expect(statuses.at(-1)).toBe(429);
  });

  it("is read by the browser once a guest's of the day are used up", async () => {
    fixtures.pass(86_400_000);
    const cookie = (await post(photo())).headers.get("set-cookie")?.split(";")[0] ?? "";
    for (let count = 1; count < PHOTOS_PER_DAY.guest; count++)
      expect((await post(photo(), { cookie })).status).toBe(200);
    const asked = await GET(new Request(`${ORIGIN}/api/photo`, { headers: { cookie } }));
    expect(await asked.json()).toEqual({ reader: "browser" });
    seen = [];
    const response = await post(photo(), { cookie });
    expect(response.status).toBe(429);
    expect((await response.json()).error.message).toMatch(/your browser reads it/);
    expect(seen).toEqual([]);
  });

  it("leaves no word of it in the log", async () => {
    await post(photo());
    readingAs(WORDS);
    await post(photo());
    expect(captured.text()).toMatch(/photo\.read/);
    expect(captured.text()).not.toMatch(/Mila|3x|GPS/);
  });
});
