import { WaitlistEntry } from '@odonta/db/models';
import { waitlistLimits } from '@odonta/db/vocabulary/sales/waitlistLifecycle.ts';
import { QueryTypes, type Sequelize, type Transaction } from 'sequelize';
import { prodsOnSale, sellsNow } from '../../orders/onSale.ts';
import { lockPoolsOf, poolsOf } from '../../orders/seats/seats.ts';
import { systemActor } from '../../orders/systemActor.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { isDatabaseAway } from '../../platform/http/outages.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { log } from '../../platform/log.ts';
import { offerTo } from './offering.ts';
import { transitionEntry } from './transitionEntry.ts';

const atOnce = 100;

/**
 * Offers free seats to the first in line whom they are enough for; returns the number of offers. Locks of the
 * courses' seats divide the work between nodes: one node at a time serves a list, so it keeps its order.
 */
export async function offerSeats(sequelize: Sequelize): Promise<number> {
  const passed: number[] = [];
  let offered = 0;
  for (let turn = 0; turn < atOnce; turn += 1) {
    const next = await offerNext(sequelize, passed);
    if (next === null) break;
    if (next.isOffered) offered += 1;
    else passed.push(next.id);
  }
  return offered;
}

interface Turn {
  id: number;
  /** False where the seats cannot be sold to him now, and the next is asked. */
  isOffered: boolean;
}

async function offerNext(sequelize: Sequelize, passed: readonly number[]): Promise<Turn | null> {
  const turn: { id?: number } = {};
  const offering = unitOfWork.transaction(async (transaction) => {
    const entry = await firstInLine(sequelize, passed, transaction);
    if (!entry) return null;
    turn.id = entry.id;
    const [prod] = await prodsOnSale([entry.prod_id], transaction);
    if (!prod) return { id: entry.id, isOffered: false };
    const pools = await poolsOf([prod.id], transaction);
    await offerTo(entry, { prod, pools }, systemActor, transaction);
    await transitionEntry(entry, 'offer', systemActor, transaction);
    return { id: entry.id, isOffered: true };
  });
  return offering.catch((error: unknown) => {
    if (turn.id === undefined || isDatabaseAway(error)) throw error;
    if (!(error instanceof ApiError)) log.error({ err: error, entry: turn.id }, 'a seat was not offered');
    return { id: turn.id, isOffered: false };
  });
}

/** Locks the course, its seats and the entry. Skips a course that is being cancelled. */
async function firstInLine(
  sequelize: Sequelize,
  passed: readonly number[],
  transaction: Transaction,
): Promise<WaitlistEntry | null> {
  const bind = { passed: [...passed], hours: waitlistLimits.hoursBeforeStart };
  const options = { type: QueryTypes.SELECT, transaction } as const;
  const [course] = await sequelize.query<{ prod_id: number }>(courseWithSeats, { ...options, bind });
  if (!course) return null;
  await lockPoolsOf({ prods: [course.prod_id] }, transaction);
  const [first] = await sequelize.query<{ id: number }>(entryToServe, {
    ...options,
    bind: { passed: [...passed], prod_id: course.prod_id },
  });
  const lock = transaction.LOCK.NO_KEY_UPDATE;
  return first ? WaitlistEntry.findByPk(first.id, { lock, transaction }) : null;
}

const fits = `w.status = 'CREATED' and w.deleted_at is null and w.id <> all($passed::int[])
  and (s.total is null or s.total - s.taken >= case when w.accept_partial then 1 else w.quantity end)`;

const courseWithSeats = `
  select s.prod_id from seat_pools s join prods p on p.id = s.prod_id join centers c on c.id = p.center_id
  where s.is_whole and p.status = 'CONFIRMED' and p.deleted_at is null and not p.sales_paused and ${sellsNow}
    and p.date_start > now() + make_interval(hours => $hours)
    and exists (select from waitlist w where w.prod_id = s.prod_id and ${fits})
  order by s.id limit 1 for no key update of s skip locked for key share of p skip locked`;

const entryToServe = `
  select w.id from waitlist w join seat_pools s on s.prod_id = w.prod_id and s.is_whole
  where w.prod_id = $prod_id and ${fits}
  order by w.priority desc, w.position limit 1 for no key update of w skip locked`;
