import { Merchant, UserMembership } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import { notFound } from '../../platform/http/errors.ts';

/** The trading organisations that a user acts for; a suspended one still sees its money. */
export async function merchantIdsOf(
  { id: user_id }: { id: number },
  transaction?: Transaction,
): Promise<number[]> {
  const memberships = await UserMembership.findAll({ where: { user_id }, transaction });
  const merchants = await Merchant.findAll({
    attributes: ['id'],
    where: {
      id: memberships.flatMap(({ merchant_id }) => merchant_id ?? []),
      status: ['CONFIRMED', 'SUSPENDED'],
    },
    order: ['id'],
    transaction,
  });
  return merchants.map(({ id }) => id);
}

/** The trading organisation, locked. 404 for another's. */
export async function lockOwnMerchant(
  member: { id: number },
  id: number,
  transaction: Transaction,
): Promise<Merchant> {
  const merchant = await Merchant.findByPk(id, { lock: transaction.LOCK.NO_KEY_UPDATE, transaction });
  if (!merchant || !(await merchantIdsOf(member, transaction)).includes(id))
    throw notFound('Торговая организация не найдена');
  return merchant;
}
