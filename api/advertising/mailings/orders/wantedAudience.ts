import { City } from '@odonta/db/models';
import { col, fn, Op, type Transaction, where } from 'sequelize';
import { invalid } from '../../../platform/http/errors.ts';

/** Names beside those of real towns would make endless audiences of the same people, each with a count of its own. */
export async function refuseUnknownCities(
  cities: readonly string[],
  transaction: Transaction,
): Promise<void> {
  const asked = cities.map((city) => city.toLowerCase());
  const known = await City.findAll({
    where: where(fn('lower', col('name')), { [Op.in]: asked }),
    ...{ attributes: ['name'], transaction },
  });
  const names = new Set(known.map(({ name }) => name.toLowerCase()));
  const unknown = cities.filter((city) => !names.has(city.toLowerCase()));
  if (unknown.length > 0) throw invalid({ cities: `Таких городов нет в списке: ${unknown.join(', ')}` });
}
