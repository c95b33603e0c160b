import { parseArgs } from 'node:util';
import { inTransaction } from '@odonta/db/postgres/transaction.ts';
import { closeShared } from '@odonta/db/testing/atEnd.ts';
import { buildCenter, buildProd, buildUser } from '@odonta/db/testing/factories.ts';
import { openNodes } from '../../guarantees/nodes.ts';
import { median } from '../lib/rounds.ts';
import { figure, table } from '../lib/table.ts';
import { bareRegister } from './bareRegister.ts';
import { filledMonth, fillWithOrders } from './filledRegister.ts';

/** The register of the last of ten months as a file over HTTP, against the bare statement that reads the same rows, in turns. Fails over five seconds. */
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, orders: { type: 'string', default: '1000000' } },
});
const [rounds, orders] = [Number(values.rounds), Number(values.orders)];
const budget = 5;
const months = 10;

const app = await openNodes({ count: 1 });
try {
  const { centers, prods, token } = await inTransaction(app.sequelize, async () => {
    const center = await buildCenter();
    const built = [await buildProd({ center_id: center.id }), await buildProd({ center_id: center.id })];
    const head = await buildUser({ roles: ['ROP_COURSE'] });
    return {
      centers: [center.id],
      prods: built.map(({ id }) => id),
      token: await app.tokenOf(head),
    };
  });
  await fillWithOrders(app.databaseUrl, { orders, months, centers, prods });
  const taken: Record<string, number[]> = { xlsx: [], csv: [], bare: [] };
  const sizes: Record<string, number> = {};
  for (let round = 0; round < rounds; round += 1)
    for (const kind of ['xlsx', 'csv', 'bare'])
      taken[kind]?.push(kind === 'bare' ? await bareRegister(app.databaseUrl) : await overHttp(kind));
  const bare = taken.bare ?? [];
  const rows = ['xlsx', 'csv'].map((kind) => {
    const seconds = taken[kind] ?? [];
    const ratios = seconds.map((figures, round) => figures / (bare[round] ?? Number.NaN));
    return [
      kind,
      figure(median(seconds), 2),
      figure(median(bare), 2),
      figure(median(ratios), 1),
      figure(sizes[kind] ?? 0, 1),
    ];
  });
  console.log(
    table(
      [`the register of a month, of ${orders} orders in ten`, 'seconds', 'bare statement', 'ratio', 'MB'],
      rows,
    ),
  );
  const slowest = Math.max(...(taken.xlsx ?? []), ...(taken.csv ?? []));
  if (slowest > budget) {
    console.error(`slowest ${figure(slowest, 2)} s, and ${budget} s is the budget`);
    process.exitCode = 1;
  }

  async function overHttp(format: string): Promise<number> {
    const began = performance.now();
    const url = `${app.nodes[0]?.url}/api/adm/reports/orders/file?${filledMonth}&format=${format}`;
    const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
    if (!answer.ok || !answer.body) throw new Error(`${answer.status}: ${await answer.text()}`);
    let bytes = 0;
    for await (const chunk of answer.body) bytes += chunk.length;
    sizes[format] = bytes / 1_048_576;
    return (performance.now() - began) / 1000;
  }
} finally {
  await app.close();
  await closeShared();
}
