import { changesOf } from './freshness/changes.ts';
import { openSite } from './freshness/site.ts';
import { startFilledProduct } from './lib/product.ts';
import { figure, table } from './lib/table.ts';

/** How soon a change is on every page that shows it, and how many pages it costs. `--url` measures a server that runs already. */
const LATEST_MS = 1_000;

const given = process.argv[process.argv.indexOf('--url') + 1];
const product = process.argv.includes('--url') ? null : await startFilledProduct();
let isLate = false;
try {
  const site = await openSite(product?.url ?? given ?? '');
  const rows: string[][] = [];
  for (const { what, shownBy, make, isNew } of await changesOf(site)) {
    const kept = await site.readAll();
    const shown = [...kept].filter(([, html]) => shownBy(html)).map(([address]) => address);
    if (shown.length === 0) throw new Error(`No page shows the ${what}`);
    const before = await site.renders();
    await make();
    const ms = await site.untilNew(shown, isNew);
    isLate ||= ms > LATEST_MS;
    await site.readAll();
    const forgotten = (await site.renders()) - before;
    rows.push([what, figure(shown.length), figure(forgotten), figure(kept.size - forgotten), figure(ms)]);
  }
  console.log(
    table(['change', 'pages that show it', 'rendered anew', 'left as kept', 'new after, ms'], rows),
  );
  if (isLate) console.log(`later than ${LATEST_MS} ms`);
} finally {
  await product?.stop();
}
process.exitCode = isLate ? 1 : 0;
