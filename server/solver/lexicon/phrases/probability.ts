/** Chances, what they are taken with, and ways that are counted. */
export const PROBABILITY = {
  probability:
    "probability|prob|chance|chances|likelihood|probability of|probability that|probability for|prob of|chance of|prob that|chance that",
  die: "die|dice|number cube|number cubes",
  coin: "coin|coins",
  fair: "fair|standard|ordinary|unbiased|normal six sided|six sided|random|randomly|at random|well shuffled|shuffled|single",
  sided: "sided|faces",
  throw:
    "i throw|you throw|i toss|you toss|i flip|you flip|we flip|you get|i get a|throw|thrown|throwing|throws|toss|tossed|tossing|tosses|flip|flipped|flipping|flips|land on|lands on|" +
    "landing on|land|lands|landing|shows|showing|come up|comes up|turn up|getting|comes up as|spin|spun|spinning|spins",
  /** What is rolled is a die, also where none is named. */
  roll: "i roll|you roll|we roll|roll|rolled|rolling|rolls",
  draw:
    "i draw|you draw|we draw|i pick|you pick|we pick|i take|you take|i choose|you choose|we choose|draw|drawn|drawing|draws|drew|pick|picked|picking|picks|choose|chosen|choosing|select|selected|selecting|take|taken|taking|" +
    "pull|pulled|pulling|grab|grabbed|grabbing|dealt|deal|picked out|pulled out|taken out|take out|pick out",
  heads: "heads|head",
  tails: "tails|tail",
  "total-of": "total|their total|sum is|total is|add up to|adds up to|adding up to|sums to|sum to",
  "same-face": "doubles|double|both same|same number|same number on both",
  "product-of":
    "product is|product of numbers is|product of two numbers is|product of faces is|product of dice is",
  "different-faces":
    "are different|different numbers|two different numbers|numbers are not same|faces are different",
  "at-least-one":
    "at least one|at least one of them|at least one of dice|at least one of coins|at least one die|one or more",
  pair: "pair of|pair",
  "more-than": "greater than|more than|bigger than|higher than|larger than",
  "less-than": "less than|fewer than|lower than|smaller than",
  "at-least": "at least|no less than|no fewer than",
  "at-most": "at most|no more than",
  "or-more": "or more|or higher|or greater|or above|or over|or bigger",
  "or-less": "or less|or fewer|or lower|or below|or under|or smaller",
  card: "card|cards|playing card|playing cards",
  deck: "deck|deck of cards|pack|pack of cards|standard deck|deck of playing cards|pack of playing cards",
  suit: "heart|hearts|diamond|diamonds|club|clubs|spade|spades",
  "face-card": "face card|face cards|picture card|picture cards|court card|court cards",
  rank: "ace|aces|king|kings|queen|queens|jack|jacks",
  colour:
    "red|blue|green|yellow|black|white|orange|purple|pink|brown|grey|gray|gold|silver|violet|turquoise|clear",
  vessel: "bag|jar|urn|drawer|basket|bowl|hat|bucket|tin|container|sack|pouch",
  both: "both|both are|they are both",
  object:
    "balls|marble|marbles|sweet|sweets|candy|candies|counter|counters|token|tokens|bead|beads|chip|chips|sock|socks|pen|pens|" +
    "pencil|pencils|block|blocks|disc|discs|tile|tiles|ticket|tickets|stone|stones|jelly beans|jellybeans|lollies|" +
    "gumballs|crayons|crayon|button|buttons|shirts|shirt|apple|apples|piece|pieces",
  "with-replacement": "with replacement|replacing|putting back|put back|replaced",
  "without-replacement":
    "without replacement|without replacing|without replacing it|not replaced|without putting back|without putting it back|without being replaced|no replacement",
  "how-many-ways":
    "how many ways|number of ways|how many different ways|in how many ways|in how many different ways|number of different ways|" +
    "how many different|how many possible|how many distinct|total number of|how many combinations|number of combinations|combinations|different ways",
  arrange:
    "arrange them|to arrange|can be arranged|be arranged|arranged|arrangement|arrangements|permutation|permutations|rearrangements|different arrangements|" +
    "distinct arrangements|ordered|lined up|line up|anagrams|unique arrangements|possible arrangements|distinct permutations|different permutations",
  letters: "letters|letter|letters in|letters of|letters of word|letters in word|word",
  group: "committee|committees|team|teams|group|groups|subset|subsets|hand|hands",
  people:
    "people|person|boys|girls|men|women|players|members|friends|books|objects|things|candidates|employees|" +
    "elements|toppings|flavors|flavours|runners|children|kids|class|photos|pictures|songs|movies|questions|volunteers",
  "round-a-table":
    "around a round table|round a table|around a table|at a round table|around a circular table|at a circular table|in a circle|around a circle|in a ring",
  repetition:
    "with repetition|repetition allowed|repetition is allowed|if repetition is allowed|repeats allowed|digits can be repeated|digits may be repeated|if digits can be repeated|if digits may be repeated|if repeats are allowed|with repetition allowed|when repetition is allowed",
  "no-repetition":
    "without repetition|no repetition|without repeating|without repeating digits|without repeating any digit|if no digit is repeated|if no digits are repeated|with no repeated digits|no repeated digits|if repetition is not allowed|repetition is not allowed|repetition not allowed|if digits cannot be repeated|no repeats|if no repeats are allowed|without repeats|if no digit is used more than once|if each digit is used only once|if each digit can be used only once|using each digit only once|using each digit at most once",
  "made-of":
    "can be made|can be formed|are possible|can you make|can you form|could be made|could be formed|can we make|can we form",
  row: "row|shelf|bench|queue|in a row|in a line|on a shelf|sit|stand|seated|placed",
} as const;
