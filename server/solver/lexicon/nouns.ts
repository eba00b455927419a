import { type Rational, rational } from "../expression/rational";
import { table } from "../table";
import { words } from "../word-list";

const IRREGULAR: Readonly<Record<string, string>> = table({
  people: "person",
  persons: "person",
  children: "child",
  kids: "child",
  kid: "child",
  men: "man",
  women: "woman",
  feet: "foot",
  teeth: "tooth",
  geese: "goose",
  mice: "mouse",
  oxen: "ox",
  loaves: "loaf",
  leaves: "leaf",
  knives: "knife",
  lives: "life",
  halves: "half",
  shelves: "shelf",
  wolves: "wolf",
  calves: "calf",
  scarves: "scarf",
  buses: "bus",
  busses: "bus",
  dice: "die",
  pennies: "penny",
  pence: "penny",
  cookies: "cookie",
  movies: "movie",
  pies: "pie",
  ties: "tie",
  brownies: "brownie",
  calories: "calorie",
  selfies: "selfie",
  smoothies: "smoothie",
  zombies: "zombie",
  cacti: "cactus",
  potatoes: "potato",
  tomatoes: "tomato",
  mangoes: "mango",
  heroes: "hero",
  volcanoes: "volcano",
  gases: "gas",
  bookshelves: "bookshelf",
  pastries: "pastry",
  dollars: "dollar",
  bucks: "dollar",
  cents: "cent",
  thieves: "thief",
  elves: "elf",
  lbs: "pound",
  lb: "pound",
  hrs: "hour",
  hr: "hour",
  mins: "minute",
  min: "minute",
  kg: "kilogram",
  km: "kilometer",
  cm: "centimeter",
  metres: "meter",
  metre: "meter",
  kilometre: "kilometer",
  centimetre: "centimeter",
  millimetres: "millimeter",
  millimetre: "millimeter",
  litre: "liter",
  millilitre: "milliliter",
  millilitres: "milliliter",
  ml: "milliliter",
  mm: "millimeter",
  oz: "ounce",
  ft: "foot",
  yds: "yard",
  grammes: "gram",
  tonnes: "ton",
  gals: "gallon",
  secs: "second",
  wives: "wife",
  hooves: "hoof",
  dwarves: "dwarf",
  fungi: "fungus",
  hippos: "hippo",
  pianos: "piano",
  lenses: "lens",
  nurses: "nurse",
  horses: "horse",
  houses: "house",
  roses: "rose",
  purses: "purse",
  blouses: "blouse",
  courses: "course",
  geniuses: "genius",
  circuses: "circus",
  bonuses: "bonus",
  viruses: "virus",
  walruses: "walrus",
  octopuses: "octopus",
  minibuses: "minibus",
  canvases: "canvas",
  atlases: "atlas",
  daisies: "daisy",
  fishes: "fish",
  ladies: "lady",
  axles: "axle",
  caches: "cache",
  aches: "ache",
  headaches: "headache",
  quizzes: "quiz",
  grandchildren: "grandchild",
  firemen: "fireman",
  policemen: "policeman",
  snowmen: "snowman",
  fishermen: "fisherman",
  salesmen: "salesman",
  freshmen: "freshman",
  litres: "liter",
  kilometres: "kilometer",
  centimetres: "centimeter",
  pics: "picture",
  photos: "picture",
  photo: "picture",
  photographs: "picture",
  axes: "axe",
  kilos: "kilogram",
  mum: "mother",
  mom: "mother",
  dad: "father",
  grandma: "grandmother",
  grandpa: "grandfather",
  clothes: "clothes",
  glasses: "glass",
  skittles: "skittle",
  moose: "moose",
  ups: "up",
});

/** One of what a noun names: "boxes" is box, "children" is child. */
export function singular(word: string): string {
  const known = IRREGULAR[word];
  if (known) return known;
  if (UNCHANGED.has(word)) return word;
  if (word.length < 4 || !word.endsWith("s") || /(?:ss|us|is)$/.test(word)) return word;
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:x|ch|sh|ss|zz)es$/.test(word)) return word.slice(0, -2);
  return word.replace(/s$/, "");
}

/** Short or familiar forms, which are not written in answers. */
const SHORT: ReadonlySet<string> = words(
  "mum mom dad kid hr min kg km cm lb photo grandma grandpa litre metre kilometre centimetre millimetre millilitre ml mm oz ft",
);

