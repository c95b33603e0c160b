import { Center, MarketingBalance, Merchant, UserMembership } from '@odonta/db/models';
import {
  type centerRights,
  centerRolesWith,
  mayInCenter,
} from '@odonta/db/vocabulary/identity/centerRights.ts';
import type { CenterRole } from '@odonta/db/vocabulary/identity/user.ts';
import { Op, type Transaction } from 'sequelize';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { forbidden, notFound } from '../../platform/http/errors.ts';
import { numberIn } from '../../platform/http/numberIn.ts';
import { merchantIdsOf } from '../merchants/membership.ts';

/** The rights of a member over the balance of his centre; those of a trading organisation are its owners. */
export type BalanceRight = keyof (typeof centerRights)['marketing_balances'];

/** The balances a user may read, each with his role in its centre or trading organisation. */
export async function balancesOf(
  user: SignedInUser,
  transaction?: Transaction,
): Promise<{ balance: MarketingBalance; role: CenterRole }[]> {
  const role = [...centerRolesWith('marketing_balances.list')];
  const memberships = await UserMembership.findAll({ where: { user_id: user.id, role }, transaction });
  const roles = new Map(memberships.map((each) => [each.center_id, each.role]));
  const balances = await MarketingBalance.findAll({
    where: {
      [Op.or]: [
        { center_id: memberships.flatMap(({ center_id }) => center_id ?? []) },
        { merchant_id: await merchantIdsOf(user, transaction) },
      ],
    },
    include: [
      { model: Center, as: 'center', paranoid: false },
      { model: Merchant, as: 'merchant', paranoid: false },
    ],
    order: [['id', 'ASC']],
    transaction,
  });
  return balances.map((balance) => ({
    balance,
    role: balance.merchant_id === null ? (roles.get(balance.center_id) ?? 'EDITOR') : 'OWNER',
  }));
}

/** The balance with this number; 404 for another centre's, 403 with the reason for a read-only member. */
export async function ownBalance(
  actor: SignedInUser,
  id: string | undefined,
  right: BalanceRight,
): Promise<MarketingBalance> {
  const own = (await balancesOf(actor)).find(({ balance }) => balance.id === numberIn(id));
  if (!own) throw notFound('Баланс не найден');
  if (!may(own.role, right)) throw forbidden();
  return own.balance;
}

export const may = (role: CenterRole, right: BalanceRight): boolean =>
  mayInCenter(role, `marketing_balances.${right}`);
