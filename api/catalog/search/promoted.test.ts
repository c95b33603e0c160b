import type { SearchAnswer } from '@odonta/api/contract';
import { type Pinning, Prod } from '@odonta/db/models';
import { buildPinning, buildProd, inDays } from '@odonta/db/testing/factories.ts';
import { nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import { weekOf, weeksFrom } from '@odonta/db/vocabulary/weeks.ts';
import { expect } from 'chai';
import { turnPinnings } from '../../advertising/pinnings/turnPinnings.ts';
import { useApi } from '../../testing/useApi.ts';

const day = 86_400;
const [nextWeek = '', weekAfter = ''] = weeksFrom(weekOf(new Date()), 3).slice(1);

describe('courses pinned to the top of a list', () => {
  const api = useApi();
  let prods: Prod[];
  let pinned: Pinning[];

  before(async () => {
    await api.given(async () => {
      prods = [];
      for (let number = 1; number <= 30; number += 1)
        prods.push(
          await buildProd({ name: `Курс ${number}`, type: number % 2 ? 2 : 8, date_start: inDays(number) }),
        );
      pinned = [];
      for (const [index, at] of [19, 24, 29].entries())
        pinned.push(await buildPinning({ prod_id: prods[at]?.id ?? 0, number: index + 1 }));
    });
  });

  const search = async (query = '') =>
    (await api.call<SearchAnswer>('get', `/prods/search?${query}`)).body.message;
  const idsOf = ({ prods: found }: SearchAnswer) => found.map(({ id }) => id);
  const promotedIn = async (query = '') =>
    (await search(query)).prods.filter(({ is_promoted }) => is_promoted).map(({ id }) => id);
  const turned = (now?: number) => api.given(() => turnPinnings(api.sequelize, now));
  const idsPinned = () => pinned.map(({ prod_id }) => prod_id);

  it('pinned courses stand first, each marked as an advertisement, and change no count and no facet', async () => {
    const [answer, organic] = [await search('facets=1'), await search('facets=1&disablePromotion=1')];
    expect(idsOf(answer).slice(0, 3)).to.have.members(idsPinned());
    expect(answer.prods[0]).to.include({
      is_promoted: true,
      ad_company: 'ООО «Реклама»',
      ad_inn: '7701234567',
      ad_reg_number: 'erid-1',
    });
    expect([answer.count, answer.facets]).to.deep.equal([organic.count, organic.facets]);
    expect(idsOf(organic)).to.deep.equal(prods.slice(0, 20).map(({ id }) => id));
    expect(organic.prods.some(({ is_promoted }) => is_promoted)).to.equal(false);
    expect(organic.prods[0]).to.not.have.property('ad_company');
  });

  for (const limit of [1, 2, 3, 4, 7, 30])
    it(`a pinned course appears once, as all others do, in pages of ${limit}`, async () => {
      const seen: number[] = [];
      for (let offset = 0; offset < 30; offset += limit)
        seen.push(...idsOf(await search(`limit=${limit}&offset=${offset}`)));
      expect(seen).to.have.length(30);
      expect(new Set(seen).size).to.equal(30);
      expect(seen.slice(0, 3)).to.have.members(idsPinned());
      const others = prods.map(({ id }) => id).filter((id) => !idsPinned().includes(id));
      expect(seen.slice(3)).to.deep.equal(others);
    });

  it('pinned courses obey filters', async () => {
    expect(await promotedIn(`dateEnd=${nowInSeconds() + 22 * day}`)).to.deep.equal([idsPinned()[0]]);
    expect(await promotedIn('city=Нигде')).to.deep.equal([]);
  });

  it('pinned courses are off when a visitor sorts, searches by words, names courses or refuses promotion', async () => {
    const plain = [
      'sortPrice=asc',
      'sortDate=desc',
      'query=курс',
      'disablePromotion=1',
      'type=2',
      'category=1',
    ];
    for (const query of [...plain, `ids=${prods.map(({ id }) => id)}`])
      expect(await promotedIn(`${query}&limit=30`), query).to.deep.equal([]);
  });

  it('pinned courses stand only in the list of their own category or type', async () => {
    const [congress, other] = prods.filter(({ type }) => type === 8);
    await api.given(async () => {
      await buildPinning({ prod_id: congress?.id ?? 0, place: 'TYPE:8' });
      await buildPinning({ prod_id: other?.id ?? 0, place: 'CATEGORY:1' });
    });
    expect(await promotedIn('type=8')).to.deep.equal([congress?.id]);
    expect(await promotedIn('category=1')).to.deep.equal([other?.id]);
    expect(await promotedIn('category=1&type=8')).to.deep.equal([other?.id]);
    expect(await promotedIn('type=2,8')).to.deep.equal([]);
    expect(await promotedIn()).to.have.members(idsPinned());
  });

  it('pinned courses change their order each day, and not within it', async () => {
    const firsts = new Set<number | undefined>();
    for (let days = 0; days < 3; days += 1) {
      await api.given(() =>
        api.sequelize.query(`update pinnings set shown_on = current_date + ${days} where place = 'HOME'`),
      );
      const order = await promotedIn();
      expect(await promotedIn('limit=10')).to.deep.equal(order);
      firsts.add(order[0]);
    }
    expect(firsts.size).to.equal(3);
    await turned();
  });

  it('a pinning begins with its first week and ends with its last', async () => {
    const prod = prods[10] as Prod;
    const coming = await buildPinning({
      prod_id: prod.id,
      place: 'CATEGORY:1',
      weeks: [nextWeek],
      number: 2,
      status: 'CREATED',
    });
    const within = (week: string) => Date.parse(week) / 1000 + day;
    await turned();
    expect((await coming.reload()).status).to.equal('CREATED');
    expect(await promotedIn('category=1')).to.not.include(prod.id);
    await turned(within(nextWeek));
    expect((await coming.reload()).status).to.equal('CONFIRMED');
    expect(await promotedIn('category=1')).to.deep.equal([prod.id]);
    expect(await promotedIn()).to.deep.equal([]);
    await turned(within(weekAfter));
    expect([(await coming.reload()).status, coming.shown_on]).to.deep.equal(['FINISHED', null]);
  });

  it('a pinning ends when the centre refuses promotion, and with the course', async () => {
    const [first, second] = await Promise.all([buildProd({ type: 10 }), buildProd({ type: 10 })]);
    await api.given(async () => {
      await buildPinning({ prod_id: first.id, place: 'TYPE:10' });
      await buildPinning({ prod_id: second.id, place: 'TYPE:10', number: 2 });
    });
    expect(await promotedIn('type=10')).to.have.members([first.id, second.id]);
    await first.update({ disable_promotion: true });
    await turned();
    expect(await promotedIn('type=10')).to.deep.equal([second.id]);
    await api.given(() => Prod.update({ status: 'CANCELED' }, { where: { id: second.id } }));
    expect(await promotedIn('type=10')).to.deep.equal([]);
    expect((await search('type=10')).count).to.equal(1);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
