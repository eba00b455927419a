import "server-only";
import ipaddr from "ipaddr.js";
import { LRUCache } from "lru-cache";
import { type Address, isIn, type Networks, networkAround, networks, readAddress } from "./networks";
import { hasMetadata, peerOf, trustedProxies } from "./request-metadata";

/** What all callers share whose address nobody can tell. */
const UNKNOWN = "unknown";

/** Whose word on where a request comes from is taken without being told so: that of a proxy on this machine. */
export const LOOPBACK_NETWORKS = ["127.0.0.0/8", "::1/128"] as const;

const LOOPBACK = networks(LOOPBACK_NETWORKS);

/** An address is read several times in a request, and in all requests of its client; reading one costs more than admitting
 * the request. Anyone who writes long headers has each of them read. */
const REMEMBERED_MAX = 2_000;
const REMEMBERED_LENGTH_MAX = 200;

const createMemory = <Value extends string | object>() =>
  new LRUCache<string, Value>({ max: REMEMBERED_MAX });

/** By the proxies that are trusted: where a socket and a header lead. */
const knownWays = new WeakMap<Networks, LRUCache<string, string>>();
const knownNetworks = createMemory<readonly CountedNetwork[]>();

function remembered<Value extends string | object>(
  known: LRUCache<string, Value>,
  key: string,
  read: () => Value,
): Value {
  const kept = known.get(key);
  if (kept !== undefined) return kept;
  const value = read();
  if (key.length <= REMEMBERED_LENGTH_MAX) known.set(key, value);
  return value;
}

/** Where a request comes from: the other end of its socket, unless a trusted proxy is there. Then it is what that one
 * says, the last entry of X-Forwarded-For, and so on from the right for as long as a trusted proxy is named; what is
 * before is whatever the caller wrote. Where a trusted proxy names nothing readable nobody knows; where it names nothing at
 * all the request is its own.
 * @param peer the other end of the socket
 * @param forwardedFor the header X-Forwarded-For
 * @param proxies the trusted ones
 * @returns an IPv4 address; of IPv6 the first 64 bits, within which anyone makes up addresses; or "unknown"
 * @example clientAddress("127.0.0.1", "6.6.6.6, 203.0.113.7", networks(["127.0.0.0/8"])) // "203.0.113.7" */
export function clientAddress(
  peer: string | null | undefined,
  forwardedFor: string | null | undefined,
  proxies: Networks,
): string {
  const ways = knownWays.get(proxies) ?? createMemory<string>();
  knownWays.set(proxies, ways);
  const [near, header] = [peer ?? "", forwardedFor ?? ""];
  // The length says where the one ends and the other begins.
  return remembered(ways, `${near.length} ${near}${header}`, () => follow(near, header, proxies));
}

function follow(peer: string, forwardedFor: string, proxies: Networks): string {
  let nearest = readAddress(peer);
  if (!nearest) return UNKNOWN;
  const hops = forwardedFor.split(",").filter((hop) => hop.trim() !== "");
  while (hops.length > 0 && isIn(proxies, nearest)) {
    nearest = readAddress(hops.pop() ?? "");
    if (!nearest) return UNKNOWN;
  }
  return countedAs(nearest);
}

/** The same for a request as the framework hands it on. Where nobody notes who is at the other end of sockets, a host
 * hands requests to this code that it has taken in itself, and its word counts as that of a proxy on this machine. */
export function addressOf(headers: Headers): string {
  const forwarded = headers.get("x-forwarded-for");
  if (hasMetadata()) return clientAddress(peerOf(headers), forwarded, trustedProxies());
  return forwarded ? clientAddress("127.0.0.1", forwarded, LOOPBACK) : UNKNOWN;
}

function countedAs(address: Address): string {
  if (address instanceof ipaddr.IPv4) return address.toString();
  return address.range() === "loopback" ? "::1" : networkAround(address, 64);
}

/** A place that calls are counted by. */
export interface CountedNetwork {
  readonly name: string;
  /** How many times what one address may do. */
  readonly share: number;
}

/** What a whole network of IPv6 may do, where each of its parts may do what one address may. */
export const WIDE_SHARE = 10;

/** The places a call from an address counts at, the narrowest first: the address; of IPv6 also the first 48 bits, which
 * are handed to a single subscriber often enough, who has 65,536 networks in them.
 * @param address in any spelling, or what stands for one that nobody knows */
export function networksOf(address: string): readonly CountedNetwork[] {
  return remembered(knownNetworks, address, () => readNetworks(address));
}

function readNetworks(address: string): readonly CountedNetwork[] {
  const read = readAddress(address);
  const place = { name: read ? countedAs(read) : address, share: 1 };
  if (!(read instanceof ipaddr.IPv6) || read.range() === "loopback") return [place];
  return [place, { name: `${networkAround(read, 48)}/48`, share: WIDE_SHARE }];
}
