import { AdPlace, Banner, Center, MarketingBalance, MarketingTx, Payment, Receipt } from '@odonta/db/models';
import { sellSlot } from '@odonta/db/testing/adFactories.ts';
import { buildMarketingBalance } from '@odonta/db/testing/marketingFactories.ts';
import { expect } from 'chai';
import { Op } from 'sequelize';
import { look } from '../../money/payments/asking.ts';
import { payOn, withoutFaults } from '../../testing/cardPayments.ts';
import { cards } from '../../testing/cards.ts';
import { useApi } from '../../testing/useApi.ts';
import { expireHolds } from '../ad_places/clock.ts';
import { saleWeeks } from '../ad_places/slots.ts';
import {
  act,
  attemptsOf,
  book,
  buyer,
  endHold,
  lettersOf,
  merchantBuyer,
  moneyOf,
  pageOf,
  stateOf,
} from './testing/world.ts';

describe('adverts that are paid by card', () => {
  const api = useApi();

  before(() => sellSlot(5, { price: 100_000 }));
  beforeEach(async () => {
    await withoutFaults(api);
    await AdPlace.destroy({ where: {} });
  });

  it('a banner is sold for the money of a card, which tops up the balance first, and its receipt is an advance', async () => {
    const who = await buyer(api);
    const id = await book(api, who);
    expect(await payOn(await pageOf(api, who, id))).to.equal(`${api.url}/partner/advertising`);
    expect(await stateOf(who, id)).to.deep.equal(['CREATED', 'CARD', 0]);
    expect(await AdPlace.count({ where: { banner_id: id, held_until: null } })).to.equal(1);
    expect(await moneyOf([who])).to.deep.equal({ came: 100_000, spent: 100_000, left: 0 });
    expect(await lettersOf(id)).to.deep.equal(['advert_sold']);
    const [payment] = await attemptsOf(id);
    const receipt = await Receipt.findOne({ where: { payment_id: payment?.id ?? 0 } });
    expect(receipt?.items[0]).to.include({ method: 'advance', price: 100_000 });
  });

  it('a repeated notice and a repeated question change nothing, and a paid banner opens no other page', async () => {
    const who = await buyer(api);
    const id = await book(api, who);
    api.bank.set({ notices: { ...api.bank.notices, copies: 5 } });
    await payOn(await pageOf(api, who, id));
    const [payment] = await attemptsOf(id);
    await Promise.all([look(payment?.id ?? 0), look(payment?.id ?? 0)]);
    expect(await moneyOf([who])).to.deep.equal({ came: 100_000, spent: 100_000, left: 0 });
    expect(await lettersOf(id)).to.deep.equal(['advert_sold']);
    expect((await act(api, who, id, 'pay_by_card')).status).to.equal(409);
  });

  it('two presses lead to one page, and a refused card leaves the banner waiting for the next one', async () => {
    const who = await buyer(api);
    const id = await book(api, who);
    const url = await pageOf(api, who, id);
    expect(await pageOf(api, who, id)).to.equal(url);
    await payOn(url, cards.declined);
    expect(await stateOf(who, id)).to.deep.equal(['PREPARE', null, 0]);
    await payOn(await pageOf(api, who, id));
    expect(await stateOf(who, id)).to.deep.equal(['CREATED', 'CARD', 0]);
    expect((await attemptsOf(id)).map(({ status }) => status)).to.deep.equal(['REJECTED', 'CONFIRMED']);
  });

  it('money that comes after the hold buys places that are still free, whether the clock has come by or not', async () => {
    for (const isExpired of [false, true]) {
      const who = await buyer(api);
      const id = await book(api, who);
      const url = await pageOf(api, who, id);
      await endHold(id);
      if (isExpired) expect(await expireHolds()).to.equal(1);
      await payOn(url);
      expect(await stateOf(who, id), String(isExpired)).to.deep.equal(['CREATED', 'CARD', 0]);
      expect(await AdPlace.count({ where: { banner_id: id, held_until: null } })).to.equal(1);
    }
  });

  it('money that comes when the places are sold to others stays on the balance, and the centre learns it', async () => {
    const late = await buyer(api);
    const id = await book(api, late);
    const url = await pageOf(api, late, id);
    await endHold(id);
    for (let place = 0; place < 5; place += 1) await book(api, await buyer(api));
    await payOn(url);
    expect(await stateOf(late, id)).to.deep.equal(['PREPARE', null, 100_000]);
    expect(await lettersOf(id)).to.deep.equal(['advert_not_sold']);
    expect(await AdPlace.count({ where: { week: saleWeeks()[0] ?? '' } })).to.equal(5);
    expect(await moneyOf([late])).to.deep.equal({ came: 100_000, spent: 0, left: 100_000 });
  });

  it('money for a banner that was cancelled, or paid otherwise, or of a centre that is stopped stays on the balance', async () => {
    const ends = {
      paid: async (id: number, token: string) => {
        const { center_id } = await Banner.findByPk(id, { rejectOnEmpty: true });
        const center = await Center.findByPk(center_id ?? 0, { rejectOnEmpty: true });
        await buildMarketingBalance({ center, available: 100_000 });
        return api.call('post', `/partner/advertising/banners/${id}/pay`, { token, body: {} });
      },
      cancelled: (id: number, token: string) =>
        api.call('post', `/partner/advertising/banners/${id}/cancel`, { token, body: {} }),
      stopped: async (id: number) => {
        const { center_id } = await Banner.findByPk(id, { rejectOnEmpty: true });
        return Center.update({ suspended_at: new Date() }, { where: { id: center_id ?? 0 } });
      },
    };
    for (const [name, end] of Object.entries(ends)) {
      const who = await buyer(api);
      const id = await book(api, who, 1);
      const url = await pageOf(api, who, id);
      await end(id, who.token);
      expect((await act(api, who, id, 'pay_by_card')).status, name).to.equal(409);
      await payOn(url);
      const [, source, available] = await stateOf(who, id);
      // The page is closed before the balance pays, so that no card does.
      const isPaid = name === 'paid';
      expect([source, available], name).to.deep.equal(isPaid ? ['BALANCE', 0] : [null, 100_000]);
      expect(await lettersOf(id), name).to.deep.equal(isPaid ? [] : ['advert_not_sold']);
    }
  });

  it('a centre with a debt on its balance opens no page and gets no invoice: the money would pay the debt', async () => {
    const who = await buyer(api);
    const id = await book(api, who, 2);
    const owner = { where: { center_id: who.center.id }, rejectOnEmpty: true } as const;
    const { id: balance_id } = await MarketingBalance.findOne(owner);
    const penalty = { kind: 'PENALTY', sum: -50_000, source_type: 'penalty', source_id: 77 } as const;
    await MarketingTx.create({ balance_id, ...penalty });
    for (const name of ['pay_by_card', 'invoice']) {
      const { status, body } = await act(api, who, id, name);
      expect([status, Reflect.get(body, 'message')], name).to.deep.equal([
        409,
        'На маркетинговом балансе долг 500,00\u00a0₽: сначала пополните баланс, потом платите за места',
      ]);
    }
  });

  it('another sum than was asked for books nothing and buys nothing', async () => {
    const who = await buyer(api);
    const id = await book(api, who);
    const url = await pageOf(api, who, id);
    await Payment.update({ sum: 99_999 }, { where: { banner_id: id } });
    await payOn(url);
    expect(await stateOf(who, id)).to.deep.equal(['PREPARE', null, 0]);
    expect((await attemptsOf(id))[0]).to.include({ captured_sum: 0 });
    expect(await moneyOf([who])).to.deep.equal({ came: 0, spent: 0, left: 0 });
  });

  it('a trading organisation pays by card as centres do, and comes back to its own page', async () => {
    const who = await merchantBuyer(api);
    const id = await book(api, who);
    expect(await payOn(await pageOf(api, who, id))).to.equal(`${api.url}/lk/merchants/advertising`);
    expect(await stateOf(who, id)).to.deep.equal(['CREATED', 'CARD', 0]);
    expect(await moneyOf([who])).to.deep.equal({ came: 100_000, spent: 100_000, left: 0 });
  });

  it('a centre opens no page for the banner of another, nor for one whose time has run out', async () => {
    const who = await buyer(api);
    const id = await book(api, who);
    expect((await act(api, await buyer(api), id, 'pay_by_card')).status).to.equal(404);
    await endHold(id);
    expect((await act(api, who, id, 'pay_by_card')).status).to.equal(409);
    expect(await attemptsOf(id)).to.have.length(0);
  });

  it('sixty centres and trading organisations pay for the last five places at once: five are sold, and all other money is on balances', async () => {
    const buyers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => (index % 2 ? buyer(api) : merchantBuyer(api))),
    );
    const urls: string[] = [];
    for (const who of buyers) {
      const id = await book(api, who);
      urls.push(await pageOf(api, who, id));
      // The holds of all run out, so that each may pay and none has a place.
      await endHold(id);
    }
    await Promise.all(urls.map((url) => payOn(url)));
    const ofThem = { [Op.or]: buyers.map(({ owner }) => owner) };
    for (const { id } of await Payment.findAll({ where: { captured_sum: 0 } })) await look(id);
    expect(await Banner.count({ where: { ...ofThem, status: 'CREATED' } })).to.equal(5);
    expect(await AdPlace.count({ where: { held_until: null } })).to.equal(5);
    expect(await moneyOf(buyers)).to.deep.equal({ came: 6_000_000, spent: 500_000, left: 5_500_000 });
  });
});
