import type { PreparedAtOnce } from '@odonta/api/contract';
import { Center, type Payout } from '@odonta/db/models';
import { exactRoublesOf, formatExact } from '@odonta/db/vocabulary/money.ts';
import type { Transaction } from 'sequelize';
import type { SignedInUser } from '../../../identity/sessions/userSessions.ts';
import type { Call, Reply } from '../../../platform/http/endpoint.ts';
import { conflict, invalid } from '../../../platform/http/errors.ts';
import { unitOfWork } from '../../../platform/journals/unitOfWork.ts';
import { type Row, reread } from '../../../platform/kit/records.ts';
import type { AnyResource } from '../../../platform/kit/resource.ts';
import { journal, shown } from '../../../platform/kit/writing.ts';
import { preparePayout } from '../preparing.ts';

/** Prepares the payouts as they were shown: where a sum has changed since, none is prepared. */
export async function prepareAtOnce(
  resource: AnyResource,
  call: Call<SignedInUser, unknown, PreparedAtOnce>,
  transaction: Transaction,
): Promise<Reply> {
  const { from, to, centers } = call.body;
  if (from > to) throw invalid({ to: 'Конец периода раньше начала' });
  const prepared: Payout[] = [];
  // In one order: two such calls then wait for each other and cannot deadlock.
  for (const { center_id, net } of centers.toSorted((one, other) => one.center_id - other.center_id)) {
    const center = await Center.findByPk(center_id, { paranoid: false, transaction });
    if (!center) throw invalid({ centers: `Центра № ${center_id} нет` });
    const payout = await preparePayout(center, { from, to }, transaction);
    const present = exactRoublesOf(payout?.net ?? 0);
    if (!payout || present !== net)
      throw conflict(
        `Сумма центра «${center.name}» изменилась: теперь ${formatExact(present)}. Посмотрите и повторите`,
      );
    prepared.push(payout);
  }
  const parent = await unitOfWork.auditWhole(
    {
      by: resource.audience.auditActor(call.actor),
      origin: call.origin,
      ...{ action: 'bulk_create', resource: resource.name, record_id: null },
      changes: { chosen: [null, prepared.length], period_from: [null, from], period_to: [null, to] },
    },
    transaction,
  );
  const writeContext = { resource, unitOfWork, call, transaction, parent };
  const rows = await reread(resource, prepared as Row[], transaction);
  const records = await shown(writeContext, rows);
  await journal(
    writeContext,
    'create',
    records.map((after) => ({ before: {}, after })),
  );
  return call.answered({ message: { ids: rows.map(({ id }) => id) }, status: 201 }, transaction);
}
