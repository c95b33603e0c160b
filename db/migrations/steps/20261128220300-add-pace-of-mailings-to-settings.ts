import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** Mail servers of others defer the letters of a sender that is too fast. */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `insert into settings (key, label, hint, section, is_on, amount, least, most) values
       ('mailings_per_minute', 'Писем рассылки в минуту',
        'На все рассылки и серверы вместе; письма о заказах не ждут', 'SITE', null, 300, 1, 60000);`,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(context, `delete from settings where key = 'mailings_per_minute'`);
