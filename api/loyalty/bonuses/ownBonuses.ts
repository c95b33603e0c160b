import type { BonusesShown, OwnBonuses } from '@odonta/api/contract';
import { BonusAccount, BonusLot, BonusTx, Individual } from '@odonta/db/models';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { Op } from 'sequelize';
import { individualAudience } from '../../identity/sessions/audiences.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { spendableOf } from './balances.ts';
import { ledgersOf } from './joined.ts';
import { provedKeyOf } from './ofOrders.ts';
import { presentChange } from './presenting.ts';

const changesShown = 100;

/** The bonuses of the owner of a verified phone, their expiry and history. */
export const readOwnBonuses = endpoint({
  method: 'get',
  path: '/individual/bonuses',
  summary: 'My bonuses',
  audience: individualAudience,
  allow: 'himself',
  handle: async ({ actor }) => {
    const buyer = await Individual.findByPk(actor.id, { rejectOnEmpty: true });
    const key = provedKeyOf(buyer);
    const message: OwnBonuses = {
      is_phone_proved: key !== null,
      ...(key === null ? nothing : await bonusesUnder(key)),
    };
    return { message };
  },
});

/** For their owner, without the names of staff; of merged accounts, as if there had always been one. */
export async function bonusesUnder(key: string): Promise<BonusesShown> {
  const account = await livingUnder(key);
  if (!account) return nothing;
  const { id: account_id, pending, debt } = account;
  const lots = await BonusLot.findAll({
    where: { account_id, left: { [Op.gt]: 0 }, expires_at: { [Op.gt]: new Date() } },
    order: ['expires_at', 'id'],
  });
  const order = [['id', 'DESC'] as [string, string]];
  const where = { account_id: { [Op.in]: ledgersOf(account_id) }, kind: { [Op.ne]: 'MERGE' as const } };
  const changes = await BonusTx.findAll({ where, order, limit: changesShown });
  return {
    balance: await spendableOf(key),
    pending,
    debt,
    lots: lots.map(({ id, left, expires_at }) => ({ id, left, expires_at: secondsOf(expires_at) })),
    changes: changes.map((change) => ({ ...presentChange(change), actor_name: null })),
  };
}

async function livingUnder(key: string): Promise<BonusAccount | null> {
  const account = await BonusAccount.findOne({ where: { key } });
  return account?.merged_into ? BonusAccount.findByPk(account.merged_into) : account;
}

const nothing: BonusesShown = { balance: 0, pending: 0, debt: 0, lots: [], changes: [] };
