import type { CategoryEntry, CityOption, Specialization } from '@odonta/api/contract';
import { City } from '@odonta/db/models';
import { seedDictionaries } from '@odonta/db/seeds/dictionaries/index.ts';
import { buildProd, inDays } from '@odonta/db/testing/factories.ts';
import { categories } from '@odonta/db/vocabulary/catalog/categories.ts';
import { expect } from 'chai';
import { useApi } from '../../testing/useApi.ts';

const manyCities = Array.from({ length: 70 }, (_, n) => `Яъ-${n}`);

describe('the dictionaries as visitors see them', () => {
  const api = useApi();

  before(async () => {
    await seedDictionaries(api.sequelize);
  });

  const cities = async (typed: string) =>
    (await api.call<CityOption[]>('get', `/any/getallcity?city=${encodeURIComponent(typed)}`)).body.message;
  const names = async (typed: string) => (await cities(typed)).map(({ name }) => name);

  it('the list offers the largest cities before anything is typed', async () => {
    const { body } = await api.call<CityOption[]>('get', '/any/getallcity');
    expect(body.message.slice(0, 3).map(({ name }) => name)).to.deep.equal([
      'Москва',
      'Санкт-Петербург',
      'Новосибирск',
    ]);
    expect(body.message).to.have.length(20);
    expect(Object.keys(body.message[0] ?? {})).to.deep.equal(['id', 'name', 'region']);
    expect(await names('')).to.deep.equal(body.message.map(({ name }) => name));
  });

  it('a city is found by the beginning of any of its words, the larger first', async () => {
    expect(await names('мос')).to.include('Москва');
    expect((await names('новг')).slice(0, 2)).to.deep.equal(['Нижний Новгород', 'Великий Новгород']);
    expect(await names('дону')).to.include('Ростов-на-Дону');
    expect(await names('осква')).to.not.include('Москва');
  });

  it('no city is left out, however many begin the same', async () => {
    await api.given(() => City.bulkCreate(manyCities.map((name) => ({ name, region: 'Край букв' }))));
    expect(await names('Яъ')).to.have.members(manyCities);
  });

  it('the search equates ё with е and ignores case', async () => {
    expect(await names('орел')).to.include('Орёл');
    expect(await names('ОРЁЛ')).to.include('Орёл');
  });

  it('nothing is found for what is no city', async () => {
    for (const typed of ['zzz', '%', '_', "'; drop table cities --", '\\'])
      expect(await names(typed)).to.deep.equal([]);
  });

  it('the twelve categories come in their order, with the number of courses not yet over', async () => {
    await api.given(async () => {
      await buildProd({ categories: [2, 5] });
      await buildProd({ categories: [2] });
      await buildProd({ categories: [2], date_start: inDays(-9), date_end: inDays(-8) });
      await buildProd({ categories: [2], status: 'CREATED' });
    });
    const { body } = await api.call<CategoryEntry[]>('get', '/categories');
    expect(body.message.map(({ count, ...entry }) => entry)).to.deep.equal([...categories]);
    const counts = Object.fromEntries(body.message.map(({ id, count }) => [id, count]));
    expect(counts).to.include({ 1: 0, 2: 2, 5: 1 });
  });

  it('specializations come by name and number', async () => {
    const { body } = await api.call<Specialization[]>('get', '/specializations');
    expect(body.message[0]).to.deep.equal({ id: body.message[0]?.id, name: 'Стоматолог-терапевт' });
    expect(body.message).to.have.length.greaterThan(20);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
