import type { SearchAnswer } from '@odonta/api/contract';
import { buildCenter, buildCity, buildLecturer, buildProd, inDays } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import Joi from 'joi';
import { russian } from '../../platform/http/validation.ts';
import { useApi } from '../../testing/useApi.ts';

const seconds = (days: number) => Math.floor(inDays(days).getTime() / 1000);

describe('the parameters of the course search', () => {
  const api = useApi();
  const ids: Record<string, number> = {};

  before(async () => {
    const perm = await buildCity({ name: 'Пермь' });
    const petrov = await buildLecturer({ name: 'Петров Пётр', sef: 'petrov' });
    await api.given(async () => {
      const build = async (name: string, given: Parameters<typeof buildProd>[0]) => {
        ids[name] = (await buildProd({ name: `Курс ${name}`, ...given })).id;
      };
      await build('onsite', {
        type: 3,
        city_id: perm.id,
        price: 2_000_000,
        date_start: inDays(10),
        duration_hours: 8,
        categories: [3],
        degree: 'LOW',
      });
      await build('online', {
        type: 2,
        price: 500_000,
        date_start: inDays(20),
        services: [1, 2],
        lecturers: [petrov],
        prices: [{ type: 'student', price: 100_000 }],
      });
      await build('early', {
        type: 8,
        city_id: perm.id,
        price: 3_000_000,
        date_start: inDays(30),
        services: [1],
        prices: [
          { type: 'date', price: 1_000_000, date: inDays(3) },
          { type: 'listener', price: 400_000, count_listener: 5 },
        ],
      });
      await build('full', {
        type: 10,
        price: 0,
        date_start: inDays(40),
        seats_total: 4,
        seats_taken: 4,
        duration_hours: 72,
        is_related_promotion: true,
      });
      await build('dateless', { type: 10, price: 900_000, date_start: null, is_partner_bonus_promo: true });
      await build('past', { type: 2, price: 700_000, date_start: inDays(-30), date_end: inDays(-29) });
      await build('hidden', { status: 'CREATED' });
    });
  });

  const search = async (query: string) => {
    const { status, body } = await api.call<SearchAnswer>('get', `/prods/search?${query}`);
    expect(status, JSON.stringify(body.errors)).to.equal(200);
    return body.message;
  };
  const found = async (query: string) => {
    const { prods } = await search(query);
    return prods.map(({ id }) => Object.keys(ids).find((name) => ids[name] === id));
  };

  const cases: [string, string[]][] = [
    ['', ['onsite', 'online', 'early', 'full', 'dateless']],
    ['city=Пермь', ['onsite', 'early']],
    ['city=ПЕРМЬ,Нигде', ['onsite', 'early']],
    ['city=онлайн', ['online', 'full', 'dateless']],
    ['lecturer=петров пётр', ['online']],
    ['lecturerSef=petrov', ['online']],
    ['degree=LOW', ['onsite']],
    ['isOnlyRecord=1', ['onsite', 'online', 'early']],
    ['isOnlyRecord=0', ['onsite', 'online', 'early', 'full', 'dateless']],
    ['priceMin=10000', ['onsite', 'early']],
    ['priceMax=5000', ['online', 'full']],
    ['priceMin=10000&priceMax=10000', ['early']],
    ['type=2,8', ['online', 'early']],
    ['type=2&type=8', ['online', 'early']],
    ['category=3', ['onsite']],
    ['duration=5-10', ['onsite']],
    ['duration=10-', ['full']],
    ['duration=-10', ['onsite']],
    ['services=1', ['online', 'early']],
    ['services=1,2', ['online']],
    ['priceMax=4500&group=4', ['full']],
    ['priceMax=4500&group=5', ['early', 'full']],
    ['sortPrice=asc&group=10&limit=2', ['full', 'early']],
    ['priceType=student', ['online']],
    ['priceType=date,student', ['online', 'early']],
    ['priceType=main', ['onsite', 'online', 'early', 'full', 'dateless']],
    ['sortPrice=asc', ['full', 'online', 'dateless', 'early', 'onsite']],
    ['sortPrice=desc', ['onsite', 'early', 'dateless', 'online', 'full']],
    ['sortDate=asc', ['onsite', 'online', 'early', 'full', 'dateless']],
    ['sortDate=desc', ['full', 'early', 'online', 'onsite', 'dateless']],
    ['limit=2', ['onsite', 'online']],
    ['limit=2&offset=3', ['full', 'dateless']],
    ['limit=0', []],
    ['disablePromotion=1&limit=1', ['onsite']],
    ['isRelatedPromotion=1', ['full']],
    ['isPartnerBonusPromo=1', ['dateless']],
    ['past=1', ['onsite', 'online', 'early', 'full', 'dateless', 'past']],
    ['past=0&sortPrice=desc&limit=1', ['onsite']],
    ['exact=1', ['onsite', 'online', 'early', 'full', 'dateless']],
  ];
  for (const [query, expected] of cases)
    it(`means by ${query || 'none of them'}: ${expected.join(', ') || 'nothing'}`, async () => {
      expect(await found(query)).to.deep.equal(expected);
    });

  it('a search includes courses by number, past ones too, and excludes courses', async () => {
    expect(await found(`ids=${ids.past},${ids.early},${ids.hidden},999999`)).to.deep.equal(['early', 'past']);
    expect(await found(`disableId=${ids.onsite},${ids.early}`)).to.deep.equal(['online', 'full', 'dateless']);
  });

  it('a search takes a period by its beginning and end, also a past one', async () => {
    expect(await found(`dateStart=${seconds(15)}`)).to.deep.equal(['online', 'early', 'full']);
    expect(await found(`dateEnd=${seconds(15)}`)).to.deep.equal(['onsite']);
    expect(await found(`dateStart=${seconds(15)}&dateEnd=${seconds(25)}`)).to.deep.equal(['online']);
    expect(await found(`dateStart=${seconds(-40)}&dateEnd=${seconds(-20)}`)).to.deep.equal(['past']);
    expect(await found(`dateStart=${seconds(-40)}&dateEnd=${seconds(-20)}&past=0`)).to.deep.equal([]);
  });

  it('a search takes a city and a lecturer by number', async () => {
    const { facets } = await search('facets=1');
    expect(facets?.city).to.deep.equal({ Онлайн: 3, Пермь: 2 });
    const cityId = (await api.call<{ id: number }[]>('get', '/any/getallcity?city=Пермь')).body.message[0]
      ?.id;
    expect(await found(`city=${cityId}`)).to.deep.equal(['onsite', 'early']);
  });

  it('the total covers everything found, whatever the page', async () => {
    expect((await search('limit=1')).count).to.equal(5);
    expect((await search('limit=0')).count).to.equal(5);
    expect((await search('offset=500')).prods).to.deep.equal([]);
  });

  it('a page holds 20 courses by default and a hundred at most', async () => {
    await api.given(() => Promise.all(Array.from({ length: 25 }, () => buildProd({ type: 9 }))));
    expect((await search('type=9')).prods).to.have.length(20);
    expect((await api.call('get', '/prods/search?limit=101')).status).to.equal(422);
  });

  const unwell: [string, string][] = [
    ['colour=red', 'colour'],
    ['type=11', 'type'],
    ['type=x', 'type'],
    ['category=13', 'category'],
    ['degree=HIGH', 'degree'],
    ['services=7', 'services'],
    ['priceType=half', 'priceType'],
    ['group=1', 'group'],
    ['group=51', 'group'],
    ['priceMin=-1', 'priceMin'],
    ['priceMax=1.5', 'priceMax'],
    ['priceMin=1e309', 'priceMin'],
    ['duration=ten', 'duration'],
    ['duration=99999-', 'duration'],
    ['sortPrice=up', 'sortPrice'],
    ['sortDate=asc;drop', 'sortDate'],
    ['limit=-1', 'limit'],
    ['offset=x', 'offset'],
    ['isOnlyRecord=maybe', 'isOnlyRecord'],
    ['dateStart=tomorrow', 'dateStart'],
    ['dateEnd=1', 'dateEnd'],
    ['ids=abc', 'ids'],
    ['ids=99999999999', 'ids'],
    ['disableId=0', 'disableId'],
    [`query=${'я'.repeat(201)}`, 'query'],
    ['query=a&query=b', 'query'],
    ['facets=2', 'facets'],
    ['past=yes', 'past'],
    ['exact=2', 'exact'],
    ['limit=5&limit=6', 'limit'],
    [`ids=${Array.from({ length: 201 }, (_, n) => n + 1)}`, 'ids'],
  ];
  for (const [query, field] of unwell)
    it(`the search refuses by name: ${query.slice(0, 30)}`, async () => {
      const { status, body } = await api.call('get', `/prods/search?${query}`);
      expect([status, body.code, Object.keys(body.errors)]).to.deep.equal([422, 'INVALID', [field]]);
      expect(body.errors[field]).to.match(/[а-яё]/i);
    });

  it('a course has the fields of the specification, its name encoded', async () => {
    const center = await buildCenter();
    const prod = await api.given(() =>
      buildProd({
        center_id: center.id,
        name: 'Курс <b>«A & B»</b> "C"',
        type: 9,
        duration_hours: 4,
        rating_total: 9,
        rating_count: 2,
      }),
    );
    const [card] = (await search(`ids=${prod.id}`)).prods;
    expect(card).to.have.all.keys(
      'id',
      'slug',
      'name',
      'city',
      'type',
      'degree',
      'price',
      'price_now',
      'price_from',
      'date_start',
      'date_end',
      'state',
      'duration_hours',
      'file_preview',
      'lecturers',
      'categories',
      'services',
      'is_promoted',
      'ratings',
    );
    expect(card?.name).to.equal('Курс &lt;b&gt;«A &amp; B»&lt;/b&gt; &quot;C&quot;');
    expect(card).to.deep.include({
      ratings: { total: 9, count: 2 },
      city: null,
      date_end: 0,
      price: 10_000,
      price_now: 10_000,
    });
  });

  it('the validation has its messages read before any request', () => {
    expect(Object.values(russian).filter((message) => !Joi.isExpression(message))).to.deep.equal([]);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
