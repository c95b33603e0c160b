import { Merchant } from '@odonta/db/models';
import { kppOfEntrepreneur } from '@odonta/db/vocabulary/identity/registrationForms.ts';
import { Op, type Transaction } from 'sequelize';
import { invalid } from '../../platform/http/errors.ts';

/** Rules about an organisation as a whole, checked after a change of any field. */
export async function refuseMerchant({ id, inn, kpp }: Merchant, transaction: Transaction): Promise<void> {
  if (kpp && inn.length === 12) throw invalid({ kpp: kppOfEntrepreneur });
  const others = { inn, id: { [Op.ne]: id ?? 0 } };
  if ((await Merchant.count({ where: others, transaction })) > 0)
    throw invalid({ inn: 'Организация с таким ИНН уже есть' });
}
