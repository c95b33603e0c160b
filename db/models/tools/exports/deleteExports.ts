import { Op } from 'sequelize';
import { ExportTask } from './ExportTask.ts';

/** Files that were kept long enough go, with all that is known of them. */
export function deleteExports(): Promise<number> {
  return ExportTask.destroy({ where: { expires_at: { [Op.lt]: new Date() } } });
}
