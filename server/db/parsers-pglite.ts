import "server-only";
import type { PGlite } from "@electric-sql/pglite";

type Driver = Pick<PGlite, "execProtocolStream" | "parsers">;

/** Lets PGlite know the readers of only those types that results have had so far. It copies all it knows for every
 * statement, begin and commit included: more than 300 of them at first, which takes longer than the statement itself. A
 * result names the types of its columns before its values are read, so none is ever missing.
 * @returns the same PGlite */
export function parseTypesInUse<Given extends Driver>(pglite: Given): Given {
  const all = pglite.parsers;
  const met: Given["parsers"] = {};
  pglite.parsers = met;
  const send: Driver["execProtocolStream"] = pglite.execProtocolStream.bind(pglite);
  pglite.execProtocolStream = async (message, how) => {
    const answer = await send(message, how);
    for (const part of answer) {
      if (part.name !== "rowDescription") continue;
      for (const type of typesOf(part)) {
        const parser = all[type];
        if (parser) met[type] = parser;
      }
    }
    return answer;
  };
  return pglite;
}

/** The types of a result's columns. PGlite's own declarations keep the columns of this message to themselves. */
const typesOf = (description: object): number[] =>
  (description as { readonly fields: readonly { readonly dataTypeID: number }[] }).fields.map(
    ({ dataTypeID }) => dataTypeID,
  );
