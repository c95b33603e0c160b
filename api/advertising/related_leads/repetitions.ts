import { RelatedLead } from '@odonta/db/models';
import { literal, Op, type Transaction, type WhereOptions } from 'sequelize';
import { idsBy } from '../../platform/locks.ts';

/**
 * The numbers of these leads, and of those by which the same person came to the same bonus another time. Nobody has proved
 * the phone of an order, which colleagues may share: there his e-mail or his account is the same as well.
 */
export const givenAgain = (ids: readonly number[], transaction: Transaction): Promise<number[]> =>
  idsBy(
    `select again.id from related_leads l
       join related_leads again on again.promotion_id = l.promotion_id and again.phone = l.phone
         and (l.order_id is null and again.order_id is null or again.email = l.email
           or again.individual_id = l.individual_id)
     where l.id = any($1)
     union select id from related_leads where id = any($1) order by id`,
    ids,
    transaction,
  )();

/** Those that are free because they repeat this lead, oldest first. They wait for its outcome. */
export async function repetitionsOf(
  { id }: RelatedLead,
  transaction: Transaction,
  and: WhereOptions = {},
): Promise<RelatedLead[]> {
  const again = await givenAgain([id], transaction);
  const repeating = { id: { [Op.in]: again, [Op.gt]: id }, is_duplicate: true, status: 'CREATED' as const };
  const where = { [Op.and]: [repeating, and] };
  return RelatedLead.findAll({ where, order: ['id'], transaction });
}

/** A repetition is settled after the lead that it repeats: with a disputed one the organisation loses it, too. */
export const repeatsNoneThatWaits = literal(`not ("RelatedLead".is_duplicate and exists (
  select from related_leads first where first.promotion_id = "RelatedLead".promotion_id and first.phone = "RelatedLead".phone
    and first.id < "RelatedLead".id and not first.is_duplicate and first.status = 'CREATED'))`);
