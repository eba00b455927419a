import { type AddressInfo, createServer } from "node:net";
import { describe, expect, it } from "vitest";
import { assertPortFree } from "./port";

describe("the port", () => {
  it("is refused in one sentence while someone uses it, and accepted afterwards", async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, resolve));
    const { port } = other.address() as AddressInfo;
    await expect(assertPortFree(port)).rejects.toThrow(
      `Port ${port} is already in use; stop what uses it, or choose another port with PORT=${port + 1}.`,
    );
    await new Promise((resolve) => other.close(resolve));
    await assertPortFree(port);
  });
});
