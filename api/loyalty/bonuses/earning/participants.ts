import { Individual, type OrderParticipant } from '@odonta/db/models';
import { bonusKeyOf } from '@odonta/db/vocabulary/loyalty/bonuses/bonus.ts';
import { Op, type Transaction, type WhereOptions } from 'sequelize';
import { provedKeyOf } from '../ofOrders.ts';

/** The account of a participant's reward: of the person with the verified address or phone, else the phone itself. */
export async function keyOfParticipant(
  { phone, email }: Pick<OrderParticipant, 'phone' | 'email'>,
  transaction: Transaction,
): Promise<string | null> {
  const isProved = { email_proved_at: { [Op.ne]: null } };
  const byEmail = email && provedKeyOf(await known({ email, ...isProved }, transaction));
  const byPhone = phone && provedKeyOf(await known({ phone }, transaction));
  return byEmail || byPhone || bonusKeyOf({ phone });
}

const known = (who: WhereOptions<Individual>, transaction: Transaction) =>
  Individual.findOne({ where: { [Op.and]: [who, { status: 'ACTIVE' }] }, transaction });
