import { launchChromium } from "./bench/browser";
import { median } from "./bench/median";
import { pressToAnswer, WAYS, type Way } from "./bench/press";
import { closing, startEmbeddedProduct } from "./bench/product";
import { recordMeasurement } from "./bench/record-measurement";

/** `npm run bench:press`: from the press on Solve to the answer on the screen, on a fast and a slow line, with and without
 * a network. */
recordMeasurement("bench:press");

const RUNS = Number(process.env.RUNS ?? 5);

await closing(async ({ directory, add }) => {
  const product = await startEmbeddedProduct(directory);
  add(product.stop);
  const browser = await launchChromium();
  add(() => browser.close());
  const middle = async (way: Way, slow: boolean): Promise<string> => {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run++) {
      const context = await browser.newContext({
        baseURL: product.origin,
        viewport: { width: 360, height: 740 },
        isMobile: true,
        hasTouch: true,
      });
      times.push(await pressToAnswer(context, way, slow));
      await context.close();
    }
    return median(times).toFixed(0);
  };
  console.log(
    `median of ${RUNS}, milliseconds; slow: 1.6 Mbps, 150 ms, 4× CPU for the page (not its worker)`,
  );
  console.log("| press on Solve → answer shown | slow | as it is |");
  console.log("|---|---|---|");
  for (const way of Object.keys(WAYS) as Way[])
    console.log(`| ${way} | ${await middle(way, true)} | ${await middle(way, false)} |`);
});
