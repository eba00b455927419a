import { ATTACKS, INNER_DOORS, SPELLINGS } from "../../server/cli/abuse/attacks";
import { head, type RawSockets, rawSockets, statusOf } from "../../server/cli/abuse/raw";
import { expect, test } from "../fixtures";

// A short version of `npm run abuse:admission`.
let sockets: RawSockets;
let over: AbortController;

test.beforeEach(({ baseURL }) => {
  sockets = rawSockets(baseURL ?? "");
  over = new AbortController();
});
test.afterEach(() => {
  over.abort();
  sockets.close();
});

for (const { what, begin } of ATTACKS) {
  test(`a student is answered beside ${what}`, async ({ request }) => {
    begin(sockets, over.signal);
    for (let time = 0; time < 3; time += 1) {
      for (const path of ["/", "/sign-in", "/api/trpc/account.me"])
        expect((await request.get(path)).status(), path).toBe(200);
      const message = { id: crypto.randomUUID(), text: "Solve 2x = 4" };
      const answer = await request.post("/api/chat", {
        headers: { "x-forwarded-for": `198.51.100.${time}` },
        data: { id: crypto.randomUUID(), message },
      });
      expect(answer.status()).not.toBe(503);
    }
  });
}

test("a path with more than one reading is refused before anything counts it as free", async ({
  baseURL,
}) => {
  for (const path of SPELLINGS) {
    const sent = head(`POST ${path}`, "Content-Type: application/json", "Content-Length: 2");
    expect(await statusOf(baseURL ?? "", `${sent}{}`), path).toBe(400);
  }
});

test("the framework fetches no address of this site from within", async ({ baseURL }) => {
  for (const path of INNER_DOORS) expect(await statusOf(baseURL ?? "", head(`GET ${path}`)), path).toBe(404);
});
