/** Words of a text about points and lines, taken away part by part until only words without content are left. */
export class PlaneWords {
  constructor(private rest: string) {}

  /** Takes the first place that fits away.
   * @returns what the pattern captures (index 0: all of it), or null when it fits nowhere */
  take(pattern: RegExp): RegExpExecArray | null {
    const found = pattern.exec(this.rest);
    if (found)
      this.rest = `${this.rest.slice(0, found.index)} ${this.rest.slice(found.index + found[0].length)}`
        .replace(/ +/g, " ")
        .trim();
    return found;
  }

  /** Takes every place that fits away. @returns whether there was one */
  takeAll(pattern: RegExp): boolean {
    let some = false;
    while (this.take(pattern)) some = true;
    return some;
  }

  has(pattern: RegExp): boolean {
    return pattern.test(this.rest);
  }

  /** Whether nothing is left but these words. */
  isOnly(words: ReadonlySet<string>): boolean {
    return this.rest.split(" ").every((word) => word === "" || words.has(word.toLowerCase()));
  }
}

/** What stands before a task without changing it. */
const LEADS =
  /^(?:(?:(?:in|for) (?:the|each of the|these|this) (?:following )?(?:exercises?|problems?|questions?)|please|solve|now|use (?:the |an? )?(?:[a-z-]+ )?(?:formula|algebra|theorem|definition)s? to|use slopes? and y-intercepts? to|using (?:the )?(?:[a-z-]+ )?(?:formula|algebra)|by hand|use algebra to|can you|help me) )+/;

export const ASK =
  "(?:find|write|determine|give|state|identify|compute|calculate|work out|name|list|what is|what are|what's|get|show)(?: down| out)?";

export const withoutLead = (words: string): string => words.replace(LEADS, "");

/** Words that carry no fact. */
export const FILLERS =
  "a an the this these each of for in on at to by with and then that which has have having is are was as it its whose where given following " +
  "from through passes passing pass goes going contains containing contain between two line lines straight equation equations function " +
  "linear point points pair pairs ordered set information conditions condition satisfying satisfies if possible your answer write find " +
  "determine show using graph coordinates joining connecting connects joins segment endpoints endpoint ends plane form data also";

export const wordSet = (...lists: readonly string[]): ReadonlySet<string> =>
  new Set(lists.flatMap((list) => list.split(" ")));
