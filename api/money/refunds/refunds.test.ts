import type { AskedRefundView, RefundQuote, StaffRefund } from '@odonta/api/contract';
import { LedgerEntry, Letter, Order, OrderParticipant, Refund, SeatPool } from '@odonta/db/models';
import { buildProd, inDays } from '@odonta/db/testing/factories.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import { buildRefund } from '@odonta/db/testing/refundFactories.ts';
import { moscowDay } from '@odonta/db/vocabulary/time.ts';
import { expect } from 'chai';
import { balancesOf } from '../../orders/ledger/balances.ts';
import { receivedPosting, soldPosting } from '../../orders/ledger/orderPostings.ts';
import { post } from '../../orders/ledger/post.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { eventually } from '../../testing/eventually.ts';
import { buyersAccount, codeFor, nameAccount } from '../../testing/refundAccounts.ts';
import { useApi } from '../../testing/useApi.ts';
import { lockOrderOf } from './lock.ts';

describe('a refund', () => {
  const api = useApi();
  let keeper: { user: { id: number }; token: string };
  let head: { user: { id: number }; token: string };

  before(async () => {
    [keeper, head] = [await api.staff('BOOKKEEPER'), await api.staff('ROP_COURSE')];
  });

  /** An order that was paid by bank transfer, with its ledger. */
  const paid = (people = 2, price = 1_000_000) =>
    api.given(async () => {
      const prod = await buildProd({ price, seats_total: 20, date_start: inDays(30) });
      const order = await buildOrder({
        prod,
        people,
        status: 'CONFIRMED',
        payment_kind: 'INVOICE',
        commission_percent: 15,
      });
      await unitOfWork.transaction(async (transaction) => {
        const about = { order_id: order.id, center_id: order.center_id };
        await post('RECEIVED', receivedPosting('BANK', order.total), about, transaction);
        await post('SOLD', soldPosting(order), about, transaction);
      });
      return order;
    });
  const ask = (order: Order, participant_ids: number[]) =>
    api.call<AskedRefundView>('post', `/orders/${order.token}/refund`, { body: { participant_ids } });
  const act = (id: number, move: string, { token }: { token: string }, body: object = {}) =>
    api.call<StaffRefund>('post', `/adm/refunds/${id}/${move}`, { token, body });
  /** The body by which staff request a part of an order with one participant. */
  const partOf = ({ id: order_id }: Order, requested_sum: number) => ({
    order_id,
    participant_ids: [],
    reason: 'QUALITY',
    policy: 'KEEP',
    requested_sum,
  });
  const document = { document_number: '77', document_date: '2026-11-22' };
  /** Of 6 000 ₽, written past the API. */
  const refundOf = ({ id: order_id }: Order, given: object = {}) =>
    buildRefund({
      order_id,
      keep_sum: 0,
      recalc_sum: 0,
      requested_sum: 600_000,
      asked_kind: 'STAFF',
      ...given,
    });
  const named = (order: Order, refund_id: number) => nameAccount(api, order, refund_id);

  it('is shown to the buyer before he asks, with how it comes about', async () => {
    const order = await paid(2);
    const [first] = order.participants;
    const { body } = await api.call<RefundQuote>(
      'get',
      `/orders/${order.token}/refund?participants=${first?.id}`,
    );
    expect(body.message).to.include({ left: 20_000, percent: 100, rise: 0 });
    expect(body.message.keep.sum).to.equal(10_000);
    expect(body.message.keep.formula.replaceAll('\u00a0', ' ')).to.equal('10 000 ₽ × 100 % = 10 000 ₽');
    const foreign = await paid(1);
    const refused = await api.call(
      'get',
      `/orders/${order.token}/refund?participants=${foreign.participants[0]?.id}`,
    );
    expect(refused.status).to.equal(422);
  });

  it('goes by what the course has promised those who stay, unless staff decide otherwise', async () => {
    const order = await paid(2);
    const price = { id: 1, type: 'listener', price: 1_000_000, count_listener: 2 } as const;
    const tier = { ...price, date: null, text: null, participation: null, is_active: true, seats_left: null };
    await order.update({
      repricing: 'RECALC',
      tiers: [tier],
      snapshot: { ...order.snapshot, price: 1_200_000 },
    });
    const [first, second] = order.participants.map(({ id }) => id);
    const path = `/orders/${order.token}/refund?participants=${first}`;
    const quoted = (await api.call<RefundQuote>('get', path)).body.message;
    expect([quoted.rule, quoted.keep.sum, quoted.recalc.sum]).to.deep.equal(['RECALC', 10_000, 8000]);
    const own = await api.call('post', `/orders/${order.token}/refund`, {
      body: { participant_ids: [first], policy: 'KEEP' },
    });
    expect(own.status, 'a buyer does not choose').to.equal(422);
    expect((await ask(order, [first ?? 0])).body.message.sum).to.equal(8000);
    const byStaff = async (body: object) =>
      (await api.call<StaffRefund>('post', '/adm/refunds', { token: keeper.token, body })).body.message;
    const asked = { order_id: order.id, participant_ids: [second], policy: 'KEEP' };
    expect(await byStaff({ ...asked, reason: 'CLIENT_REFUSED' })).to.include({
      policy: 'KEEP',
      requested_sum: 10_000,
    });
    const other = await paid(2);
    await other.update({ repricing: 'RECALC' });
    const ours = { order_id: other.id, participant_ids: [other.participants[0]?.id] };
    expect(await byStaff({ ...ours, reason: 'CENTER_CANCELED' })).to.include({ policy: 'KEEP' });
    expect(
      await byStaff({ ...ours, participant_ids: [other.participants[1]?.id], reason: 'OTHER' }),
    ).to.include({
      policy: 'RECALC',
    });
  });

  it('of one of two mirrors his half: seat, ticket, ledger and order', async () => {
    const order = await paid(2);
    const [first, second] = order.participants;
    const asked = (await ask(order, [first?.id ?? 0])).body.message;
    expect(asked).to.include({ status: 'PREPARE', sum: 10_000, route: 'BANK', needs_bank: true });
    expect((await act(asked.id, 'approve_limit', head)).body.message).to.include({
      status: 'CREATED',
      approved_sum: 10_000,
    });
    const early = await act(asked.id, 'execute', keeper, document);
    expect([early.status, early.body.message]).to.deep.equal([
      409,
      'Покупатель ещё не указал счёт: дождитесь его или напишите ему',
    ]);
    expect((await named(order, asked.id)).body.message).to.include({ needs_bank: false, status: 'PREPARE' });
    await act(asked.id, 'approve_limit', head);
    expect((await act(asked.id, 'execute', keeper, document)).body.message).to.include({
      status: 'FINISHED',
      document_number: '77',
    });
    const row = await Order.findByPk(order.id, { rejectOnEmpty: true });
    expect(row).to.include({ status: 'PARTIAL_REFUNDED', refunded_sum: 1_000_000 });
    expect(await balancesOf(order.id)).to.deep.equal({
      BANK: 1_000_000,
      CENTER: -850_000,
      COMMISSION: -150_000,
    });
    const states = await OrderParticipant.findAll({ where: { order_id: order.id }, order: ['number'] });
    expect(states.map(({ state, is_live }) => [state, is_live])).to.deep.equal([
      ['CANCELED', false],
      ['ACTIVE', true],
    ]);
    const pool = await SeatPool.findOne({
      where: { prod_id: order.prod_id, price_id: null },
      rejectOnEmpty: true,
    });
    expect(pool.taken).to.equal(1);
    const rest = (await ask(order, [second?.id ?? 0])).body.message;
    await named(order, rest.id);
    await act(rest.id, 'approve_any', keeper);
    await act(rest.id, 'execute', keeper, document);
    expect(await balancesOf(order.id)).to.deep.equal({});
    expect((await Order.findByPk(order.id, { rejectOnEmpty: true })).status).to.equal('REFUNDED');
    const kinds = (
      await Letter.findAll({ where: { resource: 'refunds', record_id: rest.id }, order: ['id'] })
    ).map(({ kind }) => kind);
    expect(kinds).to.deep.equal([
      'refund_asked',
      'refund_code',
      'refund_account',
      'refund_approved',
      'refund_done',
    ]);
  });

  it('of a participant keeps his seat from being given to another person until it is decided', async () => {
    const order = await paid(2);
    const id = order.participants[0]?.id ?? 0;
    const refund = (await ask(order, [id])).body.message.id;
    const { token } = await api.staff('ADMIN');
    const body = { last_name: 'Сменова', first_name: 'Ольга', email: 'instead@test.local' };
    const replaced = () => api.call('post', `/adm/participants/${id}/replace`, { token, body });
    expect((await replaced()).status, 'asked for').to.equal(409);
    await act(refund, 'approve_any', keeper);
    expect((await replaced()).status, 'agreed').to.equal(409);
    const other = (await ask(order, [order.participants[1]?.id ?? 0])).body.message.id;
    await act(other, 'reject', keeper, { reason: 'Курс уже прошёл' });
    expect((await replaced()).status, 'of another participant').to.equal(409);
    await named(order, refund);
    await act(refund, 'reject', keeper, { reason: 'Покупатель передумал', reject_code: 'CHANGED_MIND' });
    expect((await replaced()).status).to.equal(200);
  });

  it('is never more than was paid, however often it is asked for at once', async () => {
    const order = await paid(1);
    const body = partOf(order, 6000);
    const answers = await Promise.all(
      [1, 2, 3].map(() => api.call('post', '/adm/refunds', { token: keeper.token, body })),
    );
    expect(answers.map(({ status }) => status).sort()).to.deep.equal([201, 422, 422]);
  });

  it('is asked for once, though the call was sent twice', async () => {
    const order = await paid(1);
    const body = partOf(order, 1000);
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const send = (more: object) =>
      api.call<StaffRefund>('post', '/adm/refunds', { token: keeper.token, body, ...more });
    const [first, again] = [await send({ headers }), await send({ headers })];
    expect([first.status, again.body.message.id]).to.deep.equal([201, first.body.message.id]);
    expect(await Refund.count({ where: { order_id: order.id } })).to.equal(1);
    await send({});
    expect(await Refund.count({ where: { order_id: order.id } }), 'without a key').to.equal(2);
  });

  it('could be more than was paid only against the database', async () => {
    const order = await paid(1);
    const create = () => refundOf(order);
    await create();
    expect(await create().catch(({ message }: Error) => message)).to.equal(
      'more is given back than was paid',
    );
  });

  it('above the limits takes another person, and a bookkeeper', async () => {
    const order = await paid(4);
    const create = async (token: string, requested_sum: number) => {
      const body = partOf(order, requested_sum);
      return (await api.call<StaffRefund>('post', '/adm/refunds', { token, body })).body.message;
    };
    const own = await create(head.token, 6000);
    const offeredTo = async ({ token }: { token: string }) => {
      const { body } = await api.call<StaffRefund>('get', `/adm/refunds/${own.id}`, { token });
      return body.message.available_transitions.filter(({ name }) => name.startsWith('approve'));
    };
    expect((await offeredTo(head)).map(({ name }) => name)).to.deep.equal(['approve_limit']);
    const [approval, ...others] = await offeredTo(keeper);
    expect(others, 'one button, which does not refuse').to.deep.equal([]);
    expect(approval).to.include({ name: 'approve_any', label: 'Одобрить возврат' });
    expect(approval?.confirm_text).to.match(/Одобрить\?$/);
    expect((await act(own.id, 'approve_limit', head)).body.message).to.match(
      /^Возврат больше 5.000 ₽ одобряет не тот/,
    );
    expect((await act(own.id, 'approve_any', keeper)).status).to.equal(200);
    const large = await create(keeper.token, 31_000);
    expect((await act(large.id, 'approve_limit', head)).body.message).to.match(
      /^Возврат больше 30.000 ₽ одобряет бухгалтерия/,
    );
    const small = await create(head.token, 1000);
    expect((await act(small.id, 'approve_limit', head)).body.message.status).to.equal('CREATED');
  });

  it('could be approved by its requester only against the database', async () => {
    const order = await paid(1);
    const both = { asked_by: keeper.user.id, approved_by: keeper.user.id };
    const make = (given: object) => refundOf(order, given);
    const message = await make({ ...both, approved_sum: 600_000 }).catch((error: Error) => error.message);
    expect(message).to.include('refunds_have_four_eyes');
    await make({ ...both, approved_by: head.user.id, approved_sum: 600_000 });
  });

  it('keeps the account of the buyer sealed, readable only to the payer', async () => {
    const order = await paid(1);
    const { id } = (await ask(order, [order.participants[0]?.id ?? 0])).body.message;
    const wrong = await api.call('post', `/orders/${order.token}/refund_bank/code`, {
      body: { refund_id: id, ...buyersAccount, account: '40702810000000002851' },
    });
    expect((wrong.body as { errors?: object }).errors).to.have.key('account');
    await named(order, id);
    const row = await Refund.findByPk(id, { rejectOnEmpty: true });
    expect(row.bank?.toString('latin1')).to.not.include(buyersAccount.account);
    const shown = async ({ token }: { token: string }) =>
      (await api.call<StaffRefund>('get', `/adm/refunds/${id}`, { token })).body.message.bank;
    expect(await shown(keeper)).to.deep.equal(buyersAccount);
    expect(await shown(head)).to.equal(null);
  });

  it('takes an account while it is being executed, and neither waits for the other for ever', async () => {
    const order = await paid(1);
    const { id } = (await ask(order, [order.participants[0]?.id ?? 0])).body.message;
    const code = await codeFor(api, order, id);
    const executing = await api.sequelize.transaction();
    // Selects no id, so that the watch over the order of locks lets it pass.
    const refund = { bind: [id], transaction: executing };
    await api.sequelize.query('select from refunds where id = $1 for update', refund);
    const naming = api.call('post', `/orders/${order.token}/refund_bank`, {
      body: { refund_id: id, ...buyersAccount, code },
    });
    await eventually(async () => {
      const [waiting] = await api.sequelize.query(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(waiting).to.have.length(1);
    });
    await lockOrderOf({ id: order.id }, executing);
    await executing.commit();
    expect((await naming).status).to.equal(200);
  });

  it('is declined with a reason, and withdrawn by its requester only', async () => {
    const order = await paid(1);
    const { id } = (await ask(order, [order.participants[0]?.id ?? 0])).body.message;
    expect((await act(id, 'cancel', keeper)).status).to.equal(409);
    expect((await act(id, 'reject', keeper, { reason: 'Курс уже прошёл' })).body.message).to.include({
      status: 'REJECTED',
      reject_reason: 'Курс уже прошёл',
    });
    expect(await LedgerEntry.count({ where: { refund_id: id } })).to.equal(0);
    const again = (await ask(order, [order.participants[0]?.id ?? 0])).body.message;
    expect(again.status).to.equal('PREPARE');
  });

  it('that is agreed sends no ticket of those who leave when letters are sent again', async () => {
    const order = await paid(2);
    const [first, second] = order.participants;
    const { id } = (await ask(order, [first?.id ?? 0])).body.message;
    await named(order, id);
    await Refund.update({ created_at: inDays(-3) }, { where: { id } });
    const approved = await act(id, 'approve_any', keeper);
    expect(approved.body.message.promised_on, 'from the request, not from the approval').to.equal(
      moscowDay(inDays(7)),
    );
    const { token } = await api.staff('ADMIN');
    const resent = await api.call('post', `/adm/orders/${order.id}/resend`, { token, body: {} });
    expect(resent.status, resent.text).to.equal(200);
    const tickets = (to: string | null | undefined) =>
      Letter.count({ where: { kind: 'ticket', to: to ?? '' } });
    expect([await tickets(first?.email), await tickets(second?.email)]).to.deep.equal([0, 1]);
  });

  it('speaks of a bank, and asks for an account, only where a bank has the money', async () => {
    const order = await paid(2);
    const [first, second] = order.participants.map(({ id }) => id);
    const done = async (asked: object) => {
      const body = { order_id: order.id, reason: 'CLIENT_REFUSED', policy: 'KEEP', ...asked };
      const { token } = keeper;
      const { id } = (await api.call<StaffRefund>('post', '/adm/refunds', { token, body })).body.message;
      await act(id, 'approve_any', keeper);
      const executed = await act(id, 'execute', keeper, document);
      expect(executed.body.message.status, executed.text).to.equal('FINISHED');
      const where = { kind: 'refund_done', record_id: id };
      return (await Letter.findOne({ where, rejectOnEmpty: true })).text.replaceAll('\u00a0', ' ');
    };
    const ofNothing = await done({ participant_ids: [first], requested_sum: 0 });
    expect(ofNothing).to.include('К возврату — 0 ₽').and.not.include('Банк');
    const toBalance = await done({ participant_ids: [second], requested_sum: 1000, route: 'BALANCE' });
    expect(toBalance).to.include('зачислили 1 000 ₽ на ваш баланс').and.not.include('Банк');
  });

  it('withholds an expense only with a paper that proves it', async () => {
    const order = await paid(1);
    const body = (file_id: string) => ({
      order_id: order.id,
      participant_ids: [order.participants[0]?.id],
      reason: 'CLIENT_REFUSED',
      policy: 'KEEP',
      expenses: [{ sum: 1500, description: 'Расходные материалы', file_id }],
    });
    const send = (file_id: string) =>
      api.call<StaffRefund>('post', '/adm/refunds', { token: keeper.token, body: body(file_id) });
    expect((await send('00000000-0000-4000-8000-000000000000')).body.errors).to.have.key('expenses');
    const form = new FormData();
    form.set('file', new Blob(['%PDF-1.7 receipt'], { type: 'application/pdf' }), 'чек.pdf');
    const { file_id } = (
      await api.call<{ file_id: string }>('post', '/adm/refunds/expense_files', {
        token: keeper.token,
        body: form,
      })
    ).body.message;
    expect((await send(file_id)).body.message.requested_sum).to.equal(8500);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
