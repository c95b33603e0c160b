import type { SearchAnswer } from '@odonta/api/contract';
import { buildCity, buildProd } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { useApi } from '../../testing/useApi.ts';
import { plain } from './synonymGroups.ts';

describe('cities near the one that was chosen', () => {
  const api = useApi();

  before(async () => {
    const city = (name: string, lat: number | null, lon: number | null) => buildCity({ name, lat, lon });
    const perm = await city('Пермь', 58.0105, 56.2502);
    const ekaterinburg = await city('Екатеринбург', 56.8389, 60.6057);
    const izhevsk = await city('Ижевск', 56.8528, 53.2115);
    await city('Соликамск', 59.6481, 56.7703);
    const vladivostok = await city('Владивосток', 43.1155, 131.8855);
    const nowhere = await city('Неизвестнинск', null, null);
    await api.given(async () => {
      await buildProd({ type: 3, city_id: perm.id });
      for (const { id } of [ekaterinburg, ekaterinburg, izhevsk, vladivostok, nowhere])
        await buildProd({ type: 3, city_id: id });
      await buildProd({ type: 8, city_id: izhevsk.id });
      for (let made = 0; made < 5; made += 1) await buildProd({ type: 4, city_id: ekaterinburg.id });
      await buildProd({ type: 2, city_id: null });
    });
  });

  const nearby = async (query: string) =>
    (await api.call<SearchAnswer>('get', `/prods/search?${query}`)).body.message.nearby;

  it('near cities are offered with their distance when the city has few courses, the nearest first', async () => {
    expect(await nearby('city=пермь&type=3')).to.deep.equal([
      { city: 'Ижевск', count: 1, distance_km: 223 },
      { city: 'Екатеринбург', count: 2, distance_km: 291 },
    ]);
  });

  it('only cities with matching courses are offered', async () => {
    expect(await nearby('city=Пермь&type=8')).to.deep.equal([{ city: 'Ижевск', count: 1, distance_km: 223 }]);
    expect(await nearby('city=Пермь&type=10')).to.equal(undefined);
  });

  it('no city is offered when the chosen one has enough, none was chosen, or its place is unknown', async () => {
    expect(await nearby('city=Екатеринбург')).to.equal(undefined);
    expect(await nearby('type=3')).to.equal(undefined);
    for (const city of ['онлайн', 'Неизвестнинск', 'Нигде'])
      expect(await nearby(`city=${encodeURIComponent(city)}`)).to.equal(undefined);
  });

  const named = async (query: string) => {
    const { count, nearby, named_city } = (await api.call<SearchAnswer>('get', `/prods/search?${query}`)).body
      .message;
    return { count, named_city, around: nearby?.map(({ city }) => city) };
  };

  it('near cities are offered for a city among the words of a query, in any case', async () => {
    const [{ name = '' } = {}] = (await api.call<SearchAnswer>('get', '/prods/search?city=Ижевск&type=8'))
      .body.message.prods;
    for (const words of [`${name} Соликамск`, `${name} в соликамске`])
      expect(await named(`query=${encodeURIComponent(words)}&type=8`), words).to.deep.equal({
        count: 0,
        named_city: { city: 'Соликамск', query: plain(String(name)), count: 1 },
        around: ['Ижевск'],
      });
    expect((await named('query=Соликамск&type=8')).named_city).to.deep.equal({
      city: 'Соликамск',
      query: '',
      count: 1,
    });
  });

  it('a query that names several cities costs one search for near ones', async () => {
    let statements = 0;
    api.sequelize.addHook('beforePoolAcquire', 'counting', () => {
      statements += 1;
    });
    const statementsFor = async (query: string) => {
      statements = 0;
      await named(`query=${encodeURIComponent(query)}`);
      return statements;
    };
    const few = await statementsFor('ижевск соликамск курсов');
    const many = await statementsFor('ижевск соликамск пермь неизвестнинск курсов');
    api.sequelize.removeHook('beforePoolAcquire', 'counting');
    expect(few, 'statements are counted').to.be.greaterThan(3);
    expect(many, 'its words are looked up, and no more').to.be.lessThan(2 * few);
  });

  it('no city is offered for a city with enough courses, nor for exactly what was typed', async () => {
    expect((await named('query=Екатеринбург')).named_city).to.equal(undefined);
    expect((await named('query=Соликамск&exact=1')).named_city).to.equal(undefined);
    expect((await named('query=Соликамск&type=10')).named_city).to.equal(undefined);
  });

  it('distance is measured from the nearest of several cities', async () => {
    expect((await nearby('city=Пермь,Ижевск&type=3'))?.map(({ city }) => city)).to.deep.equal([
      'Екатеринбург',
    ]);
  });
});
