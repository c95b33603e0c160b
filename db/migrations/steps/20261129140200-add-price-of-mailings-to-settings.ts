import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** Centres order mailings for this price; what costs nothing is not sold. */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `insert into settings (key, label, hint, section, is_on, amount, least, most) values
       ('mailing_price_per_1000', 'Рассылка центра: цена 1000 писем, ₽',
        'Новая цена действует для новых заказов; 0 — не продаётся', 'MONEY', null, 0, 0, 10000000)`,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(context, `delete from settings where key = 'mailing_price_per_1000'`);
