import "server-only";
import type { IncomingMessage } from "node:http";
import { untilFlush } from "@/server/providers/live-runs/flush-interval";

interface Reader {
  /** Takes what has come since the last turn.
   * @returns whether there were words in it, so that the next ones may wait for the beat */
  readonly take: (bytes: Buffer) => boolean;
  readonly onEnd: () => void;
  readonly onError: (error: unknown) => void;
}

/** Reads an answer in turns. Between them its packets wait in the system's own buffer, where they cost nothing: waking
 * up for each of fifty a second costs more than all that is done with the words. The first words are taken when they
 * come, further ones at the next beat. Takes effect where the socket holds back at its first byte
 * (`highWaterMark: 1`); elsewhere the words are only gathered.
 * @returns how to take no more */
export function readInTurns(packets: IncomingMessage, { take, onEnd, onError }: Reader): () => void {
  let waiting: Buffer[] = [];
  let over = false;
  let resting = false;
  let turn: NodeJS.Immediate | undefined;
  let beat: NodeJS.Timeout | undefined;
  const leave = () => {
    over = true;
    clearImmediate(turn);
    clearTimeout(beat);
    // Anyone who uses the connection next needs it flowing.
    if (resting) packets.socket.resume();
  };
  const takeWaiting = (): boolean => {
    clearImmediate(turn);
    turn = undefined;
    const bytes = waiting.length === 1 ? (waiting[0] as Buffer) : Buffer.concat(waiting);
    waiting = [];
    return bytes.length > 0 && take(bytes);
  };
  const rest = () => {
    // A socket whose answer is complete belongs to the next request.
    if (over || packets.complete || packets.destroyed) return;
    packets.socket.pause();
    resting = true;
    beat = setTimeout(() => {
      resting = false;
      packets.socket.resume();
    }, untilFlush());
  };
  const end = (tell: () => void) => {
    if (over) return;
    takeWaiting();
    if (over) return;
    leave();
    tell();
  };
  packets.on("data", (packet: Buffer) => {
    if (over) return;
    waiting.push(packet);
    turn ??= setImmediate(() => {
      if (takeWaiting()) rest();
    });
  });
  packets.on("end", () => end(onEnd));
  packets.on("error", (error) => end(() => onError(error)));
  return leave;
}
