import type { NewManagerRequest } from '@odonta/api/contract';
import { Center, ManagerRequest, Prod, User } from '@odonta/db/models';
import { normalPhone } from '@odonta/db/vocabulary/patterns.ts';
import { duplicateWindowHours } from '@odonta/db/vocabulary/requests/managerRequest.ts';
import { nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import { afterWorkingMinutes } from '@odonta/db/vocabulary/workingTime.ts';
import { Op, type Transaction } from 'sequelize';
import { anyone, openDoor } from '../../http/doors.ts';
import { endpoint, type Origin } from '../../http/endpoint.ts';
import { invalid } from '../../http/errors.ts';
import { byAddress } from '../../http/limits.ts';
import { works } from '../../journals/works.ts';
import { writeLetter } from '../../mail/letters.ts';
import { keepConsent } from '../consents/keepConsent.ts';
import { requestForCenter, requestReceived } from './managerRequests.letters.ts';
import { newManagerRequest } from './managerRequests.schema.ts';

/** Working minutes in which a request is to be answered. */
const answerWithin = 15;

export const sendManagerRequest = endpoint({
  method: 'post',
  path: '/prods/newRequestManager',
  summary: 'Send a request to a manager',
  door: openDoor,
  allow: 'anyone',
  body: newManagerRequest,
  limit: { name: 'requests', points: 100, seconds: 3600, by: byAddress },
  handle: async ({ body, origin }) => ({
    message: await works.deed((transaction) => receive(body, origin, transaction)),
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
  await works.audit(
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

/** People press twice, and ask again before they are called: such a request joins the first, locked against a third. */
async function sameRequest(
  phone: string,
  prod_id: number | null,
  transaction: Transaction,
): Promise<ManagerRequest | null> {
  // While the first is not there yet no row can be locked, so whoever sends from this phone waits his turn.
  await ManagerRequest.sequelize?.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', {
    bind: [`manager_requests:${phone}`],
    transaction,
  });
  const since = new Date(Date.now() - duplicateWindowHours * 3_600_000);
  return ManagerRequest.findOne({
    where: { phone, prod_id, status: 'CREATED', created_at: { [Op.gt]: since } },
    order: [['id', 'DESC']],
    transaction,
    lock: transaction.LOCK.UPDATE,
  });
}

async function publicProd(id: number | null, transaction: Transaction): Promise<Prod | null> {
  if (id === null) return null;
  const center = { model: Center, as: 'center', required: true, include: [{ model: User, as: 'manager' }] };
  const prod = await Prod.findOne({ where: { id, status: 'CONFIRMED' }, include: [center], transaction });
  if (!prod) throw invalid({ prod_id: 'Такого курса нет' });
  return prod;
}
