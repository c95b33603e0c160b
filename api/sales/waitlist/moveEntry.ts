import { WaitlistEntry } from '@odonta/db/models';
import { endsOf } from '@odonta/db/vocabulary/lifecycle.ts';
import {
  type WaitlistMove,
  waitlistLifecycle,
  waitlistStatuses,
} from '@odonta/db/vocabulary/sales/waitlistLifecycle.ts';
import type { RegistrationStatus } from '@odonta/db/vocabulary/statuses.ts';
import type { Transaction } from 'sequelize';
import type { Hand } from '../../orders/hand.ts';
import { lockOrder } from '../../orders/transition.ts';
import { notFound, transitionNotAllowed } from '../../platform/http/errors.ts';
import { works } from '../../platform/journals/works.ts';

/** The entry, held until the transaction ends; its order is held before it, as all who hold both do. */
export async function lockEntry(token: string, transaction: Transaction): Promise<WaitlistEntry> {
  const seen = await WaitlistEntry.findOne({ where: { token }, transaction });
  if (seen?.order_id) await lockOrder({ id: seen.order_id }, transaction);
  const entry = await WaitlistEntry.findOne({
    where: { token },
    lock: transaction.LOCK.NO_KEY_UPDATE,
    transaction,
  });
  if (!entry) throw notFound('Запись в листе ожидания не найдена');
  return entry;
}

/** Moves a locked entry for its owner or the clock, saves it and writes it down; staff moves come by the kit. */
export async function moveEntry(
  entry: WaitlistEntry,
  move: WaitlistMove,
  { by, origin, reason = null }: Hand,
  transaction: Transaction,
): Promise<void> {
  const { [move]: definition } = waitlistLifecycle.moves;
  const from: RegistrationStatus = entry.status;
  if (!definition.from.includes(from as never))
    throw transitionNotAllowed(definition.label, waitlistStatuses[from].label, []);
  entry.status = endsOf(definition)[0] ?? from;
  await entry.save({ transaction });
  const named = { resource: 'waitlist', record_id: entry.id };
  const to = { from_status: from, to_status: entry.status };
  await works.step({ ...named, ...to, move, actor_id: by.id, actor_name: by.name, reason }, transaction);
  const changes = { status: [from, entry.status] as [string, string] };
  await works.audit({ ...named, by, origin, action: move, changes, reason }, transaction);
}
