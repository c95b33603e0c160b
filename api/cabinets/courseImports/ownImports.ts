import { Center, ImportTask, sequelizeOf, User } from '@odonta/db/models';
import { importLifecycle } from '@odonta/db/vocabulary/tools/imports/importLifecycle.ts';
import { QueryTypes, type Transaction } from 'sequelize';
import { userAudience } from '../../identity/sessions/audiences.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { conflict } from '../../platform/http/errors.ts';
import { type ActionContext, type AnyResource, defineResource } from '../../platform/kit/resource.ts';
import {
  applyRows,
  type Checked,
  canBeApplied,
  canBeUndone,
  checkBody,
  checkRows,
  presentImports,
  rollBack,
} from '../../tools/imports/importing.ts';
import type { Writer } from '../../tools/imports/writeRow.ts';
import { prodsOfCenter } from './ownProds.ts';

type Transitioning<Body = unknown> = ActionContext<SignedInUser, Body> & { row: ImportTask };

const allow = 'partner himself';

/** The files of these centres, by the lifecycle of staff's imports. */
export const importsOfCenters = (centers: readonly number[]): AnyResource =>
  defineResource({
    name: 'imports',
    audience: userAudience,
    model: ImportTask,
    rows: () => ({ center_id: [...centers] }),
    include: [{ model: User, as: 'by', paranoid: false }],
    present: presentImports,
    read: { allow },
    lifecycle: importLifecycle,
    transitions: {
      dry_run: {
        allow,
        body: checkBody,
        run: async (transitioning) => {
          const { row, body, transaction } = transitioning as Transitioning<Checked>;
          await checkRows(await writerOf(transitioning), row, body, transaction);
        },
      },
      apply: {
        allow,
        when: canBeApplied,
        run: async (transitioning) =>
          applyRows(await writerOf(transitioning), transitioning.row, transitioning.transaction),
      },
      rollback: {
        allow,
        when: canBeUndone,
        run: async (transitioning) =>
          rollBack(await writerOf(transitioning), transitioning.row, transitioning.transaction),
      },
    },
  });

/** The centre that a file is of; staff's are found in no list of centres. */
export function centerOf({ center_id }: ImportTask): number {
  if (center_id === null) throw new TypeError('the import is of no centre');
  return center_id;
}

/** Until the transaction ends no other import of the centre runs; a suspended centre brings nothing in. */
export async function beginImport(center_id: number, transaction: Transaction): Promise<void> {
  const [lock] = await sequelizeOf(transaction).query<{ is_free: boolean }>(
    `select pg_try_advisory_xact_lock(hashtext('imports of centers'), $1) as is_free`,
    { bind: [center_id], type: QueryTypes.SELECT, transaction },
  );
  if (!lock?.is_free) throw conflict('Файл вашего центра уже обрабатывается: дождитесь конца и повторите');
  const center = await Center.findByPk(center_id, { transaction });
  if (!center || center.suspended_at !== null)
    throw conflict('Работа центра приостановлена: напишите менеджеру');
}

async function writerOf({ row, actor, origin, transaction }: Transitioning): Promise<Writer> {
  const center_id = centerOf(row);
  await beginImport(center_id, transaction);
  return { resource: prodsOfCenter(center_id), actor, origin };
}
