import { expect } from 'chai';
import type { AnyResource } from '../../api/platform/kit/resource.ts';
import { resources } from '../../api/resources.ts';
import { sampleOf } from '../../api/testing/samples.ts';
import { type TestApi, testApi } from '../../api/testing/testApi.ts';
import { filterValue, isPlain } from './filterValues.ts';
import { notified, type Provider, simpleRest } from './provider.ts';

interface Fact {
  id: number;
  [field: string]: unknown;
}

const newest = { field: 'id', order: 'DESC' } as const;
const whole = { page: 1, perPage: 500 };
const idsOf = (records: Fact[]) => records.map(({ id }) => id);
const isReference = (filter: string) => filter.endsWith('_id');

/** The abilities of a resource, in react-admin's words. */
function declaredIn({ list, read, create, update, remove }: AnyResource): string[] {
  const { filters = {}, sort = [] } = list ?? {};
  const names = Object.keys(filters);
  return [
    ...(list ? ['getList'] : []),
    ...('id' in filters ? ['getMany'] : []),
    ...(names.some(isReference) ? ['getManyReference'] : []),
    ...(read ? ['getOne'] : []),
    ...(create ? ['create'] : []),
    ...(update ? ['update', 'updateMany'] : []),
    ...(remove ? ['delete', 'deleteMany'] : []),
    ...names.map((name) => `filter ${name}`),
    ...sort.flatMap((field) => ['ASC', 'DESC'].map((order) => `sort ${field} ${order}`)),
  ];
}

