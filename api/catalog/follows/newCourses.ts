import type { FoundProd } from '@odonta/api/contract';
import { Prod, plainCard } from '@odonta/db/models';
import { type FollowedFilters, followDigest } from '@odonta/db/vocabulary/catalog/searchFollow.ts';
import { Op, type Transaction } from 'sequelize';
import { type SearchParameters, searchParameters } from '../search/parameters.ts';
import { searchCards } from '../search/search.ts';

export type NewCourse = Omit<FoundProd, 'name'> & { name: string };

/** Filters as a search understands them; null where it refuses them. */
export function askedBy({ q, ...filters }: FollowedFilters): SearchParameters | null {
  const { value, error } = searchParameters.validate({
    ...filters,
    ...(q !== undefined && { query: q, exact: '1' }),
    disablePromotion: '1',
    series: '1',
  });
  return error ? null : value;
}

/** The courses of a search that were published since and are not over, the nearest first, and how many there are. */
export async function newCoursesOf(
  filters: FollowedFilters,
  since: Date,
  transaction: Transaction,
): Promise<{ courses: NewCourse[]; count: number }> {
  const asked = askedBy(filters);
  const published = await Prod.findAll({
    attributes: ['id'],
    where: { status: 'CONFIRMED', published_at: { [Op.gt]: since } },
    transaction,
  });
  if (asked === null || published.length === 0) return { courses: [], count: 0 };
  const ids = published.map(({ id }) => id);
  const { prods, count } = await searchCards({ ...asked, ids, past: false, limit: followDigest.courses });
  const found = JSON.parse(String(Buffer.concat([...prods]))) as FoundProd[];
  return { courses: found.map((card) => plainCard(card) as NewCourse), count };
}