/** Many of what a noun names: "box" is boxes, "child" is children. */
export function plural(word: string): string {
  const known = Object.entries(IRREGULAR).find(
    ([many, one]) =>
      one === word && !SHORT.has(many) && (!many.endsWith("s") || /(?:ves|ies|oes)$/.test(many)),
  )?.[0];
  if (known) return known;
  if (UNCHANGED.has(word)) return word;
  if (/(?:s|x|ch|sh|z)$/.test(word)) return `${word}es`;
  return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;
}

/** Whether a word tells of many. */
export const isPlural = (word: string): boolean => singular(word) !== word || UNCHANGED.has(word);

/** The same for one and many. */
const UNCHANGED = words(
  "fish sheep deer trout salmon moose series shrimp starfish goldfish catfish clothes scissors perch jeans trousers pants bass cod jellyfish swordfish species shorts bacteria aircraft offspring",
);

/** One pair of them is called by the many: "the shorts cost $8". */
export const PAIRED = words(
  "jeans trousers pants shorts scissors glasses sunglasses tights leggings pajamas shoes boots sandals sneakers slippers headphones binoculars goggles",
);

/** Portions of something that is named after "of": three *pieces* of cake are cake. */
export const PORTIONS = words(
  "piece slice bit pound ounce gram kilogram ton liter gallon cup pint quart teaspoon tablespoon bushel yard foot inch meter scoop lap sheet stick drop total number amount set_of sum",
);

/** Units of measure, which are not counted whole. */
export const MEASURES = words(
  "pound ounce gram kilogram milligram ton liter milliliter gallon cup pint quart teaspoon tablespoon bushel yard foot inch meter kilometer centimeter mile millimeter hour minute second day week month year dollar cent percent degree mph acre lap pitcher calorie mg serving barrel hectare",
);

/** Units of one dimension by their size. */
const SIZES: readonly Readonly<Record<string, bigint>>[] = [
  { second: 1n, minute: 60n, hour: 3600n, day: 86400n, week: 604800n },
  { month: 1n, year: 12n, decade: 120n, century: 1200n },
  { inch: 1n, foot: 12n, yard: 36n, mile: 63360n },
  { millimeter: 1n, centimeter: 10n, meter: 1000n, kilometer: 1000000n },
  { milligram: 1n, gram: 1000n, kilogram: 1000000n, ton: 1000000000n },
  { ounce: 1n, pound: 16n },
  { milliliter: 1n, liter: 1000n },
  { teaspoon: 1n, tablespoon: 3n, cup: 48n, pint: 96n, quart: 192n, gallon: 768n },
  { cent: 1n, penny: 1n, nickel: 5n, dime: 10n, quarter: 25n, dollar: 100n },
];

/** How many of one unit another has; null where they do not measure the same. */
export function conversion(from: string, to: string): Rational | null {
  const sizes = SIZES.find((each) => from in each && to in each);
  const [one, other] = [sizes?.[from], sizes?.[to]];
  return one !== undefined && other !== undefined ? rational(one, other) : null;
}

const DIMENSIONS: readonly ReadonlySet<string>[] = [
  words("second minute hour day week month year"),
  words("inch foot yard mile meter kilometer centimeter millimeter"),
  words("pound ounce gram kilogram milligram ton"),
  words("liter milliliter gallon cup pint quart teaspoon tablespoon"),
  words("dollar cent"),
];

/** Which dimension a unit measures; null for things that are counted. */
export function dimensionOf(noun: string): number | null {
  const at = DIMENSIONS.findIndex((each) => each.has(noun));
  return at < 0 ? null : at;
}

/** Units of time. */
export const TIMES = words(
  "second minute hour day week month year weekend morning afternoon evening night decade century",
);
export const DAYS = words(
  "monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december christmas halloween easter thanksgiving",
);
/** Words for when something is, that need no preposition. */
export const WHEN = words("yesterday today tomorrow tonight");

/** Meals, at which things happen: "at lunch". */
export const MEALS = words("breakfast brunch lunch dinner supper lunchtime dinnertime");

/** Units of money by their value in cents. */
export const MONEY: Readonly<Record<string, bigint>> = table({ dollar: 100n, cent: 1n });
/** Coins, which are things that can be counted and worth so many cents. */
export const COINS: Readonly<Record<string, bigint>> = table({
  penny: 1n,
  nickel: 5n,
  dime: 10n,
  quarter: 25n,
});

