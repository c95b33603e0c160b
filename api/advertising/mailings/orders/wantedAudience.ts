import { City, Specialization } from '@odonta/db/models';
import type { MailingAudience } from '@odonta/db/vocabulary/advertising/mailings/mailing.ts';
import { soldInterests } from '@odonta/db/vocabulary/advertising/mailings/soldInterests.ts';
import { col, fn, Op, type Transaction, where } from 'sequelize';
import { invalid } from '../../../platform/http/errors.ts';

/**
 * 422 for what is in no list of ours: beside real towns, specialities and interests, others would make endless audiences
 * of the same people, each with a count of its own.
 */
export async function refuseUnknown(audience: MailingAudience, transaction: Transaction): Promise<void> {
  const cities = await unknownCities(audience.cities, transaction);
  if (cities.length > 0) throw invalid({ cities: `Таких городов нет в списке: ${cities.join(', ')}` });
  const specializations = [...new Set(audience.specializations)];
  const known = await Specialization.count({ where: { id: specializations }, transaction });
  if (known !== specializations.length) throw invalid({ specializations: 'Такой специальности нет' });
  const interests = audience.interests.filter((interest) => !Object.hasOwn(soldInterests, interest));
  if (interests.length > 0) throw invalid({ interests: 'Выберите интересы из списка' });
}

async function unknownCities(cities: readonly string[], transaction: Transaction): Promise<string[]> {
  const known = await City.findAll({
    where: where(fn('lower', col('name')), { [Op.in]: cities.map((city) => city.toLowerCase()) }),
    ...{ attributes: ['name'], transaction },
  });
  const names = new Set(known.map(({ name }) => name.toLowerCase()));
  return cities.filter((city) => !names.has(city.toLowerCase()));
}
