import { parseExpression } from "../../../parser/parse";
import { toLatex } from "../../../printer/latex";
import { table } from "../../../table";
import type { Recognition } from "../../sentence";
import type { Story } from "../story";
import { allSaid, hasCue, markIn, onlySaid, readScene, type Scene, type Told } from "./scene";

const FOOT = "[the (base / foot / bottom) of / directly below]";
const FROM = "(from / away from)";
const ELEVATION = "(the / an) angle of elevation (of / to) the top [of $t / of it]";
const LEANS = "(leans / leaning / rests / is leaning / is placed / is leaned / leaned)";
const ANGLE = "(an / the) angle of #a:D";

/** A height, the distance of its foot and the line of sight between them: a right triangle with an angle on the ground. */
const elevationScene: Scene = {
  cues: ["elevation", "depression", "ladder", "kite", "ramp", "shadow"],
  clauses: {
    "foot and angle": [
      `from a point #j:L [on the ground] ${FROM} ${FOOT} $w [,] [~] ${ELEVATION} is #a:D`,
      `${ELEVATION} from a point #j:L [on the ground] ${FROM} ${FOOT} (it / $w / its base / its foot) is #a:D`,
      `[at / from] a (point / distance) [of] #j:L ${FROM} ${FOOT} $w [,] ${ELEVATION} is #a:D`,
      `$w [~] casts a shadow [that is / of] #j:L [long] when (the / an) angle of elevation of the sun is #a:D`,
    ],
    "angle and foot": [
      `${ELEVATION} is #a:D from a point #j:L [on the ground] ${FROM} ${FOOT} (it / $w / its base / its foot)`,
    ],
    foot: [
      `$w [is] (stands / standing / stood) #j:L ${FROM} ${FOOT} $v`,
      `the (foot / base / bottom) of (the $w / it) is #j:L ${FROM} the wall`,
      `$w [~] casts a shadow [that is / of] #j:L [long]`,
    ],
    line: [
      `$w [that is / which is] [#h:L] [long] ${LEANS} against (a / the) (wall / house / building / tree)`,
      `#h:L $w ${LEANS} against (a / the) (wall / house / building / tree)`,
      `(a / the) #h:L $w ${LEANS} against (a / the) (wall / house / building / tree)`,
      `(a / the) kite [is] (flies / flying / is flying) [at the end of / on] a string [of length / that is / of] #h:L [long]`,
      "(a / the) ramp is #h:L long",
      "a #h:L [long] ramp (rises at / makes / has) an angle of #a:D [with the (ground / horizontal)]",
    ],
    angle: [
      `[and / it / which / $w / the string / the ramp] (makes / making / forms / at / with) ${ANGLE} (with / to) the (ground / horizontal / horizontal ground)`,
      `${ELEVATION} is #a:D`,
      `(the / an) angle of elevation (of / to) the top is #a:D`,
      `(the / an) angle of elevation of the sun is #a:D`,
      `(the / an) angle between (the ladder / it / the string) and the ground is #a:D`,
    ],
    depression: [
      `from the top of (a / the) #o:L [high / tall] $w [,] (the / an) angle of depression (of / to) $v [~] is #a:D`,
      `from the top of $w [that is] #o:L (high / tall) [,] (the / an) angle of depression (of / to) $v [~] is #a:D`,
    ],
    "ask height": [
      "how (tall / high) is (the / it) [$w]",
      "how high [up] [on] the (wall / house / building / tree) (does / will / can) (the ladder / it) reach",
      "(@ask / what is) the height of $w",
      "how high is the (top / end / upper end) of the ramp [above the ground]",
      "how high (is / above the ground is) the kite [above the ground]",
      "how high does the (ladder / ramp) reach [up the wall]",
    ],
    "ask foot": [
      `how far is (the (foot / base / bottom) of (the ladder / it) / it / $v) ${FROM} (the wall / ${FOOT} $w)`,
      `(@ask / what is) the distance (from / between) $v (to / and) ${FOOT} $w`,
    ],
    "ask line": [
      "how long is (the ladder / the string / the ramp / it)",
      "(@ask / what is) the length of the (ladder / string / ramp)",
    ],
  },
  build: () => null,
};

/** By the names of the sides of a right triangle: opposite to the angle, joining it, and the longest. */
const FORMULAS: Readonly<Record<string, string>> = table({
  "j height": "S*tan(A°)",
  "j line": "S/cos(A°)",
  "h height": "S*sin(A°)",
  "h foot": "S*cos(A°)",
  "o foot": "S/tan(A°)",
  "o line": "S/sin(A°)",
});

/** "From a point 50 m from a tower the angle of elevation of its top is 30 degrees": one side and one angle give the others. */
export function heightAndDistance(story: Story): Recognition | null {
  if (!hasCue(elevationScene, story)) return null;
  const found = new Map<string, Recognition>();
  for (const told of readScene(elevationScene, story)) {
    const text = formulaOf(told, story);
    if (text !== null) found.set(text, recognitionOf(text, story));
  }
  const [only] = found.values();
  return found.size === 1 && only ? only : null;
}

function formulaOf(told: readonly Told[], story: Story): string | null {
  const question = onlySaid(told, "ask height", "ask foot", "ask line");
  const marks = (name: string): readonly string[] => told.flatMap((each) => markIn(each, name) ?? []);
  const sides = ["j", "h", "o"].flatMap((name) => marks(name).map((mark) => ({ name, mark })));
  const [angle, ...angles] = marks("a");
  const [side, ...more] = sides;
  if (!question || !side || more.length > 0 || angle === undefined || angles.length > 0) return null;
  if (story.quantities.length !== 2 || allSaid(told, "line").length > 1) return null;
  const [length, degrees] = [side.mark, angle].map((mark) => story.quantities[Number(mark)]);
  if (!length || !degrees || degrees.value.n <= 0n || degrees.value.n >= 90n * degrees.value.d) return null;
  const formula = FORMULAS[`${side.name} ${question.says.slice("ask ".length)}`];
  return formula?.replace("S", length.text).replace("A", degrees.text) ?? null;
}

function recognitionOf(text: string, { decimals }: Story): Recognition {
  const expression = parseExpression(text);
  return {
    mathematics: {
      task: "trigonometry",
      question: { kind: "values", expressions: [expression], named: false },
    },
    instruction: "Find the side of the right triangle",
    latex: toLatex(expression),
    form: { decimals },
    assumes: "a right triangle of the height, the ground and the line between their ends",
  };
}
