import type { AskedRefundView, InvoiceView, StaffRefund } from '@odonta/api/contract';
import { AuditEntry, Individual, type Invoice, Letter, type Order, Refund } from '@odonta/db/models';
import { buildInvoice } from '@odonta/db/testing/documentFactories.ts';
import { buildLegalMember, buildProd, buildUser, inDays } from '@odonta/db/testing/factories.ts';
import type { New } from '@odonta/db/testing/new.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import { expect } from 'chai';
import { QueryTypes } from 'sequelize';
import { receivedPosting, soldPosting } from '../../../orders/ledger/orderPostings.ts';
import { post } from '../../../orders/ledger/post.ts';
import { unitOfWork } from '../../../platform/journals/unitOfWork.ts';
import { resources } from '../../../resources.ts';
import { buyersAccount, codeFor, nameAccount } from '../../../testing/refundAccounts.ts';
import { samples } from '../../../testing/samples.ts';
import { useApi } from '../../../testing/useApi.ts';

const thiefs = { ...buyersAccount, holder: 'Чужой Пётр', account: '40702810200000000001', bic: '044525225' };
const document = { document_number: '77', document_date: '2026-11-22' };

describe('the account of a refund', () => {
  const api = useApi();
  let keeper: string;

  before(async () => {
    keeper = (await api.staff('BOOKKEEPER')).token;
  });

  const paid = (given: New<Order> = {}) =>
    api.given(async () => {
      const prod = await buildProd({ price: 1_000_000, seats_total: 20, date_start: inDays(30) });
      const order = await buildOrder({
        prod,
        status: 'CONFIRMED',
        payment_kind: 'INVOICE',
        commission_percent: 15,
        ...given,
      });
      await unitOfWork.transaction(async (transaction) => {
        const about = { order_id: order.id, center_id: order.center_id };
        await post('RECEIVED', receivedPosting('BANK', order.total), about, transaction);
        await post('SOLD', soldPosting(order), about, transaction);
      });
      return order;
    });
  const ask = async (order: Order, token?: string) => {
    const body = { participant_ids: [order.participants[0]?.id] };
    const asked = { body, ...(token && { token }) };
    return (await api.call<AskedRefundView>('post', `/orders/${order.token}/refund`, asked)).body.message.id;
  };
  const name = (token: string, body: object) =>
    api.call<AskedRefundView>('post', `/orders/${token}/refund_bank`, { body });
  const act = (id: number, move: string, token = keeper, body: object = {}) =>
    api.call<StaffRefund>('post', `/adm/refunds/${id}/${move}`, { token, body });
  const statusOf = async (id: number) => (await Refund.findByPk(id, { rejectOnEmpty: true })).status;

  it('cannot be reached by the link of an invoice, which shows and pays the invoice alone', async () => {
    const order = await paid({ status: 'PREPARE', payment_method: 'INVOICE', paid_sum: 0 });
    const invoice: Invoice = await buildInvoice({ order, total: order.total, due_date: '2027-01-10' });
    const path = `/invoices/${invoice.token}`;
    const form = new FormData();
    form.set('file', new Blob(['%PDF-1.7 paid']), 'slip.pdf');
    const answers = [
      await api.call<InvoiceView>('get', path),
      await api.call<InvoiceView>('post', `${path}/accept`, { body: {} }),
      await api.call<InvoiceView>('post', `${path}/payment_order`, { body: form }),
    ];
    for (const { status, body } of answers) {
      expect(status).to.equal(200);
      expect(JSON.stringify(body)).to.include(invoice.token).and.not.include(order.token);
    }
    const pdf = Buffer.from(await (await fetch(`${api.url}/api${path}/pdf`)).arrayBuffer());
    expect(pdf.toString('latin1')).to.not.include(order.token);
    expect((await api.call('get', `/orders/${invoice.token}`)).status).to.equal(404);
    const naming = { refund_id: 1, ...buyersAccount, code: '123456' };
    expect((await name(invoice.token, naming)).status).to.equal(404);
  });

  it('takes the code that came to the buyer: the link of the order redirects nothing', async () => {
    const order = await paid();
    const id = await ask(order);
    await nameAccount(api, order, id);
    expect((await act(id, 'approve_any')).status).to.equal(200);
    const bare = await name(order.token, { refund_id: id, ...thiefs });
    expect((bare.body as { errors?: object }).errors).to.have.key('code');
    const code = await codeFor(api, order, id);
    const swapped = await name(order.token, { refund_id: id, ...thiefs, code });
    expect([swapped.status, (swapped.body as { errors?: object }).errors]).to.deep.equal([
      422,
      { code: 'Код не подошёл: проверьте его и счёт, для которого его прислали' },
    ]);
    expect(await statusOf(id), 'still approved').to.equal('CREATED');
    const { bank } = (await api.call<StaffRefund>('get', `/adm/refunds/${id}`, { token: keeper })).body
      .message;
    expect(bank?.account).to.equal(buyersAccount.account);
  });

  it('is named by the link of its own order alone', async () => {
    const [order, other] = [await paid(), await paid()];
    const id = await ask(order);
    const code = await codeFor(api, order, id);
    const path = `/orders/${other.token}/refund_bank`;
    const named = { refund_id: id, ...buyersAccount };
    expect((await api.call('post', `${path}/code`, { body: named })).status).to.equal(404);
    expect((await api.call('post', path, { body: { ...named, code } })).status).to.equal(404);
    expect((await Refund.findByPk(id, { rejectOnEmpty: true })).bank).to.equal(null);
  });

  it('returns an approved refund to approval, is written down, and the buyer reads both accounts', async () => {
    const order = await paid();
    const id = await ask(order);
    await nameAccount(api, order, id);
    await act(id, 'approve_any');
    const changed = await nameAccount(api, order, id, thiefs);
    expect(changed.body.message).to.include({ status: 'PREPARE', account: '****************0001' });
    expect((await act(id, 'execute', keeper, document)).status, 'not approved with it').to.equal(409);
    const entries = await AuditEntry.findAll({
      where: { resource: 'refunds', record_id: String(id), action: 'name_account' },
      order: ['id'],
    });
    expect(entries.map(({ changes }) => changes.account)).to.deep.equal([
      [null, '****************2851'],
      ['****************2851', '****************0001'],
    ]);
    const letter = await Letter.findOne({
      where: { kind: 'refund_account', record_id: id },
      order: [['id', 'DESC']],
      rejectOnEmpty: true,
    });
    expect(letter.to).to.equal(order.email);
    expect(letter.text).to.include('2851').and.include('0001').and.not.include(thiefs.account);
    await act(id, 'approve_any');
    expect((await act(id, 'execute', keeper, document)).body.message.status).to.equal('FINISHED');
    expect((await name(order.token, { refund_id: id, ...thiefs, code: '000000' })).status).to.equal(409);
  });

  it('says when a code is too old and when it was tried too often', async () => {
    const order = await paid();
    const id = await ask(order);
    const code = await codeFor(api, order, id);
    const wrong = code === '111111' ? '222222' : '111111';
    const answers = [];
    for (const tried of [...Array<string>(5).fill(wrong), code])
      answers.push((await name(order.token, { refund_id: id, ...buyersAccount, code: tried })).body);
    expect((answers[5] as { errors?: object }).errors).to.deep.equal({
      code: 'Слишком много попыток: запросите новый код',
    });
    const next = await codeFor(api, order, id);
    await api.sequelize.query(
      `update one_time_secrets set expires_at = now() where kind = 'REFUND_ACCOUNT' and used_at is null`,
    );
    const late = await name(order.token, { refund_id: id, ...buyersAccount, code: next });
    expect((late.body as { errors?: object }).errors).to.deep.equal({
      code: 'Код больше не действует: запросите новый',
    });
    const path = `/orders/${order.token}/refund_bank/code`;
    const soon = await api.call('post', path, { body: { refund_id: id, ...buyersAccount } });
    expect(soon.status, 'a minute between codes').to.equal(429);
  });

  it('is named by a person who approves it neither as staff nor as the buyer', async () => {
    const chief = await buildUser({ roles: ['ADMIN', 'BOOKKEEPER'], email: 'chief@test.local' });
    const token = await api.tokenOf(chief);
    const byLink = await paid();
    const asked = await ask(byLink, token);
    expect((await Refund.findByPk(asked, { rejectOnEmpty: true })).asked_by).to.equal(chief.id);
    expect((await act(asked, 'approve_any', token)).status).to.equal(409);
    expect((await act(asked, 'approve_any')).status, 'another may').to.equal(200);

    const own = await paid({ email: 'chief@test.local' });
    const mine = await ask(own);
    expect((await act(mine, 'approve_any', token)).body.message).to.equal(
      'Это ваш заказ: возврат по нему одобряет другой сотрудник',
    );

    const individual = await api.given(() =>
      Individual.create({ last_name: 'Главная', first_name: 'Анна', email: 'chief@test.local' }),
    );
    const ofCabinet = await paid({ individual_id: individual.id, buyer_kind: 'INDIVIDUAL' });
    expect((await act(await ask(ofCabinet), 'approve_any', token)).status).to.equal(409);

    const member = await api.given(() => buildLegalMember({ email: 'chief@test.local' }));
    const ofCompany = await paid({ legal_user_id: member.legal_user_id, buyer_kind: 'LEGAL' });
    expect((await act(await ask(ofCompany), 'approve_any', token)).status, 'his company').to.equal(409);

    const byHim = await paid();
    const named = await ask(byHim);
    const code = await codeFor(api, byHim, named);
    const naming = { token, body: { refund_id: named, ...buyersAccount, code } };
    expect((await api.call('post', `/orders/${byHim.token}/refund_bank`, naming)).status).to.equal(200);
    expect((await act(named, 'approve_any', token)).status, 'named the account').to.equal(409);
    expect((await act(named, 'approve_any')).status).to.equal(200);

    const readdressed = await paid();
    const edit = { token, body: { email: 'thief@test.local', version: readdressed.version } };
    expect((await api.call('put', `/adm/orders/${readdressed.id}`, edit)).status).to.equal(200);
    const notified = await Letter.findAll({
      where: { kind: 'order_readdressed', record_id: readdressed.id },
    });
    expect(notified.map(({ to }) => to)).to.deep.equal([readdressed.email]);
    expect(notified[0]?.text).to.not.include('thief@');
    const refund = await ask(readdressed);
    expect((await act(refund, 'approve_any', token)).body.message).to.equal(
      'Контакты покупателя или счёт возврата указывали вы: одобрить его должен другой сотрудник',
    );
    expect((await act(refund, 'approve_any')).status).to.equal(200);

    const moved = await paid({ moved_from_id: readdressed.id, email: 'thief@test.local' });
    const ofRescheduled = await ask(moved);
    expect((await act(ofRescheduled, 'approve_any', token)).status, 'readdressed before its move').to.equal(
      409,
    );
    expect((await act(ofRescheduled, 'approve_any')).status).to.equal(200);

    const booked = await ask(await paid({ created_by: chief.id, buyer_kind: 'STAFF' }));
    for (const route of ['BONUS', 'BALANCE', 'BANK'] as const) {
      await Refund.update({ route }, { where: { id: booked } });
      expect((await act(booked, 'approve_any', token)).status, `booked for a caller, ${route}`).to.equal(409);
    }
    expect((await act(booked, 'approve_any')).status).to.equal(200);
  });

  it('is out of reach for staff: none of their lists and cards holds a link by which buyers act', async () => {
    for (const { build } of samples.values()) await api.given(build);
    const { token } = await api.staff('ADMIN');
    const links = await api.sequelize.query<{ name: string; link: string }>(
      `select 'orders' as name, token as link from orders union all select 'legal_requests', token from legal_requests
        union all select 'waitlist', token from waitlist`,
      { type: QueryTypes.SELECT },
    );
    expect(new Set(links.map(({ name: table }) => table)).size).to.equal(3);
    const shown = async (path: string) => {
      const answer = await api.call<{ id: number }[]>('get', path, { token });
      expect(answer.status, path).to.equal(200);
      for (const { link } of links) expect(answer.text, path).to.not.include(link);
      return answer.body.message;
    };
    for (const { name: resource, list, read } of resources) {
      const rows = list ? await shown(`/adm/${resource}`) : [];
      if (read) for (const { id } of rows.slice(0, 2)) await shown(`/adm/${resource}/${id}`);
    }
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
