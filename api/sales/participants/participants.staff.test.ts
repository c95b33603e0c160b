import type { CheckedIn, RevealedParticipant, StaffParticipant } from '@odonta/api/contract';
import { AuditEntry, type Order, OrderParticipant, SeatPool, SeatTake } from '@odonta/db/models';
import { buildProd, inDays } from '@odonta/db/testing/factories.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import { buildRefund } from '@odonta/db/testing/refundFactories.ts';
import { expect } from 'chai';
import { useApi } from '../../testing/useApi.ts';

describe('participants for staff', () => {
  const api = useApi();
  let token: string;

  before(async () => {
    token = (await api.staff('MANAGER')).token;
  });

  const call = <Message>(method: string, path: string, body?: object, as = token) =>
    api.call<Message>(method, `/adm/participants${path}`, { token: as, body });
  const idOf = (order: Order, place = 0) => order.participants[place]?.id ?? 0;
  const paidToday = async () =>
    buildOrder({ prod: await buildProd({ date_start: inDays(0) }), status: 'CONFIRMED' });

  it('phone and e-mail are masked, and each reveal is in the audit log', async () => {
    const order = await buildOrder();
    const id = idOf(order);
    const { message } = (await call<StaffParticipant>('get', `/${id}`)).body;
    expect(message.email).to.equal('p***@test.local');
    const revealed = (await call<RevealedParticipant>('post', `/${id}/reveal`)).body.message;
    expect(revealed.email).to.equal(order.participants[0]?.email);
    const noted = { resource: 'participants', record_id: String(id), action: 'reveal' };
    expect(await AuditEntry.count({ where: noted })).to.equal(1);
    expect(
      (await call('post', `/${id}/reveal`, undefined, (await api.staff('ORDER_VIEW')).token)).status,
    ).to.equal(403);
  });

  it('attendance is marked once, and unmarked with a reason', async () => {
    const order = await paidToday();
    const path = `/${idOf(order)}`;
    const come = (await call<CheckedIn>('post', `${path}/check_in`)).body.message;
    expect(come.code).to.equal('OK');
    const again = (await call<CheckedIn>('post', `${path}/check_in`)).body.message;
    expect(again).to.include({ code: 'ALREADY_CHECKED_IN', at: come.at, by: come.by });
    const filter = encodeURIComponent(JSON.stringify({ order_id: order.id, has_come: true }));
    expect((await call<StaffParticipant[]>('get', `?filter=${filter}`)).body.message).to.have.length(1);
    expect((await call('post', `${path}/undo_check_in`, {})).status).to.equal(422);
    const undone = await call<CheckedIn>('post', `${path}/undo_check_in`, { reason: 'Ошиблись' });
    expect(undone.body.message.code).to.equal('UNDONE');
    expect((await call<StaffParticipant>('get', path)).body.message.checked_in_at).to.equal(null);
  });

  it('a participant is found by the spoken code, in any letter case, and by the scanned one', async () => {
    const order = await paidToday();
    const { short_code, ticket_code, id } = await OrderParticipant.findByPk(idOf(order), {
      rejectOnEmpty: true,
    });
    expect(short_code).to.match(/^[2-9ACEHKMPTXY]{8}$/);
    const russian = [...short_code].map((sign) => 'АСЕНКМРТХУ'['ACEHKMPTXY'.indexOf(sign)] ?? sign).join('');
    for (const q of [short_code, `${russian.slice(0, 4)} ${russian.slice(4)}`.toLowerCase(), ticket_code]) {
      const filter = encodeURIComponent(JSON.stringify({ q }));
      const found = (await call<StaffParticipant[]>('get', `?filter=${filter}`)).body.message;
      expect(
        found.map((one) => [one.id, one.short_code]),
        q,
      ).to.deep.equal([[id, short_code]]);
    }
  });

  it('codes are unique within a course, even with the same seed', async () => {
    const prod = await buildProd();
    const [one, other] = [await buildOrder({ prod }), await buildOrder({ prod })];
    const same = { prod_id: prod.id, short_code: one.participants[0]?.short_code ?? '' };
    const refused = await OrderParticipant.update(same, { where: { id: idOf(other) } }).catch(
      (error: Error) => error.name,
    );
    expect(refused).to.equal('SequelizeUniqueConstraintError');
  });

  it('a participant with an approved refund is not let in', async () => {
    const order = await paidToday();
    const refund = await buildRefund({ order_id: order.id, participant_ids: [idOf(order)] });
    await refund.update({ status: 'CREATED', approved_sum: refund.requested_sum });
    const come = async () => (await call<CheckedIn>('post', `/${idOf(order)}/check_in`)).body.message.code;
    expect(await come()).to.equal('REFUND_AGREED');
    await refund.update({ status: 'PREPARE' });
    expect(await come(), 'while another way waits for approval').to.equal('REFUND_AGREED');
    await refund.update({ status: 'REJECTED', approved_sum: null });
    expect(await come()).to.equal('OK');
  });

  it('who have not paid, are off the course or came on another day are not marked', async () => {
    const today = await buildProd({ date_start: inDays(0) });
    const cases: [Order, string][] = [
      [await buildOrder({ prod: today }), 'NOT_PAID'],
      [await buildOrder({ prod: today, status: 'CANCELED' }), 'CANCELED'],
      [await buildOrder({ status: 'CONFIRMED' }), 'WRONG_DAY'],
    ];
    for (const [order, code] of cases)
      expect((await call<CheckedIn>('post', `/${idOf(order)}/check_in`)).body.message.code).to.equal(code);
  });

  it('a replacement takes the seat, while the old ticket is void', async () => {
    const order = await buildOrder({ status: 'CONFIRMED', people: 2 });
    const [first, second] = order.participants;
    const person = { last_name: 'Сменова', first_name: 'Ольга', email: 'shift@test.local' };
    const { body, status } = await call<{ id: number }>('post', `/${first?.id}/replace`, person);
    expect(status).to.equal(200);
    const successor = await OrderParticipant.findByPk(body.message.id, { rejectOnEmpty: true });
    const gone = await OrderParticipant.findByPk(first?.id ?? 0, { rejectOnEmpty: true });
    expect(gone).to.include({ state: 'REPLACED', is_live: false, replaced_by: successor.id });
    expect(successor).to.include({ number: 1, unit_price: first?.unit_price, is_live: true });
    expect(successor.ticket_code).to.not.equal(gone.ticket_code);
    expect(await SeatTake.count({ where: { participant_id: successor.id, released_at: null } })).to.equal(1);
    const pool = await SeatPool.findOne({ where: { prod_id: order.prod_id, price_id: null } });
    expect(pool?.taken).to.equal(2);
    expect((await call('post', `/${first?.id}/replace`, person)).status).to.equal(409);
    const twice = { ...person, email: second?.email };
    expect((await call('post', `/${successor.id}/replace`, twice)).status).to.equal(409);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
