import { orderingRoles } from '@odonta/db/vocabulary/sales/companies/legalUser.ts';
import { type BuyerActor, buyerAudience } from '../../identity/sessions/buyerAudience.ts';
import type { NewOrder } from '../../orders/book.ts';
import type { Origin } from '../../platform/http/endpoint.ts';
import { forbidden } from '../../platform/http/errors.ts';
import { byAddress } from '../../platform/http/limits.ts';

/** The buyer of a booking; accountants and trainees of a company cannot order. */
export function buyerOf(actor: BuyerActor): NewOrder['buyer'] {
  if (actor.kind === 'guest') return { kind: 'GUEST' };
  if (actor.kind === 'individual') return { kind: 'INDIVIDUAL', individual_id: actor.id };
  if (actor.kind !== 'legal') return { kind: 'STAFF', created_by: actor.id };
  if (!orderingRoles.includes(actor.role)) throw forbidden();
  return { kind: 'LEGAL', legal_user_id: actor.legal_user_id, legal_member_id: actor.id };
}

/** Whether the caller owns the company: then no approval is needed. */
export const isOwnerOf = ({ legal_user_id }: { legal_user_id: number | null }, actor: BuyerActor): boolean =>
  actor.kind === 'legal' && actor.role === 'OWNER' && actor.legal_user_id === legal_user_id;

/** How often a buyer may book, or ask for the bank's payment page. */
export const paymentsLimit = { name: 'payments', points: 10, seconds: 60, by: byAccount };

/** The key of the payment limit: an account where there is one, else an address. */
export function byAccount({ actor, origin }: { actor: BuyerActor; origin: Origin }): string {
  return buyerAudience.accountOf(actor) ?? byAddress({ origin });
}
