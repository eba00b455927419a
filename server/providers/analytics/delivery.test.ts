import { beforeEach, describe, expect, it } from "vitest";
import { createDelivery, type Delivery } from "./delivery";
import type { Posted } from "./forward";

const BATCH = "https://classmate.example/mp/batch/";

let posted: Posted[];
let status: number;
let time: number;
let delivery: Delivery;

beforeEach(() => {
  posted = [];
  status = 200;
  time = 1_000_000;
  const forward = async (one: Posted) => {
    posted.push(one);
    return status;
  };
  delivery = createDelivery(forward, () => time);
});

const send = () => delivery.fetch(BATCH, { method: "POST", headers: { "Content-Type": "x/y" }, body: "{}" });

describe("a batch of the server", () => {
  it("takes the way of /mp without a call to this server", async () => {
    expect((await send()).status).toBe(200);
    expect(posted[0]).toMatchObject({ path: "batch", body: "{}" });
    expect(posted[0]?.headers.get("content-type")).toBe("x/y");
  });

  it("goes the same way where the product lives below a path", async () => {
    await delivery.fetch("https://classmate.example/below/mp/batch/", { body: "{}" });
    expect(posted[0]?.path).toBe("batch");
  });

  it.each([401, 413])("that the collector refuses with %i is refused", async (refusal) => {
    status = refusal;
    expect((await send()).status).toBe(refusal);
  });
});

describe("a collector that failed", () => {
  it("is left alone for five seconds", async () => {
    status = 502;
    await expect(send()).rejects.toThrow();
    time += 4_999;
    await expect(send()).rejects.toThrow();
    expect(posted).toHaveLength(1);
    status = 200;
    time += 1;
    expect((await send()).ok).toBe(true);
    expect(posted).toHaveLength(2);
  });
});

describe("at the end", () => {
  it("a collector that failed is tried again, and what fails then is lost in silence", async () => {
    status = 502;
    await expect(send()).rejects.toThrow();
    delivery.closeWithin(60_000);
    expect((await send()).ok).toBe(true);
    expect(posted).toHaveLength(2);
  });

  it("nothing is sent after the time is up", async () => {
    delivery.closeWithin(0);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect((await send()).ok).toBe(true);
    expect(posted).toEqual([]);
  });
});
