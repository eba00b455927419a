import "server-only";
import type { Phrases } from "./types";

/** What English words of a turn mean. Without apostrophes, in small letters; phrases are separated by bars. */
export const ENGLISH: Phrases = {
  hello: "hi|hello|hey|hiya|heya|howdy|yo|good morning|good afternoon|good evening|greetings|whats up|sup",
  thanks:
    "thanks|thank you|thx|thnx|ty|tysm|cheers|thank u|much appreciated|thanks a lot|great thanks|got it|i see|i get it|i get it now|i understand|i understand now|makes sense|that makes sense|that makes sense now|it makes sense|it makes sense now|that helped|that helps|oh ok|awesome|perfect|great|cool|nice|brilliant|ohh ok|aha",
  bye: "bye|goodbye|see you|see ya|cya|good night|see you later|bye bye|talk later|gotta go|im done for today",
  abilities:
    "what can you do|what can u do|what do you do|what do you know|what are you|who are you|how do you work|how does this work|how does it work|how do i use this|how do i use you|are you a robot|are you human|are you a human|are you real|are you an ai|are you ai|are you chatgpt|are you a bot|what is this|what else can you do|what are you good at|what can i ask|what can i ask you|which topics|what topics|are you a person|how can you help|how can you help me|what do i do here|who made you",
  yes: "yes|yeah|yep|yup|sure|yes please|ok go|go ahead|please do",
  hint: "hint|clue|tip|nudge|pointer|hints|clues|tips|little help|bit of help|small push|push in right direction|where do i start|where do i begin|how do i start|how do i begin|where do i even start|where do i even begin|how do i even start|where to start|where should i start|what should i try|how would i start|get me started",
  next: "next|continue|go on|keep going|carry on|and then|then what|what now|now what|what next|whats next|what comes next|what happens next|what do i do next|what do i do now|what do we do next|and now|one step at a time|step by step|show me how to go on|proceed|next one|more",
  first: "first step|first one|first thing|first thing to do|what do i do first|start",
  solution:
    "answer|solution|solve it|solve this|solve that|just tell me|show me everything|show everything|all steps|all the steps|every step|whole thing|whole solution|full solution|full working|worked solution|worked answer|do it for me|just do it|work it out|result|final answer|i give up|give up|show working|show the working|show steps|show all steps|how do you do it|how do you do this|how do you do that|how do you solve it|how do you solve this|how did you do it|how did you do that|how do i do it|how would i do it|how would i do this|how would you do it|how would i solve it|how would i solve this|how do i do this|how do i do that|how do i solve it|how do i solve this|how do i solve that|steps|finish it|only one answer|only one solution|more than one answer|any other answers|any other solutions|do the rest|tell me",
  way: "another way|different way|other way|another method|different method|other method|alternative|another approach|different approach|second way|easier way|quicker way|faster way|shorter way|other ways|better way|simpler way|trick",
  step: "step|line|part of step",
  stuck:
    "stuck|lost|confused|confusing|no idea|no clue|dont get it|dont get this|dont get that|dont get|dont understand|do not understand|do not get|not getting it|not understanding|doesnt make sense|does not make sense|makes no sense|make no sense|help|help me|explain|explain it|explain this|explain that|didnt get|didnt understand|didnt follow|dont follow|cant follow|what do you mean|what does that mean|what does this mean|huh|what|wut|wat|wdym|say that again|explain again|again please|say it again|slower|too fast|simpler|simpler please|in simpler words|in simple words|in easier words|in other words|easier words|simpler words|easier|like im five|like im 5|break it down|idk|i dont know|dont know|dont know how|not sure|not sure how|cant do it|cant do this|cant do that|over my head|lost me|lost you|eli5|clueless|still lost|still confused|still dont get it|unclear|bit lost|not clear|dont see it|dont see how|dont see why|explain differently|explain it differently|explain better|more detail|more details|smaller steps|slow down|go over it again|go through it again|walk me through it",
  why: "why|how come|what is reason|whats reason|for what reason|what for|how so|y tho|why tho|why though|why is that|why do that|whats the logic|whats the rule|what is the rule|which rule|what rule|prove it|are you sure|you sure|show me why|reason",
  come: "where did|where does|how did you get|how do you get|how did we get|where is that from|where you got|how did you know|how do you know|how did it become|how did that become|what happened to|what happened in|what did you do in|what happens in|how does that become",
  another:
    "another one|another|harder one|easier one|a harder one|an easier one|harder question|easier question|harder problem|easier problem|one more|one like this|one like that|like this one|similar one|similar|similar problem|similar question|another problem|another question|another example|more like this|more like that|different one|new one|another one like this|same kind|same type|same sort|one more like this|more problems|more questions|give me one to try|one to try|one i can try|one for me to try|more of these|more of those|let me try one|something similar|a similar problem|more examples|another like it|another like this|same thing with other numbers|with other numbers|with different numbers|other numbers|different numbers",
  practise:
    "practise|practice|quiz me|test me|drill|exercises|practice problems|practice questions|some exercises|give me a problem|give me a question|give me an exercise|ask me something|ask me a question|set me",
  check:
    "check|verify|is it|isnt it|wouldnt it be|shouldnt it be|isnt that|is this|is that|is it right|is that right|is this right|is it correct|am i right|right|correct|is my answer|my answer is|my answer|i got|i get|im getting|i keep getting|i only got|i only get|i just got|i also got|i wrote|i put|mine is|i have|i found|i think it is|i think its|i think|i make it|does it equal|does that work|work|works|true|did i get it right|did i do it right|is the answer|the answer is|answer is|i came up with|i ended up with|i calculated|comes to|ok|wrong|would it be|could it be|so is it|so its|isnt it|shouldnt it be|is|was|would",
  maybe: "what about|what if|how about|maybe",
  define:
    "whats the point of|what is the point of|whats the use of|what is the use of|what is|whats|what are|what does|what do|what do you mean by|whats meant by|what is meant by|define|definition of|definition|meaning of|meaning|mean|means|explain what|what exactly is|tell me what|remind me what|i forgot what|what was|whats the meaning of|wats|wat is|what kind of thing is|whats it called|explain term|explain word|what even is|wtf is|describe",
  difference: "difference between|vs|versus|compared to|same as|or is it|differ from|differ|difference",
  table: "times table|times tables|timestable|multiplication table|table of",
  language:
    "speak spanish|speak french|speak german|speak portuguese|in spanish|in french|in german|in portuguese|speak english|in english|do you speak|other languages|which languages|my language",
  feeling:
    "i hate maths|i hate math|hate maths|hate math|hate this|im stupid|im dumb|im so stupid|im so dumb|feel stupid|feel dumb|im bad at this|im bad at maths|im bad at math|im so bad at this|im useless|im terrible at this|im tired|im so tired|im bored|this is boring|boring|its too hard|too hard|this is too hard|this is hard|its hard|so hard|this is impossible|impossible|im frustrated|frustrated|this sucks|maths sucks|math sucks|im crying|im stressed|stressed|im scared|panicking|freaking out|im nervous|so nervous|nervous|anxious|worried|im worried|im panicking|im going to fail|im gonna fail|gonna fail|never going to get this|ill never get this|ill never understand|im never going to understand|not good at maths|not good at math|want to cry|quit|whats the point|why do i need this|when will i need this|when will i use this|when will i ever use this|why do we learn this|why learn this|i suck at this|i suck",
  distress:
    "kill myself|want to die|hurt myself|suicide|suicidal|end my life|self harm|dont want to live|cutting myself|wish i was dead|hits me|beats me|being abused|abuses me",
  just: "just|simply|directly|straight away|right away|instead",
  able: "can i|could i|cant i|couldnt i|am i allowed to|may i|can you|can we|cant we|cant you|couldnt you|couldnt we|not|dont|dont you|dont we|not just|cannot|cant|shouldnt i|shouldnt we|is it ok to|is it okay to|is it allowed to|wouldnt it|do i have to|do we have to",
  instead:
    "instead|what if it was|what if it is|what if its|what if it were|what if the|what if we had|what if there was|what if|replace|change|swap|suppose it was|suppose|but with|same but|same with|same problem with|and if it was|and if the|if it was|if it were|turn",
};
