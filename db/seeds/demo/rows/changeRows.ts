import { formatDays } from '../../../vocabulary/time.ts';
import { ago } from '../moments.ts';
import type { prodRow } from './prodRows.ts';

const day = 86_400;
const week = 7 * day;

/**
 * Announced changes of some published courses: every ninth was postponed by a week, every fourteenth changed
 * its venue.
 */
export function changeRows(prod: ReturnType<typeof prodRow>, now: number): object[] {
  const rows: object[] = [];
  if (prod.status !== 'CONFIRMED' || prod.date_start === null) return rows;
  const at = ago(((prod.id * 5) % 12) * day + 5 * 3600, now);
  const [start, end] = [secondsOf(prod.date_start), secondsOf(prod.date_end ?? prod.date_start)];
  if (prod.id % 9 === 0)
    rows.push({
      prod_id: prod.id,
      kind: 'date',
      old: formatDays(start - week, end - week),
      new: formatDays(start, end),
      at,
    });
  if (prod.id % 14 === 0 && prod.address !== null)
    rows.push({ prod_id: prod.id, kind: 'place', old: 'место уточняется', new: prod.address, at });
  return rows;
}

const secondsOf = (moment: Date) => moment.getTime() / 1000;
