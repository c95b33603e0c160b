import { type Merchant, User, UserMembership } from '@odonta/db/models';
import { Op, type Transaction, UniqueConstraintError } from 'sequelize';
import { isBlockedEmail } from '../../identity/sessions/blockedEmails.ts';
import { invalid } from '../../platform/http/errors.ts';

const taken = 'У этой почты уже есть учётная запись: укажите другую почту организации';

/**
 * The login of an approved organisation follows the e-mail of its card. An account that exists belongs to somebody else, so it
 * is neither bound nor changed.
 */
export async function openLogin(merchant: Merchant, transaction: Transaction): Promise<void> {
  if (await keepsLogin(merchant, transaction)) return;
  const { id: merchant_id, email, kontact_name: name, phone } = merchant;
  const known = (await User.count({ where: { email }, transaction })) > 0;
  if (known || (await isBlockedEmail(email))) throw refusal();
  const account = { email, name, phone, is_partner: true, status: 'ACTIVE' } as const;
  const user = await User.create(account, { transaction }).catch(orTaken);
  await UserMembership.create({ user_id: user.id, merchant_id }, { transaction });
}

/** Takes the cabinet from accounts of another mailbox, and from those that are blocked or deleted. */
async function keepsLogin({ id: merchant_id, email }: Merchant, transaction: Transaction): Promise<boolean> {
  const members = await UserMembership.findAll({ where: { merchant_id }, transaction });
  const kept = await User.findAll({
    attributes: ['id'],
    where: { id: members.map(({ user_id }) => user_id), email, status: 'ACTIVE' },
    transaction,
  });
  const others = { merchant_id, user_id: { [Op.notIn]: kept.map(({ id }) => id) } };
  await UserMembership.destroy({ where: others, transaction });
  return kept.length > 0;
}

/** The mailbox was taken between the look and the writing. */
function orTaken(error: unknown): never {
  throw error instanceof UniqueConstraintError ? refusal() : error;
}

const refusal = () => invalid({ email: taken }, taken);
