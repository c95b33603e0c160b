import type { StaffGift, StaffGiftOrder } from '@odonta/api/contract';
import { BonusAccount, Gift, type Individual, Letter } from '@odonta/db/models';
import { buildIndividual, inDays } from '@odonta/db/testing/factories.ts';
import { buildGift } from '@odonta/db/testing/loyaltyFactories.ts';
import { expect } from 'chai';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { useApi } from '../../testing/useApi.ts';
import { findBonusDrift } from '../bonuses/drift.ts';
import { adjust } from '../bonuses/ledger.ts';
import { orderGift } from '../gifts/ordering.ts';

const phone = '+79061000001';
const contact = { last_name: 'Зубова', first_name: 'Ирина', phone, email: 'gifted@test.local' };
const address = '420012, Казань, Пушкина, 1';

describe('gifts and their orders for staff', () => {
  const api = useApi();
  let token: string;
  let buyer: Individual;

  before(async () => {
    token = (await api.staff('MANAGER')).token;
    buyer = await buildIndividual({ phone, phone_proved_at: new Date() });
    await unitOfWork.transaction((tx) =>
      adjust(phone, { is_add: true, count: 10_000, source: null, expires_at: inDays(90) }, tx),
    );
  });

  const call = <Payload = StaffGiftOrder>(method: string, path: string, body?: object, who = token) =>
    api.call<Payload>(method, `/adm/${path}`, { token: who, ...(body && { body }) });
  const ordered = async (given: Parameters<typeof buildGift>[0] = {}) => {
    const gift = await buildGift({ price_bonus: 300, ...given });
    const body = { gift_id: gift.id, contact, address };
    const order = await unitOfWork.transaction((tx) => orderGift(buyer, body, tx));
    return {
      gift,
      order,
      move: (name: string, sent = {}) => call('post', `gift_orders/${order.id}/${name}`, sent),
    };
  };
  const balance = async () => (await BonusAccount.findOne({ where: { key: phone } }))?.balance;
  const letterOf = (record_id: number, kind: string) =>
    Letter.findOne({ where: { resource: 'gift_orders', record_id, kind } });

  it('each kind of gift is issued with the details it needs, and its bonuses are spent for good', async () => {
    const before = await balance();
    const code = await ordered({ delivery_kind: 'CODE' });
    expect((await code.move('confirm')).body.errors).to.have.key('issued_code');
    const issued = await code.move('confirm', { issued_code: 'BOOK-77' });
    expect([issued.status, issued.body.message.status], issued.text).to.deep.equal([200, 'CONFIRMED']);
    expect(await letterOf(code.order.id, 'gift_issued')).to.include({ secret: 'BOOK-77' });
    const same = await ordered({ delivery_kind: 'CODE' });
    await same.order.update({ gift_id: code.gift.id });
    expect((await same.move('confirm', { issued_code: 'BOOK-77' })).body.errors).to.have.key('issued_code');

    const parcel = await ordered({ delivery_kind: 'POST' });
    expect((await parcel.move('confirm')).body.errors).to.have.key('tracking');
    expect((await parcel.move('confirm', { tracking: '80091234' })).body.message.tracking).to.equal(
      '80091234',
    );
    const mug = await ordered();
    expect((await mug.move('confirm')).status).to.equal(200);
    for (const move of ['reject', 'cancel'])
      expect((await mug.move(move, move === 'reject' ? { reason: 'Передумали' } : {})).status).to.equal(409);
    expect(await balance()).to.equal((before ?? 0) - 4 * 300);
  });

  it('a rejection needs a reason and returns the bonuses and the gift', async () => {
    const before = await balance();
    const { gift, order, move } = await ordered({ stock: 1 });
    expect((await move('reject')).status).to.equal(422);
    const { body } = await move('reject', { reason: 'Нет в наличии' });
    expect(body.message).to.include({ status: 'REJECTED', reject_reason: 'Нет в наличии' });
    expect((await gift.reload()).ordered_count).to.equal(0);
    expect((await letterOf(order.id, 'gift_rejected'))?.text).to.include('Нет в наличии');
    const other = await ordered();
    expect((await other.move('cancel')).body.message.status).to.equal('CANCELED');
    expect(await balance()).to.equal(before);
    expect(await findBonusDrift()).to.deep.equal([]);
  });

  it('a bulk cancellation returns to each order its own bonuses', async () => {
    const before = await balance();
    const many = [await ordered(), await ordered(), await ordered()];
    const ids = many.map(({ order }) => order.id);
    const { status, text } = await call('post', 'gift_orders/bulk', {
      action: 'move',
      move: 'cancel',
      ids,
      only_possible: false,
    });
    expect(status, text).to.equal(200);
    expect(await balance()).to.equal(before);
  });

  it('staff order gifts for a client with a verified phone, and edit them until they are issued', async () => {
    const gift = await buildGift({ delivery_kind: 'POST' });
    const body = { gift_id: gift.id, individual_id: buyer.id, ...contact, address };
    const made = await call('post', 'gift_orders', body);
    expect(made.status, made.text).to.equal(201);
    const { id } = made.body.message;
    expect((await call('put', `gift_orders/${id}`, { address: null })).status).to.equal(422);
    expect((await call('put', `gift_orders/${id}`, { first_name: 'Инна' })).body.message.first_name).to.equal(
      'Инна',
    );
    await call('post', `gift_orders/${id}/confirm`, { tracking: '1' });
    expect((await call('put', `gift_orders/${id}`, { first_name: 'Зоя' })).status).to.equal(409);
    const stranger = await buildIndividual({ phone: '+79061000002' });
    expect((await call('post', 'gift_orders', { ...body, individual_id: stranger.id })).status).to.equal(409);
  });

  it('an ordered gift keeps its price and name, and a stock below the orders is refused', async () => {
    const head = (await api.staff('ROP_COURSE')).token;
    const { gift, order, move } = await ordered({ stock: 2 });
    const put = (body: object) => call<StaffGift>('put', `gifts/${gift.id}`, body, head);
    expect((await put({ stock: 0 })).body.errors).to.have.key('stock');
    expect((await put({ price_bonus: 999, name: 'Другое' })).status).to.equal(200);
    expect((await call('get', `gift_orders/${order.id}`)).body.message).to.include({
      price_bonus: 300,
      gift_name: order.gift_name,
    });
    expect((await call('delete', `gifts/${gift.id}`, undefined, head)).status).to.equal(409);
    await move('cancel');
    expect((await call('delete', `gifts/${gift.id}`, undefined, head)).status).to.equal(200);
    expect(await Gift.findByPk(gift.id)).to.equal(null);
  });

  it('an accountant sees masked people and no codes', async () => {
    const { order, move } = await ordered({ delivery_kind: 'CODE' });
    await move('confirm', { issued_code: 'SECRET-CODE' });
    const keeper = (await api.staff('BOOKKEEPER')).token;
    const { text, status } = await call('get', `gift_orders/${order.id}`, undefined, keeper);
    expect(status).to.equal(200);
    for (const hidden of ['SECRET-CODE', contact.email, phone]) expect(text).to.not.include(hidden);
    expect((await call('post', `gift_orders/${order.id}/cancel`, {}, keeper)).status).to.equal(403);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
