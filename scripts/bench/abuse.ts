import { parseArgs } from 'node:util';
import { openAttack } from './abuse/attack.ts';
import { type Kind, kinds } from './abuse/kinds.ts';
import { type Figures, visit } from './abuse/visitor.ts';
import { startFilledProduct } from './lib/product.ts';
import { figure, table } from './lib/table.ts';

/**
 * A node under twenty clients who try to stop or fill it, as another visitor meets it: he asks for `/` and books. Fails where
 * one in a hundred of his waits is over a second, or where large arrays alone more than double the median of `/`.
 */
const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    seconds: { type: 'string', default: process.env.ABUSE_SECONDS ?? '300' },
    clients: { type: 'string', default: '20' },
  },
});
const seconds = Number(values.seconds);
const budgetMs = 1000;
const mostTimes = 2;

const product = values.url ? { url: values.url, stop: async () => {} } : await startFilledProduct(settings());
try {
  const quiet = await visit(product.url, Math.min(seconds, 30));
  const abused = await under(Number(values.clients), kinds, seconds);
  const quietAgain = await visit(product.url, Math.min(seconds, 30));
  const wide = await under(3, ['arrays'], Math.min(seconds, 30));
  const rows = [
    row('nobody else', quiet),
    row(`${values.clients} clients, everything`, abused),
    row('nobody else, again', quietAgain),
    row('3 clients, large arrays', wide),
  ];
  console.log(
    table(
      [
        'a visitor beside',
        '/ p50, ms',
        '/ p99, ms',
        'booked',
        'booking p50, ms',
        'booking p99, ms',
        'failed',
      ],
      rows,
    ),
  );
  const issues = [
    abused.page.p99 > budgetMs && `p99 of / is over ${budgetMs} ms`,
    abused.booking.p99 > budgetMs && `p99 of a booking is over ${budgetMs} ms`,
    abused.failed > 0 && `${abused.failed} calls of the visitor failed`,
    wide.page.p50 > mostTimes * quietAgain.page.p50 &&
      `large arrays move the median of / beyond ${mostTimes} times`,
  ].filter(Boolean);
  for (const issue of issues) console.error(issue);
  process.exitCode = issues.length > 0 ? 1 : 0;
} finally {
  await product.stop();
}

async function under(clients: number, chosen: readonly Kind[], duration: number): Promise<Figures> {
  const attack = openAttack({ url: product.url, clients, kinds: chosen });
  const figures = await visit(product.url, duration);
  console.log(await attack.end());
  return figures;
}

/** Each client has an address of its own, as behind a proxy. */
function settings(): NodeJS.ProcessEnv {
  return { TRUST_PROXY: '1' };
}

function row(name: string, { page, booking, failed }: Figures): string[] {
  const ms = (value: number) => figure(value, value < 10 ? 1 : 0);
  return [
    name,
    ms(page.p50),
    ms(page.p99),
    figure(booking.count),
    ms(booking.p50),
    ms(booking.p99),
    figure(failed),
  ];
}
