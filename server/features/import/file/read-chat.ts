import "server-only";
import { asUnchecked } from "@/server/features/chat/service";
import type { MessageParts } from "@/server/features/chat/types";
import { FILE_TEXT_MAX } from "@/server/features/export/constants";
import { exportedChatHeadSchema, exportedMessageSchema } from "@/server/features/export/schema";
import type { ExportedMessage } from "@/server/features/export/types";
import type { CutJson, Piece } from "@/server/http/json/cut";
import type { Seal } from "@/server/providers/seal/port";
import { AROUND_LIMITS, CHAT_SIZE_MAX, ITEM_LIMITS } from "../constants";
import { parentPlaces, partOf, pastTime, printable, sizeOf } from "../policy";
import type { IncomingChat } from "../types";
import { genuineWithList } from "./is-genuine";
import { accepted, fitting, Refused } from "./refused";

interface ChatDeps {
  readonly seal: Seal;
  readonly now: () => Date;
}

const KIND = "conversation";

/** Reads one conversation, a message at a time.
 * @param index its place in the file, from 0
 * @throws {Refused} */
export async function readChat(
  { seal, now }: ChatDeps,
  { make }: CutJson,
  piece: Piece,
  index: number,
): Promise<IncomingChat> {
  const around = await fitting(make(piece, AROUND_LIMITS), "damaged", partOf(KIND, index, ""));
  const head = accepted(exportedChatHeadSchema.safeParse(around), { kind: KIND, index });
  const signed = genuineWithList(seal, around, "messages");
  const messages = await readMessages(make, messagesOf(piece, index), { index, onMessage: signed.add });
  const genuine = signed.isGenuine();
  const time = (moment: string) => pastTime(moment, now());
  const said = messages.sort((one, other) => one.position - other.position);
  const places = parentPlaces(said);
  return {
    id: head.id,
    title: printable(head.title),
    solveId: head.solveId,
    mode: head.mode,
    headAt: said.find(({ id }) => id === head.headId)?.position ?? null,
    createdAt: time(head.createdAt),
    updatedAt: time(head.updatedAt),
    messages: said.map(({ parentId: _before, ...message }, at) => ({
      ...message,
      parentAt: places[at] ?? null,
      parts: genuine ? message.parts : foreignParts(message),
      createdAt: time(message.createdAt),
    })),
  };
}

function messagesOf({ members }: Piece, index: number): readonly Piece[] {
  const items = members?.get("messages")?.items;
  if (!items) throw new Refused("damaged", partOf(KIND, index, "messages"));
  return items;
}

interface Reading {
  readonly index: number;
  readonly onMessage: (raw: unknown) => void;
}

async function readMessages(
  make: CutJson["make"],
  pieces: readonly Piece[],
  { index, onMessage }: Reading,
): Promise<ExportedMessage[]> {
  const messages: ExportedMessage[] = [];
  const taken = new Set<number>();
  let size = 0;
  for (const [at, piece] of pieces.entries()) {
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

function foreignParts(message: ExportedMessage): MessageParts {
  const written = message.parts.flatMap((part) =>
    part.type === "text" ? [{ ...part, text: printable(part.text) }] : [],
  );
  return message.role === "user" ? written : asUnchecked({ ...message, parentId: null, parts: written });
}
