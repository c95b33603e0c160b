import type { ViewQuery } from '@odonta/api/contract';
import Joi from 'joi';
import type { AnyResource } from '../../platform/kit/resource.ts';
import { withDeleted } from '../trash/deletedRows.ts';
import { hasTrash } from '../trash/trash.ts';

const name = Joi.string().max(60);

/** The shape alone; whether a list understands it is asked of the list. */
export const viewQuery = Joi.object<ViewQuery>({
  filter: Joi.object().unknown().max(50).required(),
  sort: Joi.array()
    .ordered(name.required(), Joi.string().valid('ASC', 'DESC').required())
    .length(2)
    .required(),
  per_page: Joi.number().integer().min(1).max(100).required(),
  columns: Joi.array().items(name).max(60).unique(),
});

/** The part of a query that a list understands today, and the names of the rest. */
export function understood(resource: AnyResource, query: ViewQuery): { query: ViewQuery; dropped: string[] } {
  const { list } = resource.list && hasTrash(resource) ? withDeleted(resource) : resource;
  if (!list) return { query, dropped: [] };
  const isFilter = ([source, value]: [string, unknown]) =>
    source in list.filters && !list.filters[source]?.schema.validate(value).error;
  const given = Object.entries(query.filter);
  const isSorted = list.sort.includes(query.sort[0]);
  return {
    query: {
      ...query,
      filter: Object.fromEntries(given.filter(isFilter)),
      sort: isSorted ? query.sort : [list.sort[0], 'DESC'],
    },
    dropped: [
      ...given.filter((each) => !isFilter(each)).map(([source]) => source),
      ...(isSorted ? [] : [query.sort[0]]),
    ],
  };
}
