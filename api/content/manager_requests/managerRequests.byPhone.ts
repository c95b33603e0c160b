import { ManagerRequest, type Prod } from '@odonta/db/models';
import type { RequestKind } from '@odonta/db/vocabulary/content/requests/managerRequest.ts';
import { requestKinds } from '@odonta/db/vocabulary/content/requests/managerRequest.ts';
import { requestForm } from '@odonta/db/vocabulary/content/requests/requestForm.ts';
import { normalPhone } from '@odonta/db/vocabulary/patterns.ts';
import Joi from 'joi';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { consentByPhone, keepConsentByPhone } from '../../platform/consents/consentByPhone.ts';
import { conflict, invalid } from '../../platform/http/errors.ts';
import { clearable, id, text } from '../../platform/http/validation.ts';
import type { ActionContext } from '../../platform/kit/resource.ts';
import { writeLetter } from '../../platform/mail/letters.ts';
import { requestForCenter, requestReceived } from './managerRequests.letters.ts';
import { publicProd, sameRequest } from './managerRequests.receiving.ts';

export interface RequestByPhone {
  name: string;
  phone: string;
  email?: string | null;
  city: string;
  comment?: string | null;
  prod_id?: number | null;
  kind: RequestKind;
  consent_by_phone: true;
}

export const requestByPhone = Joi.object<RequestByPhone>({
  name: text(requestForm.name),
  phone: text(requestForm.phone),
  email: clearable({ format: requestForm.email.format }).lowercase(),
  city: text(requestForm.city),
  comment: clearable(requestForm.comment),
  prod_id: id.allow(null),
  kind: Joi.string()
    .valid(...Object.keys(requestKinds))
    .default('CALLBACK'),
  consent_by_phone: consentByPhone,
});

/** Enters a call: it is assigned to the clerk at once, and answered for the first time. */
export async function receiveByPhone({
  body: { consent_by_phone: _given, ...sent },
  actor,
  origin,
  transaction,
}: ActionContext<SignedInUser, RequestByPhone>): Promise<ManagerRequest> {
  const prod = await publicProd(sent.prod_id ?? null, transaction);
  refuseForeign(actor, prod);
  const phone = normalPhone(sent.phone);
  const first = await sameRequest(phone, prod?.id ?? null, transaction);
  if (first) {
    const message = `С этого телефона уже есть открытая заявка № ${first.id}: допишите её`;
    throw conflict(message, { phone: message });
  }
  const email = sent.email ?? null;
  const consent = await keepConsentByPhone({ purpose: 'REQUEST', email, phone }, origin, transaction);
  const request = await ManagerRequest.create(
    {
      ...sent,
      ...{ phone, email },
      center_id: prod?.center_id ?? null,
      target: 'phone',
      consent_id: consent.id,
      manager_id: actor.id,
      first_response_at: new Date(),
    },
    { transaction },
  );
  const about = {
    id: request.id,
    name: request.name,
    email,
    comment: request.comment,
    about: prod ? ` о курсе «${prod.name}»` : '',
  };
  await writeLetter(requestReceived(about), transaction);
  const leader = prod?.center.manager;
  if (leader && leader.id !== actor.id) await writeLetter(requestForCenter(about, leader.email), transaction);
  return request;
}

/** Staff limited to their centres enter no other requests. */
function refuseForeign(actor: SignedInUser, prod: Prod | null): void {
  if (actor.grants.scope('manager_requests.create') !== 'own') return;
  if (!prod || !actor.managed_center_ids.includes(prod.center_id))
    throw invalid({ prod_id: 'Выберите курс одного из ваших центров' });
}
