import "server-only";
import { IDLE } from "@/server/solver/lexicon/manners";

const list = (text: string): readonly string[] => text.split(/\s+/);

const PEOPLE =
  "grandson granddaughter grandchild grandparents niece nephew husband wife partner child children stepdad stepmum flatmate lad lads lass girls boys " +
  "mum mom mam dad mother father parent parents brother sister cousin uncle aunt gran grandma grandad grandpa nan son daughter kid kids boy girl " +
  "friends mate mates classmate classmates buddy buddies roommate neighbour neighbor bestie bf gf senior junior boss colleague substitute supply prof mr mrs " +
  "instructor coach ta headteacher examiner people person humans human robot chatbot computer app assistant genius legend";
const GIVING =
  "hand handed hands sent send sends wrote write writes written writing put puts posted post posts uploaded left leave leaves pulled picked picks " +
  "threw throws dropped drops showed shows shown pasted typed copied printed scribbled emailed texted messaged assign assigning issued includes included " +
  "reads read reading found find finding finds met meet came spotted seen saw skipped tackled attempting attempt attempted";
const FEELING =
  "ugh argh gah meh nah yay oof yikes wow whoa eek hmmm hmm ahh aww sigh bruh fr tbh ngl imo imho fyi btw smh rip pfft erm er eh well right great cool nice " +
  "awesome brilliant amazing perfect lovely super fine terrible awful horrible bad worse worst best better rubbish hopeless useless ridiculous crazy mad insane " +
  "impossible evil nasty cursed ugly scary weirdest hardest trickier harder pain nightmare hell dreadful boring dull simple tired sleepy exhausted stressed " +
  "stressing stress panic panicking panicked freaking worried worry nervous anxious frustrated frustrating overwhelmed desperate blank dying dead crying cry " +
  "scared afraid embarrassed embarrassing bothering bothers bugging bugs killing kills driving drives annoyed annoys hates loved fun interesting curious " +
  "happy glad sad upset angry mood luck lucky unlucky fail failing failed failure suck sucks sucked bloody freaking flipping damn darn heck";
const ASKING =
  "mind possible possibly chance please kindly able favour favor second minute moment moments sec time times walk walking guide guiding teach teaching taught " +
  "talk talking chat discuss through thru over together tackle handle approach approaching deal cope manage managed crack sort sorting go going goes gone went " +
  "getting move moves moving back round around into onto during within begin begins beginning began started starting start step steps stepwise process way ways " +
  "method working workings workout solving solved solution solutions explanation explanations explaining explains answering assistance support advice guidance " +
  "pointer pointers tip tips nudge hand rescue save saved save kick push point points follow following follows followed lesson lessons clarify clear clearer " +
  "clearly understandable dumbed slowly slow detail details detailed easily quicker easier easiest simply basically meant supposed expected suppose guess " +
  "guessing wonder whether if meaning means hear heard listen listening missed missing absent away sick ill zoned asleep attention pay paid paying focus " +
  "concentrate catch caught grasp grasping wrap head brain mind memory cannot could couldnt wouldnt shouldnt should gonna gotta hafta lemme gimme wanna tryna " +
  "finna dunno kinda sorta coulda woulda must need needing required require requires needed wish wished wishing hoped hoping hopefully love loving";
const SCHOOL =
  "homeworks assignments workbook workbooks textbooks handout handouts packet packets packs quizzes revising studied cram cramming syllabus module modules " +
  "topic topics subject subjects term semester lecture lectures seminar deadline deadlines submit submission hand-in handing handin mark marks marked " +
  "grades graded score scores points bonus extra credit starter warmup warm-up plenary problemset pset set sets myself yourself himself herself itself ourselves " +
  "page pages exercises example examples board whiteboard blackboard slide slides screen screenshot photo picture website online google internet video videos " +
  "calc calculus algebra geometry trig trigonometry statistics stats arithmetic precalc precalculus physics chemistry chem science engineering economics " +
  "first second third next final another other others new old same different few couple many more most some such kind sort type types bits thingy thingies " +
  "item items entry bullet line row column list top bottom middle left upper lower previous earlier later recent latest";
const CHAT =
  "lmk halp explane tf judge continue silly mistake mistakes move moves keep making doubt doubts stumped huh booklet booklets leaflet printout mess messed messing wait w n r b k c d instead earth lie life off thing blanked flunked bombed " +
  "w n r k b c d wait instead earth lie life off thing blanked flunked bombed w/ kk thnks thnx tks plx pleeease pleaseee plsss plssss heyy heyyy hii hiii helloo sup wassup whatsup howdy morning afternoon evening cheerio alrighty alr aight bet " +
  "yep yup yeah yea ya yes nope nah no ofc obviously obv def definitely totally seriously srsly literally legit lowkey highkey deadass rn tho though thou although " +
  "however whatever whenever somehow somewhere anyhow somewhat else like likely yo yoo uhm umm uhh ahem guys yall bois cuz bc b/c becuz bcz since ppl " +
  "abt dont didnt doesnt wont cant isnt wasnt wouldnt havent hasnt aint im ive id ill youre theyre theres heres thats whats wheres hows whos lets itll its " +
  "currently presently already recently lately tonight soon long ago whole half-asleep entire evening night nights day days week weeks month hour minutes mins hrs " +
  "min sec seconds monday tuesday wednesday thursday friday saturday sunday breakfast lunch dinner bed sleep school bus train home house room library " +
  "upon regarding concerning re between me you between us per honest honestly truth true false sorry apologies apologise apologize excuse pardon bother bothering " +
  "disturb disturbing interrupt appreciate appreciated grateful thankful thankyou cheers regards best wishes sincerely yours faithfully warmly respectfully hope hoping " +
  "esteemed dearest gracious good greetings regards welcome glad delighted honour honored honoured obliged indebted";
