import { signIn } from "./accounts";
import type { KeptSolve } from "./ledger";
import type { Ground } from "./load-users";
import { Person } from "./person";
import { type Reply, readAgain } from "./read-reply";
import { Tally } from "./tally";

/** What was acknowledged, and what of it was not found. */
export interface Audit {
  readonly solves: number;
  readonly accounts: number;
  readonly replies: number;
  /** One line for each loss. */
  readonly lost: readonly string[];
}

const AT_ONCE = 10;
const PAGE = 100;

/** Looks for everything that was acknowledged, through the API and as its owner. */
export async function audit({ ledger, origin, auth }: Ground): Promise<Audit> {
  const lost: string[] = [];
  const tally = new Tally();
  const count = { solves: 0, accounts: 0, replies: 0 };
  await each([...ledger.solves], async ([person, solves]) => {
    count.solves += solves.length;
    lost.push(...(await lostSolves(person, solves)));
  });
  await each([...ledger.accounts], async ([owner, account]) => {
    count.accounts += 1;
    const visitor = new Person(origin, () => tally);
    if (!(await again(() => signIn(visitor, account, auth)))) lost.push(`the account of ${owner.name}`);
  });
  await each([...ledger.replies], async ([person, replies]) => {
    count.replies += replies.length;
    lost.push(...(await lostReplies(person, replies)));
  });
  return { ...count, lost };
}

async function lostSolves(person: Person, solves: readonly KeptSolve[]): Promise<string[]> {
  const found = new Map<string, string>();
  let cursor: string | null = null;
  do {
    const input: string = JSON.stringify({ json: { limit: PAGE, ...(cursor && { cursor }) } });
    const path = `/api/trpc/solve.list?input=${encodeURIComponent(input)}`;
    const page: SolvePage | null = await again(async () => {
      const { status, body } = await person.ask("audit solve.list", path);
      return status === 200 ? (JSON.parse(body) as Listed).result.data.json : null;
    });
    if (!page) return solves.map(({ id }) => `problem ${id}: the list of ${person.name} did not come`);
    for (const { id, text } of page.items) found.set(id, text);
    cursor = page.nextCursor;
  } while (cursor);
  return solves
    .filter(({ id, text }) => found.get(id) !== text)
    .map(
      ({ id }) => `problem ${id} of ${person.name} ${found.has(id) ? "has another text" : "is not there"}`,
    );
}

interface SolvePage {
  readonly items: readonly KeptSolve[];
  readonly nextCursor: string | null;
}

interface Listed {
  readonly result: { readonly data: { readonly json: SolvePage } };
}

/** A reply is compared with the log of what was told, and with what is kept of the conversation. */
async function lostReplies(person: Person, replies: readonly Reply[]): Promise<string[]> {
  const kept = await again(async () => {
    const { status, body } = await person.ask("audit export", "/settings/export?format=json");
    return status === 200 ? (JSON.parse(body) as Exported) : null;
  });
  const lost: string[] = [];
  for (const reply of replies) {
    const told = await again(() => readAgain(person, reply));
    if (told !== reply.text) lost.push(`reply ${reply.run}: the log tells another text`);
    const texts = kept?.chats.find(({ id }) => id === reply.chatId)?.messages.map(textOf) ?? [];
    if (!texts.includes(reply.question)) lost.push(`the question of reply ${reply.run} is not there`);
    if (!texts.includes(reply.text)) lost.push(`reply ${reply.run} is kept with another text, or not at all`);
  }
  return lost;
}

interface Exported {
  readonly chats: readonly {
    readonly id: string;
    readonly messages: readonly {
      readonly parts: readonly { readonly type: string; readonly text?: string }[];
    }[];
  }[];
}

const textOf = ({ parts }: Exported["chats"][number]["messages"][number]): string =>
  parts.map(({ text = "" }) => text).join("");

/** A refusal is no loss: it is asked again. */
async function again<Result>(look: () => Promise<Result | null>): Promise<Result | null> {
  for (let time = 0; time < 5; time += 1) {
    const found = await look();
    if (found !== null) return found;
    await new Promise((resolve) => setTimeout(resolve, 2_000));
  }
  return null;
}

async function each<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const left = [...items];
  const worker = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
