import type { Consent as GivenConsent } from '@odonta/api/contract';
import { RelatedLead } from '@odonta/db/models';
import { disputeHours, duplicatesAtMost } from '@odonta/db/vocabulary/advertising/leads/lead.ts';
import type { PromotionType } from '@odonta/db/vocabulary/advertising/related/promotion.ts';
import { Op, type Transaction } from 'sequelize';
import { reserveLead } from '../../money/marketing_balance/reserving.ts';
import { conflict } from '../../platform/http/errors.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import type { Signed } from '../../platform/transitions/applyTransition.ts';
import { keepPartnerConsent, partnerConsentOf, refuseOtherWords } from './consenting.ts';
import { deliver } from './delivering.ts';
import { timesGiven } from './limits.ts';
import { pauseReached } from './pausing.ts';
import { lockRunning } from './running.ts';
import { nobody } from './settling.ts';

/** The person, and where he met the bonus. */
export interface Person {
  last_name: string | null;
  first_name: string;
  phone: string;
  email: string;
  city_id: number | null;
  order_id: number | null;
  individual_id: number | null;
  prod_id: number | null;
}

export interface Asked {
  type: PromotionType;
  person: Person;
  /** Anyone books with another's phone; not so easily with his own money. */
  isPaid: boolean;
}

/**
 * Gives a person to the organisation of a bonus: the price is kept on its balance, and what is reached by that pauses
 * the bonus. Answers why nobody was given where the bonus had to be paused first, so that the pause is written.
 */
export async function giveLead(
  promotion_id: number,
  { type, person, isPaid }: Asked,
  consent: GivenConsent,
  signed: Signed,
  transaction: Transaction,
): Promise<'given' | 'over'> {
  const running = await lockRunning(promotion_id, transaction);
  const { promotion, merchant, balance } = running;
  refuseAnotherType(promotion, type);
  const shown = partnerConsentOf(merchant, promotion);
  refuseOtherWords(consent, shown);
  await refuseSecond(promotion_id, person, transaction);
  const { whole, counted } = await timesGiven(promotion, { person, isPaid }, transaction);
  // The answer is that of the first time: it says nothing about a phone.
  if (whole > duplicatesAtMost) return 'given';
  const isFree = counted > 0;
  if (!isFree && (await pauseReached(running, transaction))) return 'over';
  const giver = { merchant_id: merchant.id, email: person.email, phone: person.phone };
  const kept = await keepPartnerConsent(consent, shown, giver, signed.origin, transaction);
  const lead = await RelatedLead.create(
    {
      ...person,
      ...{
        promotion_id,
        consent_id: kept.id,
        is_duplicate: isFree,
        price: isFree ? 0 : promotion.lead_price,
      },
      due_at: new Date(Date.now() + disputeHours * 3_600_000),
    },
    { transaction },
  );
  await reserveLead(balance, lead, nobody, transaction);
  const what = { action: 'create', resource: 'related_leads', record_id: lead.id, changes: {} };
  await unitOfWork.audit({ ...signed, ...what }, transaction);
  await deliver(lead, running, transaction);
  if (!isFree) await pauseReached(running, transaction);
  return 'given';
}

/** A bonus that goes with a bought course is not given by a form, nor the other way round. */
export function refuseAnotherType(promotion: { type: PromotionType }, type: PromotionType): void {
  if (promotion.type !== type) throw conflict('Этот бонус получают иначе: обновите страницу');
}

/** An order asks for a bonus once, and again where the lead has ended: it may be paid late. */
export async function refuseSecond(
  promotion_id: number,
  { order_id }: Person,
  transaction: Transaction,
): Promise<void> {
  const where = { promotion_id, order_id, status: { [Op.ne]: 'CANCELED' as const } };
  if (order_id !== null && (await RelatedLead.findOne({ where, transaction })))
    throw conflict('По этому заказу вы уже попросили бонус: организация свяжется с вами');
}
