import { Prod } from '@odonta/db/models';
import { connect } from '@odonta/db/postgres/connection.ts';
import { inTransaction } from '@odonta/db/postgres/transaction.ts';
import { usePromo } from '../../api/orders/promo/promo.ts';
import { ApiError } from '../../api/platform/http/errors.ts';
import { doHalf } from './halfOfTwo.ts';

/** Uses a code for the given orders. */
const [url = '', how = '', code = '', prodId = ''] = process.argv.slice(2);
const sequelize = connect(url, { pool: 10, acquireMs: 60_000 });

export interface Use {
  order_id: number;
  owner_key: string;
}

async function unguarded({ order_id, owner_key }: Use): Promise<void> {
  const replacements = { code, order_id, owner_key };
  const [[promo]] = (await sequelize.query(
    'select id, used_count, max_usages from promo_codes where code = :code',
    {
      replacements,
    },
  )) as [{ id: number; used_count: number; max_usages: number }[], unknown];
  if (!promo || promo.used_count >= promo.max_usages) throw new ApiError(422, 'INVALID', '');
  const insert = 'insert into promo_uses (promo_id, order_id, owner_key) values (:id, :order_id, :owner_key)';
  await sequelize.query(insert, { replacements: { ...replacements, id: promo.id } });
  await sequelize.query('update promo_codes set used_count = :next where code = :code', {
    replacements: { code, next: promo.used_count + 1 },
  });
}

const prod = await Prod.findByPk(Number(prodId), { rejectOnEmpty: true });
const use = ({ order_id, owner_key }: Use) =>
  inTransaction(sequelize, (tx) => usePromo(code, { id: order_id, owner_key, prod }, tx));

doHalf(sequelize, how === 'control' ? unguarded : use);
