import { findMarks } from "./marks";
import { whiten } from "./paper";
import { withoutRules } from "./rules";
import { slopeOf, straighten } from "./straighten";
import type { Grey, Page } from "./types";

/** A level page of black on white, taken apart into its marks. */
export function pageOf(picture: Grey): Page {
  const white = withoutRules(whiten(picture));
  const page = findMarks(white);
  const slope = slopeOf(page);
  return slope === 0 ? page : findMarks(straighten(white, slope));
}
