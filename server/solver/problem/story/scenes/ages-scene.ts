import { Ages, peopleIn } from "./ages";
import type { Scene } from "./scene";

const TIMES = "( #n:N times / #n:N )";
const WHEN =
  "[ ( in / after ) #f:T [from now / time] / #f:T from now / #p:T ago / now / today / currently / this year / right now / at present ] [,]";
const LATER =
  "( #f:T later / in #f:T [time] / after #f:T / #f:T from now / #p:T ago / now / today / currently / presently )";
const IS = "( &i:is|was / &i:will|would be / &i:turns|turned )";
const aged = (name: string): string => `( #${name}:T [old / of age] / #${name}:N [years old] )`;
const MORE = "( &k:older|younger / &k:more|less )";
/** The age of somebody in the place of a name. */
const OF =
  "( %b [( &j:is|was / &j:will be )] / %b 's [current / present] [age] / the [current / present] age of %b / that of %b / (his / her) age )";
const AGE = "( %a / %a 's [current / present] age / the age of %a / (his / her) age )";
const MANY = "( sum / total )";
const BOTH = "( their / the )";

/** The ages of people, now and at other times: everyone grows older by the same. */
export const agesScene: Scene = {
  cues: [" old", "older", "younger", " age"],
  clauses: {
    times: [
      `${WHEN} ${AGE} ${IS} [now] [exactly] ${TIMES} (as old as ${OF} / ${OF} / older than ${OF}) [then] ${WHEN}`,
      `${WHEN} %a ${IS} [now] ${TIMES} as old ${WHEN}`,
    ],
    more: [
      `${WHEN} ${AGE} ${IS} [now] #y:T ${MORE} than ${OF}`,
      `${WHEN} ${AGE} ${IS} [now] #y:N [years] ${MORE} than ${OF}`,
      `${WHEN} ${AGE} ${IS} [now] #y:T ${MORE} than #n:N times (as old as ${OF} / ${OF})`,
      `${WHEN} ${AGE} ${IS} [now] #y:N [years] ${MORE} than #n:N times (as old as ${OF} / ${OF})`,
    ],
    same: [`%a is (the same age as %b / as old as %b)`],
    sum: [
      `${WHEN} the ${MANY} of ${BOTH} [current / present] ages ${IS} #s [years] ${WHEN}`,
      `${WHEN} the ${MANY} of the [current / present] ages of %a and %b ${IS} #s [years] ${WHEN}`,
      `${WHEN} the ${MANY} of %a 's [age] and %b 's (age / ages) ${IS} #s [years] ${WHEN}`,
      `${WHEN} (together / combined) they (&i:are|were / &i:will be) #s [years old / old] ${WHEN}`,
      `${WHEN} their ages (&i:add|total|sum) [up] [to] #s [years] ${WHEN}`,
      `${WHEN} their (total / combined) age ${IS} #s [years] ${WHEN}`,
      `${WHEN} %a and %b (&i:are|were) #s [old / years old] (together / altogether / in total) ${WHEN}`,
    ],
    age: [`${WHEN} ${AGE} ${IS} [now] [only / just] ${aged("s")} ${WHEN}`],
    "at that time": [
      `%a (was / is) ${aged("s")} when %b (was / is / turned) ${aged("r")}`,
      `when %b (was / is) ${aged("r")} [,] %a (was / is) ${aged("s")}`,
    ],
    ask: [
      `${WHEN} how (old / many years old) (is / was / will / would) %a [be] [${LATER}]`,
      `${WHEN} (@ask / what is / what was / what will) ${AGE} [be] [${LATER}]`,
      `(@ask / what is) (the / his / her) [present / current] age [of %a] [${LATER}]`,
    ],
    "ask then": [
      `how old (will / was / is / would) %a [be] when %b (is / was / turns / will be / turned) ${aged("v")}`,
      `when %b (is / turns / will be) ${aged("v")} [,] how old (will / is) %a [be]`,
    ],
    "ask sum": [
      `${WHEN} (@ask / what is / what will / what will be) the ${MANY} of ${BOTH} [current / present] ages [be] [${LATER}]`,
      `${WHEN} (@ask / what is / what will) (the / their) (combined / total) age [of (%a and %b / them / them all)] [be] [${LATER}]`,
      `${WHEN} (@ask / what is) the ${MANY} of (%a 's and %b 's ages / the ages of %a and %b) [${LATER}]`,
      `how old (are / will) (they / both) [be] (altogether / together / combined / in total) [${LATER}]`,
    ],
    "ask more": [
      `how (many years / much) &k:older|younger is %a than %b`,
      `how many years &k:older|younger than %b is %a`,
    ],
    "ask all": [
      `(@ask / what are) (their / both) [present / current] ages [${LATER}]`,
      `how old (are / is / will) (they / each / both / each of them / each person / the two) [be] [${LATER}]`,
      `(how old are / @ask the ages of / what are the ages of) %a and %b [${LATER}]`,
    ],
  },
  build(told, reading) {
    const people = peopleIn(told);
    return people.length < 2 || people.length > 5 ? null : new Ages(people, reading).read(told);
  },
};
