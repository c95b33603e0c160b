import { ImportTask } from '@odonta/db/models';
import { centerImportLimits } from '@odonta/db/vocabulary/tools/imports/imports.ts';
import { Op, type Transaction } from 'sequelize';
import { userAudience } from '../../identity/sessions/audiences.ts';
import { byUser } from '../../identity/sessions/userSessions.ts';
import { fileNameOf } from '../../platform/files/fileName.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { forbidden, invalid, notFound } from '../../platform/http/errors.ts';
import { numberIn } from '../../platform/http/numberIn.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { readTable } from '../../platform/tables/readTable.ts';
import { storeTable, uploaded } from '../../tools/imports/uploading.ts';
import { centersOf } from '../centersOf.ts';
import { beginImport } from './ownImports.ts';
import { shownTask } from './reading.ts';

export const uploadCourses = endpoint({
  method: 'post',
  path: '/partner/centers/:id/imports',
  summary:
    'Upload a table of courses of my centre (CSV or XLSX up to 1 MB, 200 rows); nothing is written yet',
  audience: userAudience,
  allow: 'partner himself',
  upload: { field: 'file', maxBytes: centerImportLimits.bytes },
  limit: { name: 'center_imports', points: 30, seconds: 3600, by: byUser },
  handle: async ({ actor, origin, params, req }) => {
    const center_id = numberIn(params.id);
    if (!(await centersOf(actor, 'prods.list')).includes(center_id)) throw notFound('Центр не найден');
    if (!(await centersOf(actor, 'prods.import')).includes(center_id)) throw forbidden();
    if (!req.file) throw invalid({ file: 'Выберите файл' });
    const filename = fileNameOf(req.file, 'таблица');
    const table = await readTable(req.file.buffer, centerImportLimits, 'visitors');
    return unitOfWork.transaction(async (transaction) => {
      await beginImport(center_id, transaction);
      await refuseTooMany(center_id, transaction);
      const about = { resource: 'prods', filename, by_id: actor.id, center_id } as const;
      const task = await storeTable(about, table, transaction);
      const by = userAudience.auditActor(actor);
      await unitOfWork.audit({ by, origin, ...uploaded(task) }, transaction);
      return { status: 201, message: await shownTask(task, actor, transaction) };
    });
  },
});

/** Their rows are stored for a month. */
async function refuseTooMany(center_id: number, transaction: Transaction): Promise<void> {
  const created_at = { [Op.gt]: new Date(Date.now() - 86_400_000) };
  const sent = await ImportTask.count({ where: { center_id, created_at }, paranoid: false, transaction });
  if (sent >= centerImportLimits.filesADay)
    throw invalid({
      file: `За сутки центр загружает не больше ${centerImportLimits.filesADay} файлов: попробуйте завтра`,
    });
}
