import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** The months of a certificate are counted from the day on which it is handed over. */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `update settings set hint = 'Сколько он действует со дня оплаты или, если его отправят позже, со дня отправки'
      where key = 'voucher_months';`,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `update settings set hint = 'Сколько он действует со дня оплаты' where key = 'voucher_months';`,
  );
