import type { PayerBody } from '@odonta/api/contract';
import { LegalUser, type Order } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import { invalid } from '../../platform/http/errors.ts';
import type { Payer } from './issueInvoice.ts';

/** The payer of an order's invoice: the named one, or the company of the member who booked. */
export async function payerOf(
  { legal_user_id }: Order,
  named: PayerBody | undefined,
  transaction: Transaction,
): Promise<Payer> {
  if (named) return { name: named.name, inn: named.inn, kpp: named.kpp ?? null, address: named.address };
  const company = legal_user_id && (await LegalUser.findByPk(legal_user_id, { transaction }));
  if (!company) throw invalid({ payer: 'Укажите организацию, которая платит' });
  const { name, inn, kpp, address } = company;
  return { name, inn, kpp, address };
}
