import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import Joi from 'joi';
import { type FindOptions, type Model, type ModelStatic, Op } from 'sequelize';
import type { Call } from '../../platform/http/endpoint.ts';
import { forbidden } from '../../platform/http/errors.ts';
import type { Row } from '../../platform/kit/records.ts';
import type { AnyResource, ReadContext } from '../../platform/kit/resource.ts';
import type { Filter } from '../../platform/lists/listQuery.ts';
import { mergedInto } from '../merging/pairs.ts';

type Asking = Call<unknown, { filter?: string }, unknown>;

export function asksForDeleted({ query }: Asking): boolean {
  try {
    const filter: unknown = JSON.parse(query.filter ?? '{}');
    return typeof filter === 'object' && filter !== null && 'deleted' in filter;
  } catch {
    // The list itself reports errors of its parameters.
    return false;
  }
}

/** The trash needs the right to delete, and shows only rows within the scope of that right. */
export function reachingTrash<Asked extends Call<unknown, unknown, unknown>>(
  resource: AnyResource,
  call: Asked,
): Asked {
  const scope = resource.audience.allows(call.actor, resource.remove?.allow);
  if (!scope) throw forbidden();
  return scope === 'own' ? { ...call, scope } : call;
}

/** The same resource with the deleted rows in sight: each says since when, and none can be moved. */
export function withDeleted(resource: AnyResource): AnyResource {
  const { list, model, present } = resource;
  if (!list) throw new Error(`${resource.name} has no list`);
  return {
    ...resource,
    model: seeingDeleted(model),
    list: { ...list, filters: { ...list.filters, deleted } },
    transitions: {},
    present: async (rows: Row[], readContext: ReadContext<unknown>) => {
      const records = (await present(rows, readContext)) as object[];
      return records.map((record, index) => ({ ...record, ...fateOf(rows[index]) }));
    },
  };
}

const deleted: Filter = {
  schema: Joi.string().valid('only', 'with'),
  where: (which: 'only' | 'with') => (which === 'only' ? { deleted_at: { [Op.ne]: null } } : {}),
};

function seeingDeleted(model: ModelStatic<Model>): ModelStatic<Model> {
  return Object.create(model, {
    findAll: { value: (options: FindOptions) => model.findAll({ ...options, paranoid: false }) },
    // By these the totals of lists know which rows there are.
    options: { value: { ...model.options, paranoid: false } },
  });
}

/** Since when a row lies there, and the record that it was merged into. */
function fateOf(row: Row | undefined): { deleted_at: number | null; merged_into?: number } {
  const moment = row?.get('deleted_at');
  const merged_into = row && mergedInto(row);
  return {
    deleted_at: moment instanceof Date ? secondsOf(moment) : null,
    ...(merged_into ? { merged_into } : {}),
  };
}
