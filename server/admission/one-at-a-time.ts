import "server-only";
import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";

interface Line {
  isBusy: boolean;
  readonly waiting: { readonly response: ServerResponse; readonly begin: () => void }[];
}

/** Takes the requests of each socket one after the other. Node hands over all that a sender has written ahead; begun
 * together they would cost as much as requests of that many senders, and wait for each other to be read.
 * @param waitingMax how many may be written ahead; a socket with more is destroyed */
export function createOneAtATime(waitingMax: number) {
  const lines = new WeakMap<Socket, Line>();
  const take = (socket: Socket, line: Line, response: ServerResponse, begin: () => void) => {
    line.isBusy = true;
    response.once("close", () => {
      line.isBusy = false;
      const next = line.waiting.shift();
      if (next && !socket.destroyed) take(socket, line, next.response, next.begin);
    });
    begin();
  };
  return (response: ServerResponse, socket: Socket, begin: () => void): void => {
    const line = lines.get(socket) ?? { isBusy: false, waiting: [] };
    lines.set(socket, line);
    if (!line.isBusy) take(socket, line, response, begin);
    else if (line.waiting.push({ response, begin }) > waitingMax) socket.destroy();
  };
}
