import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { addressOf, clientAddress, LOOPBACK_NETWORKS, networksOf } from "./client-address";
import { networks } from "./networks";

const LOOPBACK = networks(LOOPBACK_NETWORKS);
const NAMED = networks([...LOOPBACK_NETWORKS, "10.0.0.0/8", "198.51.100.0/24", "2001:db8:ffff::/48"]);

const byte = fc.nat(255);
const ipv4 = fc.tuple(byte, byte, byte, byte).map((bytes) => bytes.join("."));
const groups = fc.array(fc.nat(0xffff), { minLength: 8, maxLength: 8 });
const ipv6 = groups.map((all) => all.map((group) => group.toString(16)).join(":"));
const garbage = fc.oneof(
  fc.string(),
  fc.string({ unit: "binary" }),
  fc.constant("unknown"),
  fc.constant("_hidden"),
);
const isOwn = (address: string) => /^(127|10)\.|^198\.51\.100\./.test(address);
const far = ipv4.filter((address) => !isOwn(address));

/** Ways in which sockets and proxies write one address. */
const spelt = (address: string) =>
  fc.constantFrom(
    address,
    ` ${address} `,
    `${address}:4711`,
    `::ffff:${address}`,
    `::FFFF:${address}`,
    `[::ffff:${address}]:4711`,
    `0:0:0:0:0:ffff:${address}`,
  );

/** Ways to write one address of IPv6. */
const speltWide = (all: readonly number[]) => {
  const short = all.map((group) => group.toString(16)).join(":");
  const long = all.map((group) => group.toString(16).padStart(4, "0")).join(":");
  return fc.constantFrom(short, short.toUpperCase(), long, `[${long}]`, `[${short}]:443`, `${short}%eth0`);
};

describe("where a request comes from", () => {
  it("is the other end of its socket, whatever it says, unless a trusted proxy is there", () => {
    const claims = fc.array(fc.oneof(ipv4, ipv6, garbage), { maxLength: 8 });
    fc.assert(
      fc.property(far, claims, (peer, claimed) => {
        expect(clientAddress(peer, claimed.join(","), NAMED)).toBe(peer);
      }),
    );
    for (const near of ["10.1.2.3", "172.20.0.4", "192.168.1.1", "169.254.1.1", "100.64.0.1"])
      expect(clientAddress(near, "203.0.113.7", LOOPBACK)).toBe(near);
    expect(clientAddress("fd00::1", "203.0.113.7", LOOPBACK)).toBe("fd00::");
  });

  it("is what the last trusted proxy on the way says, and never what the caller wrote before it", () => {
    const proxy = fc.oneof(
      fc.tuple(byte, byte, byte).map((rest) => `10.${rest.join(".")}`),
      byte.map((last) => `198.51.100.${last}`),
      fc.constantFrom("::1", "127.0.0.1", "2001:db8:ffff::7"),
    );
    const forged = fc.array(fc.oneof(ipv4, ipv6, garbage), { maxLength: 6 });
    const way = fc.record({
      peer: proxy,
      through: fc.array(proxy, { maxLength: 1_000 }),
      forged,
      client: far.chain((address) => spelt(address).map((written) => ({ address, written }))),
    });
    fc.assert(
      fc.property(way, ({ peer, through, forged: before, client }) => {
        const header = [...before, client.written, ...through].join(", ");
        expect(clientAddress(peer, header, NAMED)).toBe(client.address);
      }),
    );
  });

  it("is nobody's where a trusted proxy names nothing readable, and the proxy's own where it names nothing", () => {
    fc.assert(
      fc.property(garbage, fc.array(ipv4), (unreadable, before) => {
        fc.pre(!/[,\d]/.test(unreadable) && unreadable.trim() !== "");
        expect(clientAddress("127.0.0.1", [...before, unreadable].join(","), LOOPBACK)).toBe("unknown");
      }),
    );
    for (const odd of [
      "0x7f.1",
      "0177.0.0.1",
      "3405803783",
      "1.2.3",
      "1.2.3.4.5",
      "[1.2.3.4",
      `${"1".repeat(500)}`,
    ])
      expect(clientAddress("127.0.0.1", `203.0.113.7, ${odd}`, LOOPBACK)).toBe("unknown");
  });

  it("is this machine only where a proxy on it, or nobody, says so", () => {
    for (const header of [null, "", " , ", "127.0.0.1", "::1"])
      expect(clientAddress("127.0.0.1", header, LOOPBACK)).toMatch(/^(127\.0\.0\.1|::1)$/);
  });

  it("is one place for every spelling of an address, and for all that a household makes up in its network", () => {
    const two = groups.filter(([first = 0]) => first > 0xff && first < 0xfe00);
    const spellings = fc
      .tuple(two, fc.array(fc.nat(0xffff), { minLength: 4, maxLength: 4 }))
      .chain(([all, rest]) => {
        const neighbour = [...all.slice(0, 4), ...rest];
        return fc.tuple(speltWide(all), speltWide(neighbour), fc.constant(all));
      });
    fc.assert(
      fc.property(spellings, ([one, other, all]) => {
        const place = clientAddress(one, null, LOOPBACK);
        expect(clientAddress(other, null, LOOPBACK)).toBe(place);
        expect(networksOf(place)).toHaveLength(2);
        const outside = [...all.slice(0, 3), (all[3] ?? 0) ^ 1, 0, 0, 0, 1].map((group) =>
          group.toString(16),
        );
        const next = clientAddress(outside.join(":"), null, LOOPBACK);
        expect(next).not.toBe(place);
        expect(networksOf(next)[1]).toEqual(networksOf(place)[1]);
      }),
    );
  });

  it("is counted by the address, and of IPv6 by the network around it too, which may do ten times as much", () => {
    expect(networksOf("203.0.113.7")).toEqual([{ name: "203.0.113.7", share: 1 }]);
    expect(networksOf("2001:db8:1:2::")).toEqual([
      { name: "2001:db8:1:2::", share: 1 },
      { name: "2001:db8:1::/48", share: 10 },
    ]);
    for (const alone of ["::1", "unknown", ""])
      expect(networksOf(alone)).toEqual([{ name: alone, share: 1 }]);
  });

  it("is always an address or nobody's, whatever is in the header and at the socket", () => {
    const any = fc.oneof(ipv4, ipv6, garbage);
    fc.assert(
      fc.property(fc.option(any), fc.option(fc.array(any).map((all) => all.join(","))), (peer, header) => {
        expect(clientAddress(peer, header, NAMED)).toMatch(/^(unknown|[\da-f.:]+)$/);
      }),
    );
  });
});

