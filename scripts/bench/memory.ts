import { parseArgs } from 'node:util';
import { listeners, residentMegabytes } from './lib/processes.ts';
import { startFilledProduct } from './lib/product.ts';
import { figure, table } from './lib/table.ts';
import { metricsToken } from './memory/caches.ts';
import { memoryIssues } from './memory/issues.ts';
import { type Phase, phases } from './memory/phases.ts';
import { openVisitors } from './memory/visitors.ts';

/**
 * The memory of a node after pages, lists, searches, bookings with their documents and pictures, each
 * requested many times at once. Fails if it uses more than the budget some seconds after all of it, or if a
 * cache exceeds its bound.
 */
const { values } = parseArgs({
  options: {
    /** 1 takes a few minutes. */
    scale: { type: 'string', default: '1' },
    budget: { type: 'string', default: '250' },
    phases: { type: 'string', default: Object.keys(phases).join(',') },
  },
});
const budget = Number(values.budget);

const product = await startFilledProduct({ TRUST_PROXY: '1', METRICS_TOKEN: metricsToken });
try {
  const pids = listeners(product.url);
  const visitors = await openVisitors(product.url);
  const rows = [['started', '0', '', figure(residentMegabytes(pids)), '']];
  for (const name of values.phases.split(',')) {
    const phase = phases[name];
    if (!phase) throw new Error(`there is no phase ${name}: ${Object.keys(phases)}`);
    rows.push(await measured(name, phase));
  }
  console.log(table(['after', 'calls', 'seconds', 'RSS, MB', 'at most, MB'], rows));
  const held = residentMegabytes(pids);
  const issues = await memoryIssues(product.url, visitors, { held, budget });
  for (const issue of issues) console.error(issue);
  process.exitCode = issues.length > 0 ? 1 : 0;

  async function measured(name: string, phase: Phase): Promise<string[]> {
    let most = 0;
    const watch = setInterval(() => {
      most = Math.max(most, residentMegabytes(pids));
    }, 200);
    const [began, before] = [performance.now(), visitors.calls];
    await phase(visitors, Number(values.scale));
    clearInterval(watch);
    const seconds = (performance.now() - began) / 1000;
    return [
      name,
      figure(visitors.calls - before),
      figure(seconds),
      figure(residentMegabytes(pids)),
      figure(most),
    ];
  }
} finally {
  await product.stop();
}
