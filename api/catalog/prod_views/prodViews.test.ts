import { Prod, ProdViews } from '@odonta/db/models';
import { buildProd } from '@odonta/db/testing/factories.ts';
import { type ViewStep, viewsAtOnce } from '@odonta/db/vocabulary/catalog/views.ts';
import { shiftedWeek, weekOf } from '@odonta/db/vocabulary/weeks.ts';
import { expect } from 'chai';
import { bounds } from '../../platform/caches/bounds.ts';
import { sizesOfCaches } from '../../platform/caches/sizes.ts';
import { digestOf } from '../../testing/digest.ts';
import { useApi, useNode } from '../../testing/useApi.ts';
import { deleteOldViews, noteViews, writeViews } from './tallies.ts';
import { firstSeen } from './viewers.ts';

let visitors = 0;

describe('views of courses', () => {
  const api = useApi();
  const node = useNode(api, { trustProxy: 1 });
  let prod: Prod;
  beforeEach(async () => {
    prod = await api.given(() => buildProd());
  });

  /** From an address of his own, since each counts once. */
  const anybody = () => {
    visitors += 1;
    const ip = `10.1.${visitors >> 8}.${visitors & 255}`;
    return { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0', 'x-forwarded-for': ip };
  };
  const report = (
    step: ViewStep | string,
    ids: unknown,
    headers: Record<string, string> = anybody(),
    more: object = {},
  ) => node.call('post', '/prods/views', { body: { step, ids, ...more }, headers });
  const countsOf = async ({ id }: { id: number }) => {
    await writeViews(api.sequelize);
    const rows = await ProdViews.findAll({ where: { prod_id: id }, order: ['week'] });
    return rows.map(({ shown, opened, forms }) => [shown, opened, forms]);
  };

  it('each step is counted by course and week of Moscow, and added to what is written', async () => {
    const other = await api.given(() => buildProd());
    expect((await report('shown', [prod.id, other.id])).status).to.equal(200);
    await report('opened', [prod.id]);
    expect(await countsOf(prod)).to.deep.equal([[1, 1, 0]]);
    await report('shown', [prod.id]);
    await report('forms', [prod.id]);
    expect(await countsOf(prod)).to.deep.equal([[2, 1, 1]]);
    expect(await countsOf(other)).to.deep.equal([[1, 0, 0]]);
    const [row] = await ProdViews.findAll({ where: { prod_id: prod.id } });
    expect(row?.week).to.equal(weekOf(new Date()));
  });

  it('an address counts once an hour for each course and step, however often and by whichever browser it reports', async () => {
    const he = anybody();
    await report('opened', [prod.id, prod.id], he);
    await Promise.all(Array.from({ length: 10 }, () => report('opened', [prod.id], he)));
    await report('opened', [prod.id], { ...he, 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Edg/140' });
    await report('shown', [prod.id], he);
    expect(await countsOf(prod)).to.deep.equal([[1, 1, 0]]);
  });

  it('robots and pages fetched ahead are answered and not counted', async () => {
    for (const agent of ['YandexBot/3.0', 'curl/8', 'HeadlessChrome/140', ''])
      expect((await report('shown', [prod.id], { ...anybody(), 'user-agent': agent })).status).to.equal(200);
    await report('shown', [prod.id], { ...anybody(), 'sec-purpose': 'prefetch;prerender' });
    expect(await countsOf(prod)).to.deep.equal([]);
  });

  it('drafts and numbers of no course are ignored, beside one that is counted', async () => {
    const draft = await api.given(() => buildProd({ status: 'PREPARE', published_at: null }));
    const { status } = await report('shown', [draft.id, 2_000_000_000, prod.id]);
    expect([status, await countsOf(prod), await countsOf(draft)]).to.deep.equal([200, [[1, 0, 0]], []]);
  });

  it('a course that is deleted before its views are written stops no other', async () => {
    const gone = await api.given(() => buildProd());
    await report('shown', [gone.id, prod.id]);
    await Prod.destroy({ where: { id: gone.id }, force: true });
    expect(await countsOf(prod)).to.deep.equal([[1, 0, 0]]);
  });

  for (const [what, step, ids, more, field] of [
    ['a step of orders', 'paid', [1], {}, 'step'],
    ['no step', undefined, [1], {}, 'step'],
    ['no courses', 'shown', [], {}, 'ids'],
    ['a text for courses', 'shown', 'все', {}, 'ids'],
    ['too many courses', 'shown', Array.from({ length: viewsAtOnce + 1 }, (_, id) => id + 1), {}, 'ids'],
    ['a number below one', 'shown', [-1], {}, 'ids.0'],
    ['an address of mail', 'shown', ['olga@mail.ru'], {}, 'ids.0'],
    ['a person', 'shown', [1], { person: 1 }, 'person'],
  ] as const)
    it(`a report with ${what} is refused by name and counts nothing`, async () => {
      const before = await digestOf(api.sequelize);
      const { status, body } = await report(step as string, ids, anybody(), more);
      await writeViews(api.sequelize);
      expect([status, Object.keys(body.errors)]).to.deep.equal([422, [field]]);
      expect(await digestOf(api.sequelize)).to.deep.equal(before);
    });

  it('a long body is refused before it is read', async () => {
    const raw = JSON.stringify({ step: 'shown', ids: Array.from({ length: 2000 }, () => 1) });
    const { status } = await node.call('post', '/prods/views', {
      raw,
      headers: { ...anybody(), 'content-type': 'application/json' },
    });
    expect(status).to.equal(413);
  });

  it('a week begins at midnight in Moscow between Sunday and Monday', async () => {
    noteViews('opened', [prod.id], new Date('2026-11-22T20:59:59Z'));
    noteViews('opened', [prod.id], new Date('2026-11-22T21:00:00Z'));
    noteViews('opened', [prod.id], new Date('2026-11-29T20:59:59Z'));
    await writeViews(api.sequelize);
    const rows = await ProdViews.findAll({ where: { prod_id: prod.id }, order: ['week'] });
    expect(rows.map(({ week, opened }) => [week, opened])).to.deep.equal([
      ['2026-11-16', 1],
      ['2026-11-23', 2],
    ]);
  });

  it('weeks are deleted after two years', async () => {
    const now = new Date('2026-11-25T10:00:00Z');
    for (const ago of [104, 105])
      await ProdViews.create({ prod_id: prod.id, week: shiftedWeek(weekOf(now), -ago), shown: 1 });
    await deleteOldViews(api.sequelize, now);
    const left = await ProdViews.findAll({ where: { prod_id: prod.id } });
    expect(left.map(({ week }) => week)).to.deep.equal([shiftedWeek(weekOf(now), -104)]);
  });

  it('the table has no column for a person', () => {
    expect(Object.keys(ProdViews.getAttributes())).to.deep.equal([
      'prod_id',
      'week',
      'shown',
      'opened',
      'forms',
    ]);
  });

  it('visitors stay within their byte limit, however many come and whatever they have seen', () => {
    const ids = Array.from({ length: viewsAtOnce }, (_, id) => id + 1);
    for (let came = 0; came < 6000; came += 1) firstSeen(`10.0.${came >> 8}.${came & 255}`, 'shown', ids);
    expect(sizesOfCaches().viewers).to.be.above(0).and.at.most(bounds.viewers);
  });

  it('a flood from an address is answered 429 after its reports of the hour, and nothing answers 500', async function () {
    this.timeout(60_000);
    const [statuses, he] = [new Set<number>(), anybody()];
    for (let sent = 0; sent < 3100; sent += 100) {
      const answers = Array.from({ length: 100 }, () => report('shown', [prod.id], he));
      for (const { status } of await Promise.all(answers)) statuses.add(status);
    }
    expect([...statuses]).to.deep.equal([200, 429]);
    expect(api.errors).to.deep.equal([]);
  });
});
