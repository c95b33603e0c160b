import type { PaidAtOnce } from '@odonta/api/contract';
import type { Payout } from '@odonta/db/models';
import { exactRoublesOf } from '@odonta/db/vocabulary/money.ts';
import type { Transaction } from 'sequelize';
import { requireReauthentication } from '../../../identity/sessions/requireReauthentication.ts';
import type { SignedInUser } from '../../../identity/sessions/userSessions.ts';
import type { Call, Reply } from '../../../platform/http/endpoint.ts';
import { ApiError, conflict, notFound } from '../../../platform/http/errors.ts';
import { unitOfWork } from '../../../platform/journals/unitOfWork.ts';
import { pickMany } from '../../../platform/kit/records.ts';
import type { AnyResource } from '../../../platform/kit/resource.ts';
import { transitionRows } from '../../../platform/kit/transitioning.ts';
import { lockOrdersOf } from '../paying.ts';
import { refuseUsed } from './numbers.ts';

/** Makes the transition of a single payment with each of the payouts: all or none. */
export async function payAtOnce(
  resource: AnyResource,
  call: Call<SignedInUser, unknown, PaidAtOnce>,
  transaction: Transaction,
): Promise<Reply> {
  const { payouts, first_document_number, called } = call.body;
  requireReauthentication(call.actor);
  const ids = payouts.map(({ id }) => id);
  const rows = (await pickMany(resource, call.actor, call.scope, ids, transaction)) as Payout[];
  if (rows.length < ids.length) throw notFound('Не все эти выплаты найдены');
  const nets = new Map(payouts.map(({ id, net }) => [id, net]));
  const changed = rows.find(({ id, net }) => exactRoublesOf(net) !== nets.get(id));
  if (changed) throw conflict(`Сумма выплаты ${changed.number} изменилась: посмотрите и повторите`);
  await lockOrdersOf(ids, transaction);
  const numbers = new Map(ids.map((id, index) => [id, String(Number(first_document_number) + index)]));
  await refuseUsed([...numbers.values()], transaction);
  const parent = await unitOfWork.auditWhole(
    {
      by: resource.audience.auditActor(call.actor),
      origin: call.origin,
      ...{ action: 'bulk_pay', resource: resource.name, record_id: null },
      changes: { chosen: [null, rows.length], bank_order_no: [null, first_document_number] },
    },
    transaction,
  );
  const accounts = new Map(called.map(({ id, account }) => [id, account]));
  const writeContext = { resource, unitOfWork, call, transaction, parent };
  // A payment locks the money of its centre: in one order, so that two such calls cannot deadlock.
  for (const row of rows.toSorted((one, other) => one.center_id - other.center_id || one.id - other.id)) {
    const account = accounts.get(row.id);
    const body = { document_number: numbers.get(row.id), call_confirmed: account !== undefined, account };
    await transitionRows(writeContext, 'pay', [row], body).catch((error: unknown) => {
      throw named(error, row);
    });
  }
  return call.answered({ message: { ids } }, transaction);
}

/** A refusal of one of many says of which. */
function named(error: unknown, { number }: Payout): unknown {
  if (!(error instanceof ApiError)) return error;
  const message = Object.values(error.details.errors ?? {})[0] ?? error.message;
  return new ApiError(error.status, error.code, `Выплата ${number}: ${message}`);
}
