import type { EmptyPlaces } from '@odonta/api/contract';
import { PinnedWeek, type Pinning } from '@odonta/db/models';
import {
  isPinningPlace,
  type PinningPlace,
  pinnedAtMost,
  pinningLimits,
} from '@odonta/db/vocabulary/advertising/pinnings.ts';
import { formatWeek, weekOf, weeksFrom } from '@odonta/db/vocabulary/weeks.ts';
import { QueryTypes, type Transaction } from 'sequelize';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { conflict, notFound } from '../../platform/http/errors.ts';

export const readEmptyPlaces = endpoint({
  method: 'get',
  path: '/adm/pinnings/empty_places/:place',
  summary: 'How many courses may still be pinned to a place, by week',
  audience: staffAudience,
  allow: 'pinnings.list',
  handle: async ({ params: { place = '' } }) => {
    if (!isPinningPlace(place)) throw notFound('Такого места нет');
    const weeks = weeksFrom(weekOf(new Date()), pinningLimits.weeksAhead);
    const empty = await emptyPlaces([place], weeks);
    const message: EmptyPlaces = {
      id: place,
      weeks: weeks.map((week) => ({ week, empty_places: empty(place, week) })),
    };
    return { message };
  },
});

/** The free places in these weeks. */
export async function emptyPlaces(
  places: readonly PinningPlace[],
  weeks: readonly string[],
  transaction?: Transaction,
): Promise<(place: PinningPlace, week: string) => number> {
  const locked = await query<{ place: string; week: string; count: number }>(
    `select place, week::text as week, count(*)::int as count from pinned_weeks
     where is_held and place = any($1) and week = any($2::date[]) group by 1, 2`,
    [places, weeks],
    transaction,
  );
  return (place, week) =>
    pinnedAtMost - (locked.find((one) => one.place === place && one.week === week)?.count ?? 0);
}

/** Takes a place in each of these weeks instead of those it had. */
export async function takeWeeks(
  pinning: Pick<Pinning, 'id' | 'prod_id' | 'place'>,
  weeks: readonly string[],
  transaction: Transaction,
): Promise<void> {
  await PinnedWeek.destroy({ where: { pinning_id: pinning.id }, transaction });
  // In one order for all, so that two who take the same weeks wait for each other and do not deadlock.
  for (const week of [...weeks].sort()) await takeWeek(pinning, week, transaction);
}

/** A place may be taken between the check and the insert: then the next free one is tried, until none is left. */
async function takeWeek(
  { id, prod_id, place }: Pick<Pinning, 'id' | 'prod_id' | 'place'>,
  week: string,
  transaction: Transaction,
): Promise<void> {
  const bind = [id, prod_id, place, week];
  for (;;) {
    const [locked] = await query<{ count: number; mine: boolean | null }>(
      `select count(*)::int as count, bool_or(prod_id = $1) as mine from pinned_weeks
       where is_held and place = $2 and week = $3`,
      [prod_id, place, week],
      transaction,
    );
    if (locked?.mine) throw taken(`Этот курс здесь уже закреплён на неделю ${formatWeek(week)}`);
    if ((locked?.count ?? 0) >= pinnedAtMost) throw taken(`На неделю ${formatWeek(week)} мест не осталось`);
    if ((await query(takeFree, bind, transaction)).length > 0) return;
  }
}

const takeFree = `
  insert into pinned_weeks (pinning_id, prod_id, place, week, number)
  select $1, $2, $3, $4, free.number from generate_series(1, ${pinnedAtMost}) as free (number)
  where not exists (
    select from pinned_weeks w where w.is_held and w.place = $3 and w.week = $4 and w.number = free.number)
  order by free.number limit 1
  on conflict do nothing returning number`;

const taken = (text: string) => conflict(text, { weeks: text });

async function query<Row extends object>(sql: string, bind: unknown[], transaction?: Transaction) {
  const rows = await PinnedWeek.sequelize?.query<Row>(sql, { bind, type: QueryTypes.SELECT, transaction });
  return rows ?? [];
}
