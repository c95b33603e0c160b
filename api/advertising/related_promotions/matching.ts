import type { CoursePromotion } from '@odonta/api/contract';
import { RelatedPromotion, sequelizeOf } from '@odonta/db/models';
import { prepared } from '@odonta/db/postgres/preparedStatements.ts';
import { promotionsAtMost } from '@odonta/db/vocabulary/advertising/related/promotion.ts';
import { moscowDay } from '@odonta/db/vocabulary/time.ts';
import { QueryTypes, type Transaction } from 'sequelize';

/**
 * Whether a bonus `p` stands beside a course `this`: a named course matches alone. Otherwise every list that is not
 * empty has to; a bonus that names courses and nothing else is for these alone.
 */
const stands = (prodId: string) => `
  (${prodId} = any(p.match_prods) or (
    (p.match_categories = '{}' or p.match_categories && this.categories)
    and (p.match_cities = '{}' or this.city_id = any(p.match_cities))
    and (p.match_types = '{}' or this.type = any(p.match_types))
    and (p.match_prods = '{}' or p.match_categories <> '{}' or p.match_cities <> '{}' or p.match_types <> '{}')))`;

/**
 * One of each organisation, so that many bonuses win no more places, in an order
 * that each day and each course have of their own. A course that is over, or left the site, has no card.
 */
const statement = prepared(
  'promotions_of_course',
  `
  with this as (select prod_id, type, categories, city_id from prod_cards where prod_id = $1 and state <> 'PAST'),
  matching as (
    select distinct on (p.merchant_id) p.*, md5(concat_ws(':', $2::text, this.prod_id, p.merchant_id)) as turn
    from this cross join related_promotions p join merchants m on m.id = p.merchant_id
    where p.shown_on is not null and $2::date between p.starts_on and p.ends_on
      and m.status = 'CONFIRMED' and m.deleted_at is null
      and ${stands('this.prod_id')}
    order by p.merchant_id, md5(concat_ws(':', $2::text, this.prod_id, p.id)))
  select id, type, name, text, conditions, logo, link, benefit_kind, benefit_value, ends_on::text,
    ad_company, ad_inn, ad_reg_number
  from matching order by turn, id limit ${promotionsAtMost}`,
);

/** The bonuses beside a course now. */
export async function findPromotions(prodId: number): Promise<CoursePromotion[]> {
  const rows = await RelatedPromotion.sequelize?.query<CoursePromotion>(statement, {
    bind: [prodId, moscowDay(new Date())],
    type: QueryTypes.SELECT,
  });
  return rows ?? [];
}

/** Whether a bonus is for this course, which may be over by now. */
export async function isBeside(
  promotionId: number,
  prodId: number,
  transaction: Transaction,
): Promise<boolean> {
  const [found] = await sequelizeOf(transaction).query<{ is_beside: boolean }>(
    `select exists (select from prods this cross join related_promotions p
       where this.id = $1 and p.id = $2 and ${stands('this.id')}) as is_beside`,
    { bind: [prodId, promotionId], type: QueryTypes.SELECT, transaction },
  );
  return found?.is_beside ?? false;
}
