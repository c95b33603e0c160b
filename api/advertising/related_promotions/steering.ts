import { Merchant, RelatedPromotion } from '@odonta/db/models';
import { leadsToBegin } from '@odonta/db/vocabulary/advertising/related/promotion.ts';
import { moscowDay } from '@odonta/db/vocabulary/time.ts';
import { literal, Op, QueryTypes, type Sequelize, type Transaction } from 'sequelize';
import { bySystem } from '../../platform/journals/system.ts';
import { writeLetter } from '../../platform/mail/letters.ts';
import { eachDue } from '../buying/eachDue.ts';
import { isBelowLimits } from '../related_leads/limits.ts';
import { promotionHeld } from './relatedPromotions.letters.ts';
import { holdPromotion, releasePromotion, transitionPromotion } from './transitionPromotion.ts';

/** How much the balance of the organisation holds beside so many leads. */
const balanceHolds = (than: '<' | '>=', leads: number) =>
  literal(`exists (select from marketing_balances b where b.merchant_id = "RelatedPromotion".merchant_id
    and b.total - b.reserved ${than} ${leads} * "RelatedPromotion".lead_price)`);
const ofMerchantAtWork = literal(`exists (select from merchants m
  where m.id = "RelatedPromotion".merchant_id and m.status = 'CONFIRMED' and m.deleted_at is null)`);

/** Acts on what the balance, the day and ended leads have changed; returns the number of bonuses. */
export async function steerPromotions(): Promise<number> {
  const due = {
    fund: { [Op.and]: [{ status: 'PREPARE' }, balanceHolds('>=', leadsToBegin), ofMerchantAtWork] },
    hold: { [Op.and]: [{ status: 'CONFIRMED', pause: null }, balanceHolds('<', 1)] },
    refill: { [Op.and]: [{ pause: 'BALANCE' }, balanceHolds('>=', 1)] },
    wake: { [Op.and]: [isBelowLimits] },
  };
  const each = eachDue<RelatedPromotion>;
  const funded = await each(RelatedPromotion, 'fund_promotions', due.fund, (row, transaction) =>
    transitionPromotion(row, 'fund', bySystem, transaction),
  );
  const held = await each(RelatedPromotion, 'hold_promotions', due.hold, holdForBalance);
  const refilled = await each(RelatedPromotion, 'refill_promotions', due.refill, releasePromotion);
  const woken = await each(RelatedPromotion, 'wake_promotions', due.wake, releasePromotion);
  return funded + held + refilled + woken;
}

/** The balance no longer pays for a lead: the bonus leaves the site, and its organisation gets a letter. */
export async function holdForBalance(row: RelatedPromotion, transaction: Transaction): Promise<void> {
  await holdPromotion(row, 'BALANCE', transaction);
  const merchant = await Merchant.findByPk(row.merchant_id, { paranoid: false, transaction });
  if (merchant) await writeLetter(promotionHeld(row, merchant), transaction);
}

/**
 * Shows and hides what the day, a decision or a pause has changed. The day is stored, so that all nodes agree, and
 * pages learn of midnight as of any change. Returns the number of changes.
 */
export async function turnPromotions(sequelize: Sequelize): Promise<number> {
  const bind = [moscowDay(new Date())];
  const turned = await sequelize.query(showToday, { bind, type: QueryTypes.SELECT });
  return turned.length;
}

const showToday = `
  update related_promotions set shown_on = wanted.day
  from (
    select p.id, case when p.pause is null and $1::date between p.starts_on and p.ends_on
        and m.status = 'CONFIRMED' and m.deleted_at is null then $1::date end as day
    from related_promotions p join merchants m on m.id = p.merchant_id
    where p.status = 'CONFIRMED' and p.deleted_at is null) as wanted
  where wanted.id = related_promotions.id and related_promotions.shown_on is distinct from wanted.day
  returning related_promotions.id`;
