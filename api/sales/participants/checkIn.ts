import type { CheckedIn } from '@odonta/api/contract';
import { CheckIn, type Order, type OrderParticipant, User } from '@odonta/db/models';
import { paidStatuses } from '@odonta/db/vocabulary/orders/order.ts';
import { type CheckInCode, checkInCodes, isDuring } from '@odonta/db/vocabulary/sales/checkIn.ts';
import { nowInSeconds, secondsOf } from '@odonta/db/vocabulary/time.ts';
import type { Transaction } from 'sequelize';
import { takeBackFor } from '../../loyalty/bonuses/earning/takingBack.ts';
import { accrueForVisit } from '../../loyalty/bonuses/earning/visits.ts';
import type { Actor } from '../../orders/actor.ts';
import { leavingOf } from '../../orders/refunds/leaving.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';

/** A mark of a device that may have been without a network since. */
export interface Sent {
  key: string | null;
  at: Date;
}

/** Marks the attendance of a locked participant, or says why not; a second mark changes nothing. */
export async function checkIn(
  participant: OrderParticipant,
  order: Order,
  actor: Actor,
  transaction: Transaction,
  sent = sentNow(),
): Promise<CheckedIn> {
  const last = await lastOf(participant.id, transaction);
  if (last?.kind === 'IN') return answer('ALREADY_CHECKED_IN', last);
  if (isOlder(sent, last)) return answer('OUTDATED', null);
  const refusal =
    refusalOf(participant, order, await leavingOf(order, transaction)) ??
    (isDuring(order.snapshot, secondsOf(sent.at)) ? null : 'WRONG_DAY');
  if (refusal) return answer(refusal, null);
  const mark = await write(participant, { kind: 'IN', ...sent }, actor, transaction);
  await accrueForVisit(participant, order, transaction);
  return answer('OK', mark);
}

export async function undoCheckIn(
  participant: OrderParticipant,
  actor: Actor,
  transaction: Transaction,
  sent = sentNow(),
): Promise<CheckedIn> {
  const last = await lastOf(participant.id, transaction);
  if (last?.kind !== 'IN') return answer('NOT_CHECKED_IN', null);
  if (isOlder(sent, last)) return answer('OUTDATED', last);
  const mark = await write(participant, { kind: 'UNDO', ...sent }, actor, transaction);
  await takeBackFor('visit', participant.id, transaction);
  return answer('UNDONE', mark);
}

/** Why a participant is not let in on any day, or null. */
export function refusalOf(
  { id, is_live, last_name }: OrderParticipant,
  { status }: Order,
  leaving: ReadonlySet<number>,
): CheckInCode | null {
  if (waiting.includes(status)) return 'NOT_PAID';
  if (!paidStatuses.includes(status) || !is_live) return 'CANCELED';
  if (leaving.has(id)) return 'REFUND_AGREED';
  return last_name === null ? 'NEED_CONFIRMATION' : null;
}

export const answer = (code: CheckInCode, mark: CheckIn | null): CheckedIn => ({
  code,
  label: checkInCodes[code],
  at: mark && secondsOf(mark.at),
  by: mark?.by?.name ?? null,
});

/** The member of staff or of the centre who marked. */
export const withMarker = { model: User, as: 'by', paranoid: false };

const sentNow = (): Sent => ({ key: null, at: new Date(nowInSeconds() * 1000) });
const isOlder = ({ at }: Sent, last: CheckIn | null) => last !== null && secondsOf(at) < secondsOf(last.at);
const waiting: readonly string[] = ['PREPARE', 'CREATED'];

function lastOf(participant_id: number, transaction: Transaction): Promise<CheckIn | null> {
  return CheckIn.findOne({
    where: { participant_id },
    include: [withMarker],
    order: [['id', 'DESC']],
    transaction,
  });
}

async function write(
  { id: participant_id }: OrderParticipant,
  { kind, at, key }: Sent & Pick<CheckIn, 'kind'>,
  { by, origin, reason = null }: Actor,
  transaction: Transaction,
): Promise<CheckIn> {
  const mark = await CheckIn.create({ participant_id, kind, at, key, by_id: by.id, reason }, { transaction });
  const action = kind === 'IN' ? 'check_in' : 'undo_check_in';
  const named = { resource: 'participants', record_id: participant_id };
  await unitOfWork.audit({ ...named, by, origin, action, changes: {}, reason }, transaction);
  return mark.reload({ include: [withMarker], transaction });
}
