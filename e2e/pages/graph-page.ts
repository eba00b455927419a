import type { Locator, Page } from "@playwright/test";

/** A graph from which values are read. */
export class GraphPage {
  /** As it stands in the page before anyone is there. */
  readonly picture: Locator;
  readonly graph: Locator;
  /** Whichever of the two stands there: a pointer anywhere on the page turns one into the other. */
  readonly either: Locator;

  constructor(private readonly page: Page) {
    this.picture = page.getByRole("img", { name: /^Graph\./ });
    this.graph = page.getByRole("slider", { name: /^Graph\./ });
    this.either = this.picture.or(this.graph);
  }

  /** Where a number across is on the screen, at half the height. */
  async spotAbove(x: number): Promise<{ readonly x: number; readonly y: number }> {
    await this.graph.scrollIntoViewIfNeeded();
    const [low, high] = await this.ends();
    const box = await this.graph.boundingBox();
    if (!box) throw new Error("the graph is not there");
    return { x: box.x + ((x - low) / (high - low)) * box.width, y: box.y + box.height / 2 };
  }

  /** The numbers at the left and at the right. */
  async ends(): Promise<readonly [low: number, high: number]> {
    const [low, high] = await Promise.all(
      ["aria-valuemin", "aria-valuemax"].map((name) => this.graph.getAttribute(name)),
    );
    return [Number(low), Number(high)];
  }

  /** Two fingers on the graph that go apart, or together, by a factor. */
  async pinch(factor: number): Promise<void> {
    await this.graph.scrollIntoViewIfNeeded();
    const box = await this.graph.boundingBox();
    if (!box) throw new Error("the graph is not there");
    const session = await this.page.context().newCDPSession(this.page);
    const [x, y, gap] = [box.x + box.width / 2, box.y + box.height / 2, box.width / 8];
    const fingers = (by: number) => [-1, 1].map((side) => ({ x: x + side * gap * by, y, id: side + 1 }));
    await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: fingers(1) });
    for (let part = 1; part <= 4; part += 1) {
      const touchPoints = fingers(1 + ((factor - 1) * part) / 4);
      await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints });
    }
    await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await session.detach();
  }

  /** Pairs of labels that lie over one another, as they are painted. */
  labelsThatTouch(): Promise<string[]> {
    return this.page.evaluate(() => {
      const texts = [...document.querySelectorAll("svg .graph-text text")].filter((text) =>
        text.checkVisibility(),
      );
      const boxes = texts.map((text) => ({ text: text.textContent, box: text.getBoundingClientRect() }));
      return boxes.flatMap((one, at) =>
        boxes
          .slice(at + 1)
          .filter(({ box }) => {
            const across = Math.min(one.box.right, box.right) - Math.max(one.box.left, box.left);
            const down = Math.min(one.box.bottom, box.bottom) - Math.max(one.box.top, box.top);
            return across > 1 && down > one.box.height / 3;
          })
          .map(({ text }) => `${one.text} and ${text}`),
      );
    });
  }
}
