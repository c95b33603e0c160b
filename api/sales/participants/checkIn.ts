import type { CheckedIn } from '@odonta/api/contract';
import { CheckIn, type Order, type OrderParticipant, User } from '@odonta/db/models';
import { paidStatuses } from '@odonta/db/vocabulary/orders/order.ts';
import { type CheckInCode, checkInCodes } from '@odonta/db/vocabulary/sales/checkIn.ts';
import { moscowDay, nowInSeconds, secondsOf } from '@odonta/db/vocabulary/time.ts';
import type { Transaction } from 'sequelize';
import { takeBackFor } from '../../loyalty/bonuses/earning/takingBack.ts';
import { accrueForVisit } from '../../loyalty/bonuses/earning/visits.ts';
import type { Actor } from '../../orders/actor.ts';
import { leavingOf } from '../../orders/refunds/leaving.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';

/** Marks the attendance of a locked participant, or says why not; a second mark changes nothing. */
export async function checkIn(
  participant: OrderParticipant,
  order: Order,
  actor: Actor,
  transaction: Transaction,
): Promise<CheckedIn> {
  const last = await lastOf(participant.id, transaction);
  if (last?.kind === 'IN') return answer('ALREADY_CHECKED_IN', last);
  const refusal = refusalOf(participant, order, await leavingOf(order, transaction));
  if (refusal) return answer(refusal, null);
  const mark = await write(participant, 'IN', actor, transaction);
  await accrueForVisit(participant, order, transaction);
  return answer('OK', mark);
}

export async function undoCheckIn(
  participant: OrderParticipant,
  actor: Actor,
  transaction: Transaction,
): Promise<CheckedIn> {
  const last = await lastOf(participant.id, transaction);
  if (last?.kind !== 'IN') return answer('NOT_CHECKED_IN', null);
  const mark = await write(participant, 'UNDO', actor, transaction);
  await takeBackFor('visit', participant.id, transaction);
  return answer('UNDONE', mark);
}

const waiting: readonly string[] = ['PREPARE', 'CREATED'];

function refusalOf(
  participant: OrderParticipant,
  { status, snapshot }: Order,
  leaving: ReadonlySet<number>,
): CheckInCode | null {
  if (waiting.includes(status)) return 'NOT_PAID';
  if (!paidStatuses.includes(status) || !participant.is_live) return 'CANCELED';
  if (leaving.has(participant.id)) return 'REFUND_AGREED';
  if (!isDuring(snapshot)) return 'WRONG_DAY';
  return participant.last_name === null ? 'NEED_CONFIRMATION' : null;
}

/** A course without a date can be attended at any time. */
function isDuring({ date_start, date_end }: Order['snapshot']): boolean {
  if (date_start === null) return true;
  const [today, first, last] = [nowInSeconds(), date_start, date_end ?? date_start].map((seconds) =>
    moscowDay(new Date(seconds * 1000)),
  ) as [string, string, string];
  return first <= today && today <= last;
}

function lastOf(participant_id: number, transaction: Transaction): Promise<CheckIn | null> {
  return CheckIn.findOne({
    where: { participant_id },
    include: [{ model: User, as: 'by', paranoid: false }],
    order: [['id', 'DESC']],
    transaction,
  });
}

async function write(
  { id: participant_id }: OrderParticipant,
  kind: CheckIn['kind'],
  { by, origin, reason = null }: Actor,
  transaction: Transaction,
): Promise<CheckIn> {
  const mark = await CheckIn.create({ participant_id, kind, by_id: by.id, reason }, { transaction });
  const action = kind === 'IN' ? 'check_in' : 'undo_check_in';
  const named = { resource: 'participants', record_id: participant_id };
  await unitOfWork.audit({ ...named, by, origin, action, changes: {}, reason }, transaction);
  return mark.reload({ include: [{ model: User, as: 'by', paranoid: false }], transaction });
}

const answer = (code: CheckInCode, mark: CheckIn | null): CheckedIn => ({
  code,
  label: checkInCodes[code],
  at: mark && secondsOf(mark.at),
  by: mark?.by?.name ?? null,
});
