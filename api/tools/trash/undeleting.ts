import { Op, type WhereOptions } from 'sequelize';
import type { Reply } from '../../platform/http/endpoint.ts';
import { conflict } from '../../platform/http/errors.ts';
import { pick, type Row, reread } from '../../platform/kit/records.ts';
import type { AnyResource, UnitOfWork } from '../../platform/kit/resource.ts';
import {
  journal,
  shown,
  type WriteContext,
  type WritingCall,
  type Written,
  writeEach,
} from '../../platform/kit/writing.ts';
import { alreadyMerged, mergedInto } from '../merging/pairs.ts';
import { withDeleted } from './deletedRows.ts';
import { refusalOf } from './duplicates.ts';

export function undelete(resource: AnyResource, unitOfWork: UnitOfWork, call: WritingCall): Promise<Reply> {
  return unitOfWork.transaction(async (transaction) => {
    const trash = trashOf(resource);
    const row = await pick(trash, call.actor, call.scope, call.params.id ?? '', transaction);
    const [written] = await restoreRows({ resource, unitOfWork, call, transaction }, [row]);
    return { message: written?.after };
  });
}

/** Takes rows out of the trash. */
export async function restoreRows(writeContext: WriteContext, rows: Row[]): Promise<Written[]> {
  const { resource, call, transaction } = writeContext;
  const accepted = await writeEach(writeContext, rows, async (row) => {
    refuseMerged(row);
    try {
      await row.restore({ transaction });
    } catch (error) {
      throw await refusalOf(resource, row.id, call, error);
    }
    await resource.remove?.undo?.({ ...call, row, transaction });
  });
  const restored = await shown(writeContext, await reread(resource, accepted, transaction));
  const written = restored.map((record) => ({ before: record, after: record }));
  await journal(writeContext, 'undelete', written);
  return written;
}

/** A merged record continues as another one. */
function refuseMerged(row: Row): void {
  const into = mergedInto(row);
  if (into) throw conflict(alreadyMerged(row.id, into));
}

/** The same resource, restricted to its deleted rows. */
export function trashOf(resource: AnyResource): AnyResource {
  return {
    ...withDeleted(resource),
    rows: (actor, scope) =>
      ({ [Op.and]: [resource.rows(actor, scope), { deleted_at: { [Op.ne]: null } }] }) as WhereOptions,
  };
}
