import { type Mailing, sequelizeOf } from '@odonta/db/models';
import { mailingLimits } from '@odonta/db/vocabulary/advertising/mailings/mailing.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import Joi from 'joi';
import { QueryTypes, type Transaction } from 'sequelize';
import { conflict, invalid } from '../../platform/http/errors.ts';
import { seconds } from '../../platform/http/validation.ts';
import { refuseFew } from './audience.ts';
import { hashOf, testAgain } from './letter/hash.ts';
import { partsOf } from './letter/parts.ts';
import { dayOrdered, dayTaken, isDayOrdered, isDayTaken, takeDays } from './oneAdvertADay.ts';

export const scheduleBody = Joi.object<{ date_send: number }>({ date_send: seconds.required() });

/** A minute ago is now: a form is not sent at once. */
const lateBy = 60_000;

export async function schedule(
  row: Mailing,
  body: { date_send: number },
  transaction: Transaction,
): Promise<void> {
  const date_send = new Date(body.date_send * 1000);
  if (date_send.getTime() < Date.now() - lateBy)
    throw invalid({ date_send: 'Это время уже прошло: выберите более позднее' });
  if (row.tested_hash !== hashOf(row, await partsOf(row, transaction))) throw conflict(testAgain);
  await refuseFew(row, transaction);
  await takeDays(transaction);
  if (await isDayTaken(row, date_send, transaction)) throw conflict(dayTaken);
  if (await isDayOrdered(row, date_send, transaction)) throw conflict(dayOrdered);
  row.set({ date_send, sending: 'SCHEDULED', held_because: null });
}

/** One that has not begun loses its time. Of one that has, no further letter leaves. */
export const pause = (row: Mailing): void =>
  void row.set({ sending: row.sending === 'SCHEDULED' ? 'NONE' : 'PAUSED' });

/** Shares of bounces are counted anew. */
export function resume(row: Mailing): void {
  const { resumedDays } = mailingLimits;
  if (row.by_center && Number(row.date_send) < Date.now() - resumedDays * 86_400_000)
    throw conflict(
      `С дня, который выбрал центр, прошло больше, чем ${plural(resumedDays, ['день', 'дня', 'дней'])}: остановите рассылку, и деньги за неотправленные письма вернутся`,
    );
  row.set({ sending: 'RUNNING', resumed_at: new Date(), rest_until: null, held_because: null });
}

/** For good: the letters that wait are skipped. */
export async function stop(row: Mailing, transaction: Transaction): Promise<void> {
  row.set({ sending: 'STOPPED', finished_at: new Date() });
  await skipWaiting(row, transaction);
}

/** A letter that was leaving may be back in the queue when its mailing has just been stopped. */
export async function skipWaiting({ id }: Pick<Mailing, 'id'>, transaction: Transaction): Promise<void> {
  let skipped: number;
  do {
    [, skipped] = await sequelizeOf(transaction).query(
      `update mailing_recipients set state = 'SKIPPED', skipped_because = 'STOPPED', next_at = null, settled_at = clock_timestamp()
       where id in (select id from mailing_recipients where mailing_id = $1 and state = 'QUEUED' order by id limit $2 for no key update)`,
      { bind: [id, atOnce], type: QueryTypes.UPDATE, transaction },
    );
  } while (skipped === atOnce);
}

/** One statement does it in much less than the time it has. */
const atOnce = 10_000;