describe("an address that was read before", () => {
  it("is read the same again, beside all others and whichever proxies are trusted", () => {
    const peers = fc.constantFrom("127.0.0.1", "10.0.0.1", "::1", "198.51.100.7", "", "127.0.0.1 ");
    const headers = fc.oneof(
      fc.constantFrom("", "203.0.113.7", "10.0.0.1", "6.6.6.6, 10.0.0.1", "7.7.7.7".padStart(300)),
      fc.array(fc.oneof(ipv4, garbage), { maxLength: 3 }).map((all) => all.join(",")),
    );
    const asked = fc.array(fc.tuple(peers, headers, fc.boolean()), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(asked, (asks) => {
        for (const [peer, header, isNamed] of [...asks, ...asks]) {
          const known = isNamed ? NAMED : LOOPBACK;
          // A list of its own has no memory.
          expect(clientAddress(peer, header, known)).toBe(clientAddress(peer, header, [...known]));
        }
      }),
    );
  });

  it("is forgotten when thousands have come since, and is read the same then", () => {
    const first = clientAddress("127.0.0.1", "203.0.113.7", LOOPBACK);
    for (let of = 0; of < 5_000; of += 1) clientAddress("127.0.0.1", `10.1.${of >> 8}.${of & 255}`, LOOPBACK);
    expect(clientAddress("127.0.0.1", "203.0.113.7", LOOPBACK)).toBe(first);
  });
});

describe("a request as the framework hands it on", () => {
  afterEach(() => vi.unstubAllGlobals());
  const ID = "00000000-0000-4000-8000-000000000000";
  const noting = (given: Record<string, string>) => {
    vi.stubGlobal("classmate", { requestMetadata: { header: "x-note", proxies: LOOPBACK } });
    return addressOf(new Headers(given));
  };

  it("comes from where its note and its proxies say", () => {
    expect(noting({ "x-note": `${ID}::ffff:127.0.0.1`, "x-forwarded-for": "203.0.113.7" })).toBe(
      "203.0.113.7",
    );
    expect(noting({ "x-note": `${ID}198.51.100.4`, "x-forwarded-for": "203.0.113.7" })).toBe("198.51.100.4");
  });

  it("comes from nobody knows where without a note, so that no way around the note is a way to another address", () => {
    expect(noting({ "x-forwarded-for": "203.0.113.7" })).toBe("unknown");
  });

  it("comes from where the host says, where a host takes requests in by itself", () => {
    expect(addressOf(new Headers({ "x-forwarded-for": "6.6.6.6, 203.0.113.7" }))).toBe("203.0.113.7");
    expect(addressOf(new Headers())).toBe("unknown");
  });
});
