import { Agent, type RequestOptions, request } from "node:http";

const CONNECTIONS = 32;

/** Asks the same thing over kept connections, each again as soon as it is answered.
 * @param headers sent with each request
 * @returns requests answered in a second
 * @throws {Error} when an answer is not 200 */
export async function requestsPerSecond(
  url: string,
  headers: Readonly<Record<string, string>>,
  ms: number,
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const { hostname, port, pathname, search } = new URL(url);
  const options = { agent, hostname, port, path: pathname + search, headers };
  const started = performance.now();
  let answered = 0;
  const one = async () => {
    while (performance.now() - started < ms) {
      await ask(options);
      answered += 1;
    }
  };
  try {
    await Promise.all(Array.from({ length: CONNECTIONS }, one));
    return (answered * 1000) / (performance.now() - started);
  } finally {
    agent.destroy();
  }
}

function ask(options: RequestOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(options, (response) => {
      const { statusCode } = response;
      if (statusCode !== 200) reject(new Error(`${options.path} answers ${statusCode}`));
      response.on("end", resolve).on("error", reject).resume();
    });
    sent.on("error", reject).end();
  });
}