/** Kinds of things by what they are all called. A kind may belong to another: a pet is an animal. */
const KINDS: Readonly<Record<string, string>> = table({
  flower:
    "rose tulip daisy lily sunflower orchid daffodil carnation violet marigold daisy poppy petunia pansy iris hyacinth dahlia peony lavender geranium begonia zinnia lilac bluebell snapdragon aster",
  plant: "flower tree bush shrub cactus fern herb vine",
  fruit:
    "apple orange pear banana peach plum mango lemon lime grape cherry strawberry blueberry kiwi melon watermelon apricot pineapple coconut fig date papaya grapefruit nectarine tangerine raspberry blackberry cranberry guava pomegranate avocado berry clementine cantaloupe passionfruit lychee",
  berry: "strawberry blueberry raspberry blackberry cranberry",
  vegetable:
    "carrot turnip potato onion tomato pumpkin cucumber cabbage radish beet pepper corn lettuce eggplant zucchini broccoli cauliflower leek parsnip celery spinach squash bean pea artichoke yam asparagus courgette",
  animal:
    "pet bird fish insect mammal reptile dog cat cow horse pig sheep goat chicken duck hen rabbit lion tiger bear elephant giraffe monkey zebra kangaroo turkey bee bird fish snake frog turtle hamster mouse donkey lamb deer fox wolf hippo rhino camel llama alpaca ostrich crocodile alligator lizard toad squirrel hedgehog badger bat rat gorilla chimpanzee panda koala leopard cheetah jaguar buffalo bison moose elk antelope gazelle seal whale dolphin shark octopus crab lobster penguin bull calf pony mule ox rooster chick goose swan gerbil ferret otter beaver raccoon skunk mole hyena ape kitten puppy bunny reindeer walrus flamingo peacock",
  pet: "dog cat hamster parrot goldfish turtle rabbit puppy kitten gerbil canary parakeet ferret",
  bird: "parrot parakeet pigeon crow sparrow robin duck eagle owl seagull swan goose hen chicken turkey penguin raven dove hawk falcon finch canary flamingo peacock ostrich heron stork cardinal woodpecker hummingbird gull vulture rooster magpie blackbird swallow pelican bluejay jay",
  fish: "trout salmon bass perch goldfish catfish guppy carp tuna cod pike herring angelfish swordfish",
  person:
    "boy girl man woman child student teacher adult friend player boy employee manager worker customer visitor passenger guest sailor kid soldier pupil classmate parent doctor nurse driver member tourist farmer singer dancer musician drummer actor artist baker chef waiter runner swimmer senior teenager toddler baby volunteer scientist engineer lawyer officer fan spectator camper hiker neighbor neighbour relative cousin brother sister aunt uncle grandparent grandchild violinist pianist guitarist trumpeter bride coach counselor scout",
  student: "boy girl freshman sophomore junior senior",
  child: "boy girl toddler baby",
  adult: "man woman teacher parent",
  parent: "mother father",
  sibling: "brother sister",
  coin: "penny nickel dime quarter",
  pastry: "cupcake cookie brownie muffin cake pie donut doughnut croissant tart scone",
  toy: "doll ball teddy truck car robot puzzle yo-yo marble kite top block",
  instrument: "trumpet drum guitar violin flute piano cello clarinet saxophone trombone harp tuba oboe",
  insect:
    "ant bee ladybug butterfly beetle grasshopper cricket wasp moth mosquito fly dragonfly caterpillar ladybird",
  bug: "ant bee ladybug butterfly beetle grasshopper cricket spider",
  tree: "oak maple pine palm willow walnut dogwood fir birch elm cedar spruce ash beech poplar redwood cypress chestnut",
  furniture: "chair table desk bookshelf sofa stool bench bed dresser couch armchair wardrobe",
  drink: "soda juice water coffee tea lemonade milk smoothie cola milkshake",
  nut: "walnut almond peanut cashew pecan hazelnut pistachio",
  clothing:
    "scarf mitten shirt hat sweater sock glove jacket coat dress skirt blouse jeans trousers shorts vest cap sweatshirt hoodie cardigan",
  vehicle:
    "car truck bus van bike bicycle motorcycle taxi lorry tractor scooter motorbike tram minibus train",
  dessert: "cake pie cupcake cookie brownie tart pudding sundae",
  meat: "beef pork chicken lamb turkey steak bacon ham",
  game: "checkers chess match",
  book: "novel comic textbook dictionary cookbook notebook biography magazine",
  publication: "book magazine newspaper comic novel",
  weekday: "monday tuesday wednesday thursday friday",
  shape: "square circle triangle rectangle hexagon pentagon star",
  bread: "roll loaf bun bagel baguette",
  meal: "breakfast lunch dinner supper",
  utensil: "fork knife spoon",
  jewel: "ruby diamond emerald sapphire pearl opal",
  gem: "ruby diamond emerald sapphire opal topaz amethyst",
  building: "house tower skyscraper barn shed church cottage",
  message: "text email letter note",
});

