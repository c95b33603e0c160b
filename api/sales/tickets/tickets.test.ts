import type { CabinetOrders, OrderView } from '@odonta/api/contract';
import { type Order, OrderParticipant } from '@odonta/db/models';
import { buildCity, buildLegalMember, buildProd, inDays } from '@odonta/db/testing/factories.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import { buildRefund } from '@odonta/db/testing/refundFactories.ts';
import { moscowDay } from '@odonta/db/vocabulary/time.ts';
import { expect } from 'chai';
import { legalAccounts } from '../../identity/sessions/accountKinds.ts';
import { pagesOf, qrCodesOf, wordsOf } from '../../platform/documents/testing/reading.ts';
import { useApi } from '../../testing/useApi.ts';

describe('all tickets of an order', () => {
  const api = useApi();
  let city_id: number;
  before(async () => {
    city_id = (await buildCity({ name: 'Тверь' })).id;
  });

  const booked = (of: Parameters<typeof buildOrder>[0] = {}) =>
    api.given(async () => {
      const locked = { type: 7, city_id, address: 'Набережная, 4' } as const;
      const when = { date_start: inDays(10), date_end: inDays(11) };
      const prod = await buildProd({ name: 'Эндодонтия', ...locked, ...when, ...way });
      return buildOrder({ prod, status: 'CONFIRMED', people: 3, ...of });
    });
  const way = {
    directions: 'Вход со двора',
    requirements: '<ul><li>Халат</li><li>Лупы &amp; сменная обувь</li></ul>',
    schedule: [{ day: '2030-03-01', from: '10:00', to: '18:30', title: null }],
  };
  const name = ({ participants }: Order, place: number, last_name: string | null) =>
    OrderParticipant.update({ last_name }, { where: { id: participants[place]?.id ?? 0 } });
  const printed = (token: string) => fileOf(`orders/${token}/tickets.pdf`);
  const saved = (code: string) => fileOf(`tickets/${code}/ticket.pdf`);
  const fileOf = async (path: string) => {
    const answer = await fetch(`${api.url}/api/${path}`);
    const bytes = Buffer.from(await answer.arrayBuffer());
    return { status: answer.status, headers: answer.headers, bytes, said: bytes.toString() };
  };

  it('each ticket has a page: whose, when, where, and the QR code for the entrance', async () => {
    const order = await booked();
    await name(order, 1, 'Вторая');
    const { status, headers, bytes } = await printed(order.token);
    expect([status, headers.get('content-type')]).to.deep.equal([200, 'application/pdf']);
    expect(headers.get('cache-control')).to.equal('private, no-store');
    expect(pagesOf(bytes)).to.equal(3);
    expect(qrCodesOf(bytes)).to.deep.equal(order.participants.map(({ ticket_code }) => ticket_code));
    const words = wordsOf(bytes);
    const codes = order.participants.map(
      ({ short_code }) => `${short_code.slice(0, 4)} ${short_code.slice(4)}`,
    );
    for (const said of [
      ...codes,
      order.number,
      'Эндодонтия',
      'Вторая Нина',
      'Тверь, Набережная, 4',
      'Учебный центр',
      '10:00–18:30, по московскому времени',
      'Вход со двора',
      'Лупы & сменная обувь',
    ])
      expect(words).to.include(said);
    expect((await printed(order.token)).bytes.equals(bytes)).to.equal(true);
  });

  it('only valid tickets are printed: none for a place without a name or a cancelled one', async () => {
    const order = await booked({ status: 'PARTIAL_REFUNDED' });
    const [first, unnamed, gone] = order.participants;
    await name(order, 1, null);
    await OrderParticipant.update({ state: 'CANCELED', is_live: false }, { where: { id: gone?.id ?? 0 } });
    const { bytes } = await printed(order.token);
    expect(qrCodesOf(bytes)).to.deep.equal([first?.ticket_code]);
    expect(wordsOf(bytes)).to.not.include(unnamed?.ticket_code);
  });

  it('no ticket is printed for a seat with an approved refund', async () => {
    const order = await booked();
    const [first, second, third] = order.participants;
    const asked = { order_id: order.id, participant_ids: [first?.id ?? 0], created_at: inDays(-3) };
    const refund = await api.given(async () => {
      await buildRefund({ ...asked, status: 'CANCELED' });
      return buildRefund(asked);
    });
    expect(qrCodesOf((await printed(order.token)).bytes)).to.have.length(3);
    await refund.update({ status: 'CREATED', approved_sum: refund.requested_sum });
    expect(qrCodesOf((await printed(order.token)).bytes)).to.deep.equal([
      second?.ticket_code,
      third?.ticket_code,
    ]);
    const view = (await api.call<OrderView>('get', `/orders/${order.token}`)).body.message;
    expect(view.participants.map(({ is_leaving, ticket_code }) => [is_leaving, !ticket_code])).to.deep.equal([
      [true, true],
      [false, false],
      [false, false],
    ]);
    expect(view.refunds, 'without the one that its asker has taken back').to.have.length(1);
    expect(view.refunds[0]).to.include({ id: refund.id, status: 'CREATED', status_label: 'Одобрен' });
    expect(view.refunds[0]?.promised_on, 'ten days after it was asked for').to.equal(moscowDay(inDays(7)));
  });

  it('a participant saves his ticket by its own code, which opens no other and none that is void', async () => {
    const order = await booked();
    const [first, second] = order.participants;
    const code = first?.ticket_code ?? '';
    const { status, bytes } = await saved(code);
    expect([status, pagesOf(bytes), qrCodesOf(bytes)]).to.deep.equal([200, 1, [code]]);
    expect(wordsOf(bytes)).to.include('Слушателева Нина').and.include('Тверь, Набережная, 4');
    expect(bytes.toString('latin1')).to.include('https://yandex.ru/maps/').and.not.include(order.token);
    for (const other of ['x', `${code}'`, second?.short_code ?? '', order.token, crypto.randomUUID()])
      expect((await saved(encodeURIComponent(other))).status, other).to.equal(404);
    const asked = { order_id: order.id, participant_ids: [first?.id ?? 0], created_at: inDays(-3) };
    const refund = await api.given(() => buildRefund(asked));
    await refund.update({ status: 'CREATED', approved_sum: refund.requested_sum });
    expect((await saved(code)).status, 'its money goes back').to.equal(404);
    expect((await saved(second?.ticket_code ?? '')).status).to.equal(200);
    const unpaid = await booked({ status: 'PREPARE' });
    expect((await saved(unpaid.participants[0]?.ticket_code ?? '')).status).to.equal(404);
  });

  it('the page of an order says the way to its course as it is now', async () => {
    const order = await booked();
    const view = (await api.call<OrderView>('get', `/orders/${order.token}`)).body.message;
    expect(view.visit).to.deep.equal({
      place: 'Тверь, Набережная, 4',
      map: 'https://yandex.ru/maps/?text=%D0%A2%D0%B2%D0%B5%D1%80%D1%8C%2C+%D0%9D%D0%B0%D0%B1%D0%B5%D1%80%D0%B5%D0%B6%D0%BD%D0%B0%D1%8F%2C+4',
      directions: 'Вход со двора',
      schedule: way.schedule,
      utc_offset: 3,
      needs: ['Халат', 'Лупы & сменная обувь'],
    });
  });

  it('no ticket exists before the seats are sold, after they are returned, or while nobody is named', async () => {
    for (const status of ['PREPARE', 'CREATED', 'CANCELED', 'REFUNDED'] as const) {
      const answer = await printed((await booked({ status })).token);
      expect([answer.status, answer.said.includes('заказ не подтверждён')], status).to.deep.equal([
        404,
        true,
      ]);
    }
    const nameless = await booked({ people: 1 });
    await name(nameless, 0, null);
    expect((await printed(nameless.token)).said).to.include('участники не названы');
  });

  it('tickets need the link of the order, and as many are drawn at once as documents', async () => {
    const order = await booked();
    for (const token of ['x', 'A'.repeat(32), String(order.id), order.number])
      expect((await printed(encodeURIComponent(token))).status, token).to.equal(404);
    const other = await booked();
    const { bytes } = await printed(other.token);
    expect(
      qrCodesOf(bytes).some((code) => order.participants.some((one) => one.ticket_code === code)),
    ).to.equal(false);
    await api.sequelize.query('delete from rate_limits');
    const rush = await Promise.all(Array.from({ length: 61 }, () => printed('A'.repeat(32))));
    expect(rush.filter(({ status }) => status === 429)).to.have.length(1);
  });

  it('the list of orders counts the tickets, so that a link leads somewhere', async () => {
    const { id, legal_user_id } = await buildLegalMember();
    const member = await buildLegalMember({ legal_user_id });
    const order = await booked({ legal_user_id, legal_member_id: id, buyer_kind: 'LEGAL' });
    await name(order, 2, null);
    await booked({ legal_user_id, legal_member_id: id, buyer_kind: 'LEGAL', status: 'PREPARE' });
    const token = await api.tokenOf(member, legalAccounts);
    const { body } = await api.call<CabinetOrders>('get', '/legal/orders', { token });
    expect(body.message.orders.map(({ count, tickets }) => [count, tickets])).to.deep.equal([
      [3, 0],
      [3, 2],
    ]);
    expect(api.errors).to.deep.equal([]);
  });
});
