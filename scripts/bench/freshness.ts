import { settings } from '../e2e/filledApp.ts';
import { changes } from './freshness/changes/index.ts';
import { measure } from './freshness/measure.ts';
import { openSite } from './freshness/site.ts';
import { startFilledProduct } from './lib/product.ts';
import { figure, table } from './lib/table.ts';

/** How soon a change is on every page that shows it, and how many pages it costs. `--url` measures a server that runs already. */
const LATEST_MS = 1_000;

const given = process.argv[process.argv.indexOf('--url') + 1];
const product = process.argv.includes('--url')
  ? null
  : await startFilledProduct({ METRICS_TOKEN: settings.METRICS_TOKEN });
const issues: string[] = [];
try {
  const site = await openSite(product?.url ?? given ?? '');
  const rows: string[][] = [];
  for (const [what, changeAt] of Object.entries(changes)) {
    const { ms, shown, besides, wasted, kept } = await measure(site, await changeAt(site)).catch((error) => {
      throw new Error(what, { cause: error });
    });
    if (ms > LATEST_MS) issues.push(`${what}: later than ${LATEST_MS} ms`);
    if (wasted.length > 0) issues.push(`${what}: made anew for nothing: ${wasted.join(' ')}`);
    rows.push([what, ...[shown.length, besides.length, kept, ms].map((value) => figure(value))]);
  }
  const columns = ['change', 'pages that show it', 'lists besides', 'left as kept', 'new after, ms'];
  console.log(table(columns, rows));
  for (const issue of issues) console.error(issue);
} finally {
  await product?.stop();
}
process.exitCode = issues.length > 0 ? 1 : 0;
