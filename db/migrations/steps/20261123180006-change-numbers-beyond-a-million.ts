import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

const numbered = {
  orders: ['З', 'order_numbers'],
  legal_requests: ['ГЗ', 'legal_request_numbers'],
  payouts: ['В', 'payout_numbers'],
} as const;

/** Number 1 000 000 was cut to the six digits of number 100 000, so it could not be given. */
export const up = (context: QueryInterface) =>
  setDefaults(context, (sequence) => `to_char(nextval('${sequence}'), 'FM999999999999000000')`);

export const down = (context: QueryInterface) =>
  setDefaults(context, (sequence) => `lpad(nextval('${sequence}')::text, 6, '0')`);

const setDefaults = (context: QueryInterface, digits: (sequence: string) => string) =>
  inOneTransaction(
    context,
    Object.entries(numbered)
      .map(
        ([table, [letters, sequence]]) =>
          `alter table ${table} alter column number set default
             '${letters}-' || to_char(now() at time zone 'Europe/Moscow', 'YY') || '-' || ${digits(sequence)};`,
      )
      .join('\n'),
  );
