import type { Sequelize, Transaction } from 'sequelize';
import { moscowDay } from '../../vocabulary/time.ts';
import { shiftedWeek, weekOf, weeksFrom } from '../../vocabulary/weeks.ts';
import { pinnings } from './cast/pinnings.ts';
import { advertisers } from './cast/site.ts';
import { ago } from './moments.ts';
import { idOfNamed } from './named.ts';
import { insertRows, moveCounters } from './rows/insertRows.ts';

/** Writes the pinnings and the weeks they have, or had. */
export async function fillPinnings(
  sequelize: Sequelize,
  now: number,
  transaction: Transaction,
): Promise<void> {
  const at = new Date(now * 1000);
  const rows = pinnings.map(({ prod, advertiser, week, weeks, info, ...pinning }, index) => ({
    id: index + 1,
    prod_id: idOfNamed(prod),
    ...pinning,
    ...advertisers[advertiser],
    info: info ?? null,
    shown_on: pinning.status === 'CONFIRMED' && week <= 0 ? moscowDay(at) : null,
    version: 0,
    created_at: ago(21 * 86_400, now),
    updated_at: ago(7 * 86_400, now),
  }));
  const held = pinnings.flatMap(({ prod, place, status, week, weeks }, index) =>
    weeksFrom(shiftedWeek(weekOf(at), week), weeks).map((monday) => ({
      pinning_id: index + 1,
      prod_id: idOfNamed(prod),
      place,
      week: monday,
      number: 1 + pinnings.slice(0, index).filter((other) => other.place === place).length,
      is_held: status === 'CREATED' || status === 'CONFIRMED',
    })),
  );
  await insertRows(sequelize, 'pinnings', rows, transaction);
  await insertRows(sequelize, 'pinned_weeks', held, transaction);
  await moveCounters(sequelize, ['pinnings'], transaction);
}
