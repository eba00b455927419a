/** Words around a question, in phrases separated by bars. Articles within a phrase need not be written out. */
export const PLAIN = {
  /** Nothing changes when they are left out. */
  skip:
    "the|teh|hte|a|an|this|these|that|those|it|its|it's|they|them|here|there|theres|there's|following|given below|below|above|please|pls|plz|plss|pleas|" +
    "please and thank you|thanks|thank you|thx|ty|tysm|cheers|hi|hii|hiii|heyy|hello|hey|hiya|ok|okay|so|well|um|help|halp|help me|help me with|help me w this|help me w|help w this|help w|my teacher gave us|teacher gave us|teacher gave me|im so confused|im so lost|so confused|so lost|umm|ummm|uhh|uhm|ans|hw says|homework says|worksheet says|question says|" +
    "help with|can u help|can you help|can someone|can somebody|could someone|anyone|someone|can you|can u|could you|could u|" +
    "would you|would u|will you|for me|me|my|our|your|ur|i need|need|i need help with|need help with|i need to|i have to|" +
    "i want to|i want|i would like|id like to|i'd like to|im trying to|i'm trying to|trying to|try to|how do i|how do u|how do you|" +
    "how to|how can i|how would i|how would you|how does one|do i|asap|urgent|quick|quickly|quick question|" +
    "exercises|problems|homework|hw|for the following exercises|for the following problems|for each of the following|for each of the following exercises|in the following exercises|in the following problems|in each of the following|of the following|" +
    "answer to|answer for|how to do this|how to do this one|how to do this problem|how to solve this|i dont get this one|i don't get this one|i dont get it|i don't get it|i dont understand|i don't understand|im stuck|" +
    "i'm stuck|stuck|stuck on this|no idea|idk|confused|im confused|i'm confused|answer|final answer|your answer|" +
    "ur answer|your final answer|sir|miss|maam|bro|man|guys|guy|dude|lol|again|also|just|step by step|steps|with steps|" +
    "show steps|show all steps|show the steps|show your work|show ur work|show work|show all work|show working|" +
    "show your working|show ur working|show all working|with working|and explain|explain|no calculator|without a calculator|" +
    "without calculator|calculator not allowed|no calculator allowed|without using a calculator|dont use a calculator|" +
    "calculator allowed|you may use a calculator|use a calculator to|unless indicated otherwise|unless otherwise indicated|unless otherwise stated|unless stated otherwise|all answers|each|each of|all of|if possible|where possible|as needed|" +
    "one|result|which|we|you|was|would be|will be|" +
    "when appropriate|if appropriate|where appropriate|where necessary|when necessary|if necessary|as appropriate|when needed|if needed|if so|" +
    "translate and solve|translate to equation and solve|translate into equation and solve|translate to equation and then solve|translate into equation and then solve|translate to percent equation and solve|translate to proportion and solve|translate to percent proportion and solve|that involve|which involve|involving|requested|higher order|respective|simplest|in terms of variable|not all problems require integration by parts|not all require integration by parts|" +
    "leads to indeterminate form|then use the method to simplify|to simplify function to help|to obtain an undefined expression|" +
    "remember to consider quadrant|in which given point is located|when determining angle for point|about its domain|without graphing|using any method|round only final answer|" +
    "note|note that|as follows|is as follows|indicated|in given figure|identifies|fully|completely|entirely|analytically|algebraically|to a single trigonometric function|to a single trig function|in terms of a single trigonometric function|as much as possible|or explain why it does not exist|or explain why limit does not exist|or state that it does not exist|or state that limit does not exist|or state that it diverges|or show that it diverges|or indicate that it diverges|as far as possible|as completely as possible|will|would|should|be|being|been|have|has|had",
  /** Beside a price of before. Elsewhere it says nothing. */
  now: "now",
  /** What the mathematics behind it is. */
  thing:
    "expression|expressions|algebraic expression|algebraic expressions|rational expression|rational expressions|radical expression|radical expressions|numerical expression|numerical expressions|number|numbers|value|values|quantity|quantities|calculation|sum below",
  /** A number behind one of these says where a question stands. */
  "question-word": "question|q|problem|exercise|#",
  reference: "part|figure|table|chapter|section|example|page",
  /** They point to what stands elsewhere in the question. */
  there:
    "at indicated point|at given point|at given points|at indicated points|at specified point|at point indicated|at point given|at the given value|" +
    "at indicated value|on given interval|over given interval|on indicated interval|over indicated interval|over specified domain|on specified interval|" +
    "over specified interval|for given value|at this point|at that point|by the equation|by the function|given by|defined by|as shown|with the given information",
  /** Requests that leave open what is to be done. */
  ask:
    "find|what is|whats|whts|wht is|what's|wats|wat is|what are|what're|whatre|what will be|what would be|what does|what do|what|wat|calculate|calc|" +
    "compute|work out|workout|figure out|determine|give|give me|tell me|state|get|obtain|show|write|write down|say|name|list|" +
    "evaluate|how much is|how much|how many is|how big is|how large is|which is|identify|come up with|provide|find out|find me|what do you get|what do u get|what do i get|what do we get|what will i get|what does it equal|what does it come to|what does that equal",
  solve:
    "solve|slve|solv|solving|solved|solves|solution|solutions|solve for|find solution|find solutions|solve it",
  /** They stand before what is told. */
  given:
    "if|when|wen|where|if you|if u|if i|if we|when you|when u|when i|when we|given|given that|we have|i have|know that|" +
    "knowing that|such that|so that|since|we know|we know that|then|and then|hence|therefore|thus",
  /** They begin a sentence that only tells. */
  suppose: "let|suppose|suppose that|assume|assume that|consider",
  and: "and|&|plus also|as well as",
  or: "or",
  is: "is|r|are|equals|equal to|equal|is equal to|are equal to|=",
  of: "of|of the",
  /** At the beginning of a sentence they ask for yes or no. */
  auxiliary: "does|do|did|can|could|may",
  /** A question that is answered by yes or no. */
  whether:
    "whether|is it|is it true|true or false|determine if|determine whether|find whether|find if|find out whether|find out if|tell me whether|tell me if|see if|see whether|work out whether|work out if|decide if|say if|check if|check whether|decide whether|tell whether|say whether|is there|are there",
  for: "for|for which|wrt|with respect to|in respect to|respect to",
  at: "at|at point|at points",
  in: "in|into|inside|within",
  to: "to|towards|onto|up to",
  as: "as|as an|like",
  with: "with|w|w/|having|that has|which has",
  without: "without",
  from: "from|starting from",
  by: "by|using|use|via|through use of|by using|by means of|with help of",
  between: "between|in between",
  over: "over",
  on: "on",
  through:
    "through|thru|passing through|passing thru|passes through|that passes through|which passes through|going through|goes through|that goes through|containing|contains|that contains",
  not: "not|no|never|isnt|isn't|arent|aren't|doesnt|doesn't|dont|don't|cannot|can't|cant|except",
  all: "all|every|any",
  real: "real|real number|real numbers|over the reals|in the reals",
  complex:
    "complex|complex number|complex numbers|imaginary|complex solutions|complex roots|over complex|over complex numbers|" +
    "in complex numbers|including complex|complex numbers allowed|complex allowed|complex solutions allowed|complex roots allowed",
  /** What somebody else says of the answer, up to the end of the clause. */
  reported:
    "im getting|i'm getting|i keep getting|i am getting|i get|i got|my teacher says|my teacher said|teacher says|my friend says|my friend said|" +
    "my book says|the book says|my answer is|i think it's|i think its|i think it is|i think|is it right|the answer should be|" +
    "the answer is supposed to be|apparently|supposed to be|but i|my calculator says|calculator says|calculator gives|my calculator gives|calc says|everyone says|she says|he says",
} as const;
