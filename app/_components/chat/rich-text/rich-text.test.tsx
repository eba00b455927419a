import { renderToStaticMarkup } from "react-dom/server.edge";
import { describe, expect, it } from "vitest";
import { blocksOf } from "./tokens";

describe("blocks", () => {
  it("placeholder", () => { expect(blocksOf("a")).toHaveLength(1); expect(renderToStaticMarkup).toBeDefined(); });
});
