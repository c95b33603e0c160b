import { LegalRequest, Order, Prod } from '@odonta/db/models';
import {
  type LegalRequestTransition,
  legalRequestLifecycle,
} from '@odonta/db/vocabulary/sales/companies/legalRequest.ts';
import type { RequestStatus } from '@odonta/db/vocabulary/statuses.ts';
import type { Transaction } from 'sequelize';
import type { Actor } from '../../orders/actor.ts';
import { lockOrder } from '../../orders/transition.ts';
import { notFound } from '../../platform/http/errors.ts';
import { transitionsOf } from '../../platform/transitions/applyTransition.ts';
import type { Changes } from '../../platform/transitions/transition.ts';

/** Locks a request and its order. */
export async function lockRequest(token: string, transaction: Transaction): Promise<LegalRequest> {
  const seen = await LegalRequest.findOne({ where: { token }, transaction });
  if (seen?.order_id) await lockOrder({ id: seen.order_id }, transaction);
  const lock = transaction.LOCK.NO_KEY_UPDATE;
  const request = await LegalRequest.findOne({ where: { token }, lock, transaction });
  if (!request) throw notFound('Заявка не найдена');
  return request;
}

/** The changes of a transition besides the status; the status itself only where it may end in several. */
type Brought = Partial<Pick<LegalRequest, 'stage' | 'ended_because' | 'reason'>> & { end?: RequestStatus };

/**
 * Makes a transition of a locked request for its company, its order or the clock; transitions of staff go
 * through the kit. The stage is audited with the status, because most transitions change it.
 */
export function transitionRequest(
  request: LegalRequest,
  name: LegalRequestTransition,
  { end, ...brought }: Brought,
  actor: Actor,
  transaction: Transaction,
): Promise<void> {
  const { stage: before } = request;
  return apply(request, name, actor, transaction, {
    run: () => {
      request.set(brought);
      return end;
    },
    changes: ({ stage }): Changes => (stage === before ? {} : { stage: [before, stage] }),
  });
}

const apply = transitionsOf<LegalRequest, LegalRequestTransition>('legal_requests', legalRequestLifecycle);

/**
 * A transition of an order locks it before its request; here it comes after it, and must not wait: null where
 * it is locked.
 */
export const lockedOrder = (id: number, transaction: Transaction): Promise<Order | null> =>
  Order.findOne({ where: { id }, lock: transaction.LOCK.NO_KEY_UPDATE, skipLocked: true, transaction });

/** Its course, even if it is no longer on sale. */
export const courseOf = ({ prod_id }: LegalRequest, transaction?: Transaction): Promise<Prod> =>
  Prod.findByPk(prod_id, { include: ['city'], paranoid: false, rejectOnEmpty: true, transaction });
