import {
  type Association,
  type Model,
  type ModelStatic,
  Op,
  UniqueConstraintError,
  type WhereOptions,
} from 'sequelize';
import type { RowScope } from '../../platform/http/audiences.ts';
import { conflict } from '../../platform/http/errors.ts';
import { hiddenFrom } from '../../platform/kit/records.ts';
import type { AnyResource } from '../../platform/kit/resource.ts';

/** The refusal of a restoration, naming the conflicting record to viewers who may see it. */
export async function refusalOf(
  resource: AnyResource,
  id: number,
  { actor, scope }: { actor: unknown; scope: RowScope },
  error: unknown,
): Promise<unknown> {
  if (!(error instanceof UniqueConstraintError)) return error;
  const fields = Object.keys(error.fields);
  const duplicate = await duplicateOf(resource, { actor, scope }, error);
  const masked = fields.some((field) => hiddenFrom(resource, actor, scope).includes(field));
  const value = masked ? '' : ` «${Object.values(error.fields).join(', ')}»`;
  const owner = duplicate === null ? 'у другой записи' : `у записи № ${duplicate}`;
  const message = `Запись № ${id} не восстановить: значение${value} уже ${owner}`;
  return conflict(message, Object.fromEntries(fields.map((field) => [field, `Уже ${owner}`])));
}

async function duplicateOf(
  resource: AnyResource,
  { actor, scope }: { actor: unknown; scope: RowScope },
  error: UniqueConstraintError,
): Promise<number | null> {
  const holder = await holderOf(resource.model, error);
  if (holder === null) return null;
  const where = { [Op.and]: [resource.rows(actor, scope), { id: holder }] } as WhereOptions;
  return (await resource.model.count({ where })) > 0 ? holder : null;
}

/** The value may be the row's own, or that of a row which belongs to it. */
async function holderOf(model: ModelStatic<Model>, error: UniqueConstraintError): Promise<number | null> {
  const { table } = error.parent as Error & { table?: string };
  if (table === model.getTableName()) return idIn(await model.findOne({ where: error.fields }), 'id');
  const children = Object.values(model.associations).filter(({ target }) => target.getTableName() === table);
  // An association of some rows alone says which of them lay claim to the value.
  const child = children.find((association) => scopeOf(association)) ?? children[0];
  if (!child) return null;
  const where = { ...error.fields, ...scopeOf(child) };
  return idIn(await child.target.findOne({ where }), child.foreignKey);
}

const scopeOf = (association: Association) => (association as { scope?: Record<string, unknown> }).scope;

function idIn(row: Model | null, column: string): number | null {
  const id = row?.get(column);
  return typeof id === 'number' ? id : null;
}
