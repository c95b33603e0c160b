import type { Booking, CopiedOrderLink, OrderView, StaffInvoice, StaffOrder } from '@odonta/api/contract';
import { AuditEntry, Consent, Letter, Order, Receipt } from '@odonta/db/models';
import { buildPlatformRequisites } from '@odonta/db/testing/documentFactories.ts';
import { buildCenter, buildProd, inDays } from '@odonta/db/testing/factories.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import { orderPath } from '@odonta/db/vocabulary/addresses.ts';
import { expect } from 'chai';
import { receivedPosting, soldPosting } from '../../orders/ledger/orderPostings.ts';
import { post } from '../../orders/ledger/post.ts';
import { remindUnpaid } from '../../orders/letters/remind.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { payOn, soldByCard } from '../../testing/cardPayments.ts';
import { buyersAccount } from '../../testing/refundAccounts.ts';
import type { TestApi } from '../../testing/testApi.ts';
import { useApi, useStaff } from '../../testing/useApi.ts';

type Staff = Awaited<ReturnType<TestApi['staff']>>;

describe('orders of callers without e-mail', () => {
  const api = useApi();
  const manager = useStaff(api, 'MANAGER');

  before(async () => {
    await buildPlatformRequisites();
  });

  const caller = {
    last_name: 'Звонкова',
    first_name: 'Анна',
    phone: '8 (912) 345-67-89',
    consent_by_phone: true,
    participants: [{ last_name: 'Звонкова', first_name: 'Анна' }],
  };
  const book = async (prod_id: number, more: object = {}) =>
    api.call<StaffOrder>('post', '/adm/orders', {
      token: manager.token,
      body: { prod_id, ...caller, ...more },
    });
  const booked = async (more: object = {}) => {
    const { status, body } = await book((await soldByCard(api, {})).id, more);
    expect(status, JSON.stringify(body)).to.equal(201);
    return Order.findByPk(body.message.id, { rejectOnEmpty: true });
  };
  const act = (id: number, move: string, { token }: Staff = manager) =>
    api.call<StaffOrder & CopiedOrderLink>('post', `/adm/orders/${id}/${move}`, { token, body: {} });
  const lettersOf = (id: number, channel: 'MAIL' | 'SMS') =>
    Letter.count({ where: { resource: 'orders', record_id: id, channel } });

  it('staff book with a phone alone, while a visitor still needs both', async () => {
    const order = await booked();
    expect([order.email, order.phone]).to.deep.equal([null, '+79123456789']);
    expect((await book(order.prod_id, { email: '', is_double: true })).body.message.email).to.equal(null);
    const consent = await Consent.findByPk(order.consent_id ?? 0);
    expect([consent?.email, consent?.phone]).to.deep.equal([null, '+79123456789']);
    const { consent_by_phone: _, participants, ...contact } = caller;
    const visitor = { prod_id: order.prod_id, participants, contact, consent: true };
    expect((await api.call('post', '/pay/createPayInn', { body: visitor })).body.errors).to.have.keys(
      'contact.email',
    );
    const { phone: _phone, ...silent } = caller;
    const unreachable = await api.call('post', '/adm/orders', {
      token: manager.token,
      body: { prod_id: order.prod_id, ...silent },
    });
    expect(unreachable.body.errors).to.have.keys('phone');
    expect((await book(order.prod_id, { email: 'не почта' })).body.errors).to.have.keys('email');
  });

  it('no letter is written, and no job retries one', async () => {
    const order = await booked();
    await api.sequelize.query(
      `update orders set created_at = now() - interval '40 minutes' where id = ${order.id}`,
    );
    expect(await remindUnpaid()).to.equal(0);
    expect(await lettersOf(order.id, 'MAIL')).to.equal(0);
    const { available_transitions } = (
      await api.call<StaffOrder>('get', `/adm/orders/${order.id}`, { token: manager.token })
    ).body.message;
    const names = available_transitions.map(({ name }) => name);
    expect(names).to.include('link_sms').and.not.include.members(['link_mail']).and.not.include('resend');
    expect((await act(order.id, 'link_sms')).status).to.equal(200);
    expect(await lettersOf(order.id, 'SMS')).to.equal(1);
  });

  it('staff copy the link of such an order, which is audited; links of other orders go by letter', async () => {
    const order = await booked();
    const { status, body } = await act(order.id, 'copy_link');
    expect([status, body.message.url.endsWith(orderPath(order.token))]).to.deep.equal([200, true]);
    const noted = { resource: 'orders', record_id: String(order.id), action: 'copy_link' };
    expect(await AuditEntry.count({ where: { ...noted, actor_id: manager.user.id } })).to.equal(1);
    expect((await act(order.id, 'copy_link', await api.staff('ORDER_VIEW'))).status).to.equal(403);
    const other = await booked({ email: 'anna@test.local' });
    expect((await act(other.id, 'copy_link')).body.message).to.equal(
      'Ссылка уходит клиенту на почту: отправьте её письмом',
    );
  });

  it('a card pays, and the receipt goes to the phone', async () => {
    const order = await booked();
    const started = await api.call<Booking>('post', '/pay/createPayment', { body: { hash: order.token } });
    await payOn(started.body.message.url ?? '');
    const paid = await Order.findByPk(order.id, { rejectOnEmpty: true });
    expect(paid.status).to.equal('CONFIRMED');
    const receipt = await Receipt.findOne({ where: { phone: '+79123456789' }, order: [['id', 'DESC']] });
    expect([receipt?.kind, receipt?.email]).to.deep.equal(['PREPAY', null]);
    const { contact, receipts } = (await api.call<OrderView>('get', `/orders/${order.token}`)).body.message;
    expect([contact.email, receipts[0]?.email]).to.deep.equal([null, null]);
    expect((await act(order.id, 'resend')).body.message).to.equal(
      'Писать некуда: ни у клиента, ни у участников нет почты',
    );
  });

  it('an invoice is issued without a letter', async () => {
    const center = await api.given(() => buildCenter({ is_sell_individuals: true, is_sell_entities: true }));
    const prod = await api.given(() => buildProd({ center_id: center.id, price: 1_000_000, seats_total: 5 }));
    const payer = { inn: '7707083893', name: 'ООО «Плательщик»', address: 'Москва, Арбат, 1' };
    const { body } = await book(prod.id, { method: 'INVOICE', payer });
    const { token } = await api.staff('BOOKKEEPER');
    const issued = await api.call<StaffInvoice>('post', '/adm/invoices', {
      token,
      body: { order_number: body.message.number, payer_name: payer.name, payer_inn: payer.inn },
    });
    expect([issued.status, issued.body.message.email]).to.deep.equal([201, null]);
    expect(await lettersOf(body.message.id, 'MAIL')).to.equal(0);
  });

  it('an e-mail added later stays', async () => {
    const order = await booked();
    const put = (email: string | null) =>
      api.call<StaffOrder>('put', `/adm/orders/${order.id}`, { token: manager.token, body: { email } });
    expect((await put('anna@test.local')).body.message.email).to.equal('anna@test.local');
    expect((await put(null)).body.errors).to.deep.equal({
      email: 'Письма этого заказа уходят на почту: впишите другую, но не стирайте',
    });
  });

  it('the phone that had the codes is notified when staff change the contact', async () => {
    const order = await booked();
    const put = (body: object) =>
      api.call<StaffOrder>('put', `/adm/orders/${order.id}`, { token: manager.token, body });
    const notified = async () =>
      (
        await Letter.findAll({ where: { kind: 'order_readdressed', record_id: order.id }, order: ['id'] })
      ).map(({ channel, to, text }) => [channel, to, /chuzhoy|thief|7654321/.test(text)]);
    await put({ city: 'Омск', phone: '8 (912) 345-67-89' });
    expect(await notified(), 'the same phone').to.deep.equal([]);
    await put({ phone: '+79997654321' });
    await put({ email: 'thief@test.local' });
    await put({ phone: '+79120000000' });
    await put({ email: 'chuzhoy@test.local' });
    expect(await notified()).to.deep.equal([
      ['SMS', '+79123456789', false],
      ['SMS', '+79997654321', false],
      ['MAIL', 'thief@test.local', false],
    ]);
  });

  describe('whose money goes back', () => {
    const sold = () =>
      api.given(async () => {
        const prod = await buildProd({ price: 1_000_000, seats_total: 20, date_start: inDays(30) });
        const given = {
          status: 'CONFIRMED',
          payment_kind: 'INVOICE',
          email: null,
          phone: '+79123456780',
        } as const;
        const order = await buildOrder({ prod, commission_percent: 15, ...given });
        await unitOfWork.transaction(async (transaction) => {
          const about = { order_id: order.id, center_id: order.center_id };
          await post('RECEIVED', receivedPosting('BANK', order.total), about, transaction);
          await post('SOLD', soldPosting(order), about, transaction);
        });
        return order;
      });
    const refundOf = async (order: Order) => {
      const body = { participant_ids: [order.participants[0]?.id] };
      return (await api.call<{ id: number }>('post', `/orders/${order.token}/refund`, { body })).body.message
        .id;
    };
    const nameAccount = async (order: Order, refund_id: number) => {
      const path = `/orders/${order.token}/refund_bank`;
      await api.sequelize.query('delete from rate_limits');
      const sent = await api.call<{ sent_to: string }>('post', `${path}/code`, {
        body: { refund_id, ...buyersAccount },
      });
      const sms = await Letter.findOne({
        where: { kind: 'refund_code', record_id: refund_id, channel: 'SMS' },
      });
      return { sent, sms };
    };

    it('a code sent to the phone confirms the account for the refund', async () => {
      const order = await sold();
      const { sent, sms } = await nameAccount(order, await refundOf(order));
      expect([sent.status, sms?.to]).to.deep.equal([200, '+79123456780']);
      expect(sent.body.message.sent_to).to.match(/\*.*80$/);
      await order.update({ phone: '+4915112345678' });
      const abroad = await nameAccount(order, await refundOf(await sold()));
      expect(abroad.sent.status).to.be.oneOf([404, 409]);
    });

    it('the person who copied the link cannot approve the refund', async () => {
      const order = await sold();
      const id = await refundOf(order);
      const [first, second] = [await api.staff('ADMIN'), await api.staff('ADMIN')];
      await act(order.id, 'copy_link', first);
      const approve = ({ token }: Staff) =>
        api.call('post', `/adm/refunds/${id}/approve_any`, { token, body: {} });
      expect((await approve(first)).status).to.equal(409);
      expect((await approve(second)).body.message).to.not.match(/Контакты покупателя/);
    });
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
