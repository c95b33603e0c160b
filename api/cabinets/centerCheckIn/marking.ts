import type { CheckInMark, MarkedVisit } from '@odonta/api/contract';
import { CheckIn, Order, OrderParticipant } from '@odonta/db/models';
import { isDuring, lateMarks } from '@odonta/db/vocabulary/sales/checkIn.ts';
import { nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import type { Actor } from '../../orders/actor.ts';
import { lockOrder } from '../../orders/transition.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { answer, checkIn, undoCheckIn, withMarker } from '../../sales/participants/checkIn.ts';

/** Writes a mark of a participant of this course, once. */
export function takeMark(
  prod_id: number,
  { key, participant_id, kind, at }: CheckInMark,
  actor: Actor,
): Promise<MarkedVisit> {
  return unitOfWork.transaction(async (transaction) => {
    const where = { id: participant_id, prod_id };
    // Without the orders that staff have deleted.
    const found = await OrderParticipant.findOne({ where, include: [ofOrder], transaction });
    if (!found) return { key, ...answer('UNKNOWN', null) };
    const order = await lockOrder({ id: found.order_id }, transaction);
    const taken = await CheckIn.findOne({ where: { key }, include: [withMarker], transaction });
    if (taken) return { key, ...answer(repeated(taken, participant_id), taken) };
    if (nowInSeconds() - at > lateMarks.days * 86_400) return { key, ...answer('TOO_LATE', null) };
    // A visit is taken back in its days too: later it is for staff, with a reason.
    if (kind === 'UNDO' && !isDuring(order.snapshot, at)) return { key, ...answer('WRONG_DAY', null) };
    const participant = await OrderParticipant.findOne({ where, transaction, rejectOnEmpty: true });
    const sent = { key, at: momentOf(at) };
    const marked =
      kind === 'IN'
        ? await checkIn(participant, order, actor, transaction, sent)
        : await undoCheckIn(participant, actor, transaction, sent);
    return { key, ...marked };
  });
}

const ofOrder = { model: Order, as: 'order', required: true, attributes: [] };

const repeated = ({ kind, participant_id }: CheckIn, asked: number) => {
  if (participant_id !== asked) return 'UNKNOWN';
  return kind === 'IN' ? 'OK' : 'UNDONE';
};

/** A device whose clock is ahead marks nobody in the future. */
const momentOf = (at: number) => new Date(Math.min(at, nowInSeconds()) * 1000);
