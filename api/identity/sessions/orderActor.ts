import type { Order } from '@odonta/db/models';
import type { Actor } from '../../orders/actor.ts';
import { type BuyerActor, buyerAudience, guestAuditActor } from './buyerAudience.ts';

/** The signed-in buyer who opened the link of an order, or else the guest of that order. */
export const actorOf = ({ number }: Order, actor: BuyerActor): Pick<Actor, 'by'> => ({
  by: actor.kind === 'guest' ? guestAuditActor(number) : buyerAudience.auditActor(actor),
});
