import "server-only";
import { withoutCourtesy } from "./courtesy";

/** What a student wants with a message. `problem` is the mathematics named in the same message, if any. */
export type Intent =
  | { readonly kind: "greeting" | "thanks" | "farewell" | "abilities" }
  | { readonly kind: "next" | "solution" | "another-way" | "stuck" }
  | { readonly kind: "hint"; readonly problem?: string }
  | { readonly kind: "step"; readonly step: number }
  | { readonly kind: "why"; readonly step?: number; readonly about?: string }
  | { readonly kind: "method"; readonly method: string }
  | { readonly kind: "check"; readonly claim: string; readonly problem?: string }
  | { readonly kind: "check-what" }
  | { readonly kind: "other" };

const ORDINALS = [
  "first",
  "second",
  "third",
  "fourth",
  "fifth",
  "sixth",
  "seventh",
  "eighth",
  "ninth",
  "tenth",
];

const FIXED: readonly (readonly [RegExp, Intent])[] = [
  [/^(hi|hello|hey|hiya|good (morning|afternoon|evening))( there| tutor)?$/, { kind: "greeting" }],
  [
    /^(thanks|thank you|thx|ty|cheers)( so much| a lot| very much)?$|^(great|perfect|nice|cool|got it|i see)$/,
    { kind: "thanks" },
  ],
  [/^(yes|yeah|sure|yes,? (sure|a hint))$/, { kind: "hint" }],
  [
    /^(check|verify)( (it|this|that|my (answer|work|solution)))?$|^is (it|this|that|my answer) (right|correct|ok)$|^am i (right|correct)$/,
    { kind: "check-what" },
  ],
  [/^(bye|goodbye|see you|good night)( later)?$/, { kind: "farewell" }],
  [
    /^(help|what (can|do) you (do|know)|who are you|what are you|how do(es)? (this|you|it) work)$/,
    { kind: "abilities" },
  ],
  [
    /^((show|do|give) me )?(the )?(next|first)( one| step)?$|^(continue|go on|keep going|carry on|more|and then|then what|what now|start|step by step|one step at a time)$|^what('?s| is| comes| do i do) (the )?(next|first)( step)?$|^(how|where) do i (start|begin)$/,
    { kind: "next" },
  ],
  [
    /^((show|give|tell) (me )?)?(me )?(all( of)?( the)? |every |the )?(steps|((whole|full|complete|worked|final) )?(answer|solution|working))s?$|^(what('?s| is) )(the )?(final )?(answer|solution)$|^(solve (it|this)|just tell me|i give up|show (me )?everything|how (do|did) (you|i) (solve|do) (it|this|that))$/,
    { kind: "solution" },
  ],
  [
    /^(is there |show me |do you know |do it |try |solve it )?(a |an |any )?(another|different|other|alternative|second) (way|method|approach)( to (do|solve) (it|this|that))?$/,
    { kind: "another-way" },
  ],
  [
    /^(i'?m |i am )?(stuck|lost|confused)$|^i (don'?t|do not) (get|understand)( it| this| that)?$|^(explain|explain (it|this|that))$/,
    { kind: "stuck" },
  ],
];

const METHOD =
  /^(?:(?:solve|do) (?:it|this|that) |try |use |what about |with )?(?:by |using |with )?(?:the )?(completing the square|quadratic formula|factoring|factorising|factorizing|substitution|elimination)$/;
const HINT =
  /^(?:give me |show me |i need |another |one more )?(?:a |the |another )?(?:small |little |next )?(?:hint|clue|tip)(?: (?:for|on|about|with|to)?:? ?(.+))?$/;

/** Names what a message asks for. Works on the wording alone: the caller decides whether it makes sense here.
 * @example readIntent("Why step 2?") // { kind: "why", step: 2 } */
export function readIntent(message: string): Intent {
  const original = withoutCourtesy(message);
  const text = original.toLowerCase().replaceAll("’", "'");
  const bare = message
    .trim()
    .toLowerCase()
    .replace(/(?<![\s?!.])[\s?!.]+$/, "");
  for (const [pattern, intent] of FIXED) if (pattern.test(text) || pattern.test(bare)) return intent;
  return methodOrHint(original, text) ?? stepOrWhy(text) ?? check(original) ?? { kind: "other" };
}

function methodOrHint(original: string, text: string): Intent | null {
  const method = METHOD.exec(text)?.[1];
  if (method) return { kind: "method", method: method.replace(/factori[sz]ing/, "factoring") };
  const hint = HINT.exec(text);
  if (!hint) return null;
  const problem = hint[1] ? original.slice(-hint[1].length) : undefined;
  return problem && /\d/.test(problem) ? { kind: "hint", problem } : { kind: "hint" };
}

function stepOrWhy(text: string): Intent | null {
  const step = stepNumber(text);
  const asks =
    /^(why|how come|explain|what (does|do|did|is|happens?)|how (did|do|does)|where (did|does|do)|i don'?t (get|understand))\b/;
  if (asks.test(text)) {
    if (step !== null) return { kind: "why", step };
    const about = text.replace(asks, "").trim();
    if (/^(why|how come)/.test(text)) return about ? { kind: "why", about } : { kind: "why" };
    if (/^(how did you|where (did|does|do) .+ (come|go))/.test(text)) return { kind: "why", about };
  }
  if (step !== null && /^(show |show me |again )?(the )?(\w+ )?step( \d+)?( again)?$/.test(text))
    return { kind: "step", step };
  return null;
}

function stepNumber(text: string): number | null {
  const digits = /\bstep (\d{1,2})\b/.exec(text)?.[1];
  if (digits) return Number(digits);
  const word = /\b(\w+) step\b/.exec(text)?.[1];
  const index = word ? ORDINALS.indexOf(word) : -1;
  return index < 0 ? null : index + 1;
}

const CLAIMS: readonly RegExp[] = [
  /^(?:check|verify|test|try)(?: (?:if|whether|that|my answer|my work|this))?:? (.+)$/i,
  /^(?:is|was|are) (?:it |the answer |my answer |this |that )?(.+?)(?: (?:right|correct|ok|true|an answer|the answer|a root|(?:a|the) solution))?$/i,
  /^(?:does|would|will) (.+) work$/i,
  /^(?:i (?:got|get|have|found|think (?:it is|it's|its)?)|my (?:answer|result) (?:is|was)|what if|what about|the answer is) (.+?)(?:,? (?:is (?:that|it|this) )?(?:right|correct|ok))?$/i,
  /^(.+?),? (?:is (?:that|it|this) )?(?:right|correct)$/i,
];
const NO_SOLUTION = /^(?:(?:it|there) (?:has|is|are) )?no (?:real )?(?:solution|root)s?$/i;
const VALUE = /[\d=π√]|\bpi\b|\bsqrt\b|^-?[a-z]$|\bno (?:real )?(?:solution|root)s?\b/i;
const OF_PROBLEM =
  /^(.+?) (?:for|in|of|to|solves?|satisf(?:y|ies)|(?:(?:a|the) )?(?:solution|answer|root)s? (?:of|to|for|in)) (.*\d.*)$/i;

function check(original: string): Intent | null {
  if (NO_SOLUTION.test(original)) return { kind: "check", claim: original };
  for (const pattern of CLAIMS) {
    const claim = pattern.exec(original)?.[1]?.replace(/(?<![\s?!.,])[\s?!.,]+$/, "");
    if (!claim || !VALUE.test(claim)) continue;
    const split = OF_PROBLEM.exec(claim);
    const [, value = "", problem = ""] = split ?? [];
    if (split && /[=+\-*/^\\]/.test(problem)) {
      const tidy = value.replace(/ (?:is )?(?:right|correct|(?:a|the) (?:solution|answer|root))$/i, "");
      return { kind: "check", claim: tidy, problem };
    }
    return { kind: "check", claim };
  }
  return null;
}
