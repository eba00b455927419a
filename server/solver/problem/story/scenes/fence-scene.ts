import { allSaid, markIn, onlySaid, type Scene, type Told } from "./scene";

const FENCING = "[of] [fence / fencing / wire / rope / fence wire / chicken wire / edging]";
const FIELD =
  "(field / garden / area / pen / region / enclosure / plot / pasture / yard / playground / rectangle / run)";
const MOST = "(largest / greatest / maximum / biggest / most)";
const WALL =
  "(a / the / one) [straight] (river / wall / house / barn / side of the (house / barn) / building / stream)";

/** The greatest rectangle with a given way around it, and the two numbers of a given sum with the greatest product: a
 * product that is greatest halfway between its zeros. */
export const fenceScene: Scene = {
  cues: ["fenc", "wire", "rope", "perimeter", "product"],
  clauses: {
    fence: [
      `%w (has / have / wants to use / uses / can use) #p:L ${FENCING}`,
      `[%w] (has / have) #p:L ${FENCING} (to / and wants to) (enclose / fence / fence off / fence in / build / make / surround) (a / the) rectangular ${FIELD}`,
      `[to / and] [%w] (wants / want) to (enclose / fence / fence off / fence in / build / make) (a / the) rectangular ${FIELD}`,
      `(a / the) rectangular ${FIELD} is [to be] (enclosed / fenced / fenced off / fenced in) (with / by / using) #p:L ${FENCING}`,
      `(a / the) rectangle has a perimeter of #p:L`,
      `with #p:L ${FENCING}`,
    ],
    river: [
      `(along / next to / beside / against / that borders / bordering) ${WALL}`,
      `(one side / the side along the river / the side along the wall / one side of the ${FIELD}) (is / lies along / borders / is along) ${WALL}`,
      "(one side / the side along the river / the side along the wall / the side along the river) needs no fence",
      "no (fence / fencing) is needed (along / on) (the river / that side / the side along the river / the wall)",
    ],
    sum: [
      `(@ask) (#c:N [positive] numbers) (whose sum is #s:N / with [a] sum [of] #s:N / that add up to #s:N)`,
      `the sum of (#c:N [positive] numbers) is #s:N`,
      `(#c:N [positive] numbers) (add up to / have a sum of) #s:N`,
    ],
    "most product": [
      `[whose / and whose / with the / and] [their] product is [as large as possible / a maximum / a maximum value / ${MOST}]`,
      `[and / with] [the / a] ${MOST} [possible] product`,
    ],
    "ask area": [
      `(what is / @ask) the ${MOST} [possible] area [of (the / such a) ${FIELD}] [that] [%a] [can] [be] [enclose / enclosed / fence / fenced]`,
      `(what is / @ask) the ${MOST} area (%a can (enclose / fence / fence off / fence in / have) / that can be (enclosed / fenced / fenced in))`,
    ],
    "ask sides": [
      `(what are / @ask) the dimensions of the [rectangular] ${FIELD} [of / with / that has] [the] ${MOST} [possible] area`,
      `(what are / @ask) the dimensions [of the ${FIELD}] (that give / that maximize / that maximise / to maximize) the [${MOST}] area`,
      `(what / which) dimensions (give / maximize / maximise) the [${MOST}] [possible] area`,
    ],
    "ask product": [
      `what is the ${MOST} [possible] [value of their] product`,
      "(what is / @ask) their product",
      `(what is / @ask) the ${MOST} [possible] product [of the numbers]`,
    ],
    "ask numbers": ["(@ask / what are) the (numbers / two numbers)", "what are they", "(@ask) them"],
  },
  build(told, reading) {
    const unknown = told.filter((each) => markIn(each, "p") !== undefined || markIn(each, "s") !== undefined);
    const [whole, ...more] = unknown;
    if (!whole || more.length > 0) return null;
    const isFence = markIn(whole, "p") !== undefined;
    const river = allSaid(told, "river").length > 0;
    const question = onlySaid(told, "ask area", "ask sides", "ask product", "ask numbers");
    const isFind = !isFence && told[0] === whole && whole.says === "sum" && question === null;
    if ((!question && !isFind) || (!isFence && river)) return null;
    const area = question?.says === "ask area" || question?.says === "ask sides";
    if (isFence !== area || (!isFence && !isGreatest(told))) return null;
    const count = markIn(whole, "c");
    if (count !== undefined && !reading.counts(count, 2)) return null;
    const total = reading.take(markIn(whole, isFence ? "p" : "s"));
    const half = isFence && !river ? `${total.text}/2` : total.text;
    const other = river ? `(${half} - 2*w)` : `(${half} - w)`;
    reading.unknown("w", isFence ? "the width" : "one of the numbers");
    reading.condition(
      river ? `w = ${half}/4` : `w = ${half}/2`,
      isFence
        ? "The area as a product of the two sides is greatest halfway between the two widths for which it is 0."
        : "The product is greatest halfway between the two values for which it is 0.",
    );
    const [unit, square] = isFence ? [total.unit, `square ${total.unit}`] : ["", ""];
    if (question?.says === "ask area" || question?.says === "ask product")
      reading.ask({ value: `w*${other}`, unit: square });
    else {
      reading.ask({ label: isFence ? "width" : "", value: "w", unit });
      reading.ask({ label: isFence ? "length" : "", value: other, unit });
    }
    return reading.done();
  },
};

const isGreatest = (told: readonly Told[]): boolean =>
  told.some(({ says }) => says === "most product" || says === "ask product");
