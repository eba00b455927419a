import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { pipeUIMessageStreamToResponse, streamText, toUIMessageStream } from "ai";

/** A process of its own that does what a chat application does at least: hands a model's words on as the AI SDK's
 * documentation shows, without accounts, database or checks. `AI_BASE_URL` is the model's address. */
const provider = createOpenAICompatible({
  name: "relay",
  baseURL: process.env.AI_BASE_URL ?? "",
  includeUsage: true,
});

const server = createServer((request, response) => {
  if (request.method === "POST") void relay(request, response);
  else response.end("ready");
});
server.listen(Number(process.env.PORT), "127.0.0.1");
process.once("SIGTERM", () => process.exit(0));

async function relay(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { message } = JSON.parse(await textOf(request)) as { message: { text: string } };
  const { stream } = streamText({ model: provider.chatModel("bench"), prompt: message.text });
  await pipeUIMessageStreamToResponse({ response, stream: toUIMessageStream({ stream }) });
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const part of request.setEncoding("utf8")) text += part;
  return text;
}
