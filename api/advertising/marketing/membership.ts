import { Center, MarketingBalance, UserMembership } from '@odonta/db/models';
import type { CenterRole } from '@odonta/db/vocabulary/identity/user.ts';
import type { Transaction } from 'sequelize';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { forbidden, notFound } from '../../platform/http/errors.ts';
import { numberIn } from '../../platform/http/numberIn.ts';

/** The rights of a member over the balance of his centre, by his role there. */
const rolesWith = {
  read: ['OWNER', 'EDITOR', 'ACCOUNTANT'],
  top_up: ['OWNER', 'ACCOUNTANT'],
  withdraw: ['OWNER'],
  object: ['OWNER'],
} as const satisfies Record<string, readonly CenterRole[]>;
export type BalanceRight = keyof typeof rolesWith;

/** The balances a user may read, each with his role in its centre. */
export async function balancesOf(
  { id: user_id }: SignedInUser,
  transaction?: Transaction,
): Promise<{ balance: MarketingBalance; role: CenterRole }[]> {
  const role = [...rolesWith.read];
  const memberships = await UserMembership.findAll({ where: { user_id, role }, transaction });
  const roles = new Map(memberships.map((each) => [each.center_id, each.role]));
  const balances = await MarketingBalance.findAll({
    where: { center_id: memberships.flatMap(({ center_id }) => center_id ?? []) },
    include: [{ model: Center, as: 'center', paranoid: false }],
    order: [['id', 'ASC']],
    transaction,
  });
  return balances.map((balance) => ({ balance, role: roles.get(balance.center_id) ?? 'EDITOR' }));
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
  (rolesWith[right] as readonly CenterRole[]).includes(role);
