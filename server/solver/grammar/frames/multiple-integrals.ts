import type { Expression } from "../../expression/ast";
import { symbol } from "../../expression/build";
import { symbolsOf } from "../../expression/walk";
import { toLatex } from "../../printer/latex";
import type { Recognition } from "../../problem/sentence";
import type { Layer } from "../../tasks/measure";
import { iterated, overRegion, rectangle } from "../faces-measure";
import { type Frame, frame, one, several } from "../frame";

const layered = (body: Expression, layers: readonly Layer[], instruction: string): Recognition => ({
  mathematics: { task: "measure", figure: { kind: "iterated", body, layers } },
  instruction,
  latex: layeredLatex(body, layers),
});

const iteratedFrame = frame({
  id: "iterated-integral",
  heads: [],
  idle: ["multiple-integral", "integral", "by", "to"],
  slots: { of: one(iterated) },
  build: ({ of: { body, layers } }) => {
    const outer = layers.map(({ variable }) => variable);
    // The ends of a layer may depend on the layers around it only.
    const isClosed = layers.every(({ low, high }, i) =>
      [low, high].every((end) => symbolsOf(end).every((name) => outer.indexOf(name) > i)),
    );
    const isOwn = symbolsOf(body).every((name) => outer.includes(name));
    return isClosed && isOwn ? layered(body, layers, "Integrate from the inside out") : null;
  },
});

const overRectangle = frame({
  id: "double-integral",
  heads: [],
  idle: [
    "multiple-integral",
    "integral",
    "over",
    "region",
    "rectangle",
    "rectangular-region",
    "box",
    "on",
    "by",
    "to",
  ],
  slots: {
    of: one(overRegion),
    region: one(rectangle),
    mentions: several(regionName, { least: 0, most: 2 }),
  },
  build: ({ of: { body, size }, region }) => {
    const isOwn = symbolsOf(body).every((name) => region.some(({ variable }) => variable === name));
    return isOwn && region.length === size
      ? layered(body, region, size === 2 ? "Integrate over the rectangle" : "Integrate over the box")
      : null;
  },
});

/** R, the name of the region. */
function regionName({ text }: { readonly text: string }): string | null {
  const bare = text.trim();
  return bare.length === 1 && "RDBEQSW".includes(bare) ? bare : null;
}

const layeredLatex = (body: Expression, layers: readonly Layer[]): string => {
  const signs = [...layers].reverse().map(({ low, high }) => `\\int_{${toLatex(low)}}^{${toLatex(high)}}`);
  const ends = layers.map(({ variable }) => `\\, d${toLatex(symbol(variable))}`);
  return `${signs.join(" ")} ${toLatex(body)} ${ends.join(" ")}`;
};

export const MULTIPLE_INTEGRAL_FRAMES: readonly Frame[] = [iteratedFrame, overRectangle];
