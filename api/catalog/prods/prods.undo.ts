import { sequelizeOf } from '@odonta/db/models';
import { type QueryOptionsWithType, QueryTypes, type Transaction } from 'sequelize';
import { conflict } from '../../platform/http/errors.ts';

/** A course that others open by a link or repeat is more than a row of a file by now, though it has the same version. */
export async function refuseUndoOfUsed(id: number, transaction: Transaction): Promise<void> {
  const select: QueryOptionsWithType<QueryTypes.SELECT> = {
    bind: [id],
    type: QueryTypes.SELECT,
    transaction,
  };
  // From here on nobody makes a link to it, nor a repetition of it.
  await sequelizeOf(transaction).query('select from prods where id = $1 for update', select);
  const [used] = await sequelizeOf(transaction).query<{ is_shown: boolean; is_repeated: boolean }>(
    `select exists (select from prod_previews where prod_id = $1) as is_shown,
       exists (select from prods where series_id = $1) as is_repeated`,
    select,
  );
  if (used?.is_shown) throw conflict('На курс дана ссылка предпросмотра: закройте её или удалите курс сами');
  if (used?.is_repeated) throw conflict('Этот курс повторяют другие: сначала уберите повторы');
}
