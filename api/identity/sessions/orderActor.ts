import type { Order } from '@odonta/db/models';
import type { Hand } from '../../orders/hand.ts';
import { type BuyerActor, buyerDoor, guestSignature } from './buyerDoor.ts';

/** The signed-in buyer who opened the link of an order, or else the guest of that order. */
export const handOf = ({ number }: Order, actor: BuyerActor): Pick<Hand, 'by'> => ({
  by: actor.kind === 'guest' ? guestSignature(number) : buyerDoor.signature(actor),
});