const SPEAKING =
  "were was been being be am are is do does did done having had has have he she him her his hers they them their theirs we us our ours you your yours u ur who whom whose " +
  "which what when where why how that this these those there here it its and but so then than too also just only even still yet ever again once twice-over " +
  "because until while during after before anyway anyways really very quite rather pretty almost nearly maybe perhaps probably actually exactly precisely";

const EVERYDAY =
  "trouble take takes taking took taken bring brings bringing brought across everything nothing anything something someone anyone none promise promised " +
  "promises swear bet mature student students pupil pupils learner adult beginner revise prepare preparing prepared practised practiced worked looked looking watch watched watching " +
  "ask asked hear told tell telling told called calls calling call talk spoke speak speaking said saying believe believed imagine care cared live living life world job office " +
  "computer phone laptop tablet pen pencil notebook notes desk table coffee tea food game games football party weekend holiday holidays summer winter spring autumn vacation birthday " +
  "today's tomorrow's tmr tmrw tmw 2moro tomorrow tonite yday afternoon afternoons noon midnight oclock early late later soon sooner rush hurry hurrying running run ran turn turned turns " +
  "open opened opening close closed check use using used useful useless guidance advise advised advice suggest suggested suggestion suggestions recommend discuss discussed discussing " +
  "nowhere somewhere anywhere everywhere progress direction idea ideas thought thoughts view opinion opinions question answerable example examples instance case cases matter matters " +
  "full fully completely totally absolutely entirely properly correctly carefully patiently patience patient gentle gently kindness company presence service grace enlighten illuminate " +
  "elaborate demonstrate illustrate tutorial tutoring tutored lend lends lending spare sparing share shares sharing offer offers offering provide provides providing receive received " +
  "reply replies respond response responses message messages email note line mention mentioned add drop type typed typing write scan scanned copy big small huge tiny giant massive " +
  "real simple tough tougher tricky trickier confusing confuses confuse baffled baffling puzzled puzzling puzzles puzzle mystery mysterious strange bizarre funny hilarious wild chill calm " +
  "relax rage furious livid fuming screaming scream shout shouting head heads heart soul eye eyes ear ears face faces hair tears sweat blood bones hands feet neck stomach";

/** Words that say nothing of a problem they are around: manners, feelings, school, people, and the grammar between them.
 * One that is not here may be a condition, and is asked about. */
export const TALK: ReadonlySet<string> = new Set([
  ...IDLE,
  ...[PEOPLE, GIVING, EVERYDAY, FEELING, ASKING, SCHOOL, CHAT, SPEAKING].flatMap(list),
]);

const words = (text: string): ReadonlySet<string> => new Set(list(text));

/** Whoever a sentence is about, when it is about whoever asks. */
export const ASKERS: ReadonlySet<string> = words(
  "i im ive id ill me my mine myself we us our were weve u you your it its this that everyone someone anyone she he they teacher makes make made makes there theres",
);

/** They turn round what follows. */
export const NEGATIONS: ReadonlySet<string> = words(
  "not no never dont doesnt didnt isnt arent aint wont cant cannot couldnt wouldnt shouldnt havent hasnt hadnt wasnt werent neither nor nt without",
);

/** What people say they do not do, or do not have, with a problem. */
export const NOT_DONE: ReadonlySet<string> = words(
  "know get getting got understand understanding understood see remember sure figure do doing done solve work make makes sense follow following idea clue have had want " +
    "like able easy great very really at been seem begin start even quite pay paid find manage recall learn learnt learned taught explain explained help believe care wait " +
    "much long anyone good so too that ever to one a the any clear fair fun mind need bother matter worry worries problem more hard difficult luck time way point in how what " +
    "where why listening there here quick urgent rush joke kidding lie supposed allowed wrap stop started done tried luck success gonna lie of us any either anywhere understanding heard listened gone going able confident " +
    "comfortable familiar certain bad because enough even come came think happy feel feeling seen studied revised covered practised used getting gotten too any anything nothing " +
    "understanding solving working going knowing remembering beginning starting finding",
);

/** Words by which a student tells of a line they wrote themselves, where they stand before it without a person who gave
 * it. */
export const OWN_WORK: ReadonlySet<string> = words(
  "got get gets getting figured found think thinking thought guess guessed reckon believe calculated answered answer answers ended reached maybe probably perhaps possibly " +
    "wrong becomes became gives equals therefore thus hence than by if when because cause coz cuz bc becuz since or from before after check checking correct",
);

/** Nouns that name the mathematics they stand beside. */
export const NAMES_FOR_IT: ReadonlySet<string> = words(
  "equation equations expression expressions inequality inequalities quadratic quadratics system calculation calculations number",
);

/** A number behind one of these says where a problem stands. */
export const LABELS: ReadonlySet<string> = words(
  "number no question q qn qu problem prob exercise ex page p pg chapter ch section unit lesson part task grade year yr worksheet sheet paper hw homework test quiz set " +
    "line row level key class module item",
);

/** A number beside one of these tells of time or marks. */
export const TIMES: ReadonlySet<string> = words(
  "minute minutes min mins hour hours hr hrs day days week weeks month months am pm oclock times marks mark points pts questions problems tests exams attempts tries more years people friends",
);

/** They begin a time of day: "at 3", "by 8". */
export const TIME_BEFORE: ReadonlySet<string> = words("at by until till before after around tomorrow");
