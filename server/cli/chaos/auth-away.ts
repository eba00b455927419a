import { setTimeout } from "node:timers/promises";
import { ANON_KEY, newJwtSecret, startAuthServer } from "@/e2e/peers/auth-server";
import { startMailServer } from "@/e2e/peers/mail-server";
import { freePort } from "@/server/cli/test/free-port";
import { ERROR_TABLE } from "@/server/errors/codes";
import { hostedRegistry, signUp } from "./fixtures";
import { Ledger } from "./ledger";
import { see } from "./pages";
import { must, type Scenario, type Stage } from "./scenario";
import { at, Visitor } from "./visitor";

/** For so long at most it is remembered whose session goes on. */
const REMEMBERED_MS = 11_000;
const PAGES = ["/", "/sign-in", "/sign-up", "/chat", "/history", "/billing"];

export const authAway: Scenario = {
  name: "auth-away",
  fault: "a hosted auth server is away, also when the product starts",
  async run(stage) {
    const { auth, settings, mail, database } = await hosted(stage);
    const server = await stage.product(settings);
    await auth.start(server.origin);
    await server.start();
    const ledger = new Ledger();
    const student = new Visitor(server.origin);
    await signUp(student, hostedRegistry(settings.SUPABASE_URL, mail, ANON_KEY));
    await ledger.solve(student, "3x + 5 = 20");

    await auth.stop();
    await renders(new Visitor(server.origin), "a guest");
    await ledger.solve(new Visitor(server.origin), "2x = 8");
    must(ledger.refused.length === 0, "a guest's problem is refused");
    must((await whoIs(student)) === "user", "the student is thrown out");
    await renders(student, "the student");

    await server.end();
    await server.start();
    await renders(new Visitor(server.origin), "a guest, started without it");
    const answer = await student.call("account.me", undefined, "query");
    must(
      answer.status === 503 || at(answer.body, "kind") === "user",
      `a student is taken for ${JSON.stringify(answer)}`,
    );
    const page = await see(student, "/history");
    must(
      page.status < 500 || page.words.includes(ERROR_TABLE.SERVICE_UNAVAILABLE.message),
      `the history says ${page.words}`,
    );

    await auth.start(server.origin);
    must((await whoIs(student)) === "user", "the student is not back with the auth server");
    const { problems } = await ledger.check();
    await setTimeout(REMEMBERED_MS);
    await database.tell("fast");
    for (const path of ["/", "/chat"]) {
      const { status, broken: isBroken } = await see(student, path);
      must(status === 200 && !isBroken, `${path} is not shown to a student while the database is away`);
    }
    return `${problems} problems acknowledged and found; guests have every page; the student stays signed in, after a restart reads "${answer.words || "their work"}" and is signed in again with the auth server`;
  },
};

async function renders(visitor: Visitor, who: string): Promise<void> {
  for (const path of PAGES) {
    const { status, words } = await see(visitor, path);
    must(
      status < 500 && words.includes("Classmate"),
      `${who}: ${path} answers ${status}: ${words.slice(0, 200)}`,
    );
  }
}

async function whoIs(visitor: Visitor): Promise<unknown> {
  return at((await visitor.call("account.me", undefined, "query")).body, "kind");
}

async function hosted(stage: Stage) {
  const database = await stage.postgres();
  const [port, smtpPort, mailPort] = [await freePort(), await freePort(), await freePort()];
  const mail = await startMailServer({ smtpPort, mailPort });
  stage.onClose(() => mail.stop());
  const jwtSecret = newJwtSecret();
  let running: { stop(): Promise<void> } | null = null;
  const stop = async () => {
    await running?.stop();
    running = null;
  };
  stage.onClose(stop);
  const start = async (siteUrl: string) => {
    running = await startAuthServer({
      port,
      database: database.url,
      siteUrl,
      smtpPort,
      githubUrl: "http://127.0.0.1:9",
      jwtSecret,
    });
  };
  const settings = {
    DATABASE_URL: database.url,
    SUPABASE_URL: `http://127.0.0.1:${port}`,
    SUPABASE_ANON_KEY: ANON_KEY,
  };
  return { auth: { start, stop }, database, settings, mail: `http://127.0.0.1:${mailPort}` };
}
