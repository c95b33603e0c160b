import { QueryTypes, type Sequelize } from 'sequelize';
import { importLimits } from '../../../vocabulary/tools/imports/imports.ts';

/** Rows of files may contain personal data: old ones are deleted, and only the figures of the import stay. */
export async function deleteImportedRows(sequelize: Sequelize): Promise<number> {
  const deleted = await sequelize.query<{ number: number }>(
    `delete from import_rows r using import_tasks t
     where t.id = r.task_id and t.updated_at < now() - make_interval(days => $1) returning r.number`,
    { bind: [importLimits.keptDays], type: QueryTypes.SELECT },
  );
  return deleted.length;
}
