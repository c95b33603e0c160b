import { openSnapshot } from '@odonta/db/postgres/snapshot.ts';
import { Op, type Sequelize, type WhereOptions } from 'sequelize';
import type { Call, Reply } from '../http/endpoint.ts';
import { conditionsOf, type ListQuery, readListQuery } from '../lists/listQuery.ts';
import { orderOf } from '../lists/order.ts';
import { rowsToShow, type Values } from '../lists/readRows.ts';
import { countsOf, empty, idsAmongFew, recordsInOrder, totalOf } from '../lists/statements.ts';
import { hiddenFrom, pick, type Row, type Shown, show } from './records.ts';
import type { AnyResource } from './resource.ts';

type Listing = Call<unknown, { filter?: string; range?: string; sort?: string }, unknown>;

const rowsAtOnce = 500;
const farOffset = 1000;

export async function list(resource: AnyResource, call: Listing): Promise<Reply> {
  const { list } = resource;
  if (!list) throw new Error(`${resource.name} has no list`);
  const query = readListQuery(call.query, list.filters, openSort(resource, call));
  const where = conditions(resource, call, query.filters);
  const [found, facets] = await Promise.all([
    // One more than is shown: where rows are not counted, it says that there is a next page.
    pageOf(resource, where, { ...query, limit: query.limit + 1 }),
    query.byIds ? {} : facetsOf(resource, call, query),
  ]);
  const rows = found.slice(0, query.limit);
  const message = await show(resource, rows, { viewer: call.actor });
  const last = query.offset + Math.max(rows.length - 1, 0);
  const counted = query.byIds
    ? rows.length
    : (totalIn(facets, query) ?? (await totalOf(resource.model, where)));
  const headers = {
    'Content-Range': `${resource.name} ${query.offset}-${last}/${counted ?? '*'}`,
    'X-Has-Next': found.length > rows.length ? '1' : '0',
  };
  return { message, headers, ...(Object.keys(facets).length > 0 ? { facets } : {}) };
}

export async function read(resource: AnyResource, call: Call<unknown, unknown, unknown>): Promise<Reply> {
  const row = await pick(resource, call.actor, call.scope, call.params.id ?? '');
  const [message] = await show(resource, [row], { viewer: call.actor, isCard: true });
  return { message };
}

/** Every row a list would page through, in its order, some at a time, as all of them were when the first was read. */
export function allRows(
  resource: AnyResource,
  call: Pick<Listing, 'actor' | 'scope' | 'query'>,
): AsyncGenerator<Shown[]> {
  const { list } = resource;
  if (!list) throw new Error(`${resource.name} has no list to export`);
  const { filter, sort } = call.query;
  const query = readListQuery({ filter, sort }, list.filters, openSort(resource, call));
  return inSnapshot(resource, call, query);
}

async function* inSnapshot(
  resource: AnyResource,
  call: Pick<Listing, 'actor' | 'scope'>,
  { filters, sort }: ListQuery,
): AsyncGenerator<Shown[]> {
  const { model } = resource;
  const rows = { where: conditions(resource, call, filters), order: await orderOf(model, sort) };
  const transaction = await openSnapshot(model.sequelize as Sequelize);
  try {
    for await (const records of recordsInOrder(model, rows, rowsAtOnce, transaction)) {
      const found = (await rowsToShow(model, records, resource.include, transaction)) as Row[];
      const shown = await show(resource, found, { viewer: call.actor, transaction, isForFile: true });
      yield shown;
      for (const used of [found, shown]) empty(used);
    }
  } finally {
    await transaction.rollback();
  }
}

/** The rows that a list shows under this filter. */
export function listedUnder(
  resource: AnyResource,
  call: Pick<Listing, 'actor' | 'scope'>,
  filter: object,
): WhereOptions {
  const { filters = {}, sort = [] } = resource.list ?? {};
  const query = readListQuery({ filter: JSON.stringify(filter) }, filters, sort);
  return conditions(resource, call, query.filters);
}

/** Columns the list may be ordered by: the order of masked values would betray them. */
function openSort(resource: AnyResource, { actor, scope }: Pick<Listing, 'actor' | 'scope'>): string[] {
  const hidden = hiddenFrom(resource, actor, scope);
  return (resource.list?.sort ?? []).filter((column) => !hidden.includes(column));
}

/** A page of rows. Skipped rows before a far page are not read: ids first. */
async function pageOf(
  resource: AnyResource,
  where: WhereOptions,
  { sort, offset, limit, filters }: Pick<ListQuery, 'sort' | 'offset' | 'limit' | 'filters'>,
): Promise<Row[]> {
  const { model, include, list } = resource;
  const order = await orderOf(model, sort);
  const asked = { where, order, offset, limit, raw: true };
  const among = (ids: number[]) =>
    pageOf(resource, { id: ids } as WhereOptions, { sort, offset: 0, limit, filters: {} });
  if (sort.field === 'id' && list?.leavesFew?.(filters))
    return among(await idsAmongFew(model, where, { direction: sort.direction, offset, limit }));
  if (offset >= farOffset) {
    const found = (await model.findAll({ ...asked, attributes: ['id'] })) as Row[];
    return among(found.map(({ id }) => id));
  }
  const records = (await model.findAll(asked)) as unknown as Values[];
  return (await rowsToShow(model, records, include)) as Row[];
}

function conditions(
  resource: AnyResource,
  { actor, scope }: Pick<Listing, 'actor' | 'scope'>,
  values: Record<string, unknown>,
): WhereOptions {
  return {
    [Op.and]: [
      resource.rows(actor, scope),
      ...conditionsOf(resource.list?.filters ?? {}, values, hiddenFrom(resource, actor, scope), (other) =>
        resource.audience.masks(actor, other, scope === 'own'),
      ),
    ],
  };
}

type Counts = Record<string, number>;
/** The counts by value of each facet; without those of more rows than are counted. */
type Facets = Record<string, Counts>;

/** A count by value includes all: the requested values, or every one. */
function totalIn(facets: Facets, { filters }: ListQuery): number | null {
  const [[facet, counts] = []] = Object.entries(facets);
  if (facet === undefined || counts === undefined) return null;
  const asked = filters[facet] as unknown[] | undefined;
  const values = asked?.map(String) ?? Object.keys(counts);
  return [...new Set(values)].reduce((sum, value) => sum + (counts[value] ?? 0), 0);
}

async function facetsOf(resource: AnyResource, call: Listing, query: ListQuery): Promise<Facets> {
  const counted = (resource.list?.facets ?? []).map(async (facet) => {
    const { [facet]: _own, ...others } = query.filters;
    return [facet, await countsOf(resource.model, facet, conditions(resource, call, others))] as const;
  });
  const whole = (await Promise.all(counted)).filter((each): each is [string, Counts] => each[1] !== null);
  return Object.fromEntries(whole);
}
