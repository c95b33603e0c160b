import type { ProdCard as Card, FoundProd } from '@odonta/api/contract';
import { ProdCard, plainCard } from '@odonta/db/models';
import { prepared } from '@odonta/db/postgres/preparedStatements.ts';
import { QueryTypes } from 'sequelize';

const most = 6;

/**
 * Courses like this one: bookable ones first, then those nearest in topic. A shared category counts as much
 * as a shared lecturer, the main one more, and the words of the two names decide among equals. Other dates of
 * its series do not count as similar.
 */
export const statementOfSimilar = prepared(
  'similar_prods',
  `
  select other.card from prod_cards this join prod_cards other
    on (other.categories && this.categories or other.lecturer_ids && this.lecturer_ids)
  where this.prod_id = $1 and other.series_id <> this.series_id and other.state <> 'PAST'
  order by other.state_order > 1,
    2 * (other.categories[1] = this.categories[1])::int
      + (other.categories && this.categories)::int
      + 2 * (other.lecturer_ids && this.lecturer_ids)::int
      + (other.degree = this.degree)::int
      + 4 * similarity(other.card ->> 'name', this.card ->> 'name') desc,
    other.date_start, other.prod_id
  limit ${most}`,
);

/** Never the course itself; none for a course without a card, which is in no list. */
export async function findSimilar(id: number): Promise<Card[]> {
  const rows = await ProdCard.sequelize?.query<{ card: FoundProd }>(statementOfSimilar, {
    bind: [id],
    type: QueryTypes.SELECT,
  });
  return (rows ?? []).map(({ card }) => plainCard(card));
}
