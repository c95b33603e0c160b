import type { TopStrip as PublicStrip } from '@odonta/api/contract';
import { TopStrip } from '@odonta/db/models';
import { buildCategory, buildCity, buildTopStrip, inDays } from '@odonta/db/testing/factories.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { expect } from 'chai';
import { useApi } from '../../testing/useApi.ts';

describe('the strip above the header', () => {
  const api = useApi();
  beforeEach(() => TopStrip.destroy({ where: {} }));

  const get = (query = '') => api.call<PublicStrip | null>('get', `/action${query}`);
  const shown = async (query?: string) => (await get(query)).body.message;
  const headerOn = async (query?: string) => (await shown(query))?.header ?? null;

  it('is there from its beginning to its end', async () => {
    expect(await shown()).to.equal(null);
    await buildTopStrip({ header: 'Прошлая', date_start: inDays(-9), date_end: inDays(-8) });
    await buildTopStrip({ header: 'Будущая', date_start: inDays(3), date_end: inDays(4) });
    expect(await shown()).to.equal(null);
    const date_end = inDays(2);
    await buildTopStrip({ header: 'Новая', link: '/search', date_start: inDays(-1), date_end });
    expect(await shown()).to.deep.include({
      header: 'Новая',
      link: '/search',
      date_end: secondsOf(date_end),
    });
  });

  it('is the narrowest: of the category, then of the city, then of all pages', async () => {
    const [city, other] = [await buildCity({ name: 'Тверь' }), await buildCity({ name: 'Псков, новый' })];
    const category = await buildCategory();
    await buildTopStrip({ header: 'Для города', city_id: city.id, date_end: inDays(1.1) });
    expect([await headerOn(), await headerOn('?city=Псков'), await headerOn('?city=Тверь')]).to.deep.equal([
      ...[null, null, 'Для города'],
    ]);
    await buildTopStrip({ header: 'Для всех' });
    await buildTopStrip({ header: 'Для категории', category_id: category.id, date_end: inDays(1.2) });
    expect([
      ...[await headerOn(), await headerOn(`?city=${encodeURIComponent(other.name)}`)],
      ...[await headerOn('?city=Тверь,Псков'), await headerOn(`?category=1,${category.id}`)],
      await headerOn(`?city=Тверь&category=${category.id}`),
    ]).to.deep.equal(['Для всех', 'Для всех', 'Для города', 'Для категории', 'Для категории']);
    expect((await get('?category=x')).status).to.equal(422);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