describe('ra-data-simple-rest, unmodified,', () => {
  let api: TestApi;
  let token: string;

  before(async () => {
    api = await testApi();
    token = (await api.staff('ADMIN')).token;
  });
  after(() => api?.close());

  for (const resource of resources)
    it(`drives ${resource.name}`, async function () {
      this.timeout(60_000);
      await api.given(async () => {
        for (let number = 1; number <= 3; number += 1) await sampleOf(resource.name).build();
      });
      const driven = new Set<string>();
      const provider = notified(simpleRest({ url: api.url, token }), driven);
      const { data } = await provider.getList<Fact>(resource.name, {
        pagination: whole,
        sort: newest,
        filter: {},
      });
      const [record] = data;
      if (!record) throw new Error(`No ${resource.name} came`);

      await turnPages(provider, resource, data);
      await sort(provider, resource);
      await narrow(provider, resource, record);
      await readAgain(provider, resource, data);
      await write(provider, resource, data);
      await remove(provider, resource, await api.given(() => deletableOf(resource, data)));

      const declared = new Set(declaredIn(resource));
      expect([...driven].sort()).to.deep.equal([...declared].sort());
      console.log(`      ${resource.name}: ${driven.size} verbs, sorts and filters, left out: 0`);
    });

  it('the client would notice a Content-Range that says nothing', async () => {
    const resource = resources.find(({ name }) => name === 'prods') as AnyResource;
    const list = (change: (headers: Headers) => void) => {
      const spoiled = (headers: Headers) => {
        const copy = new Headers(headers);
        change(copy);
        return copy;
      };
      const provider = simpleRest({ url: api.url, token, spoiled });
      return fails(async () => {
        const { data } = await provider.getList<Fact>(resource.name, {
          pagination: whole,
          sort: newest,
          filter: {},
        });
        await turnPages(provider, resource, data);
      });
    };
    expect(await list(() => undefined)).to.equal(false);
    expect(await list((headers) => headers.delete('content-range'))).to.equal(true);
    expect(await list((headers) => headers.set('content-range', 'prods 0-2'))).to.equal(true);
    expect(await list((headers) => headers.set('content-range', 'prods 0-2/1'))).to.equal(true);
  });

  it('meets no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});

/** The pages of a third each contain together what the whole list contains, and each states the total. */
async function turnPages(provider: Provider, { name }: AnyResource, all: Fact[]): Promise<void> {
  const met: number[] = [];
  for (const page of [1, 2, 3]) {
    const pagination = { page, perPage: Math.ceil(all.length / 3) };
    const { data, total } = await provider.getList<Fact>(name, { pagination, sort: newest, filter: {} });
    expect(total, 'the total').to.equal(all.length);
    met.push(...idsOf(data));
  }
  expect(met).to.deep.equal(idsOf(all));
}

/** Down is up turned over, but for rows without a value, which come last both ways. */
async function sort(provider: Provider, resource: AnyResource): Promise<void> {
  for (const field of resource.list?.sort ?? []) {
    const [up, down] = await Promise.all(
      (['ASC', 'DESC'] as const).map(async (order) => {
        const asked = { pagination: whole, sort: { field, order }, filter: {} };
        return idsOf((await provider.getList<Fact>(resource.name, asked)).data);
      }),
    );
    const rows = await resource.model.findAll({ attributes: ['id', field], raw: true });
    const valued = new Set(rows.filter((row) => row[field] !== null).map((row) => Number(row.id)));
    const [rising = [], falling = []] = [up, down].map((ids) => ids?.filter((id) => valued.has(id)));
    expect(falling, `by ${field}`).to.deep.equal(rising.toReversed());
    expect(up?.slice(0, rising.length), `by ${field}, without a value last`).to.deep.equal(rising);
  }
}

/** Filtering by a record's own values finds it, and no record with other values. */
async function narrow(provider: Provider, { name, list }: AnyResource, record: Fact): Promise<void> {
  for (const [filter, { schema }] of Object.entries(list?.filters ?? {})) {
    const value = filterValue(filter, schema, record);
    const asked = { pagination: whole, sort: newest, filter: { [filter]: value } };
    const { data, total } = await provider.getList<Fact>(name, asked);
    expect(total, `the total of ${filter}`).to.equal(data.length);
    if (!isPlain(record[filter])) continue;
    expect(idsOf(data), `${filter}: ${value}`).to.include(record.id);
    expect([...new Set(data.map((found) => found[filter]))], filter).to.deep.equal([value]);
  }
}

async function readAgain(provider: Provider, resource: AnyResource, all: Fact[]): Promise<void> {
  const { name, list, read } = resource;
  const [record] = all as [Fact];
  if (read) expect((await provider.getOne(name, { id: record.id })).data).to.deep.equal(record);
  const filters = list?.filters ?? {};
  if (filters.id) {
    const { data } = await provider.getMany<Fact>(name, { ids: idsOf(all) });
    expect(data).to.have.deep.members(all);
  }
  for (const target of Object.keys(filters).filter(isReference)) {
    const value = filterValue(target, filters[target]?.schema as never, record);
    const id = (Array.isArray(value) ? value[0] : value) as number;
    const asked = { target, id, pagination: whole, sort: newest, filter: {} };
    const { data, total } = await provider.getManyReference<Fact>(name, asked);
    expect(total).to.equal(data.length);
    if (isPlain(record[target])) expect(idsOf(data)).to.include(record.id);
  }
}

async function write(provider: Provider, resource: AnyResource, all: Fact[]): Promise<void> {
  const { name, create, update } = resource;
  const [first, second, third] = all as [Fact, Fact, Fact];
  if (create) {
    const { data } = await provider.create<Fact>(name, {
      data: await given(sampleOf(name).create, `a new one of ${name}`)(),
    });
    expect((await provider.getOne<Fact>(name, { id: data.id })).data).to.deep.equal(data);
  }
  if (update) {
    const edit = given(sampleOf(name).change, `a change of one of ${name}`);
    // The whole record goes back, as forms send it.
    const data = { ...first, ...edit };
    const changed = await provider.update<Fact>(name, { id: first.id, data, previousData: first });
    expect(changed.data).to.deep.include(edit);
    const ids = sampleOf(name).isUnshared ? [first.id] : [second.id, third.id];
    expect((await provider.updateMany(name, { ids, data: edit })).data).to.deep.equal(ids);
    const { data: after } = await provider.getMany<Fact>(name, { ids });
    for (const record of after) expect(record).to.deep.include(edit);
  }
}

/** Those that are there, or others where one that can be edited may not be deleted. */
async function deletableOf({ name, remove: removal }: AnyResource, all: Fact[]): Promise<Fact[]> {
  const { deletable: build } = sampleOf(name);
  if (!removal || !build) return all;
  return [await build(), await build(), await build()].map(({ id }) => ({ id: Number(id) }));
}

async function remove(provider: Provider, resource: AnyResource, all: Fact[]): Promise<void> {
  if (!resource.remove) return;
  const [first, second, third] = all as [Fact, Fact, Fact];
  await provider.delete<Fact>(resource.name, { id: first.id, previousData: first });
  const ids = [second.id, third.id];
  expect((await provider.deleteMany(resource.name, { ids })).data).to.deep.equal(ids);
  expect((await provider.getMany(resource.name, { ids: [first.id, ...ids] })).data).to.deep.equal([]);
}

function given<Value>(value: Value | undefined, what: string): Value {
  if (!value) throw new Error(`The sample lacks ${what}`);
  return value;
}

async function fails(action: () => Promise<unknown>): Promise<boolean> {
  return action().then(
    () => false,
    () => true,
  );
}
