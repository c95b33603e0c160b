import { Individual } from '@odonta/db/models';
import { connect } from '@odonta/db/postgres/connection.ts';
import { inTransaction } from '@odonta/db/postgres/transaction.ts';
import { takeGift } from '../../api/loyalty/gifts/ordering.ts';
import { ApiError } from '../../api/platform/http/errors.ts';
import { doHalf } from './halfOfTwo.ts';

/** Orders a gift for the given people. */
const [url = '', how = '', giftId = ''] = process.argv.slice(2);
const sequelize = connect(url, { pool: 10, acquireMs: 60_000 });
const gift_id = Number(giftId);

/** The control: checks first and counts afterwards, and assumes that no other process came between. */
async function unguarded(individual_id: number): Promise<void> {
  const replacements = { gift_id, individual_id };
  const [[gift]] = (await sequelize.query('select stock, ordered_count from gifts where id = :gift_id', {
    replacements,
  })) as [{ stock: number; ordered_count: number }[], unknown];
  if (!gift || gift.ordered_count >= gift.stock) throw new ApiError(409, 'CONFLICT', '');
  await sequelize.query(inserting, { replacements });
  await sequelize.query('update gifts set ordered_count = :next where id = :gift_id', {
    replacements: { gift_id, next: gift.ordered_count + 1 },
  });
}

const inserting = `
  insert into gift_orders (gift_id, gift_name, price_bonus, delivery_kind, individual_id, bonus_key, last_name, first_name,
    phone, email, expires_at)
  select g.id, g.name, g.price_bonus, g.delivery_kind, i.id, i.phone, i.last_name, i.first_name, i.phone, i.email, now()
  from gifts g, individuals i where g.id = :gift_id and i.id = :individual_id`;

const order = (individual_id: number) =>
  inTransaction(sequelize, async (transaction) => {
    const buyer = await Individual.findByPk(individual_id, { transaction, rejectOnEmpty: true });
    const { last_name, first_name, phone, email } = buyer;
    const contact = { last_name, first_name, phone: phone ?? '', email: email ?? '' };
    await takeGift(buyer, { gift_id, contact }, transaction);
  });

doHalf(sequelize, how === 'control' ? unguarded : order, 409);
