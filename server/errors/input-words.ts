import { table } from "@/server/solver/table";
import "server-only";
import { z } from "zod";

/** What a field should be, by the library's name for it. */
const KINDS: Readonly<Record<string, string>> = table({
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object with named fields",
  record: "an object with named fields",
  date: "a date",
});

/** How a size is counted; a number has none. */
const UNITS: Readonly<Record<string, string>> = table({
  string: " characters",
  array: " entries",
  set: " entries",
  map: " entries",
  file: " bytes",
});

/** What is wrong with an input of which the schema itself says nothing, in the product's words. */
function wordsOfIssue(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case "invalid_type":
      if (issue.input === undefined) return "This is missing.";
      return KINDS[issue.expected]
        ? `This should be ${KINDS[issue.expected]}.`
        : "This is not what it should be.";
    case "invalid_value":
      return `This should be ${issue.values.map(String).join(" or ")}.`;
    case "too_small":
      return `This should be ${issue.minimum}${UNITS[issue.origin] ?? ""} or more.`;
    case "too_big":
      return `This should be ${issue.maximum}${UNITS[issue.origin] ?? ""} or fewer.`;
    case "unrecognized_keys":
      return `There is no field of this name: ${issue.keys.join(", ")}.`;
    case "invalid_format":
      return "This is not written as it should be.";
    default:
      return "This is not what it should be.";
  }
}

/** Has every schema of this process speak in these words where it has none of its own, so that no failure carries a
 * library's. */
export function speakPlainly(): void {
  z.config({ customError: wordsOfIssue });
}
