import type { NewManagerRequest } from '@odonta/api/contract';
import { ManagerRequest } from '@odonta/db/models';
import { normalPhone } from '@odonta/db/vocabulary/patterns.ts';
import { nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import { afterWorkingMinutes } from '@odonta/db/vocabulary/workingTime.ts';
import type { Transaction } from 'sequelize';
import { keepConsent } from '../../platform/consents/keepConsent.ts';
import { anyone, openAudience } from '../../platform/http/audiences.ts';
import { endpoint, type Origin } from '../../platform/http/endpoint.ts';
import { byAddress } from '../../platform/http/limits.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { writeLetter } from '../../platform/mail/letters.ts';
import { requestForCenter, requestReceived } from './managerRequests.letters.ts';
import { publicProd, sameRequest } from './managerRequests.receiving.ts';
import { newManagerRequest } from './managerRequests.schema.ts';

/** Working minutes in which a request is to be answered. */
const answerWithin = 15;

export const sendManagerRequest = endpoint({
  method: 'post',
  path: '/prods/newRequestManager',
  summary: 'Send a request to a manager',
  audience: openAudience,
  allow: 'anyone',
  body: newManagerRequest,
  limit: { name: 'requests', points: 100, seconds: 3600, by: byAddress },
  handle: async ({ body, origin }) => ({
    message: await unitOfWork.transaction((transaction) => receive(body, origin, transaction)),
  }),
});

async function receive(
  sent: NewManagerRequest,
  origin: Origin,
  transaction: Transaction,
): Promise<{ id: number }> {
  const prod = await publicProd(sent.prod_id ?? null, transaction);
  const phone = normalPhone(sent.phone);
  const first = await sameRequest(phone, sent.prod_id ?? null, transaction);
  if (first) {
    await first.update(
      { repeats: [...first.repeats, { at: nowInSeconds(), comment: sent.comment ?? null }] },
      { transaction },
    );
    return { id: first.id };
  }
  const consent = await keepConsent(
    sent.consent,
    { purpose: 'REQUEST', form: sent.target ?? 'request', email: sent.email, phone },
    origin,
    transaction,
  );
  const request = await ManagerRequest.create(
    {
      name: sent.name,
      phone,
      email: sent.email,
      city: sent.city,
      comment: sent.comment ?? null,
      target: sent.target ?? null,
      prod_id: prod?.id ?? null,
      center_id: prod?.center_id ?? null,
      page_url: sent.consent?.page_url ?? null,
      client_target: sent.client_target,
      client_target_first: sent.client_target_first,
      consent_id: consent?.id ?? null,
      sla_due_at: new Date(afterWorkingMinutes(nowInSeconds(), answerWithin) * 1000),
    },
    { transaction },
  );
  const about = {
    id: request.id,
    name: request.name,
    email: request.email,
    comment: request.comment,
    about: prod ? ` о курсе «${prod.name}»` : '',
  };
  await writeLetter(requestReceived(about), transaction);
  if (prod?.center.manager)
    await writeLetter(requestForCenter(about, prod.center.manager.email), transaction);
  await unitOfWork.audit(
    {
      by: anyone,
      origin,
      action: 'create',
      resource: 'manager_requests',
      record_id: request.id,
      changes: {},
    },
    transaction,
  );
  return { id: request.id };
}
