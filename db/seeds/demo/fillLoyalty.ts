import type { Sequelize, Transaction } from 'sequelize';
import { Individual, User } from '../../models/index.ts';
import { promoKeyOf } from '../../vocabulary/loyalty/promo/promoCode.ts';
import { moscowDay } from '../../vocabulary/time.ts';
import { bonuses, legalScales, ownPercent, promoCodes } from './cast/loyalty.ts';
import type { Staffed } from './fillPeople.ts';
import { ago } from './moments.ts';
import { insertRows, moveCounters } from './rows/insertRows.ts';

const day = 86_400;

/** Bonuses that a manager gave, as the ledger would have written them, and promo codes of every state. All rules of earning act. */
export async function fillLoyalty(
  sequelize: Sequelize,
  { manager }: Staffed,
  now: number,
  transaction: Transaction,
): Promise<void> {
  const phones = (await Individual.findAll({ order: ['id'], transaction })).map(({ phone }) => phone);
  const { name: actor_name } = await User.findByPk(manager, { transaction, rejectOnEmpty: true });
  const owners = [...new Set(bonuses.map(({ person }) => person))];
  const accountOf = (person: number) => owners.indexOf(person as (typeof owners)[number]) + 1;
  const entries = bonuses.map(({ person, count, comment, daysLeft }, index) => ({
    id: index + 1,
    account_id: accountOf(person),
    count,
    comment,
    expires_at: ago(-daysLeft * day, now),
    created_at: ago((bonuses.length - index) * day, now),
  }));
  const accounts = owners.map((person) => ({
    id: accountOf(person),
    key: phones[person],
    balance: entries.reduce((sum, each) => sum + (each.account_id === accountOf(person) ? each.count : 0), 0),
    created_at: ago(30 * day, now),
    updated_at: ago(day, now),
  }));
  const tx = entries.map((entry) => ({
    ...entry,
    kind: 'ADJUST',
    is_add: true,
    state: 'ACTIVE',
    actor_id: manager,
    actor_name,
  }));
  const lots = entries.map(({ comment: _, created_at: __, ...lot }) => ({ ...lot, left: lot.count }));
  const codes = promoCodes.map(({ daysLeft = null, min_total = 0, max_usages = null, ...promo }, index) => ({
    ...promo,
    id: index + 1,
    code_key: promoKeyOf(promo.code),
    min_total,
    max_usages,
    date_start: ago(40 * day, now),
    date_end: daysLeft === null ? null : ago(-daysLeft * day, now),
    created_by: manager,
  }));
  await insertRows(sequelize, 'bonus_accounts', accounts, transaction);
  await insertRows(sequelize, 'bonus_tx', tx, transaction);
  await insertRows(sequelize, 'bonus_lots', lots, transaction);
  await insertRows(sequelize, 'promo_codes', codes, transaction);
  await fillScales(sequelize, now, transaction);
  await sequelize.query(`update settings set is_on = true where key ~ '^bonus_(review|visit|referral)_on$'`, {
    transaction,
  });
  await moveCounters(
    sequelize,
    ['bonus_accounts', 'bonus_tx', 'promo_codes', 'legal_scales', 'legal_scale_rows'],
    transaction,
  );
}

/** They applied before the first course of the demo. */
async function fillScales(sequelize: Sequelize, now: number, transaction: Transaction): Promise<void> {
  const created_at = ago(200 * day, now);
  const scales = legalScales.map(({ rows: _, ...scale }, index) => ({
    ...scale,
    id: index + 1,
    created_at,
    updated_at: created_at,
  }));
  const rows = legalScales.flatMap((scale, index) =>
    scale.rows.map((row) => ({ ...row, scale_id: index + 1, valid_from: moscowDay(created_at) })),
  );
  await insertRows(sequelize, 'legal_scales', scales, transaction);
  await insertRows(
    sequelize,
    'legal_scale_rows',
    rows.map((row, index) => ({ ...row, id: index + 1 })),
    transaction,
  );
  const { company, percent, daysLeft } = ownPercent;
  await sequelize.query('update legal_users set personal_percent = $1, personal_until = $2 where id = $3', {
    bind: [percent, moscowDay(ago(-daysLeft * day, now)), company + 1],
    transaction,
  });
}
