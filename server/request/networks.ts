import "server-only";
import { BlockList, isIP, isIPv6 } from "node:net";

/** @param written as address/bits, such as "203.0.113.0/24" */
export function networks(written: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of written) {
    const [address = "", bits] = network.split("/");
    list.addSubnet(address, Number(bits), familyOf(address));
  }
  return list;
}

export const isAddress = (text: string): boolean => isIP(text) !== 0;

/** @returns false also for what is no address */
export const isIn = (list: BlockList, address: string): boolean =>
  isAddress(address) && list.check(address, familyOf(address));

const familyOf = (address: string) => (isIPv6(address) ? "ipv6" : "ipv4");
