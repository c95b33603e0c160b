import { LedgerEntry } from '@odonta/db/models';
import type { LedgerAccount } from '@odonta/db/vocabulary/orders/ledger.ts';
import { col, fn, type Transaction, type WhereOptions } from 'sequelize';

export type Balances = Partial<Record<LedgerAccount, number>>;

/** The balance of every account of an order, kopecks; empty accounts are left out. */
export const balancesOf = (order_id: number, transaction?: Transaction): Promise<Balances> =>
  locked({ order_id }, transaction);

/** The rest of the sale of an order, whether or not its centre has been paid for it. */
export const saleOf = (order_id: number, transaction?: Transaction): Promise<Balances> =>
  locked({ order_id, kind: ['SOLD', 'UNSOLD'] }, transaction);

async function locked(where: WhereOptions<LedgerEntry>, transaction?: Transaction): Promise<Balances> {
  const rows = (await LedgerEntry.findAll({
    where,
    attributes: ['account', [fn('sum', col('sum')), 'held']],
    group: ['account'],
    raw: true,
    transaction,
  })) as unknown as { account: LedgerAccount; held: string }[];
  return Object.fromEntries(
    rows.map(({ account, held: sum }) => [account, Number(sum)] as const).filter(([, sum]) => sum !== 0),
  );
}
