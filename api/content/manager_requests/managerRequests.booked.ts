import { ManagerRequest } from '@odonta/db/models';
import { managerRequestLifecycle } from '@odonta/db/vocabulary/content/requests/managerRequest.ts';
import type { Transaction } from 'sequelize';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import type { Origin } from '../../platform/http/endpoint.ts';
import { conflict, forbidden } from '../../platform/http/errors.ts';
import { transitionsOf } from '../../platform/transitions/applyTransition.ts';
import { isAssigned } from './managerRequests.assigned.ts';

/** Closes the request that an order was written from. The client has the letter of the order, and gets no other. */
export async function closeByOrder(
  id: number,
  orderId: number,
  { actor, origin }: { actor: SignedInUser; origin: Origin },
  transaction: Transaction,
): Promise<void> {
  const request = await ManagerRequest.findByPk(id, { transaction });
  if (!request) throw conflict(`Заявки № ${id} больше нет: оформите заказ без неё`);
  refuseForeign(request, actor);
  const acting = { by: staffAudience.auditActor(actor), origin };
  await transitionManagerRequest(request, 'confirm', acting, transaction, {
    run: (row) => {
      row.manager_id ??= actor.id;
      row.first_response_at ??= new Date();
      row.set({ result: 'BOOKED', order_id: orderId, next_contact_at: null });
      return 'CONFIRMED';
    },
    changes: () => ({ order: [null, orderId] }),
  });
}

/** The rules of the transition «Записать итог», which this one stands for. */
function refuseForeign(request: ManagerRequest, staff: SignedInUser): void {
  const scope = staff.grants.scope('manager_requests.confirm');
  const isSeen = scope === 'own' ? staff.managed_center_ids.includes(request.center_id ?? 0) : scope !== null;
  if (!isSeen) throw forbidden();
  if (!isAssigned(request, staff)) throw conflict(`Заявку № ${request.id} ведёт другой менеджер`);
}

const transitionManagerRequest = transitionsOf<
  ManagerRequest,
  keyof typeof managerRequestLifecycle.transitions
>('manager_requests', managerRequestLifecycle);
