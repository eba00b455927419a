import "server-only";
import { FILE_TEXT_MAX } from "@/server/features/export/constants";
import { exportedChatHeadSchema, exportedMessageSchema } from "@/server/features/export/schema";
import type { ExportedMessage } from "@/server/features/export/types";
import { AROUND_LIMITS, CHAT_SIZE_MAX, ITEM_LIMITS } from "../constants";
import { parentPlaces, partOf, pastTime, printable, sizeOf } from "../policy";
import { genuineWithList } from "./is-genuine";
import type { Reading } from "./reading";
import { accepted, fitting, Refused } from "./refused";
import type { Row } from "./rows";

const KIND = "conversation";

/** Reads one conversation, a message at a time.
 * @param rows its messages
 * @returns how many there are
 * @throws {Refused} */
export async function readChat(
  { seal, now, make, packer }: Reading,
  { index, piece }: Pick<Row, "index" | "piece">,
  rows: readonly Row[],
): Promise<number> {
  const around = await fitting(make(piece, AROUND_LIMITS), "damaged", partOf(KIND, index, ""));
  const head = accepted(exportedChatHeadSchema.safeParse(around), { kind: KIND, index });
  const signed = genuineWithList(seal, around, "messages");
  const messages = await readMessages(make, rows, { index, onMessage: signed.add });
  const genuine = signed.isGenuine();
  const time = (moment: string) => pastTime(moment, now);
  const said = messages.sort((one, other) => one.position - other.position);
  const parents = parentPlaces(said);
  packer.add("chats", {
    index,
    id: head.id,
    title: printable(head.title),
    solveId: head.solveId,
    mode: head.mode,
    headAt: said.find(({ id }) => id === head.headId)?.position ?? null,
    createdAt: time(head.createdAt),
    updatedAt: time(head.updatedAt),
    genuine,
    messageIds: said.map(({ id }) => id),
    positions: said.map(({ position }) => position),
  });
  for (const [at, { parentId: _before, ...message }] of said.entries())
    packer.add("messages", {
      ...message,
      chat: index,
      parentAt: parents[at] ?? null,
      parts: genuine ? message.parts : written(message),
      createdAt: time(message.createdAt),
    });
  return messages.length;
}

interface Listening {
  readonly index: number;
  readonly onMessage: (raw: unknown) => void;
}

async function readMessages(
  make: Reading["make"],
  rows: readonly Row[],
  { index, onMessage }: Listening,
): Promise<ExportedMessage[]> {
  const messages: ExportedMessage[] = [];
  const taken = new Set<number>();
  let size = 0;
  for (const { index: at, piece } of rows) {
    const name = `message ${at + 1} of conversation ${index + 1}`;
    const raw = await fitting(make(piece, ITEM_LIMITS), "long", name);
    size += sizeOf(raw, CHAT_SIZE_MAX);
    if (size > CHAT_SIZE_MAX) throw new Refused("long", `conversation ${index + 1}`);
    const within = `messages.${at}`;
    const message = accepted(exportedMessageSchema.safeParse(raw), { kind: KIND, index, within });
    if (sizeOf(message.parts, FILE_TEXT_MAX * 2) > FILE_TEXT_MAX * 2) throw new Refused("long", name);
    if (taken.has(message.position)) throw new Refused("damaged", partOf(KIND, index, "messages"));
    taken.add(message.position);
    onMessage(raw);
    messages.push(message);
  }
  return messages;
}

/** What was written in a message of a file that is not ours. */
const written = ({ parts }: Pick<ExportedMessage, "parts">): ExportedMessage["parts"] =>
  parts.flatMap((part) => (part.type === "text" ? [{ ...part, text: printable(part.text) }] : []));
