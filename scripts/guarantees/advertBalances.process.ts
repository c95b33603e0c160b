import { connect } from '@odonta/db/postgres/connection.ts';
import { inTransaction } from '@odonta/db/postgres/transaction.ts';
import { enter } from '../../api/money/marketing_balance/ledger.ts';
import { ApiError } from '../../api/platform/http/errors.ts';
import { doHalf } from './halfOfTwo.ts';

/** Charges, reserves and returns, each of its own source. */
const [url = '', how = '', balance = ''] = process.argv.slice(2);
const sequelize = connect(url, { pool: 10, acquireMs: 60_000 });
const balance_id = Number(balance);

export interface Movement {
  id: number;
  kind: 'SPEND_BANNER' | 'REFUND';
  sum: number;
  is_reserve: boolean;
}

const guarded = ({ id, kind, sum, is_reserve }: Movement) =>
  inTransaction(sequelize, (transaction) => {
    const source = { type: kind === 'REFUND' ? ('withdrawal' as const) : ('banner' as const), id };
    return enter(balance_id, { kind, sum, is_reserve, source, by: { id: null, name: null } }, transaction);
  });

/** Reads, decides and writes past the ledger, without a lock between. */
async function unguarded({ sum, is_reserve }: Movement): Promise<void> {
  const [[row]] = (await sequelize.query(
    'select total, reserved from marketing_balances where id = :balance_id',
    {
      replacements: { balance_id },
    },
  )) as [{ total: string; reserved: string }[], unknown];
  const [total, reserved] = [Number(row?.total), Number(row?.reserved)];
  if (sum < 0 && total - reserved + sum < 0) throw new ApiError(409, 'CONFLICT', '');
  const column = is_reserve ? 'reserved = reserved - :sum' : 'total = total + :sum';
  await sequelize.query(`update marketing_balances set ${column} where id = :balance_id`, {
    replacements: { balance_id, sum },
  });
}

doHalf(sequelize, how === 'control' ? unguarded : guarded, 409);
