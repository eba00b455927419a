import type { Expression } from "../expression/ast";
import { type Scientific, scientificNode } from "../expression/scientific";
import { toLatex } from "./latex";
import { toText } from "./text";

const CROSS = "\\times";

/** Scientific notation as books set it, with a cross: 5.3 \times 10^{6}. */
export const scientificLatex = (value: Scientific): string => crossed(toLatex(scientificNode(value)));

/** A product of scientific numbers with crosses in place of dots before the powers of ten. */
export const crossedLatex = (node: Expression): string => crossed(toLatex(node));

/** The same for people and screen readers. */
export const crossedText = (node: Expression): string => toText(node).replace(/ · (?=10\^)/g, " × ");

const crossed = (latex: string): string => latex.replace(/\\cdot(?= 10\^)/g, CROSS);
