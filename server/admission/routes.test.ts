import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { FILE_BYTES_MAX } from "@/server/features/import/constants";
import { PHOTO_BYTES_MAX } from "@/server/features/photo/constants";
import { bodyLimitOf, isApi, pathClassOf } from "./routes";

/** The addresses of every page, handler and public file, as folders say, their parameters filled in by someone. */
const addresses = [
  ...readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((file) => /(^|\/)(page|route)\.tsx?$/.test(file) && !/(^|\/)_/.test(file))
    .map((file) => `/${file}`.replace(/\/(page|route)\.tsx?$/, "").replace(/\/\([^)]+\)/g, "")),
  ...readdirSync("public")
    .filter((file) => file.includes("."))
    .map((file) => `/${file}`),
];
const CHOSEN = "mila-s-homework";
const filled = (address: string) => address.replace(/\[[^/]+\]/g, CHOSEN) || "/";

describe("the class of a path", () => {
  it("is known for every route there is, and never holds what someone chose", () => {
    expect(addresses.length).toBeGreaterThan(30);
    for (const address of addresses) {
      const known = pathClassOf(filled(address));
      expect(known, address).not.toBe("other");
      expect(known).not.toContain(CHOSEN);
      expect(filled(address).startsWith(known), `${address} is ${known}`).toBe(true);
    }
  });

  it.each([
    ["/api/chat/temporary", "/api/chat/temporary"],
    ["/api/chat/x", "/api/chat"],
    ["/api/chatter", "/api"],
    ["/apis", "other"],
    [`/${CHOSEN}`, "other"],
    ["/_next/static/chunks/a.js", "/_next/static"],
  ])("of %s is %s", (path, known) => {
    expect(pathClassOf(path)).toBe(known);
  });
});

describe("the limit of a body", () => {
  it("is as large as the largest file where files are sent, and small everywhere else", () => {
    const limits = addresses.map((address) => [address, bodyLimitOf(pathClassOf(filled(address)))] as const);
    const large = limits.filter(([, { bytesMax }]) => bytesMax > 1024 * 1024).map(([address]) => address);
    expect(large.sort()).toEqual(["/api/import", "/api/photo"]);
    expect(bodyLimitOf("/api/import").bytesMax).toBeGreaterThan(FILE_BYTES_MAX);
    expect(bodyLimitOf("/api/photo").bytesMax).toBeGreaterThan(PHOTO_BYTES_MAX);
  });

  it("keeps a body going by what it brings only where files are sent", () => {
    for (const address of addresses) {
      const { bytesMax, bytesPerSecond } = bodyLimitOf(pathClassOf(filled(address)));
      expect(bytesPerSecond > 0, address).toBe(bytesMax > 1024 * 1024);
    }
  });
});

describe("what the server answers by itself", () => {
  const ask = (url: string, method = "GET") => isApi({ url, method });

  it("is procedures of the typed API, in every method that its route has", () => {
    const route = readFileSync("app/api/trpc/[trpc]/route.ts", "utf8");
    const methods = [...route.matchAll(/handler as ([A-Z]+)/g)].map(([, method = ""]) => method);
    expect(methods.length).toBeGreaterThan(5);
    for (const method of methods)
      for (const url of [
        "/api/trpc/account.me",
        "/api/trpc/a,b?batch=1&input=%7B%2F%7D",
        "/api/trpc/a%2Cb?/",
      ])
        expect(ask(url, method)).toBe(true);
    for (const method of ["TRACE", "PROPFIND", "CONNECT", "get", ""])
      expect(ask("/api/trpc/account.me", method)).toBe(false);
  });

  it.each([
    "/",
    "/api/trpc",
    "/api/trpc/",
    "/api/trpc?x",
    "/api/trpc/?x=/a",
    "/api/trpc/account.me/",
    "/api/trpc/a/b",
    "/api/trpcs/account.me",
    "/x/api/trpc/account.me",
    "/api/chat?/api/trpc/account.me",
  ])("is nothing else: %s", (url) => {
    expect(ask(url)).toBe(false);
  });
});
