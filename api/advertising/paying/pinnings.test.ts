import type { OwnPinning, PaymentPage } from '@odonta/api/contract';
import { Invoice, MarketingBalance, MarketingTx, PinnedWeek, Pinning, PromoUse } from '@odonta/db/models';
import { buildPlatformRequisites } from '@odonta/db/testing/documentFactories.ts';
import { buildPromoCode } from '@odonta/db/testing/loyaltyFactories.ts';
import { buildMarketingBalance } from '@odonta/db/testing/marketingFactories.ts';
import { expect } from 'chai';
import { payOn, withoutFaults } from '../../testing/cardPayments.ts';
import { useApi } from '../../testing/useApi.ts';
import { saleWeeks } from '../ad_places/slots.ts';
import { expirePinnings } from '../pinnings/pinnings.returning.ts';
import { book, sellPinnings } from '../pinnings/testing/buying.ts';
import { type Buyer, buyer, transfer } from './testing/world.ts';

describe('pinnings that are paid by card or by invoice', () => {
  const api = useApi();

  before(async () => {
    await buildPlatformRequisites();
    await sellPinnings();
  });
  beforeEach(async () => {
    await withoutFaults(api);
    await PinnedWeek.destroy({ where: {} });
  });

  const weeks = saleWeeks().slice(4, 5);
  const act = <T = OwnPinning>({ token }: Buyer, id: number, name: string) =>
    api.call<T>('post', `/partner/advertising/pinnings/${id}/${name}`, { token, body: {} });
  const pageOf = async (who: Buyer, id: number) =>
    (await act<PaymentPage>(who, id, 'pay_by_card')).body.message.url;
  const stateOf = async ({ owner: where }: Buyer, id: number) => {
    const { status, payment_source } = await Pinning.findByPk(id, { rejectOnEmpty: true });
    const { available } = await MarketingBalance.findOne({ where, rejectOnEmpty: true });
    return [status, payment_source, available];
  };
  const endHold = async (id: number) => {
    await Pinning.update({ held_until: new Date(Date.now() - 1000) }, { where: { id } });
    expect(await expirePinnings()).to.equal(1);
  };
  const booked = async (wish: object = {}) => {
    const who = await buyer(api);
    return { who, pinning: await book({ center_id: who.center.id, weeks, ...wish }) };
  };

  it('a pinning is sold for the money of a card, and for that of an invoice', async () => {
    const { who, pinning } = await booked();
    await payOn(await pageOf(who, pinning.id));
    expect(await stateOf(who, pinning.id)).to.deep.equal(['CREATED', 'CARD', 0]);
    const other = await booked();
    const { body } = await act(other.who, other.pinning.id, 'invoice');
    expect(body.message.held_until).to.be.above((pinning.held_until?.getTime() ?? 0) / 1000);
    const where = { pinning_id: other.pinning.id };
    const { id, total } = await Invoice.findOne({ where, rejectOnEmpty: true });
    await transfer(id, total);
    expect(await stateOf(other.who, other.pinning.id)).to.deep.equal(['CREATED', 'INVOICE', 0]);
  });

  it('late money takes a free place and the use of the code again', async () => {
    const { code, id } = await buildPromoCode({
      scope: 'PINNING',
      effect: 'PERCENT',
      value: 10,
      max_usages: 1,
    });
    const { who, pinning } = await booked({ promo_code: code });
    const url = await pageOf(who, pinning.id);
    await endHold(pinning.id);
    expect(await PromoUse.count({ where: { promo_id: id, released_at: null } })).to.equal(0);
    await payOn(url);
    expect(await stateOf(who, pinning.id)).to.deep.equal(['CREATED', 'CARD', 0]);
    expect(await PinnedWeek.count({ where: { pinning_id: pinning.id, is_held: true } })).to.equal(1);
    expect(await PromoUse.count({ where: { promo_id: id, released_at: null } })).to.equal(1);
  });

  it('late money stays on the balance where the code is used up, or the places are sold to others', async () => {
    const { code } = await buildPromoCode({ scope: 'PINNING', effect: 'PERCENT', value: 10, max_usages: 1 });
    const used = await booked({ promo_code: code });
    const ofUsed = await pageOf(used.who, used.pinning.id);
    await endHold(used.pinning.id);
    await booked({ promo_code: code });
    await payOn(ofUsed);
    expect(await stateOf(used.who, used.pinning.id)).to.deep.equal(['CANCELED', null, 90_000]);
    const late = await booked();
    const url = await pageOf(late.who, late.pinning.id);
    await endHold(late.pinning.id);
    for (let place = 1; place < 5; place += 1) await booked();
    await payOn(url);
    expect(await stateOf(late.who, late.pinning.id)).to.deep.equal(['CANCELED', null, 100_000]);
    expect(await PinnedWeek.count({ where: { is_held: true } })).to.equal(5);
  });

  it('a penalty that takes a part of the money leaves the rest on the balance, and nothing is sold', async () => {
    const { who, pinning } = await booked();
    await buildMarketingBalance({ center: who.center, available: 50_000 });
    const where = { center_id: who.center.id };
    const { id: balance_id } = await MarketingBalance.findOne({ where, rejectOnEmpty: true });
    const url = await pageOf(who, pinning.id);
    await MarketingTx.create({
      balance_id,
      kind: 'PENALTY',
      sum: -70_000,
      source_type: 'penalty',
      source_id: 1,
    });
    await payOn(url);
    expect(await stateOf(who, pinning.id)).to.deep.equal(['PREPARE', null, 80_000]);
  });

  it('a centre pays for no pinning of another, and for its own only while it waits', async () => {
    const { who, pinning } = await booked();
    const stranger = await buyer(api);
    for (const name of ['pay_by_card', 'invoice'])
      expect((await act(stranger, pinning.id, name)).status, name).to.equal(404);
    await act(who, pinning.id, 'cancel');
    for (const name of ['pay_by_card', 'invoice'])
      expect((await act(who, pinning.id, name)).status, name).to.equal(409);
  });
});
