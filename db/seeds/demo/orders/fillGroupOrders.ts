import type { Sequelize, Transaction } from 'sequelize';
import { moscowDay } from '../../../vocabulary/time.ts';
import { type CastGroup, groups } from '../cast/groupOrders.ts';
import { ago } from '../moments.ts';
import { insertRows } from '../rows/insertRows.ts';
import type { Course } from './courses.ts';
import { groupRow } from './groupRows.ts';
import { keepContracts } from './keepContracts.ts';
import type { Planned } from './planned.ts';
import { quoteRow } from './quoteRows.ts';

export interface Group {
  cast: CastGroup;
  course: Course;
  id: number;
  order: Planned | null;
  created: Date;
}

/** Group orders of companies in several stages; those that were invoiced have orders of the cast. */
export async function fillGroupOrders(
  sequelize: Sequelize,
  { all, courses, now }: { all: readonly Planned[]; courses: readonly Course[]; now: number },
  transaction: Transaction,
): Promise<void> {
  const found = groups.flatMap((cast) => {
    const order = cast.order ? orderOf(cast, all) : null;
    const course = order?.course ?? courses[cast.course];
    if (!course || (cast.order && !order)) return [];
    return [{ cast, course, order: order ?? null, created: ago(cast.daysAgo * 86_400, now) }];
  });
  const requests = found.map((group, index) => ({ ...group, id: index + 1 }));
  await insertRows(sequelize, 'legal_requests', requests.map(groupRow), transaction);
  const quoted = requests.filter(({ cast }) => cast.stage !== 'DRAFT');
  const agreed = quoted.map((group, index) => ({
    group,
    request: groupRow(group),
    quote: quoteRow(group, index + 1),
  }));
  const quotes = agreed.map(({ quote }) => quote);
  await insertRows(sequelize, 'legal_quotes', quotes, transaction);
  await keepContracts(sequelize, agreed, transaction);
  await insertRows(sequelize, 'document_counters', countersOf(quoted), transaction);
  await sequelize.query(`select setval('legal_request_numbers', $1)`, {
    bind: [Math.max(1, requests.length)],
    transaction,
  });
}

const orderOf = ({ company, order, seats }: CastGroup, all: readonly Planned[]): Planned | undefined =>
  all.find(
    ({ sale, status, lines }) =>
      sale.by === 'company' &&
      sale.person === company &&
      sale.of === 'coming' &&
      lines.length === seats &&
      status === (order === 'held' ? 'PREPARE' : 'CONFIRMED'),
  );

/** Numbers of offers go on within a year of Moscow. */
function countersOf(quoted: readonly Group[]) {
  const last = new Map<number, number>();
  for (const { created } of quoted) {
    const year = Number(moscowDay(created).slice(0, 4));
    last.set(year, (last.get(year) ?? 0) + 1);
  }
  return [...last].map(([year, count]) => ({ issuer: 'P', kind: 'QUOTE', year, last: count }));
}