/** Everything that belongs to a kind, through the kinds in it. */
function membersOf(kind: string): readonly string[] {
  const own = KINDS[kind]?.split(" ") ?? [];
  return own.flatMap((each) => [each, ...(each in KINDS && each !== kind ? membersOf(each) : [])]);
}

const MEMBERS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.keys(KINDS).map((kind) => [kind, new Set(membersOf(kind))]),
);

/** Different words for the same thing. */
const SYNONYMS: readonly ReadonlySet<string>[] = [
  words("student pupil learner"),
  words("bike bicycle"),
  words("car automobile"),
  words("sofa couch"),
  words("candy sweet"),
  words("rabbit bunny"),
  words("donut doughnut"),
  words("soda pop"),
  words("friend pal buddy"),
  words("worker employee staff"),
  words("trousers pants"),
  words("film movie"),
  words("clothing clothes"),
  words("rock stone"),
  words("shop store"),
  words("neighbor neighbour"),
  words("autumn fall"),
  words("rubbish trash garbage"),
  words("pack packet package"),
];

/** Whether two words name the same thing: "pack" and "package". */
export const isSynonym = (one: string, other: string): boolean =>
  SYNONYMS.some((each) => each.has(one) && each.has(other));

const kindsOf = (noun: string): readonly string[] =>
  Object.keys(KINDS).filter((kind) => kind === noun || isKindOf(noun, kind));

/** Whether it is known what kind of thing a noun names. */
export const hasKind = (noun: string): boolean => kindsOf(noun).length > 0;

/** Whether a noun names a kind of things. */
export const isKind = (noun: string): boolean =>
  noun in KINDS || SYNONYMS.some((each) => each.has(noun) && [...each].some((other) => other in KINDS));

/** Whether two nouns are things of one kind, so that one may stand for the other: friends and players. */
export const isSameKind = (one: string, other: string): boolean =>
  kindsOf(one).some((kind) => kindsOf(other).includes(kind));

/** Whether one noun names a kind that the other belongs to, or is another word for it. */
export const isKindOf = (noun: string, kind: string): boolean =>
  (MEMBERS.get(kind)?.has(noun) ?? false) || isSynonym(noun, kind) || isMemberBySynonym(noun, kind);

/** Boys and girls are pupils, because students are. */
const isMemberBySynonym = (noun: string, kind: string): boolean =>
  SYNONYMS.some((each) => each.has(kind) && [...each].some((other) => MEMBERS.get(other)?.has(noun)));

/** The narrowest kind that all of some things belong to; none where no kind has them all. */
export function kindOfAll(nouns: readonly string[]): string | undefined {
  const kinds = Object.keys(KINDS).filter((kind) => nouns.every((noun) => isKindOf(noun, kind)));
  const size = (kind: string): number => MEMBERS.get(kind)?.size ?? 0;
  return kinds.sort((one, other) => size(one) - size(other))[0];
}

/** Whether a noun names a thing or a kind of things that is known. */
export const isNamedThing = (noun: string): boolean => kindsOf(noun).length > 0;

const OPPOSITES: readonly (readonly [string, string])[] = [
  ["boy", "girl"],
  ["man", "woman"],
  ["child", "adult"],
  ["good", "bad"],
  ["absent", "present"],
  ["married", "single"],
  ["empty", "full"],
  ["male", "female"],
  ["old", "new"],
  ["even", "odd"],
  ["right", "wrong"],
  ["correct", "wrong"],
  ["rotten", "good"],
];

/** Whether everything that is not one is the other: boys and girls, broken and unbroken. */
export const isOpposite = (one: string, other: string): boolean =>
  OPPOSITES.some((pair) => pair.includes(one) && pair.includes(other) && one !== other) ||
  one === `un${other}` ||
  other === `un${one}`;

/** Words for things of any kind. */
export const ANYTHING = words("thing item object one total material liquid ingredient product");

/** Groups that hold things. */
export const GROUPS = words(
  "box bag pack packet package basket jar carton case crate bucket bin cage row shelf bookshelf page team group table class bus van car tray plate bowl bottle bunch pile stack set deck folder album tank drawer room vase container pocket bench tube can roll barrel bundle dozen pot sack tin envelope binder chest trunk rack bouquet column section pen truck ship boat wagon cabinet backpack jug pitcher punnet string line floor minibus train lorry shelter load",
);
