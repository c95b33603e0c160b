import { col, fn, type Model, Op, type WhereOptions } from 'sequelize';
import type { Call, Reply } from '../http/endpoint.ts';
import { conditionsOf, type ListQuery, readListQuery } from '../lists/listQuery.ts';
import { hiddenFrom, pick, type Row, type Shown, show } from './records.ts';
import type { AnyResource } from './resource.ts';

type Listing = Call<unknown, { filter?: string; range?: string; sort?: string }, unknown>;

export async function list(resource: AnyResource, call: Listing): Promise<Reply> {
  const { list } = resource;
  if (!list) throw new Error(`${resource.name} has no list`);
  const query = readListQuery(call.query, list.filters, openSort(resource, call));
  const where = conditions(resource, call, query.filters);
  const [rows, total, facets] = await Promise.all([
    resource.model.findAll({
      where,
      include: resource.include,
      order: query.order,
      offset: query.offset,
      limit: query.limit,
    }) as Promise<Row[]>,
    query.byIds ? 0 : resource.model.count({ where }),
    query.byIds ? undefined : facetsOf(resource, call, query),
  ]);
  const message = await show(resource, rows, { viewer: call.actor });
  const last = query.offset + Math.max(rows.length - 1, 0);
  const range = `${resource.name} ${query.offset}-${last}/${query.byIds ? rows.length : total}`;
  return { message, headers: { 'Content-Range': range }, ...(facets ? { facets } : {}) };
}

export async function read(resource: AnyResource, call: Call<unknown, unknown, unknown>): Promise<Reply> {
  const row = await pick(resource, call.actor, call.reach, call.params.id ?? '');
  const [message] = await show(resource, [row], { viewer: call.actor });
  return { message };
}

/** Every row a list would page through, in its order, a thousand at a time. */
export async function* allRows(resource: AnyResource, call: Listing): AsyncGenerator<Shown[]> {
  const { list } = resource;
  if (!list) throw new Error(`${resource.name} has no list to export`);
  const { filter, sort } = call.query;
  const query = readListQuery({ filter, sort }, list.filters, openSort(resource, call));
  const where = conditions(resource, call, query.filters);
  const step = 1000;
  for (let offset = 0; ; offset += step) {
    const rows = (await resource.model.findAll({
      where,
      include: resource.include,
      order: query.order,
      offset,
      limit: step,
    })) as Row[];
    if (rows.length > 0) yield await show(resource, rows, { viewer: call.actor });
    if (rows.length < step) return;
  }
}

/** Columns the list may be ordered by: the order of masked values would betray them. */
function openSort(resource: AnyResource, { actor, reach }: Listing): string[] {
  const hidden = hiddenFrom(resource, actor, reach);
  return (resource.list?.sort ?? []).filter((column) => !hidden.includes(column));
}

function conditions(
  resource: AnyResource,
  { actor, reach }: Listing,
  values: Record<string, unknown>,
): WhereOptions {
  return {
    [Op.and]: [
      resource.rows(actor, reach),
      ...conditionsOf(resource.list?.filters ?? {}, values, hiddenFrom(resource, actor, reach)),
    ],
  };
}

async function facetsOf(resource: AnyResource, call: Listing, query: ListQuery) {
  const counted = (resource.list?.facets ?? []).map(async (facet) => {
    const { [facet]: _own, ...others } = query.filters;
    const rows = (await resource.model.findAll({
      attributes: [facet, [fn('count', col('*')), 'count']],
      where: conditions(resource, call, others),
      group: [facet],
      raw: true,
    })) as unknown as (Model & Record<string, string>)[];
    return [facet, Object.fromEntries(rows.map((row) => [row[facet], Number(row.count)]))] as const;
  });
  return counted.length > 0 ? Object.fromEntries(await Promise.all(counted)) : undefined;
}
