import type { GiftOrder } from '@odonta/db/models';
import { endsOf } from '@odonta/db/vocabulary/lifecycle.ts';
import {
  type GiftOrderMove,
  giftOrderLifecycle,
} from '@odonta/db/vocabulary/loyalty/gifts/giftOrderLifecycle.ts';
import type { RequestStatus } from '@odonta/db/vocabulary/statuses.ts';
import type { Transaction } from 'sequelize';
import type { Hand } from '../../orders/hand.ts';
import { transitionNotAllowed } from '../../platform/http/errors.ts';
import { works } from '../../platform/journals/works.ts';

/** Moves a locked order for its owner or the clock, saves it and writes it down; staff moves come by the kit. */
export async function moveGiftOrder(
  order: GiftOrder,
  move: GiftOrderMove,
  { by, origin, reason = null }: Hand,
  transaction: Transaction,
): Promise<void> {
  const { [move]: definition } = giftOrderLifecycle.moves;
  const from: RequestStatus = order.status;
  if (!definition.from.includes(from as never))
    throw transitionNotAllowed(definition.label, giftOrderLifecycle.statuses[from].label, []);
  order.status = endsOf(definition)[0] ?? from;
  await order.save({ transaction });
  const named = { resource: 'gift_orders', record_id: order.id };
  const to = { from_status: from, to_status: order.status };
  await works.step({ ...named, ...to, move, actor_id: by.id, actor_name: by.name, reason }, transaction);
  const changes = { status: [from, order.status] as [string, string] };
  await works.audit({ ...named, by, origin, action: move, changes, reason }, transaction);
}
