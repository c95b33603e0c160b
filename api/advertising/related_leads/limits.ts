import { type RelatedPromotion, sequelizeOf } from '@odonta/db/models';
import { duplicateDays } from '@odonta/db/vocabulary/advertising/leads/lead.ts';
import type { PromotionPause } from '@odonta/db/vocabulary/advertising/related/promotion.ts';
import { literal, QueryTypes, type Transaction } from 'sequelize';
import type { Asked } from './giving.ts';

/**
 * The limit that a locked bonus has reached; null where none. Every lead counts that was to be paid, also a
 * rejected one: otherwise disputes would bring more people than the organisation has asked for. A cancelled one costs
 * nothing: counted, it would let anyone use the limits up by giving and withdrawing.
 */
export async function reachedLimitOf(
  { id, daily_limit, total_limit }: RelatedPromotion,
  transaction: Transaction,
): Promise<Extract<PromotionPause, 'DAILY_LIMIT' | 'TOTAL_LIMIT'> | null> {
  if (daily_limit === null && total_limit === null) return null;
  const [given] = await sequelizeOf(transaction).query<{ whole: number; today: number }>(givenOf('$1'), {
    ...{ bind: [id], type: QueryTypes.SELECT, transaction },
  });
  const { whole = 0, today = 0 } = given ?? {};
  if (total_limit !== null && whole >= total_limit) return 'TOTAL_LIMIT';
  return daily_limit !== null && today >= daily_limit ? 'DAILY_LIMIT' : null;
}

/** Bonuses that a limit pauses although their leads do not reach it, any more or today. */
export const isBelowLimits = literal(`"RelatedPromotion".pause in ('DAILY_LIMIT', 'TOTAL_LIMIT') and exists (
  select from (${givenOf('"RelatedPromotion".id')}) as given
  where given.whole < coalesce("RelatedPromotion".total_limit, given.whole + 1)
    and given.today < coalesce("RelatedPromotion".daily_limit, given.today + 1))`);

function givenOf(promotion_id: string): string {
  const isOfToday = `(created_at at time zone 'Europe/Moscow')::date = (now() at time zone 'Europe/Moscow')::date`;
  return `select count(*)::int as whole, count(*) filter (where ${isOfToday})::int as today
    from related_leads where promotion_id = ${promotion_id} and not is_duplicate and status <> 'CANCELED'`;
}

/** Of one person and one bonus, lately. */
interface Given {
  /** Cancelled and rejected ones as well: they are bounded, too. */
  whole: number;
  /** By these he is a free repetition: the organisation keeps them. */
  counted: number;
}

/**
 * How often this person has come to a locked bonus lately. It is read from the consents, which stay when the person is
 * wiped: a person who withdraws and comes back is paid for once. Colleagues book with the phone of their clinic, so that
 * with an order the phone alone is nobody; it bounds all that is not paid, since e-mails cost nothing.
 */
export async function timesGiven(
  { id, merchant_id }: RelatedPromotion,
  { person: { phone, email, order_id, individual_id }, isPaid }: Pick<Asked, 'person' | 'isPaid'>,
  transaction: Transaction,
): Promise<Given> {
  const [found] = await sequelizeOf(transaction).query<Given>(
    `select count(*) filter (where is_same or not $7)::int as whole,
       count(*) filter (where is_same and status not in ('CANCELED', 'REJECTED'))::int as counted
     from (
       select l.status, $4::int is null or c.email = $5 or l.individual_id = $6::int as is_same
       from consents c join related_leads l on l.consent_id = c.id
       where c.merchant_id = $1 and c.phone = $2 and l.promotion_id = $3
         and l.created_at > now() - make_interval(days => ${duplicateDays})) as given`,
    {
      bind: [merchant_id, phone, id, order_id, email, individual_id, isPaid],
      ...{ type: QueryTypes.SELECT, transaction },
    },
  );
  return found ?? { whole: 0, counted: 0 };
}
