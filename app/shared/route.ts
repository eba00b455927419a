import { SHARED_HASH } from "@/app/_device/constants";

/** What another app hands over is received by the service worker and stays on the device. Where that is not there yet, the
 * front page says that nothing has come, and fetches it for the next time; what was sent is not read. */
export function POST(): Response {
  return to(`/${SHARED_HASH}&missed`);
}

/** Someone who loads the address again. */
export function GET(): Response {
  return to("/");
}

const to = (location: string): Response =>
  new Response(null, { status: 303, headers: { Location: location } });
