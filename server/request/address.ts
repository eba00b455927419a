import "server-only";
import { type BlockList, isIPv6 } from "node:net";
import { isAddress, isIn, networks } from "./networks";
import { notedPeer, notedProxies } from "./note-requests";

/** Where proxies stand: on this machine or in its own network. */
const NEARBY = networks([
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.168.0.0/16",
  "::1/128",
  "fc00::/7",
  "fe80::/10",
]);

const ADDRESS_LENGTH_MAX = 64;

/** Whose word on where a request comes from is taken without being told so: that of a proxy on this machine. */
export const LOOPBACK_NETWORKS = ["127.0.0.0/8", "::1/128"] as const;

/** Where a request comes from: the other end of its socket, unless a trusted proxy is there. Then it is what that one
 * says, the last entry of X-Forwarded-For, and so on from the right for as long as a trusted proxy is named.
 * @param peer the other end of the socket
 * @param forwardedFor the header X-Forwarded-For
 * @param proxies the trusted ones
 * @returns an IPv4 address, of IPv6 the first 64 bits; "unknown" without a peer */
export function clientAddress(
  peer: string | null | undefined,
  forwardedFor: string | null | undefined,
  proxies: BlockList,
): string {
  let nearest = withoutPrefix(peer ?? "");
  if (!isAddress(nearest)) return "unknown";
  const hops = (forwardedFor ?? "").split(",").map((hop) => withoutPrefix(hop.trim()));
  while (isIn(proxies, nearest)) {
    const hop = hops.pop() ?? "";
    if (!isAddress(hop)) break;
    nearest = hop;
  }
  return isIPv6(nearest) ? networkOf(nearest) : nearest;
}

/** A place that calls are counted by. */
export interface CountedPlace {
  readonly name: string;
  /** How many times what one address may do. */
  readonly share: number;
}

const WIDE_SHARE = 10;

/** The places a call from an address counts at, the narrowest first: the address; of IPv6 also the first 48 bits.
 * @param address as `clientAddress` returns it */
export function placesOf(address: string): readonly CountedPlace[] {
  const place = { name: address, share: 1 };
  if (!isIPv6(address) || address === "::1") return [place];
  return [place, { name: `${address.split(":").slice(0, 3).join(":")}::/48`, share: WIDE_SHARE }];
}

/** The address a request came from: what the nearest proxy says, in the last entry of X-Forwarded-For, because earlier
 * ones are whatever the caller wrote; and where that is a proxy the operator named, what that one says. A caller from
 * another network who reaches this server itself is no proxy of ours, whatever it says. Next fills the header from the
 * socket when there is no proxy.
 * @returns an address, of IPv6 the network of one subscriber, or "unknown", which all callers without one share */
export function addressOf(headers: Headers): string {
  const proxies = notedProxies();
  const peer = withoutPrefix(notedPeer(headers) ?? "");
  const isFarAway = isAddress(peer) && !isIn(NEARBY, peer) && !isIn(proxies, peer);
  const hops = (headers.get("x-forwarded-for") ?? "").split(",").map((hop) => withoutPrefix(hop.trim()));
  const told = hops.findLast((hop) => !isIn(proxies, hop)) ?? hops[0] ?? "";
  const address = isFarAway ? peer : told;
  if (address === "" || address.length > ADDRESS_LENGTH_MAX) return "unknown";
  return isIPv6(address) ? networkOf(address) : address;
}

/** An IPv4 address as IPv6 sockets write it, as everybody else does. */
const withoutPrefix = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, "");

/** The first 64 bits, which one household or school has for itself: within them anybody makes up addresses.
 * @example networkOf("2001:DB8::1:2:3:4") // "2001:db8:0:0::" */
function networkOf(address: string): string {
  if (address === "::1") return address;
  const plain = address.split("%", 1)[0] ?? "";
  const [head = "", tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split("::");
  const first = head === "" ? [] : head.split(":");
  const last = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? [] : Array<string>(8 - first.length - last.length).fill("0");
  return `${[...first, ...zeros, ...last].slice(0, 4).join(":")}::`;
}
