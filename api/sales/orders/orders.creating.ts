import type { StaffOrderBody } from '@odonta/api/contract';
import { Order, Prod } from '@odonta/db/models';
import { normalPhone } from '@odonta/db/vocabulary/patterns.ts';
import type { Transaction } from 'sequelize';
import { closeByOrder } from '../../content/manager_requests/managerRequests.booked.ts';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { keepConsentByPhone } from '../../platform/consents/consentByPhone.ts';
import { forbidden } from '../../platform/http/errors.ts';
import type { ActionContext } from '../../platform/kit/resource.ts';
import { reserve } from '../booking/reserve.ts';

/** Books for a client on the phone. The member of staff becomes the order's manager. */
export async function bookForClient({
  body,
  actor,
  origin,
  transaction,
}: ActionContext<SignedInUser, StaffOrderBody>): Promise<Order> {
  await refuseForeign(actor, body.prod_id, transaction);
  const {
    last_name,
    first_name,
    middle_name,
    phone,
    city,
    is_double = false,
    from_request_id,
    ...asked
  } = body;
  const email = body.email ?? null;
  const { consent_by_phone: _given, email: _typed, ...sent } = asked;
  const giver = { purpose: 'ORDER', email, phone: normalPhone(phone) } as const;
  const consent = await keepConsentByPhone(giver, origin, transaction);
  const { id } = await reserve(
    { ...sent, consent: true, contact: { last_name, first_name, middle_name, phone, email, city } },
    { kind: 'STAFF', created_by: actor.id, manager_id: actor.id },
    { by: staffAudience.auditActor(actor), origin },
    transaction,
    { consent_id: consent.id, isDouble: is_double, isJournalled: true },
  );
  if (from_request_id !== undefined) await closeByOrder(from_request_id, id, { actor, origin }, transaction);
  return Order.findByPk(id, { rejectOnEmpty: true, transaction });
}

/** A manager of some centres sells courses of no other. */
async function refuseForeign(staff: SignedInUser, prodId: number, transaction: Transaction): Promise<void> {
  if (staff.grants.scope('orders.create') !== 'own') return;
  const prod = await Prod.findByPk(prodId, { transaction });
  if (prod && !staff.managed_center_ids.includes(prod.center_id)) throw forbidden();
}
