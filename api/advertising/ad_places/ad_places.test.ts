import { AdPlace, Banner, MarketingTx, PromoCode, StatusChange } from '@odonta/db/models';
import { sellSlot } from '@odonta/db/testing/adFactories.ts';
import { buildCategory, inDays } from '@odonta/db/testing/factories.ts';
import { buildPromoCode } from '@odonta/db/testing/loyaltyFactories.ts';
import { buildMarketingBalance } from '@odonta/db/testing/marketingFactories.ts';
import { buildBannerOfWeeks } from '@odonta/db/testing/siteFactories.ts';
import { formatWeek, shiftedWeek, weekOf } from '@odonta/db/vocabulary/weeks.ts';
import { expect } from 'chai';
import type { Transaction } from 'sequelize';
import { systemOrigin } from '../../platform/journals/system.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { refused } from '../../testing/refused.ts';
import { useApi } from '../../testing/useApi.ts';
import { credit } from '../buying/payment.ts';
import { bookBanner, payBanner } from './booking.ts';
import { expireHolds, returnRejected } from './clock.ts';
import type { BannerWish } from './quoting.ts';
import { cancelBanner, freeAll } from './returning.ts';
import { saleWeeks } from './slots.ts';

const acting = { by: { id: null, name: 'Центр', roles: [] }, origin: systemOrigin };

