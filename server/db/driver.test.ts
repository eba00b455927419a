import { describe, expect, it } from "vitest";
import { chooseDriver } from "./driver";

describe("the database URL chooses the driver", () => {
  it.each([
    ["pglite:.data/database", { kind: "pglite", directory: ".data/database" }],
    ["pglite:/var/lib/classmate", { kind: "pglite", directory: "/var/lib/classmate" }],
    ["pglite:///var/lib/classmate", { kind: "pglite", directory: "/var/lib/classmate" }],
    ["pglite:C:\\data\\db", { kind: "pglite", directory: "C:\\data\\db" }],
  ])("%s is embedded", (url, expected) => {
    expect(chooseDriver(url)).toEqual(expected);
  });

  it.each([
    "postgresql://u:p@ep-cool-1.eu-central-1.aws.neon.tech/app?sslmode=require",
    "postgres://u:p@ep-cool-1-pooler.c-2.us-east-1.aws.neon.build/app",
  ])("%s is Neon", (url) => {
    expect(chooseDriver(url)).toEqual({ kind: "neon", url });
  });

  it.each([
    "postgres://u:p@localhost:5432/app",
    "postgresql://u:p@neon.tech.example.org/app",
    "postgresql://neon.tech:p@db.test/app",
  ])("%s is PostgreSQL", (url) => {
    expect(chooseDriver(url)).toEqual({ kind: "pg", url });
  });
});
