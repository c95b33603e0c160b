import { LegalUser, type Order } from '@odonta/db/models';
import type { Transaction } from 'sequelize';

/** The account of a payer for money beyond any order: his company's tax number, or his phone. */
export async function payerKeyOf(
  { legal_user_id, phone }: Pick<Order, 'legal_user_id' | 'phone'>,
  transaction: Transaction,
): Promise<string> {
  if (legal_user_id === null) return phone;
  const company = await LegalUser.findByPk(legal_user_id, {
    attributes: ['inn'],
    rejectOnEmpty: true,
    paranoid: false,
    transaction,
  });
  return `inn:${company.inn}`;
}
