/** The server process of `npm start`, `npm run dev` and the container: Next as a custom server, on an HTTP server that its
 * own start-up makes (server/composition/offer-server.ts). Settings come by the environment: PORT, HOST (empty: every address). */
import { createServer } from "node:http";
import next from "next";

const dev = process.argv.includes("--dev");
const port = Number(process.env.PORT);
// Next asks itself by this address, not by whatever a request names as its host.
process.env.__NEXT_PRIVATE_ORIGIN = `http://localhost:${port}`;

/** Called by the start-up of the product, which Next begins by itself, once it can answer. */
const starting = new Promise((resolve) => {
  globalThis.classmate = { starting: resolve };
});
// Next takes WebSockets from the server it is given. Only its development tools use them.
const upgrades = createServer();
const app = next({ dev, dir: process.cwd(), port, httpServer: upgrades });
await app.prepare();
const serverFor = await starting;
const server = serverFor(app.getRequestHandler(), process.env.NEXT_DIST_DIR ?? ".next");
if (dev) server.on("upgrade", (...upgrade) => upgrades.emit("upgrade", ...upgrade));
server.on("error", (error) => {
  console.error(`The port cannot be used: ${error.message}`);
  process.exit(1);
});
server.listen({ port, host: process.env.HOST || undefined }, () => console.log("Ready."));
