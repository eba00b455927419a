import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { readInTurns } from "./reading-turns";

let close: (() => Promise<void>) | undefined;
afterEach(async () => {
  await close?.();
  close = undefined;
});

/** Both ends of an answer that has begun: the server writes when the test does. */
async function answered() {
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  };
  const options = { port: (server.address() as AddressInfo).port, host: "127.0.0.1", highWaterMark: 1 };
  const sent = request(options).end();
  const [, response] = (await once(server, "request")) as [unknown, ServerResponse];
  response.socket?.setNoDelay(true);
  response.flushHeaders();
  const [packets] = (await once(sent, "response")) as [IncomingMessage];
  return { response, packets };
}

/** Reads, and tells of each turn and of the end.
 * @param words whether a turn's bytes count as words */
function read(packets: IncomingMessage, words: (text: string) => boolean = () => true) {
  const turns: string[] = [];
  let news: () => void = () => {};
  let ended = false;
  const tell = (text: string) => {
    turns.push(text);
    news();
    return words(text);
  };
  const leave = readInTurns(packets, {
    take: (bytes) => tell(bytes.toString()),
    onEnd: () => {
      ended = true;
      tell("end");
    },
    onError: () => tell("broken"),
  });
  const until = async (done: () => boolean) => {
    while (!done())
      await new Promise<void>((resolve) => {
        news = resolve;
      });
  };
  return { turns, until, leave, hasEnded: () => ended };
}

describe("an answer that is read in turns", () => {
  it("gives its first words when they come, and further ones on the beat, together", async () => {
    const { response, packets } = await answered();
    const { turns, until, hasEnded } = read(packets);
    response.write("one ");
    await until(() => turns.length === 1);
    expect(packets.socket.isPaused()).toBe(true);
    response.write("two ");
    response.write("three ");
    response.end("four");
    await until(hasEnded);
    expect(turns[0]).toBe("one ");
    expect(turns.join("")).toBe("one two three fourend");
  });

  it("does not rest before there are words", async () => {
    const { response, packets } = await answered();
    const { turns, until } = read(packets, (text) => !text.startsWith(":"));
    response.write(": wait");
    await until(() => turns.length === 1);
    expect(packets.socket.isPaused()).toBe(false);
  });

  it("hands on what has come before it breaks", async () => {
    const { response, packets } = await answered();
    const { turns, until } = read(packets);
    response.write("half", () => response.destroy());
    await until(() => turns.includes("broken"));
    expect(turns).toEqual(["half", "broken"]);
  });

  it("gives no more once it was left, and lets the connection flow", async () => {
    const { response, packets } = await answered();
    const { turns, until, leave } = read(packets);
    response.write("one");
    await until(() => turns.length === 1);
    leave();
    expect(packets.socket.isPaused()).toBe(false);
    packets.resume();
    response.end("two");
    await once(packets, "end");
    expect(turns).toEqual(["one"]);
  });
});
