import { type Payout, sequelizeOf, takeTurn } from '@odonta/db/models';
import { QueryTypes, type Transaction } from 'sequelize';
import { invalid } from '../../../platform/http/errors.ts';

/** After the last payment order of this year: banks number them anew each year. */
export async function nextNumber(transaction: Transaction): Promise<string> {
  const [last] = await sequelizeOf(transaction).query<{ number: string | null }>(
    `select max(bank_order_no::bigint) as number from payouts
     where bank_order_no ~ '^[0-9]{1,9}$' and ${ofThisYear}`,
    { type: QueryTypes.SELECT, transaction },
  );
  return String(Number(last?.number ?? 0) + 1);
}

/** Two people who pay at the same moment are offered the same numbers: the second waits, and is refused them. */
export async function refuseUsed(numbers: readonly string[], transaction: Transaction): Promise<void> {
  await takeTurn('payment_orders', transaction);
  const [used] = await sequelizeOf(transaction).query<Pick<Payout, 'number' | 'bank_order_no'>>(
    `select number, bank_order_no from payouts where bank_order_no = any($1) and ${ofThisYear} order by id limit 1`,
    { bind: [[...numbers]], type: QueryTypes.SELECT, transaction },
  );
  if (used)
    throw invalid({
      first_document_number: `Платёжное поручение № ${used.bank_order_no} уже занято выплатой ${used.number}`,
    });
}

const ofThisYear = `extract(year from paid_at at time zone 'Europe/Moscow') = extract(year from now() at time zone 'Europe/Moscow')`;
