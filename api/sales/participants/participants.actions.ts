import type { RevealedParticipant } from '@odonta/api/contract';
import { type Order, OrderParticipant } from '@odonta/db/models';
import Joi from 'joi';
import type { Transaction } from 'sequelize';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { auditReading } from '../../identity/sessions/auditStaff.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import type { Actor } from '../../orders/actor.ts';
import { replace } from '../../orders/replacing.ts';
import { lockOrder } from '../../orders/transition.ts';
import type { RowScope } from '../../platform/http/audiences.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { findRow } from '../../platform/kit/findRow.ts';
import { checkIn, undoCheckIn } from './checkIn.ts';
import { ordersOfCenters } from './participants.rows.ts';
import { replacement, undoing } from './participants.schema.ts';

interface Asking {
  actor: SignedInUser;
  scope: RowScope;
  params: Record<string, string>;
}

const revealParticipant = endpoint({
  method: 'post',
  path: '/adm/participants/:id/reveal',
  summary: 'The phone and e-mail of a participant; the access is audited',
  audience: staffAudience,
  allow: 'participants.reveal',
  handle: async (call) => {
    const { id, phone, email } = await found(call);
    await auditReading(call, { action: 'reveal', resource: 'participants', record_id: id });
    return { message: { id, phone, email } satisfies RevealedParticipant };
  },
});

const replaceParticipant = endpoint({
  method: 'post',
  path: '/adm/participants/:id/replace',
  summary: 'Replace a participant',
  audience: staffAudience,
  allow: 'participants.replace',
  body: replacement,
  handle: (call) =>
    locked(call, async ({ order, participant, transaction }) => {
      const { reason = null, ...person } = call.body;
      const actor: Actor = { by: staffAudience.auditActor(call.actor), origin: call.origin, reason };
      const successor = await replace(order, participant, person, actor, transaction);
      return { message: { id: successor.id } };
    }),
});

const checkInParticipant = endpoint({
  method: 'post',
  path: '/adm/participants/:id/check_in',
  summary: 'Check a participant in',
  audience: staffAudience,
  allow: 'participants.check_in',
  body: Joi.object({}),
  handle: (call) =>
    locked(call, async ({ order, participant, transaction }) => {
      const actor = { by: staffAudience.auditActor(call.actor), origin: call.origin };
      return { message: await checkIn(participant, order, actor, transaction) };
    }),
});

const undoParticipantCheckIn = endpoint({
  method: 'post',
  path: '/adm/participants/:id/undo_check_in',
  summary: 'Undo a check-in',
  audience: staffAudience,
  allow: 'participants.undo_check_in',
  body: undoing,
  handle: (call) =>
    locked(call, async ({ participant, transaction }) => {
      const actor = {
        by: staffAudience.auditActor(call.actor),
        origin: call.origin,
        reason: call.body.reason,
      };
      return { message: await undoCheckIn(participant, actor, transaction) };
    }),
});

export const participantActions = [
  revealParticipant,
  replaceParticipant,
  checkInParticipant,
  undoParticipantCheckIn,
];

/** The participant within the user's scope; 404 beyond it. */
function found({ actor, scope, params }: Asking, transaction?: Transaction): Promise<OrderParticipant> {
  const among = scope === 'own' ? { order_id: ordersOfCenters(actor.managed_center_ids) } : {};
  return findRow(OrderParticipant, params.id, { among, transaction });
}

/** Locks the order, and with it its participants: every change of them locks it too. */
function locked<Answer>(
  asking: Asking,
  work: (of: { order: Order; participant: OrderParticipant; transaction: Transaction }) => Promise<Answer>,
): Promise<Answer> {
  return unitOfWork.transaction(async (transaction) => {
    const { order_id } = await found(asking, transaction);
    const order = await lockOrder({ id: order_id }, transaction);
    const participant = await found(asking, transaction);
    return work({ order, participant, transaction });
  });
}
