import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { startMailServer } from "@/e2e/peers/mail-server";
import { closing } from "./bench/product";
import { recordMeasurement } from "./bench/record-measurement";
import { startServer } from "./bench/server";
import { type Random, randomFrom } from "./fuzz/random";
import { Guest } from "./fuzz/server/guest";
import { Holds, ownMs } from "./fuzz/server/holds";
import { startHostileModel } from "./fuzz/server/hostile-model";
import { printOutcome, type Run } from "./fuzz/server/report";
import { KINDS } from "./fuzz/server/requests";
import { importAndShow } from "./fuzz/server/stored";
import { Suspects } from "./fuzz/server/suspects";
import { Texts } from "./fuzz/server/texts";
import { signUp } from "./soak/accounts";
import { type Answer, closeClient } from "./soak/client";
import { Ledger } from "./soak/ledger";
import { Person } from "./soak/person";
import { Tally } from "./soak/tally";
import { buildDirectory } from "./start/build";
import { freePort } from "./test/free-port";

/** `npm run fuzz:server -- [texts] [seed]`: texts of every kind, also such as were made to hold it, sent to a product of its
 * own, by default a hundred thousand; and how long its event loop was held. Fails when that or the memory goes over the
 * bound; the requests in a hold beyond it are sent again, alone. Stops by itself after MINUTES (60). */
recordMeasurement("fuzz:server");

const HOLD_MAX_MS = 50;
const RSS_MAX_MB = 1_536;
const MINUTES = Number(process.env.MINUTES ?? 60);
const AT_ONCE = 4;
/** Requests of one guest, who is limited to some a minute. */
const GUEST_REQUESTS = 12;
/** Texts after which it counts: routes are loaded and compiled with their first requests. */
const WARM_UP = 400;
const IMPORT_EVERY = 250;
const ACCOUNTS = 12;
const TOLD_EVERY_MS = 10_000;
const SENT_KEPT = 2_500;

const PLAIN = {
  DATABASE_URL: "",
  SUPABASE_URL: "",
  SUPABASE_ANON_KEY: "",
  SUPABASE_SERVICE_ROLE_KEY: "",
  AUTH_URL: "",
  AI_API_KEY: "",
  AI_BASE_URL: "",
  AI_MODEL: "",
  AI_VISION_MODEL: "",
  AI_DAILY_CAP: "",
  STRIPE_SECRET_KEY: "",
  NEXT_PUBLIC_ANALYTICS_TOKEN: "",
};

const stopping = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stopping.abort());

const [wanted = 100_000, seed = 1] = process.argv.slice(2).map(Number);

await closing(async ({ directory, add }) => {
  add(async () => closeClient());
  const [smtpPort, mailPort] = [await freePort(), await freePort()];
  const post = await startMailServer({ smtpPort, mailPort });
  add(post.stop);
  const random = randomFrom(seed);
  const model = await startHostileModel();
  add(model.close);
  const probe = join(directory, "holds.jsonl");
  const product = await startServer([process.execPath, "--import", "tsx", "server/cli/start.ts"], {
    env: {
      ...PLAIN,
      DATA_DIR: join(directory, "data"),
      LOG_LEVEL: "error",
      AI_BASE_URL: model.baseUrl,
      AI_MODEL: "hostile",
      AI_VISION_MODEL: "hostile",
      SMTP_URL: `smtp://product:any@127.0.0.1:${smtpPort}`,
      MAIL_FROM: "classmate@example.org",
      HOLD_PROBE: probe,
      NODE_OPTIONS: `--import=${new URL("./fuzz/server/probe.mjs", import.meta.url).href}`,
    },
  });
  add(product.stop);
  const mail = `http://127.0.0.1:${mailPort}`;
  const people = await signedUp(product.origin, mail);
  console.log(`${wanted} texts, seed ${seed}, at ${product.origin}; ${people.length} accounts`);
  const run = await fuzz(
    { origin: product.origin, people, random, texts: new Texts(random) },
    new Holds(probe),
  );
  const kept = printOutcome(run, { holdMs: HOLD_MAX_MS, rssMb: RSS_MAX_MB });
  process.exitCode = kept ? 0 : 1;
});

