import "server-only";

/** What a number may count without telling anything. */
export const COUNTING =
  /^\s*(?:more |main |easy |simple |small |equal |different |possible )*(?:steps?|ways?|methods?|parts?|terms?|things?|hints?|questions?|options?|cases?|lines?|equations?|unknowns?|solutions?|roots?|brackets?|pieces?|rules?|operations?|factors?|pairs?|moves?|stages?|times tables?|decimal places?)\b/i;
