import "server-only";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** An address as sockets and proxies name it. */
export type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** Networks of proxies that are believed. */
export type Networks = readonly (readonly [Address, number])[];

/** Longer than any way to write an address, its zone and its port. */
const LENGTH_MAX = 64;

/** An address with a port behind it, or in the brackets that keep the two apart. */
const IN_BRACKETS = /^\[([^[\]]*)\](?::\d{1,5})?$/;
const WITH_PORT = /^(\d+(?:\.\d+){3}):\d{1,5}$/;

/** @param written as address/bits, such as "203.0.113.0/24" */
export const networks = (written: readonly string[]): Networks => written.map((one) => ipaddr.parseCIDR(one));

/** Reads an address as sockets and proxies write it: with a zone, a port or brackets, and an IPv4 address within IPv6.
 * @returns null for everything else, also for numbers that only some programs take for an address */
export function readAddress(text: string): Address | null {
  const written = text.trim();
  if (written.length > LENGTH_MAX) return null;
  const plain = IN_BRACKETS.exec(written)?.[1] ?? WITH_PORT.exec(written)?.[1] ?? written;
  const bare = plain.split("%", 1)[0] ?? "";
  return isIP(bare) === 0 ? null : ipaddr.process(bare);
}

/** Whether an address lies in one of some networks. */
export const isIn = (list: Networks, address: Address): boolean =>
  list.some(([network, bits]) => network.kind() === address.kind() && address.match(network, bits));

/** The first bits of an IPv6 address, the rest of which is zero.
 * @example networkAround(readAddress("2001:db8:0:1:a:b:c:d"), 64) // "2001:db8:0:1::" */
export const networkAround = (address: ipaddr.IPv6, bits: number): string =>
  ipaddr.IPv6.networkAddressFromCIDR(`${address.toNormalizedString()}/${bits}`).toRFC5952String();