async function signedUp(origin: string, mail: string): Promise<Person[]> {
  const tally = new Tally();
  const people = Array.from({ length: ACCOUNTS }, () => new Person(origin, () => tally));
  const place = { origin, key: "classmate", mail, cookie: "sb-localhost-auth-token" };
  for (const person of people) await signUp(person, new Ledger(), place);
  return people;
}

/** What all workers of a run share. */
interface Ground {
  readonly origin: string;
  readonly people: readonly Person[];
  readonly random: Random;
  readonly texts: Texts;
  readonly run: Run;
  readonly shareAction: string | null;
}

/** Sends texts until there were enough of them or the time is over. */
async function fuzz(
  from: Pick<Ground, "origin" | "people" | "random" | "texts">,
  holds: Holds,
): Promise<Run> {
  const largest = { bytes: 0, path: "" };
  const suspects = new Suspects();
  const run: Run = { texts: 0, outcomes: new Map(), warmUp: [], holds, largest, sent: new Map(), suspects };
  const ground = { ...from, run, shareAction: shareActionOfBuild() };
  const deadline = Date.now() + MINUTES * 60_000;
  const telling = setInterval(tell, TOLD_EVERY_MS, run);
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      let guest = new Guest(from.origin, suspects);
      for (let own = 1; run.texts < wanted && isGoingOn(deadline); own += 1) {
        if (own % GUEST_REQUESTS === 0) guest = new Guest(from.origin, suspects);
        await sendOne(ground, guest);
      }
    }),
  );
  clearInterval(telling);
  // The probe writes a little later.
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  holds.look();
  await suspects.askAlone(holds);
  return run;
}

function isGoingOn(deadline: number): boolean {
  return Date.now() < deadline && !stopping.signal.aborted;
}

async function sendOne(ground: Ground, guest: Guest): Promise<void> {
  const { origin, people, random, texts, run, shareAction } = ground;
  const number = run.texts;
  run.texts += 1;
  const [kind, , send] = kindFor(random.below(1_000));
  const name = `${kind} #${number}`;
  // A guest has only so many messages a day.
  const sender = kind === "chat" ? new Guest(origin, run.suspects) : guest;
  const { text, answer } = await send({ guest: sender, texts, random, name });
  run.sent.set(name, text);
  count(run, kind, answer);
  const person = people[Math.floor(number / IMPORT_EVERY) % Math.max(1, people.length)];
  if (number % IMPORT_EVERY === 0 && person) {
    const counted = (of: string, outcome: Answer) => count(run, of, outcome);
    const { largest, suspects } = run;
    await importAndShow({ person, random, shareAction, largest, suspects, number, count: counted });
  }
  for (const hold of run.holds.look()) {
    for (const one of hold.names) texts.keep(run.sent.get(one) ?? "", ownMs(hold));
    if (number > WARM_UP && ownMs(hold) > HOLD_MAX_MS) run.suspects.suspect(hold);
  }
  if (number === WARM_UP) run.warmUp = run.holds.all.splice(0);
  if (run.sent.size > 2 * SENT_KEPT)
    for (const old of [...run.sent.keys()].slice(0, SENT_KEPT)) run.sent.delete(old);
}

function count({ outcomes }: Run, kind: string, { status, code }: Answer): void {
  const name = `${kind}: ${status || code}`;
  outcomes.set(name, (outcomes.get(name) ?? 0) + 1);
}

function tell({ texts, holds }: Run): void {
  const longest = Math.max(0, ...holds.all.map(ownMs));
  console.error(
    `${texts} texts: longest hold ${longest.toFixed(0)} ms, ${Math.round(holds.rssMax / 1024 / 1024)} MB`,
  );
}

function kindFor(share: number): (typeof KINDS)[number] {
  let left = share;
  for (const kind of KINDS) {
    left -= kind[1];
    if (left < 0) return kind;
  }
  return KINDS[0] as (typeof KINDS)[number];
}

/** Every build names its actions by numbers of its own; this is the one that the product serves. */
function shareActionOfBuild(): string | null {
  const build = buildDirectory(process.cwd(), { ...process.env, ...PLAIN });
  const file = join(build, "server", "server-reference-manifest.json");
  if (!existsSync(file)) throw new Error(`there is no ${file}`);
  const { node }: { node: Record<string, { exportedName?: string }> } = JSON.parse(
    readFileSync(file, "utf8"),
  );
  return Object.keys(node).find((id) => node[id]?.exportedName === "shareAction") ?? null;
}
