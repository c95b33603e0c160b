import type { StaffCity } from '@odonta/api/contract';
import { City } from '@odonta/db/models';
import { buildCity } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { useApi } from '../../testing/useApi.ts';

describe('the dialect of staff lists', () => {
  const api = useApi();
  let token: string;

  before(async () => {
    token = (await api.staff('COURSE_VIEW')).token;
    const cities = Array.from({ length: 620 }, (_, number) => ({
      name: `Город ${number}`,
      region: 'Край',
      population: number % 7,
    }));
    await City.bulkCreate(cities);
  });

  const list = (query: Record<string, unknown>) => {
    const texts = Object.entries(query).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]);
    return api.call<StaffCity[]>('get', `/adm/cities?${new URLSearchParams(Object.fromEntries(texts))}`, {
      token,
    });
  };
  const names = async (query: Record<string, unknown>) =>
    (await list(query)).body.message.map(({ name }) => name);

  it('gives 25 rows, newest first, and says of how many', async () => {
    const { body, headers } = await list({});
    expect(headers.get('content-range')).to.equal('cities 0-24/620');
    expect(body.message).to.have.length(25);
    const ids = body.message.map(({ id }) => id);
    expect(ids).to.deep.equal([...ids].sort((a, b) => b - a));
  });

  it('gives the range asked for, its end when it goes beyond, nothing behind it', async () => {
    expect((await list({ range: [100, 119] })).headers.get('content-range')).to.equal('cities 100-119/620');
    const last = await list({ range: [600, 699] });
    expect([last.body.message.length, last.headers.get('content-range')]).to.deep.equal([
      20,
      'cities 600-619/620',
    ]);
    expect((await list({ range: [5000, 5009] })).body.message).to.deep.equal([]);
    expect((await list({ range: [0, 499] })).body.message).to.have.length(500);
  });

  it('shows each row once to who pages through rows of equal keys', async () => {
    const seen: number[] = [];
    for (let from = 0; from < 620; from += 124) {
      const { body } = await list({ sort: ['population', 'DESC'], range: [from, from + 123] });
      seen.push(...body.message.map(({ id }) => id));
    }
    expect(new Set(seen).size).to.equal(620);
  });

  it('gives references by id all at once, however many, and none it does not have', async () => {
    const ids = (await City.findAll({ attributes: ['id'], limit: 200 })).map(({ id }) => id);
    const { body, headers } = await list({ filter: { id: [...ids, 999_999] } });
    expect(body.message.map(({ id }) => id).sort()).to.deep.equal([...ids].sort());
    expect(headers.get('content-range')).to.equal('cities 0-199/200');
    expect((await list({ filter: { id: ids }, range: [0, 9] })).body.message).to.have.length(10);
    expect((await list({ filter: { id: [] } })).body.message).to.deep.equal([]);
  });

  it('sorts by the columns it offers, both ways', async () => {
    expect((await names({ sort: ['name', 'ASC'], range: [0, 1] }))[0]).to.equal('Город 0');
    expect((await names({ sort: ['id', 'ASC'], range: [0, 1] }))[0]).to.equal('Город 0');
    expect(
      (await list({ sort: ['population', 'DESC'], range: [0, 0] })).body.message[0]?.population,
    ).to.equal(6);
  });

  it('searches by words, and takes % _ and \\ for themselves', async () => {
    await Promise.all(['Сто% город', 'Под_черк', 'Об\\ратный'].map((name) => buildCity({ name })));
    expect(await names({ filter: { q: '%' } })).to.deep.equal(['Сто% город']);
    expect(await names({ filter: { q: '_' } })).to.deep.equal(['Под_черк']);
    expect(await names({ filter: { q: '\\' } })).to.deep.equal(['Об\\ратный']);
    expect(await names({ filter: { q: 'ГОРОД сто%' } })).to.deep.equal(['Сто% город']);
    expect(await names({ filter: { q: "' or 1=1 --" } })).to.deep.equal([]);
    const [{ id, name }] = (await City.findAll({ limit: 1, order: ['id'] })) as [City];
    expect(await names({ filter: { q: String(id) }, range: [0, 499] })).to.include(name);
  });

  const unwell: [string, Record<string, unknown>, number, string?][] = [
    ['a filter it does not have', { filter: { colour: 'red' } }, 422, 'colour'],
    ['a filter of the wrong shape', { filter: { q: { $ne: 1 } } }, 422, 'q'],
    ['an id that is a word', { filter: { id: 'abc' } }, 422, 'id'],
    ['an id beyond the column', { filter: { id: [99_999_999_999_999] } }, 422, 'id.0'],
    ['an id that is infinite', { filter: '{"id":1e309}' }, 422, 'id'],
    [
      'more ids than a thousand',
      { filter: { id: Array.from({ length: 1001 }, (_, n) => n + 1) } },
      422,
      'id',
    ],
    ['a filter that is no JSON', { filter: '{"q":' }, 400],
    ['a filter that is a list', { filter: [] }, 400],
    ['a filter that is null', { filter: 'null' }, 400],
    ['a range that is no JSON', { range: '0-24' }, 400],
    ['a range of one', { range: [0] }, 422],
    ['a range of words', { range: ['a', 'b'] }, 422],
    ['a range backwards', { range: [9, 0] }, 422, 'range'],
    ['a range below zero', { range: [-1, 9] }, 422],
    ['a range of 501 rows', { range: [0, 500] }, 422, 'range'],
    ['a range that is null', { range: 'null' }, 422],
    ['a sort that is no JSON', { sort: 'name' }, 400],
    ['a sort by a column it does not offer', { sort: ['created_at', 'ASC'] }, 422, 'sort'],
    ['a sort by an expression', { sort: ['name; drop table cities', 'ASC'] }, 422, 'sort'],
    ['a sort in a third direction', { sort: ['name', 'ASC; --'] }, 422, 'sort'],
    ['a sort that is null', { sort: 'null' }, 422, 'sort'],
    ['a sort that is a number', { sort: '1' }, 422, 'sort'],
    ['a sort that is an object', { sort: {} }, 422, 'sort'],
    ['a sort by a list', { sort: [['name'], 'ASC'] }, 422, 'sort'],
    ['a parameter it does not have', { page: '2' }, 422, 'page'],
  ];
  for (const [what, query, expected, field] of unwell)
    it(`refuses ${what}`, async () => {
      const { status, body } = await list(query);
      expect(status, JSON.stringify(body)).to.equal(expected);
      expect(body.message).to.be.a('string').and.match(/[а-я]/);
      if (field) expect(Object.keys(body.errors)).to.deep.equal([field]);
      for (const text of Object.values(body.errors ?? {})) expect(text).to.match(/[а-яё]/i);
    });

  it('refuses a parameter given twice', async () => {
    const { status } = await api.call('get', '/adm/cities?range=[0,1]&range=[0,9]', { token });
    expect(status).to.equal(422);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
