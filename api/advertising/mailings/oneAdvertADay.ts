import { type Mailing, sequelizeOf, takeTurn } from '@odonta/db/models';
import { QueryTypes, type Transaction } from 'sequelize';

export const dayTaken = 'На этот день уже есть рекламная рассылка';
export const dayOrdered = 'На этот день рассылку заказал центр: сначала решите о ней';

/** Days are taken one after another, so that the later of two reads which day is gone. Before the balance is locked. */
export const takeDays = (transaction: Transaction): Promise<void> =>
  takeTurn('days of mailings', transaction);

type OfDay = Pick<Mailing, 'id' | 'is_advertising'>;

/** Whether another advertising mailing has this day of Moscow; a unique index has the last word. */
export const isDayTaken = (of: OfDay, date: Date, transaction: Transaction): Promise<boolean> =>
  isAmong(
    `is_advertising and (sending = 'SCHEDULED' or started_at is not null) and ${dayOf('coalesce(started_at, date_send)')} = ${dayOf('$2')}`,
    { of, date },
    transaction,
  );

/** Whether a centre waits for staff with an order for this day. */
export const isDayOrdered = (of: OfDay, date: Date, transaction: Transaction): Promise<boolean> =>
  isAmong(
    `by_center and status = 'CREATED' and ${dayOf('date_send')} = ${dayOf('$2')}`,
    { of, date },
    transaction,
  );

const dayOf = (moment: string) => `(${moment}::timestamptz at time zone 'Europe/Moscow')::date`;

/** Letters that are no advertisement share a day with any. */
async function isAmong(
  others: string,
  { of: { id, is_advertising }, date }: { of: OfDay; date: Date },
  transaction: Transaction,
): Promise<boolean> {
  if (!is_advertising) return false;
  const found = await sequelizeOf(transaction).query(
    `select from mailings where id <> $1 and ${others} limit 1`,
    { bind: [id, date], type: QueryTypes.SELECT, transaction },
  );
  return found.length > 0;
}
