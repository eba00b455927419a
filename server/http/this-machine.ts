import "server-only";
import { readAddress } from "./networks";
import { isFromThisMachine } from "./request-metadata";

/** Whether a request was made by a program on this machine for itself: by its socket, which a neighbour in the network
 * cannot make up; by the name it asks for, so that no other site's page that resolves to this machine reads along; and
 * because nothing in it says that it is handed on for someone else, as a proxy or a tunnel on this machine does. */
export function isOnThisMachine(headers: Headers): boolean {
  const isHere = isFromThisMachine(headers) && isLoopbackHost(headers.get("host"));
  return isHere && [...headers].every(([name, value]) => !speaksOfOthers(name, value));
}

/** Whether a Host header names this machine alone. */
export function isLoopbackHost(host: string | null): boolean {
  if (!host || !URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  return /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}

/** Headers in which proxies name whom they ask for; those of vendors are of the same words. */
const HANDED_ON = /forward|(^|-)(via|remote|peer|original)(-|$)|(ip|ipv6|addr|address)$/;

/** What the framework writes by itself says nothing but how this server was asked. */
function speaksOfOthers(name: string, value: string): boolean {
  if (!HANDED_ON.test(name)) return false;
  if (name === "x-forwarded-port") return !/^\d+$/.test(value);
  if (name === "x-forwarded-proto") return value !== "http";
  if (name === "x-forwarded-host") return !isLoopbackHost(value);
  return !value.split(",").every(isLoopbackAddress);
}

const isLoopbackAddress = (text: string): boolean => readAddress(text)?.range() === "loopback";
