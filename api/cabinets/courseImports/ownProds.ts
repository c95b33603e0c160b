import type { EditedProd } from '@odonta/api/contract';
import { Prod } from '@odonta/db/models';
import { editedFields } from '@odonta/db/vocabulary/catalog/revisions/editedFields.ts';
import type Joi from 'joi';
import { Op, type Transaction } from 'sequelize';
import { valuesById } from '../../catalog/prod_revisions/values.ts';
import { prodImports } from '../../catalog/prods/prods.imports.ts';
import { setProd } from '../../catalog/prods/prods.saving.ts';
import { editedBody } from '../../catalog/prods/prods.schema.ts';
import { userAudience } from '../../identity/sessions/audiences.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { conflict } from '../../platform/http/errors.ts';
import type { Imported } from '../../platform/kit/imported.ts';
import { type AnyResource, defineResource, type ReadContext } from '../../platform/kit/resource.ts';
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

/** The same file sent twice would double every course. */
async function refuseTwin(
  center_id: number,
  { name, date_start = null }: NewRow,
  transaction: Transaction,
): Promise<void> {
  const start = date_start === null ? null : new Date(date_start * 1000);
  const twin = await Prod.findOne({
    attributes: ['id'],
    where: { center_id, name, date_start: start, status: { [Op.ne]: 'CANCELED' } },
    transaction,
  });
  if (twin)
    throw conflict(`Такой курс на эти дни у вас уже есть: № ${twin.id}. Чтобы изменить его, укажите номер`);
}
