import { Op } from 'sequelize';
import { ExportTask } from './ExportTask.ts';

/** Deletes expired files with all their data. */
export function deleteExports(): Promise<number> {
  return ExportTask.destroy({ where: { expires_at: { [Op.lt]: new Date() } } });
}
