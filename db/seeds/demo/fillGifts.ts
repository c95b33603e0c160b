import type { Sequelize, Transaction } from 'sequelize';
import { Individual } from '../../models/index.ts';
import { giftOrderDays } from '../../vocabulary/loyalty/gifts/giftOrderLifecycle.ts';
import { giftOrders, gifts } from './cast/gifts.ts';
import type { Staffed } from './fillPeople.ts';
import { ago } from './moments.ts';
import { giftPicture } from './pictures/names.ts';
import { insertRows, moveCounters } from './rows/insertRows.ts';

const day = 86_400;

/** Gifts, and orders of them paid with bonuses that a manager gave. */
export async function fillGifts(
  sequelize: Sequelize,
  { manager }: Staffed,
  now: number,
  transaction: Transaction,
): Promise<void> {
  const offered = gifts.map(({ category: _, look: __, ...gift }, index) =>
    giftRow(gift, index, manager, now),
  );
  const people = await Individual.findAll({ order: ['id'], transaction });
  const ordered = giftOrders.map((order, index) => {
    const gift = gifts[order.gift] as (typeof gifts)[number];
    const { id, last_name, first_name, middle_name, phone, email } = people[order.person] as Individual;
    return {
      id: index + 1,
      gift_id: order.gift + 1,
      gift_name: gift.name,
      price_bonus: gift.price_bonus,
      delivery_kind: gift.delivery_kind,
      ...{ individual_id: id, bonus_key: phone, last_name, first_name, middle_name, phone, email },
      issued_code: 'issued_code' in order ? order.issued_code : null,
      status: order.status,
      version: 0,
      expires_at: ago((order.daysAgo - giftOrderDays) * day, now),
      created_at: ago(order.daysAgo * day, now),
      updated_at: ago(order.daysAgo * day, now),
    };
  });
  await insertRows(sequelize, 'gifts', offered, transaction);
  await insertRows(sequelize, 'gift_orders', ordered, transaction);
  for (const { id } of ordered) await spendFor(sequelize, id, transaction);
  await moveCounters(sequelize, ['gifts', 'gift_orders'], transaction);
}

type Cast = Omit<(typeof gifts)[number], 'category' | 'look'>;

function giftRow({ daysLeft, ...gift }: Cast, index: number, created_by: number, now: number) {
  return {
    ...gift,
    id: index + 1,
    filename: giftPicture(index),
    alt: gift.name,
    stock: gift.stock ?? null,
    per_person_limit: gift.per_person_limit ?? null,
    is_active: gift.is_active ?? true,
    ordered_count: 0,
    date_end: daysLeft === undefined ? null : ago(-daysLeft * day, now),
    created_by,
    version: 0,
    created_at: ago(40 * day, now),
    updated_at: ago(40 * day, now),
  };
}

/** As the ledger would have written it: each of these people has one lot, and it is large enough. */
async function spendFor(sequelize: Sequelize, id: number, transaction: Transaction): Promise<void> {
  for (const statement of spending) await sequelize.query(statement, { bind: [id], transaction });
}

const spending = [
  `insert into bonus_tx (account_id, kind, is_add, count, state, source_type, source_id, comment, created_at)
   select a.id, 'SPEND', false, o.price_bonus, 'ACTIVE', 'gift_order', o.id, 'Подарок «' || o.gift_name || '»', o.created_at
   from gift_orders o join bonus_accounts a on a.key = o.bonus_key where o.id = $1`,
  `insert into bonus_lot_moves (tx_id, lot_id, kind, count)
   select t.id, l.id, 'TAKE', t.count from bonus_tx t join bonus_lots l on l.account_id = t.account_id
   where t.source_type = 'gift_order' and t.source_id = $1`,
  `update bonus_lots l set "left" = l."left" - t.count from bonus_tx t
   where t.account_id = l.account_id and t.source_type = 'gift_order' and t.source_id = $1`,
  `update bonus_accounts a set balance = a.balance - t.count from bonus_tx t
   where t.account_id = a.id and t.source_type = 'gift_order' and t.source_id = $1`,
];
