import type { StaffBanner } from '@odonta/api/contract';
import {
  AdPlace,
  AdShortfall,
  type AdSlot,
  AdStat,
  type Banner,
  Letter,
  StatusChange,
} from '@odonta/db/models';
import { sellSlot } from '@odonta/db/testing/adFactories.ts';
import { buildCategory, buildCenter } from '@odonta/db/testing/factories.ts';
import { buildMerchant } from '@odonta/db/testing/marketingFactories.ts';
import { buildBanner, buildBannerOfWeeks } from '@odonta/db/testing/siteFactories.ts';
import { shiftedWeek, startOfWeek, weekOf } from '@odonta/db/vocabulary/weeks.ts';
import { expect } from 'chai';
import { useApi } from '../../testing/useApi.ts';
import { usualViews } from './promises.ts';
import { noteShortfalls } from './shortfalls.ts';
import { saleWeeks } from './slots.ts';

describe('a banner that is seen far less than promised', () => {
  const api = useApi();
  const ago = (weeks: number) => shiftedWeek(weekOf(new Date()), -weeks);
  /** A day after the week: all its showings are reported. */
  const later = new Date(startOfWeek(weekOf(new Date())).getTime() + 25 * 3_600_000);
  let slot: AdSlot;
  let center_id = 0;

  before(async () => {
    await buildCategory({ id: 77 });
    slot = await sellSlot(15, { category_id: 77, price: 100 });
    center_id = (await buildCenter({ email: 'short@example.ru' })).id;
  });
  beforeEach(() => AdPlace.destroy({ where: { ad_slot_id: slot.id } }));

  async function buildRunning(owner: object = { center_id }): Promise<Banner> {
    const { url, alt, ad_company, ad_inn, ad_reg_number } = await buildBanner();
    const files = { filename: 'banner-15-desktop-1.webp', filename_mobile: 'banner-15-mobile-1.webp' };
    const banner = await buildBannerOfWeeks({
      ...{ center_id: null, slot: 15, status: 'CONFIRMED', ...owner },
      ...{ date_start: startOfWeek(ago(3)), date_end: startOfWeek(ago(0)) },
      ...{ url, alt, ad_company, ad_inn, ad_reg_number, ...files },
    });
    await note(banner, 'approve', startOfWeek(ago(3)));
    return banner;
  }
  const note = ({ id: record_id }: Banner, move: string, created_at: Date) =>
    StatusChange.create({
      ...{ resource: 'banner_campaigns', record_id, move, created_at },
      ...{ from_status: 'CONFIRMED', to_status: 'CONFIRMED' },
    });
  async function show(banner: Banner, week: string, viewable: number, promised: number | null, place = 1) {
    const made = await AdPlace.create({ ad_slot_id: slot.id, week, place, banner_id: banner.id, promised });
    const figures = { requests: viewable, impressions: viewable, viewable };
    const at = { banner_id: banner.id, slot: 15 as const, category_id: 77, hour: startOfWeek(week) };
    await AdStat.create({ ...at, ...figures });
    return made;
  }
  const noted = async () =>
    (await AdShortfall.findAll({ order: ['ad_place_id'] })).map(({ ad_place_id, promised, viewable }) => [
      ...[ad_place_id, promised, viewable],
    ]);

  it('a slot promises the share of a full slot in the median of its past weeks, once enough of them were sold', async () => {
    const [other, third] = [await buildCenter(), await buildCenter()];
    const banners = [
      await buildRunning(),
      await buildRunning({ center_id: other.id }),
      await buildRunning({ center_id: third.id }),
    ] as const;
    for (const [index, banner] of banners.entries()) await show(banner, ago(1), 1000, null, index + 1);
    await show(banners[0], ago(2), 7000, null);
    expect(await usualViews([slot]), 'four places').to.deep.equal(new Map());
    await show(banners[0], ago(3), 4444, null);
    // Neither the week that runs nor a year ago counts.
    await show(banners[2], ago(0), 9000, null);
    await show(banners[2], ago(52), 9000, null);
    // Five places share 3,000, 7,000 and 4,444.
    expect(await usualViews([slot])).to.deep.equal(new Map([[slot.id, 880]]));
    await banners[2].update({ center_id: other.id });
    expect(await usualViews([slot]), 'of two centres').to.deep.equal(new Map());
  });

  it('is noted once, below 70 % of its promise, and not while showings are still reported', async () => {
    const [short, enough, free] = [await buildRunning(), await buildRunning(), await buildRunning()];
    const place = await show(short, ago(1), 69, 100, 1);
    await show(enough, ago(1), 70, 100, 2);
    await show(free, ago(1), 0, null, 3);
    expect(await noteShortfalls(api.sequelize, startOfWeek(ago(0)))).to.equal(0);
    expect([
      await noteShortfalls(api.sequelize, later),
      await noteShortfalls(api.sequelize, later),
    ]).to.deep.equal([1, 0]);
    expect(await noted()).to.deep.equal([[place.id, 100, 69]]);
  });

  it('is noted of a trading organisation too, while that is at work', async () => {
    const [busy, asleep] = [
      await buildMerchant({ status: 'CONFIRMED' }),
      await buildMerchant({ status: 'SUSPENDED' }),
    ];
    const place = await show(await buildRunning({ merchant_id: busy.id }), ago(1), 60, 100, 1);
    await show(await buildRunning({ merchant_id: asleep.id }), ago(1), 60, 100, 2);
    expect(await noteShortfalls(api.sequelize, later)).to.equal(1);
    expect((await noted()).at(-1)).to.deep.equal([place.id, 100, 60]);
  });

  it('is not noted where it came late, was paused or is limited, and is where the pause was over', async () => {
    const [late, paused, away, limited, back] = [
      await buildRunning(),
      await buildRunning(),
      await buildRunning(),
      await buildRunning(),
      await buildRunning(),
    ];
    await StatusChange.update({ created_at: new Date() }, { where: { record_id: late.id, move: 'approve' } });
    await note(paused, 'pause', new Date(startOfWeek(ago(1)).getTime() + 3_600_000));
    await limited.update({ is_capped: true });
    await note(away, 'pause', startOfWeek(ago(2)));
    await note(back, 'pause', startOfWeek(ago(3)));
    await note(back, 'resume', startOfWeek(ago(2)));
    for (const [index, banner] of [late, paused, away, limited].entries())
      await show(banner, ago(1), 1, 100, index + 1);
    const place = await show(back, ago(1), 1, 100, 5);
    await noteShortfalls(api.sequelize, later);
    expect(await noted()).to.deep.equal([[place.id, 100, 1]]);
  });

  it('gets the first free week that it has not, for nothing, and its centre a letter; staff give it once', async () => {
    const [banner, other] = [await buildRunning(), await buildRunning()];
    await show(banner, ago(1), 10, 100);
    await noteShortfalls(api.sequelize, later);
    const [first = '', second = '', third = ''] = saleWeeks();
    // The next week is sold out, and in the one after it the banner has a place already.
    for (let place = 1; place <= slot.count; place += 1) {
      const another = place === 1 ? other : await buildRunning();
      await AdPlace.create({ ad_slot_id: slot.id, week: first, place, banner_id: another.id });
    }
    await AdPlace.create({ ad_slot_id: slot.id, week: second, place: 1, banner_id: banner.id });
    const { token } = await api.staff('MANAGER_BANNER');
    const act = (move: string, body = {}) =>
      api.call<StaffBanner>('post', `/adm/banner_campaigns/${banner.id}/${move}`, { token, body });
    const waiting = await api.call<StaffBanner>('get', `/adm/banner_campaigns/${banner.id}`, { token });
    expect(waiting.body.message.shortfalls).to.deep.equal([
      { week: ago(1), category_id: 77, promised: 100, viewable: 10 },
    ]);
    const answers = await Promise.all([act('give_week'), act('give_week')]);
    expect(answers.map(({ status }) => status).sort()).to.deep.equal([200, 409]);
    expect((await act('decline_week', { reason: 'Поздно' })).status).to.equal(409);
    const given = answers.find(({ status }) => status === 200)?.body.message;
    expect([given?.shortfalls, given?.weeks.includes(third)]).to.deep.equal([[], true]);
    const places = await AdPlace.findAll({ where: { banner_id: banner.id, week: third } });
    expect(places.map(({ held_until, promised }) => [held_until, promised])).to.deep.equal([[null, null]]);
    const { date_end, price_rows, total } = await banner.reload();
    expect([date_end, price_rows?.at(-1)?.paid]).to.deep.equal([startOfWeek(shiftedWeek(third, 1)), 0]);
    expect(price_rows?.reduce((sum, { paid }) => sum + paid, 0)).to.equal(total);
    const [letter] = await Letter.findAll({ where: { kind: 'banner_week_given', record_id: banner.id } });
    expect([letter?.to, letter?.text.replaceAll('\u00a0', ' ')])
      .to.have.property('1')
      .that.includes('увидели 10 раз, а обещали мы 100 раз');
  });

  it('gets nothing where staff decline with a reason, which the journal has', async () => {
    const banner = await buildRunning();
    await show(banner, ago(1), 10, 100);
    await noteShortfalls(api.sequelize, later);
    const { token } = await api.staff('MANAGER_BANNER');
    const decline = (body: object) =>
      api.call('post', `/adm/banner_campaigns/${banner.id}/decline_week`, { token, body });
    const listed = async () => {
      const filter = '/adm/banner_campaigns?filter={"has_shortfall":true}';
      return (await api.call<StaffBanner[]>('get', filter, { token })).body.message.map(({ id }) => id);
    };
    expect(await listed()).to.deep.equal([banner.id]);
    const cancelled = await buildRunning();
    await show(cancelled, ago(1), 10, 100, 2);
    await noteShortfalls(api.sequelize, later);
    await cancelled.update({ status: 'REFUNDED', refunded: cancelled.total ?? 0 });
    expect(await listed(), 'without one that is over').to.deep.equal([banner.id]);
    expect((await decline({})).status).to.equal(422);
    expect((await decline({ reason: 'Праздничная неделя' })).status).to.equal(200);
    expect(await noteShortfalls(api.sequelize, later)).to.equal(0);
    expect(await listed()).to.deep.equal([]);
    expect(await Letter.count({ where: { kind: 'banner_week_given', record_id: banner.id } })).to.equal(0);
  });

  it('gets its week beside others that cannot have one', async () => {
    const [whole, paused, short] = [await buildRunning(), await buildRunning(), await buildRunning()];
    await show(paused, ago(1), 10, 100, 1);
    await show(short, ago(1), 10, 100, 2);
    await noteShortfalls(api.sequelize, later);
    await paused.update({ paused_at: new Date() });
    const { token } = await api.staff('MANAGER_BANNER');
    const ids = [whole.id, paused.id, short.id];
    const { status, text } = await api.call('post', '/adm/banner_campaigns/bulk', {
      token,
      body: { action: 'move', move: 'give_week', ids, body: {}, only_possible: true },
    });
    expect(status, text).to.equal(200);
    const undecided = await AdShortfall.findAll({ where: { decided_at: null } });
    expect(undecided.map(({ banner_id }) => banner_id)).to.deep.equal([paused.id]);
  });

  it('stays undecided where no week is free', async () => {
    const banner = await buildRunning();
    await show(banner, ago(1), 10, 100);
    await noteShortfalls(api.sequelize, later);
    for (const week of saleWeeks())
      await AdPlace.create({ ad_slot_id: slot.id, week, place: 1, banner_id: banner.id });
    const { token } = await api.staff('MANAGER_BANNER');
    const { status, body } = await api.call('post', `/adm/banner_campaigns/${banner.id}/give_week`, {
      token,
      body: {},
    });
    expect([status, body.message]).to.deep.equal([
      409,
      'Свободных недель на этом месте нет: подарите позже или отклоните с пояснением',
    ]);
    expect(await AdShortfall.count({ where: { banner_id: banner.id, decided_at: null } })).to.equal(1);
  });
});
