import type { CenterImport, CenterImports } from '@odonta/api/contract';
import { Center, ImportTask } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { pick, show } from '../../platform/kit/records.ts';
import { centersOf } from '../centersOf.ts';
import { centerOf, importsOfCenters } from './ownImports.ts';

const shownAtMost = 20;

/** The last files of my centres, and the centres for which I may send another. */
export async function listOwnImports(actor: SignedInUser): Promise<CenterImports> {
  const ids = await centersOf(actor, 'prods.import');
  const centers = await Center.findAll({ where: { id: ids }, order: ['name', 'id'] });
  const imports = importsOfCenters(ids);
  const tasks = await ImportTask.findAll({
    where: { center_id: ids },
    include: imports.include,
    order: [['id', 'DESC']],
    limit: shownAtMost,
  });
  return {
    centers: centers.map(({ id, name }) => ({ id, name })),
    imports: (await show(imports, tasks, { viewer: actor })) as unknown as CenterImport[],
  };
}

/** An import of one of my centres; 404 for another's. */
export async function findOwnImport(actor: SignedInUser, asked: string | undefined): Promise<ImportTask> {
  const imports = importsOfCenters(await centersOf(actor, 'prods.import'));
  const task = await pick(imports, actor, 'own', asked ?? '');
  if (!(task instanceof ImportTask)) throw new TypeError('imports are tasks');
  return task;
}

export async function shownTask(
  task: ImportTask,
  actor: SignedInUser,
  transaction?: Transaction,
): Promise<CenterImport> {
  const imports = importsOfCenters([centerOf(task)]);
  const [shown] = await show(imports, [task], { viewer: actor, ...(transaction && { transaction }) });
  return shown as unknown as CenterImport;
}
