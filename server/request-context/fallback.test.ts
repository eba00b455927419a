import { notFound } from "next/navigation";
import { expect, it, vi } from "vitest";
import { AppError } from "@/server/errors/app-error";
import { withFallback } from "./fallback";

// Next swaps this module for server code when it bundles; outside a bundle it has to be named.
vi.mock("next/navigation", () => import("next/dist/client/components/navigation.react-server"));
const warned = vi.hoisted((): unknown[] => []);
vi.mock("../composition/compose", () => ({
  getDeps: () => ({ log: { warn: (...line: unknown[]) => warned.push(line) } }),
}));

const refused = () => Promise.reject(Object.assign(new Error("connect"), { code: "ECONNREFUSED" }));

it("puts something in the place of what a server that is away would have said, and the log has it", async () => {
  expect(await withFallback(refused(), "instead")).toBe("instead");
  expect(warned).toHaveLength(1);
  expect(await withFallback(Promise.resolve("itself"), "instead")).toBe("itself");
});

it("hides neither a fault of ours nor someone else's work, nor what Next throws", async () => {
  await expect(withFallback(Promise.reject(new TypeError("x")), null)).rejects.toThrow(TypeError);
  await expect(withFallback(Promise.reject(new AppError("NOT_FOUND")), null)).rejects.toThrow(AppError);
  await expect(withFallback((async () => notFound())(), null)).rejects.toThrow("NEXT_");
});
