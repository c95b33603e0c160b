import { Prod } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { forbidden } from '../../platform/http/errors.ts';
import type { ActionContext } from '../../platform/kit/resource.ts';
import { announcing } from './prods.changes.ts';
import type { NewProd, ProdBody } from './prods.schema.ts';
import { seriesNamed } from './prods.series.ts';
import { columnsOf, refuseContradictions, scheduleMoved, slugFor, writeLists } from './prods.writing.ts';

export function createProd({
  body,
  actor,
  transaction,
}: ActionContext<SignedInUser, ProdBody>): Promise<Prod> {
  refuseForeignCenter(actor, 'prods.create', body.center_id);
  return insertProd(body, transaction);
}

/** A new draft. */
export async function insertProd(body: NewProd, transaction: Transaction): Promise<Prod> {
  const prod = Prod.build({ ...columnsOf(body), slug: slugFor(body) } as Prod);
  await refuseContradictions(prod, body, transaction);
  prod.series_id = await seriesNamed(prod, body.series_id ?? null, transaction);
  await prod.save({ transaction });
  await writeLists(prod, body, transaction);
  return body.seats_limits ? prod.save({ transaction }) : prod;
}

export async function updateProd({
  row,
  body,
  actor,
  transaction,
}: ActionContext<SignedInUser, Partial<ProdBody>> & { row: Prod }) {
  if (body.center_id !== undefined) refuseForeignCenter(actor, 'prods.edit', body.center_id);
  await setProd(row, body, transaction);
}

/** Sets the sent fields of a course, which the caller saves. */
export async function setProd(row: Prod, body: Partial<ProdBody>, transaction: Transaction): Promise<void> {
  await announcing(row, body, transaction, async () => {
    row.set({ ...scheduleMoved(row, body), ...columnsOf(body) });
    if (body.series_id !== undefined) row.series_id = await seriesNamed(row, body.series_id, transaction);
    await refuseContradictions(row, body, transaction);
    await writeLists(row, body, transaction);
  });
}

/** A manager of some centres moves no course into a centre that is not among them. */
function refuseForeignCenter(
  staff: SignedInUser,
  right: 'prods.create' | 'prods.edit',
  centerId: number,
): void {
  if (staff.grants.scope(right) === 'own' && !staff.managed_center_ids.includes(centerId)) throw forbidden();
}
