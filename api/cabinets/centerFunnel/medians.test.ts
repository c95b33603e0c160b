import type { CenterFunnel } from '@odonta/api/contract';
import { type Center, ProdViews, UserMembership } from '@odonta/db/models';
import { buildCenter, buildPartner, buildProd } from '@odonta/db/testing/factories.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import type { FunnelMedians } from '@odonta/db/vocabulary/catalog/funnel.ts';
import { weekOf } from '@odonta/db/vocabulary/weeks.ts';
import { expect } from 'chai';
import { useApi } from '../../testing/useApi.ts';

const week = weekOf(new Date());
const unknown = { opened: null, favourites: null, forms: null, orders: null, paid: null };

describe('the median beside the funnel of a centre', () => {
  const api = useApi();
  let own: Center;
  let token: string;

  beforeEach(async () => {
    await ProdViews.destroy({ where: {} });
    own = await buildCenter();
    token = await api.tokenOf(await buildPartner(own));
    await seen(own, 1000, 500);
  });

  /** A course of a centre, shown and opened so often. */
  async function seen(center: Center, shown: number, opened: number, given: object = {}) {
    const prod = await buildProd({ center_id: center.id, ...given });
    await ProdViews.create({ prod_id: prod.id, week, shown, opened });
    return prod;
  }
  const others = async (percents: readonly number[], given: object = {}) => {
    for (const percent of percents) await seen(await buildCenter(), 100, percent, given);
  };
  const medians = async (): Promise<FunnelMedians | undefined> =>
    (await api.call<CenterFunnel>('get', '/partner/funnel', { token })).body.message.courses[0]?.medians;

  it('five other centres give one, by step', async () => {
    await others([1, 2, 30, 40, 90]);
    expect(await medians()).to.deep.equal({ ...unknown, opened: 0.3 });
  });

  it('four other centres give none, also with many courses', async () => {
    await others([10, 20, 30]);
    const fourth = await buildCenter();
    for (const percent of [40, 50, 60]) await seen(fourth, 100, percent);
    expect(await medians()).to.deep.equal(unknown);
  });

  it('the own centre does not stand behind it, and its courses are not in it', async () => {
    await others([10, 20, 30, 40]);
    for (const opened of [990, 995]) await seen(own, 1000, opened);
    expect(await medians()).to.deep.equal(unknown);
    await others([50]);
    expect(await medians()).to.include({ opened: 0.3 });
  });

  it('another centre of the same member is an own one', async () => {
    await others([10, 20, 30, 40]);
    const second = await buildCenter();
    const member = await buildPartner(second);
    await seen(second, 100, 90);
    await UserMembership.create({ user_id: member.id, center_id: own.id, role: 'OWNER' });
    token = await api.tokenOf(member);
    expect(await medians()).to.deep.equal(unknown);
  });

  it('courses that were seen too seldom are not in it', async () => {
    await others([10, 20, 30, 40]);
    await seen(await buildCenter(), 99, 50);
    expect(await medians()).to.deep.equal(unknown);
  });

  it('it is of courses in the first category of the own one, published and not deleted', async () => {
    await others([10, 20, 30, 40]);
    await others([50], { categories: [2, 3] });
    await others([50], { status: 'PREPARE', published_at: null });
    await others([50], { deleted_at: new Date() });
    expect(await medians()).to.deep.equal(unknown);
    await others([50], { categories: [2, 1] });
    expect(await medians()).to.include({ opened: 0.3 });
  });

  it('each step has a floor of its own', async () => {
    for (const paid of [5, 4, 3, 2, 1]) {
      const prod = await seen(await buildCenter(), 0, 0);
      for (let order = 0; order < 5; order += 1)
        await buildOrder({ prod, status: order < paid ? 'CONFIRMED' : 'PREPARE' });
    }
    expect(await medians()).to.deep.equal({ ...unknown, paid: 0.6 });
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
