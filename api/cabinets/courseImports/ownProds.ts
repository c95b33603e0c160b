import type { EditedProd } from '@odonta/api/contract';
import { Prod, sequelizeOf } from '@odonta/db/models';
import { editedFields } from '@odonta/db/vocabulary/catalog/revisions/editedFields.ts';
import type Joi from 'joi';
import { QueryTypes, type Transaction } from 'sequelize';
import { valuesById } from '../../catalog/prod_revisions/values.ts';
import { prodImports } from '../../catalog/prods/prods.imports.ts';
import { setProd } from '../../catalog/prods/prods.saving.ts';
import { editedBody } from '../../catalog/prods/prods.schema.ts';
import { userAudience } from '../../identity/sessions/audiences.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { conflict } from '../../platform/http/errors.ts';
import type { Imported } from '../../platform/kit/imported.ts';
import { type AnyResource, defineResource, type ReadContext } from '../../platform/kit/resource.ts';
import { AlreadyThere } from '../../tools/imports/alreadyThere.ts';
import { closedBecause } from '../centerProds/closedBecause.ts';
import { beginProd, refuseHidden } from '../centerProds/saving.ts';

type NewRow = Partial<EditedProd> & Pick<EditedProd, (typeof obligatory)[number]>;

interface OwnProd extends EditedProd {
  id: number;
  version: number;
}

const obligatory = ['name', 'type', 'degree', 'categories', 'price'] as const;

/** The columns of staff without those that only staff decide. A course is known by its number alone. */
const centerProdImports: Imported = {
  ...prodImports,
  key: [],
  fields: prodImports.fields.filter(({ field }) => (editedFields as readonly string[]).includes(field)),
};

/** The courses of a centre as its import writes them: drafts, by the rules of its editor. */
export const prodsOfCenter = (center_id: number): AnyResource =>
  defineResource({
    name: 'prods',
    audience: userAudience,
    model: Prod,
    rows: () => ({ center_id }),
    present,
    create: {
      allow: 'partner himself',
      body: editedBody.fork([...obligatory], (field) => field.required()) as Joi.ObjectSchema<NewRow>,
      run: async ({ body, transaction }) => {
        await refuseTwin(center_id, body, transaction);
        return beginProd({ ...body, center_id }, transaction);
      },
    },
    update: {
      allow: 'partner himself',
      body: editedBody,
      run: async ({ row, body, transaction }) => {
        refuseUnlessDraft(row);
        await refuseHidden(row.id, body.lecturer_ids, transaction);
        await setProd(row, body, transaction);
      },
    },
    imports: centerProdImports,
  });

async function present(rows: Prod[], { transaction }: ReadContext<SignedInUser>): Promise<OwnProd[]> {
  const values = await valuesById(
    rows.map(({ id }) => id),
    transaction,
  );
  return rows.map(({ id, version }) => ({ id, version, ...(values.get(id) as EditedProd) }));
}

/** A published course has visitors: its changes are shown to a moderator one by one. */
function refuseUnlessDraft(prod: Prod): void {
  if (prod.published_at !== null)
    throw conflict('Курс опубликован: меняйте его в редакторе, изменения проверит модератор');
  const closed = closedBecause(prod);
  if (closed) throw conflict(closed);
}

/** The same file sent twice would double every course: a course is the same by its name and its day in Moscow. */
async function refuseTwin(
  center_id: number,
  { name, date_start = null }: NewRow,
  transaction: Transaction,
): Promise<void> {
  const [twin] = await sequelizeOf(transaction).query<{ id: number }>(
    `select id from prods where center_id = $1 and lower(name) = lower($2) and status <> 'CANCELED'
       and deleted_at is null
       and (date_start at time zone 'Europe/Moscow')::date
         is not distinct from (to_timestamp($3::float8) at time zone 'Europe/Moscow')::date
     limit 1`,
    { bind: [center_id, name, date_start], type: QueryTypes.SELECT, transaction },
  );
  if (twin)
    throw new AlreadyThere(
      twin.id,
      `Такой курс на эти дни у вас уже есть: № ${twin.id}. Чтобы изменить его, укажите номер`,
      (line) => `Такой курс уже есть в файле: строка ${line}`,
    );
}
