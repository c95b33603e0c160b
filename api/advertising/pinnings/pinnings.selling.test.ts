import { MarketingTx, PinnedWeek, Pinning } from '@odonta/db/models';
import { inDays } from '@odonta/db/testing/factories.ts';
import { buildPromoCode } from '@odonta/db/testing/loyaltyFactories.ts';
import { buildBoughtPinning } from '@odonta/db/testing/siteFactories.ts';
import { weekOf } from '@odonta/db/vocabulary/weeks.ts';
import { expect } from 'chai';
import { refused } from '../../testing/refused.ts';
import { useApi } from '../../testing/useApi.ts';
import { saleWeeks } from '../ad_places/slots.ts';
import { expirePinnings } from './pinnings.returning.ts';
import { book, buyer, cancel, course, pay, sellPinnings, stateOf } from './testing/buying.ts';

const thisWeek = weekOf(new Date());

describe('pinnings that centres buy', () => {
  const api = useApi();

  before(sellPinnings);
  beforeEach(() => PinnedWeek.destroy({ where: {} }));

  it('a pinning costs its weeks by the price of its list, holds them for a day, and is paid from the balance', async () => {
    const balance = await buyer();
    const pinning = await book({ center_id: balance.center_id });
    expect([pinning.status, pinning.total]).to.deep.equal(['PREPARE', 300_000]);
    expect((pinning.held_until?.getTime() ?? 0) <= Date.now() + 86_400_000).to.equal(true);
    expect(await PinnedWeek.count({ where: { pinning_id: pinning.id, is_held: true } })).to.equal(3);
    await pay(pinning.id);
    expect((await balance.reload()).available).to.equal(700_000);
    const entry = await MarketingTx.findOne({ where: { source_type: 'pinning', source_id: pinning.id } });
    expect([entry?.kind, entry?.sum]).to.deep.equal(['SPEND_PINNING', -300_000]);
    expect((await refused(pay(pinning.id))).status).to.equal(409);
  });

  it('twenty centres at once buy the five places of a week, and the others learn that none is left', async () => {
    const centers = await Promise.all(Array.from({ length: 20 }, () => buyer()));
    const prods = await Promise.all(centers.map(({ center_id }) => course(center_id)));
    const weeks = saleWeeks().slice(0, 1);
    const tried = await Promise.allSettled(
      centers.map(({ center_id }, index) =>
        book({ center_id, weeks, ...(prods[index] && { prod: prods[index] }) }),
      ),
    );
    const bought = tried.filter(({ status }) => status === 'fulfilled');
    expect(bought).to.have.length(5);
    for (const { reason } of tried.filter((one) => one.status === 'rejected'))
      expect(String(reason)).to.include('мест не осталось');
  });

  it('a course of another centre, a list without a price, past weeks and another price are refused', async () => {
    const { center_id } = await buyer();
    const foreign = await course((await buyer()).center_id);
    expect((await refused(book({ center_id, prod: foreign }))).details.errors).to.deep.equal({
      prod_id: 'Такого курса нет',
    });
    expect((await refused(book({ center_id, place: 'TYPE:8' }))).message).to.include('ещё не назначена');
    expect((await refused(book({ center_id, weeks: [thisWeek] }))).details.errors).to.have.property('weeks');
    expect((await refused(book({ center_id, expected_total: 299_900 }))).message).to.include(
      'Цена изменилась',
    );
    expect(await Pinning.count({ where: { center_id } })).to.equal(0);
  });

  it('a code of pinnings gives weeks free, one of banners does nothing, and a cancellation makes it whole', async () => {
    const { center_id } = await buyer();
    const given = { effect: 'FREE_WEEKS', value: 2, max_usages: 1 } as const;
    const promo = await buildPromoCode({ scope: 'PINNING', ...given, categories: [3] });
    const ofBanners = await buildPromoCode({ scope: 'BANNER', effect: 'FREE_WEEKS', value: 2 });
    const ofCategory = { center_id, place: 'CATEGORY:3' } as const;
    for (const wish of [
      { ...ofCategory, promo_code: ofBanners.code },
      { center_id, promo_code: promo.code },
    ])
      expect((await refused(book(wish))).details.errors).to.have.property('promo_code');
    const pinning = await book({ ...ofCategory, promo_code: promo.code });
    expect([pinning.discount, pinning.total]).to.deep.equal([140_000, 70_000]);
    expect((await promo.reload()).used_count).to.equal(1);
    await cancel(pinning.id);
    expect([(await promo.reload()).used_count, ...(await stateOf(pinning))]).to.deep.equal([
      0,
      'CANCELED',
      0,
    ]);
  });

  it('an unpaid pinning is cancelled by the clock, and its payment is refused from that moment on', async () => {
    const pinning = await book({ center_id: (await buyer()).center_id });
    await Pinning.update({ held_until: inDays(-1) }, { where: { id: pinning.id } });
    expect((await refused(pay(pinning.id))).message).to.include('выберите недели заново');
    await expirePinnings();
    expect(await stateOf(pinning)).to.deep.equal(['CANCELED', 0]);
    expect(await PinnedWeek.count({ where: { pinning_id: pinning.id, is_held: true } })).to.equal(0);
  });

  it('a paid pinning returns whole three days before its first week, and not at all later', async () => {
    const balance = await buyer();
    const early = await book({ center_id: balance.center_id });
    await pay(early.id);
    await cancel(early.id);
    expect(await stateOf(early)).to.deep.equal(['REFUNDED', 300_000]);
    expect((await balance.reload()).available).to.equal(1_000_000);
    const { center_id } = balance;
    const { id: prod_id } = await course(center_id);
    const late = await buildBoughtPinning({ center_id, prod_id, week: thisWeek, place: 'CATEGORY:3' });
    expect((await refused(cancel(late.id))).message).to.include('за 3\u00a0дня');
    expect((await balance.reload()).available).to.equal(1_000_000);
  });

  it('a balance pays no more than it has, and a centre holds no more than three unpaid', async () => {
    const { center_id } = await buyer(299_900);
    const pinning = await book({ center_id });
    expect((await refused(pay(pinning.id))).status).to.equal(409);
    expect(await stateOf(pinning)).to.deep.equal(['PREPARE', 0]);
    for (const week of [4, 5]) await book({ center_id, weeks: saleWeeks().slice(week, week + 1) });
    expect((await refused(book({ center_id, weeks: saleWeeks().slice(6, 7) }))).message).to.include(
      'Оплаты уже ждут',
    );
  });

  it('the database keeps a sold pinning paid, and what returns within what was paid', async () => {
    const { center_id } = await buyer();
    const pinning = await buildBoughtPinning({ center_id, prod_id: (await course(center_id)).id });
    for (const change of ['paid_at = null, payment_source = null', 'refunded = 100001', 'center_id = null'])
      expect(
        await api.sequelize.query(`update pinnings set ${change} where id = ${pinning.id}`).catch(String),
        change,
      ).to.match(/check constraint/);
  });
});