describe('places that are bought by weeks', () => {
  useApi();

  before(async () => {
    await buildCategory({ id: 3 });
    await sellSlot(15, { category_id: 3, price: 100_000 });
    await sellSlot(5, { price: 200_000 });
  });
  beforeEach(() => AdPlace.destroy({ where: {} }));

  const buyer = (available = 1_000_000) => buildMarketingBalance({ available });
  const weeks = (from: number, to: number) => saleWeeks().slice(from, to);
  const book = (wish: Partial<BannerWish> & { center_id: number }) =>
    unitOfWork.transaction((transaction) =>
      bookBanner({ slot: 15, categories: [3], weeks: weeks(0, 3), ...wish }, transaction),
    );
  const locked = <T>(id: number, act: (banner: Banner, transaction: Transaction) => Promise<T>) =>
    unitOfWork.transaction(async (transaction) => {
      const lock = transaction.LOCK.NO_KEY_UPDATE;
      const banner = await Banner.findByPk(id, { lock, transaction, rejectOnEmpty: true });
      return act(banner, transaction);
    });
  const pay = (id: number) => locked(id, (banner, tx) => payBanner(banner, acting, tx));
  const cancel = (id: number) => locked(id, (banner, tx) => cancelBanner(banner, acting, tx));
  const approve = (id: number) =>
    StatusChange.create({
      ...{ resource: 'banner_campaigns', record_id: id, move: 'approve' },
      ...{ from_status: 'CREATED', to_status: 'CONFIRMED' },
    });

  it('a banner costs its weeks by the published prices, and waits a day for its payment', async () => {
    const balance = await buyer();
    const banner = await book({ center_id: balance.center_id });
    expect([banner.status, banner.total]).to.deep.equal(['PREPARE', 300_000]);
    expect((banner.held_until?.getTime() ?? 0) <= Date.now() + 86_400_000).to.equal(true);
    await pay(banner.id);
    expect((await balance.reload()).available).to.equal(700_000);
    const [entry] = await MarketingTx.findAll({ where: { source_type: 'banner', source_id: banner.id } });
    expect([entry?.kind, entry?.sum]).to.deep.equal(['SPEND_BANNER', -300_000]);
    expect(await AdPlace.count({ where: { banner_id: banner.id, held_until: null } })).to.equal(3);
  });

  it('a sixth buyer of a week learns the next free one, and takes nothing', async () => {
    for (let number = 0; number < 5; number += 1)
      await book({ center_id: (await buyer()).center_id, weeks: weeks(1, 2) });
    const { center_id } = await buyer();
    const error = await refused(book({ center_id, weeks: weeks(0, 2) }));
    const [, second = ''] = weeks(0, 2);
    expect(error.status).to.equal(409);
    expect(error.message)
      .to.include(formatWeek(second))
      .and.include(formatWeek(shiftedWeek(second, 1)));
    expect(await Banner.count({ where: { center_id } })).to.equal(0);
  });

  it('a hold that has run out is free at once for the next buyer, and its payment is refused', async () => {
    const late = await book({ center_id: (await buyer()).center_id });
    await AdPlace.update({ held_until: inDays(-1) }, { where: { banner_id: late.id } });
    for (let number = 0; number < 5; number += 1) await book({ center_id: (await buyer()).center_id });
    expect((await refused(pay(late.id))).status).to.equal(409);
    await late.update({ held_until: inDays(-1) });
    await expireHolds();
    expect((await late.reload()).status).to.equal('CANCELED');
  });

  it('a code gives weeks free, is used up by a booking, and is whole again after its cancellation', async () => {
    const of = { scope: 'BANNER', effect: 'FREE_WEEKS', value: 2 } as const;
    const promo = await buildPromoCode({ ...of, max_usages: 1, slot: 15 });
    const { center_id } = await buyer();
    const banner = await book({ center_id, promo_code: promo.code });
    expect([banner.discount, banner.total]).to.deep.equal([200_000, 100_000]);
    const second = await refused(book({ center_id, promo_code: promo.code }));
    expect(second.details.errors).to.deep.equal({ promo_code: 'Промокод не действует' });
    await cancel(banner.id);
    expect((await PromoCode.findByPk(promo.id, { rejectOnEmpty: true })).used_count).to.equal(0);
    expect(await AdPlace.count({ where: { banner_id: banner.id } })).to.equal(0);
  });

  it('a centre has no more than three banners that wait for payment', async () => {
    const { center_id } = await buyer();
    for (let number = 0; number < 3; number += 1) await book({ center_id, weeks: weeks(number, number + 1) });
    const error = await refused(book({ center_id, weeks: weeks(4, 5) }));
    expect([error.status, error.message]).to.deep.equal([
      409,
      'Оплаты уже ждут 3\u00a0баннера: оплатите или отмените их',
    ]);
  });

  it('a balance pays no more than it has, and the places stay held', async () => {
    const balance = await buyer(299_900);
    const banner = await book({ center_id: balance.center_id });
    expect((await refused(pay(banner.id))).status).to.equal(409);
    expect((await balance.reload()).available).to.equal(299_900);
    expect((await banner.reload()).status).to.equal('PREPARE');
  });

  it('a cancelled banner returns all before its approval, and afterwards the weeks that have not begun', async () => {
    const balance = await buyer();
    const first = await book({ center_id: balance.center_id });
    await pay(first.id);
    await cancel(first.id);
    expect([(await first.reload()).status, (await balance.reload()).available]).to.deep.equal([
      'REFUNDED',
      1_000_000,
    ]);
    const second = await book({ center_id: balance.center_id });
    await pay(second.id);
    await approve(second.id);
    const begun = second.price_rows?.map((row, index) => ({
      ...row,
      week: shiftedWeek(weekOf(new Date()), index),
    }));
    await second.reload();
    await second.update({ price_rows: begun });
    await cancel(second.id);
    expect([(await second.reload()).status, second.refunded]).to.deep.equal(['PARTIAL_REFUNDED', 200_000]);
    expect((await balance.reload()).available).to.equal(900_000);
  });

  it('a rejected banner that nobody mends returns its money and its places', async () => {
    const balance = await buyer();
    const banner = await book({ center_id: balance.center_id, slot: 5, categories: [] });
    await pay(banner.id);
    await Banner.sequelize?.query(
      `update banners set status = 'REJECTED', mend_until = now() - interval '1 hour' where id = ${banner.id}`,
    );
    await returnRejected();
    expect([(await banner.reload()).status, (await balance.reload()).available]).to.deep.equal([
      'REFUNDED',
      1_000_000,
    ]);
    expect(await AdPlace.count({ where: { banner_id: banner.id } })).to.equal(0);
  });

  it('a rejected banner that cost nothing is cancelled, and one that fails keeps no other', async () => {
    const rejected = { status: 'REJECTED', mend_until: inDays(-1) } as const;
    const failing = await buildBannerOfWeeks({ center_id: (await buyer()).center_id, ...rejected });
    await locked(failing.id, (banner, tx) => credit('banner', banner, 1, acting, tx));
    const free = await buildBannerOfWeeks({ center_id: (await buyer()).center_id, ...rejected, total: 0 });
    await returnRejected();
    expect([(await failing.reload()).status, (await free.reload()).status]).to.deep.equal([
      'REJECTED',
      'CANCELED',
    ]);
  });

  it('a code is whole again before the first week of an approved banner, and stays used after it', async () => {
    for (const [date_start, used] of [
      [inDays(1), 0],
      [inDays(-1), 1],
    ] as const) {
      const promo = await buildPromoCode({ scope: 'BANNER', effect: 'FREE_WEEKS', value: 1, slot: 15 });
      const banner = await book({ center_id: (await buyer()).center_id, promo_code: promo.code });
      await pay(banner.id);
      await approve(banner.id);
      await Banner.update({ date_start }, { where: { id: banner.id } });
      await cancel(banner.id);
      await locked(banner.id, freeAll);
      expect((await promo.reload()).used_count).to.equal(used);
    }
  });
});
