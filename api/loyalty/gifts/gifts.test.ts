import type { CabinetGiftOrder, CabinetGiftOrders, CabinetGifts } from '@odonta/api/contract';
import { BonusAccount, BonusLot, Gift, GiftOrder, Letter } from '@odonta/db/models';
import { buildIndividual, inDays } from '@odonta/db/testing/factories.ts';
import { buildGift } from '@odonta/db/testing/loyaltyFactories.ts';
import { expect } from 'chai';
import { individualAccounts } from '../../identity/sessions/accountKinds.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { useApi } from '../../testing/useApi.ts';
import { findBonusDrift } from '../bonuses/drift.ts';
import { adjust } from '../bonuses/ledger.ts';
import { expireGiftOrders } from './expire.ts';

describe('gifts of a cabinet', () => {
  const api = useApi();
  let people = 0;

  /** A person with so many bonuses, in two lots of which the smaller ends first. */
  async function dentist(count: number, given: Parameters<typeof buildIndividual>[0] = {}) {
    people += 1;
    const phone = `+7905100${1000 + people}`;
    const me = await buildIndividual({ phone, phone_proved_at: new Date(), ...given });
    const give = (part: number, days: number) =>
      unitOfWork.transaction((tx) =>
        adjust(phone, { is_add: true, count: part, source: null, expires_at: inDays(days) }, tx),
      );
    if (count > 100) await give(100, 5);
    if (count > 0) await give(count > 100 ? count - 100 : count, 300);
    const token = await api.tokenOf(me, individualAccounts);
    const contact = { last_name: 'Зубова', first_name: 'Ирина', phone, email: `gift${people}@test.local` };
    return {
      me,
      phone,
      contact,
      shown: async () => (await api.call<CabinetGifts>('get', '/individual/gifts', { token })).body.message,
      orders: async () =>
        (await api.call<CabinetGiftOrders>('get', '/individual/gift_orders', { token })).body.message,
      order: (gift_id: number, more: object = {}, key?: string) =>
        api.call<CabinetGiftOrder>('post', '/individual/gift_orders', {
          token,
          body: { gift_id, contact, ...more },
          ...(key && { headers: { 'idempotency-key': key } }),
        }),
      cancel: (id: number) =>
        api.call<CabinetGiftOrder>('post', `/individual/gift_orders/${id}/cancel`, { token, body: {} }),
    };
  }

  const stateOf = async (phone: string, gift: Gift) => {
    const account = await BonusAccount.findOne({ where: { key: phone }, rejectOnEmpty: true });
    const lots = await BonusLot.findAll({ where: { account_id: account.id }, order: ['id'] });
    const { ordered_count } = await gift.reload();
    return [account.balance, lots.map(({ left }) => left), ordered_count];
  };
  const lettersTo = async ({ email }: { email: string }) =>
    (await Letter.findAll({ where: { to: email }, order: ['id'] })).map(({ kind }) => kind);

  it('an order spends available bonuses once under one key, and a cancellation returns them to the same lots', async () => {
    const gift = await buildGift({ price_bonus: 150, stock: 3 });
    const { order, cancel, shown, orders, phone, contact } = await dentist(400);
    const made = await order(gift.id, {}, 'gift-order-key-0001');
    expect([made.status, made.body.message.status], made.text).to.deep.equal([201, 'CREATED']);
    const again = await order(gift.id, {}, 'gift-order-key-0001');
    expect(again.body.message.id).to.equal(made.body.message.id);
    expect(await stateOf(phone, gift)).to.deep.equal([250, [0, 250], 1]);
    const seen = await shown();
    expect([seen.balance, seen.gifts.find(({ id }) => id === gift.id)]).to.deep.include.members([250]);
    expect(seen.gifts.find(({ id }) => id === gift.id)).to.include({ left: 2, own_count: 1 });

    const canceled = await cancel(made.body.message.id);
    expect([canceled.status, canceled.body.message.status]).to.deep.equal([200, 'CANCELED']);
    expect(await stateOf(phone, gift)).to.deep.equal([400, [100, 300], 0]);
    expect((await cancel(made.body.message.id)).status).to.equal(409);
    expect((await orders()).orders.map(({ status }) => status)).to.deep.equal(['CANCELED']);
    expect(await lettersTo(contact)).to.deep.equal(['gift_ordered']);
    expect(await findBonusDrift()).to.deep.equal([]);
  });

  it('cancelled by their owner leave bonuses their expiry, unlike those that expire', async () => {
    const gift = await buildGift({ price_bonus: 150 });
    const { order, cancel, phone } = await dentist(400);
    const daysLeft = async () => {
      const account = await BonusAccount.findOne({ where: { key: phone }, rejectOnEmpty: true });
      const lots = await BonusLot.findAll({ where: { account_id: account.id }, order: ['id'] });
      return lots.map(({ expires_at }) => Math.round((expires_at.getTime() - Date.now()) / 86_400_000));
    };
    await cancel((await order(gift.id)).body.message.id);
    expect(await daysLeft()).to.deep.equal([5, 300]);
    const { id } = (await order(gift.id)).body.message;
    await GiftOrder.update({ expires_at: inDays(-1) }, { where: { id } });
    await expireGiftOrders();
    expect(await daysLeft()).to.deep.equal([30, 300]);
    expect(await findBonusDrift()).to.deep.equal([]);
  });

  it('an order without enough bonuses, stock, share, dates or an address is refused and spends nothing', async () => {
    const someone = await dentist(500);
    const cases: [given: Parameters<typeof buildGift>[0], said: RegExp][] = [
      [{ price_bonus: 501 }, /Не хватает 1\sбонуса/],
      [{ stock: 0 }, /закончился/],
      [{ is_active: false }, /выключен/],
      [{ date_start: inDays(1) }, /не начался/],
      [{ date_start: inDays(-2), date_end: inDays(-1) }, /срок вышел/],
    ];
    for (const [given, said] of cases) {
      const { status, body } = await someone.order((await buildGift(given)).id);
      expect([status, body.message], String(said)).to.satisfy(
        ([code, text]: [number, string]) => code === 409 && said.test(text),
      );
    }
    const parcel = await buildGift({ price_bonus: 10, delivery_kind: 'POST' });
    const bare = await someone.order(parcel.id);
    expect([bare.status, Object.keys(bare.body.errors ?? {})]).to.deep.equal([422, ['address']]);
    expect((await someone.order(parcel.id, { address: '420012, Казань, Пушкина, 1' })).status).to.equal(201);
    const single = await buildGift({ price_bonus: 10, per_person_limit: 1 });
    expect((await someone.order(single.id)).status).to.equal(201);
    expect((await someone.order(single.id)).body.message).to.match(/в одни руки/);
    const gone = await buildGift();
    await gone.destroy();
    expect((await someone.order(gone.id)).status).to.equal(404);
    expect((await stateOf(someone.phone, parcel))[0]).to.equal(480);
  });

  it('bonuses of an unverified phone order no gift', async () => {
    const liar = await dentist(500, { phone_proved_at: null });
    expect(await liar.shown()).to.deep.include({ is_phone_proved: false, balance: 0 });
    expect((await liar.order((await buildGift()).id)).status).to.equal(409);
  });

  it('a cabinet lists active gifts only, the cheapest first', async () => {
    await Gift.update({ is_active: false }, { where: {} });
    const [dear, cheap] = [
      await buildGift({ price_bonus: 900 }),
      await buildGift({ price_bonus: 5, stock: 0 }),
    ];
    await buildGift({ is_active: false });
    await buildGift({ date_start: inDays(2) });
    const { gifts } = await (await dentist(0)).shown();
    expect(gifts.map(({ id, left }) => [id, left])).to.deep.equal([
      [cheap.id, 0],
      [dear.id, null],
    ]);
  });

  it('that nobody issues in a month are cancelled by the clock, and their bonuses are back', async () => {
    const gift = await buildGift({ price_bonus: 150 });
    const { order, phone, contact } = await dentist(400);
    const { id } = (await order(gift.id)).body.message;
    const { id: fresh } = (await order(gift.id)).body.message;
    await GiftOrder.update({ expires_at: inDays(-1) }, { where: { id } });
    await expireGiftOrders();
    const statusOf = async (one: number) => (await GiftOrder.findByPk(one))?.status;
    expect([await statusOf(id), await statusOf(fresh)]).to.deep.equal(['CANCELED', 'CREATED']);
    expect((await stateOf(phone, gift)).slice(0, 1)).to.deep.equal([250]);
    expect(await lettersTo(contact)).to.deep.equal(['gift_ordered', 'gift_ordered', 'gift_canceled']);
    expect(await findBonusDrift()).to.deep.equal([]);
  });

  it('gift orders are visible to their owner only', async () => {
    const [mine, foreign] = [await dentist(400), await dentist(0)];
    const { id } = (await mine.order((await buildGift()).id)).body.message;
    expect((await foreign.cancel(id)).status).to.equal(404);
    expect((await foreign.orders()).total).to.equal(0);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
