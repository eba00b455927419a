import superjson from "superjson";
import type { Ledger } from "./ledger";
import type { Person } from "./person";
import { problem } from "./problems";

let problems = 0;

export interface Visit {
  readonly person: Person;
  readonly ledger: Ledger;
  /** The problem looked at last. */
  solveId: string | null;
}

type Act = (visit: Visit) => Promise<void>;

/** Something a visitor does next, in about the mix in which students do it.
 * @param chance between 0 and 1 */
export function nextAct(chance: number): Act {
  let left = chance;
  for (const [share, act] of ACTS) {
    left -= share;
    if (left < 0) return act;
  }
  return front;
}

const front: Act = async ({ person }) => void (await person.page("GET /", "/"));

/** Through the typed API, as the extension does, then its page. */
const solveByApi: Act = async (visit) => {
  const { person, ledger } = visit;
  const text = nextProblem();
  const answer = await person.post("POST solve.create", "/api/trpc/solve.create", { json: { text } });
  const id = answer.status === 200 ? idIn(answer.body) : null;
  if (answer.status === 200 && !id) person.wrong("solve.create answered without a problem");
  if (!id) return;
  ledger.keepSolve(person, { id, text });
  visit.solveId = id;
  await look(visit);
};

/** By the form of the front page, as a browser without JavaScript sends it. */
const solveByForm: Act = async (visit) => {
  const { person, ledger } = visit;
  const page = await person.page("GET /", "/");
  if (page.status !== 200) return;
  const fields = hiddenFields(page.body);
  if (!fields) return person.wrong("GET / has no form");
  const text = nextProblem();
  const { body, type } = multipart({ ...fields, text, mode: "answer" });
  const headers = { "content-type": type, accept: "text/html", origin: person.origin };
  const answer = await person.ask("POST / (form)", "/", { method: "POST", headers, body });
  const id = /\/solve\/([\w-]+)/.exec(answer.location ?? "")?.[1];
  if (answer.status === 303 && id) {
    ledger.keepSolve(person, { id, text });
    visit.solveId = id;
    await look(visit);
  } else if (answer.status < 400 && answer.status > 0) person.wrong("POST / (form) went nowhere");
};

const look: Act = async (visit) => {
  if (!visit.solveId) return solveByApi(visit);
  const answer = await visit.person.page("GET /solve/[id]", `/solve/${visit.solveId}`);
  if (answer.status === 200 && !answer.body.includes("</html>"))
    visit.person.wrong("GET /solve/[id] is not whole");
};

const history: Act = async ({ person }) => void (await person.page("GET /history", "/history"));
const chat: Act = async ({ person }) => void (await person.page("GET /chat", "/chat"));

/** What a page's script asks for in one request. */
const batch: Act = async ({ person }) => {
  const input = encodeURIComponent(JSON.stringify({ "2": { json: { text: nextProblem() } } }));
  const path = `/api/trpc/account.me,solve.list,solve.read,usage.today?batch=1&input=${input}`;
  await person.ask("GET batch of 4", path);
};

const ACTS: readonly (readonly [number, Act])[] = [
  [0.22, solveByApi],
  [0.12, solveByForm],
  [0.22, look],
  [0.12, history],
  [0.08, chat],
  [0.14, batch],
  [0.1, front],
];

function nextProblem(): string {
  problems += 1;
  return problem(problems);
}

function idIn(body: string): string | null {
  const { result } = JSON.parse(body) as { result?: { data: Parameters<typeof superjson.deserialize>[0] } };
  if (!result) return null;
  const solve = superjson.deserialize<{ id?: unknown }>(result.data);
  return typeof solve.id === "string" ? solve.id : null;
}

/** What the framework has put into the form with the problem's field. */
function hiddenFields(page: string): Record<string, string> | null {
  const form = page.match(/<form[\s\S]*?<\/form>/g)?.find((one) => one.includes('name="text"'));
  if (!form) return null;
  const fields: Record<string, string> = {};
  for (const [input] of form.matchAll(/<input[^>]*type="hidden"[^>]*>/g)) {
    const [name, value] = ["name", "value"].map((attribute) => attributeOf(input, attribute));
    if (name) fields[name] = value ?? "";
  }
  return fields;
}

const attributeOf = (tag: string, name: string): string | undefined =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll("&quot;", '"').replaceAll("&amp;", "&");

function multipart(fields: Readonly<Record<string, string>>): { body: string; type: string } {
  const boundary = "classmate-soak-boundary";
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return { body: `${parts.join("")}--${boundary}--\r\n`, type: `multipart/form-data; boundary=${boundary}` };
}
